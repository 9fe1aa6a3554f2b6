import { describe, expect, test } from 'vitest'
import { readPrompt } from '../../../../src/scorer/judge/embedded/exchange-reading.ts'

function itemsOf(prompt: string): string[] {
  return readPrompt(prompt).items.map(({ text, isForbidden }) => (isForbidden ? `not ${text}` : text))
}

describe('what a prompt asks for besides its main ask', () => {
  test.each([
    [
      'Write a Python class with initialization, validation, error handling, and documentation',
      ['initialization', 'validation', 'error handling', 'documentation'],
    ],
    [
      'Implement a factorial calculator in Python with: input validation, error handling, and docstring',
      ['input validation', 'error handling', 'docstring'],
    ],
    ['Create a REST API endpoint with authentication and rate limiting', ['authentication', 'rate limiting']],
    [
      'Write a Python function to calculate factorial with error handling for negative numbers',
      ['error handling for negative numbers'],
    ],
    ['Explain what an API is and give an example', ['an example']],
    [
      'Write a function in Go that takes a slice of integers and returns the sum and the average.',
      ['returns the sum', 'the average'],
    ],
    [
      'Draft a cover letter. It should mention my experience and my degree in economics.',
      ['my experience', 'my degree in economics'],
    ],
    ['Explain quantum computing to a beginner. Avoid jargon. Use an analogy.', ['not jargon', 'an analogy']],
    [
      'Write a cover letter including:\n- a greeting\n- my motivation\n- a call to action',
      ['a greeting', 'my motivation', 'a call to action'],
    ],
    [
      'Écris une classe Python avec initialisation, validation, gestion des erreurs et documentation',
      ['initialisation', 'validation', 'gestion des erreurs', 'documentation'],
    ],
    [
      'Escribe una historia sobre un perro que incluya un parque, una pelota y un final feliz.',
      ['un parque', 'una pelota', 'un final feliz'],
    ],
    ['Return JSON with the keys a, b and c.', ['a', 'b', 'c']],
    ['Return JSON with keys "first name" and age for a man called Jo.', ['first name', 'age']],
    ['Make a table of rivers with columns Name and Length', ['Name', 'Length']],
    ['Create a form with name, email and phone fields', ['name', 'email', 'phone']],
    ['Renvoie du JSON avec les champs ville et pays', ['ville', 'pays']],
    [
      '초기화, 유효성 검사, 오류 처리, 문서화를 포함한 Python 클래스를 작성하세요',
      ['초기화', '유효성 검사', '오류 처리', '문서화'],
    ],
    [
      '初期化、検証、エラー処理、ドキュメントを含むPythonクラスを書いてください',
      ['初期化', '検証', 'エラー処理', 'ドキュメント'],
    ],
  ])('%s', (prompt, items) => {
    expect(itemsOf(prompt)).toEqual(items)
  })

  test.each([
    'What is the capital of France?',
    'Explain how to reverse a string',
    'Compare let and const in JavaScript',
    'How should I deal with anger?',
    'What rhymes with "moon"?',
    'Which planet is the largest?\nA) Mars\nB) Jupiter\nC) Venus',
    'Sort these words:\n- pear\n- apple\n- fig',
    'Summarize this text: The forest, which covers much of the basin, is home to plants and animals. It must be saved.',
  ])('nothing in: %s', (prompt) => {
    expect(itemsOf(prompt)).toEqual([])
  })

  test('gives each item verbatim with its place in the prompt', () => {
    const prompt = 'Hello! Please write a poem with a moon, a river, and silence.'
    for (const { text, start, end } of readPrompt(prompt).items) expect(prompt.slice(start, end)).toBe(text)
  })
})
