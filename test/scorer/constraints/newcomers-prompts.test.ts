import { describe, expect, test } from 'vitest'
import { findConstraints } from '../../../src/scorer/constraints/find-constraints.ts'

describe('nouns that count', () => {
  test.each([
    ['Write at least a dozen sentences on dogs', { relation: 'at least', num_sentences: 12 }],
    ['Write no more than a dozen sentences on dogs', { relation: 'at most', num_sentences: 12 }],
    ['Write at least half a dozen sentences on dogs', { relation: 'at least', num_sentences: 6 }],
    ['Write exactly two dozen sentences on dogs', { relation: 'exactly', num_sentences: 24 }],
    ['Describe dogs in less than a hundred words', { relation: 'less than', num_words: 100 }],
    ['Describe dogs in more than a thousand words', { relation: 'at least', num_words: 1001 }],
    ['Always reply in under a hundred words.', { relation: 'less than', num_words: 100 }],
    ['Décris Paris en au moins une douzaine de mots.', { relation: 'at least', num_words: 12 }],
    ["Décris Paris en moins d'une centaine de mots.", { relation: 'less than', num_words: 100 }],
    ['Describe Madrid con al menos una docena de palabras', { relation: 'at least', num_words: 12 }],
    ['Describe Madrid en exactamente una veintena de palabras', { relation: 'exactly', num_words: 20 }],
  ])('%s', (prompt, wanted) => {
    expect(findConstraints(prompt).map((found) => found.arguments)).toEqual([wanted])
  })
})

describe('a sentence that goes on after the one word it names', () => {
  test.each([
    ['Include the word dog and explain why they bark', { keywords: ['dog'] }],
    ['Mention the word freedom and make it sound inspiring', { keywords: ['freedom'] }],
    ['Do not use the word cat or repeat yourself', { forbidden_words: ['cat'] }],
    ['Mention the words freedom and peace', { keywords: ['freedom', 'peace'] }],
  ])('%s', (prompt, wanted) => {
    expect(findConstraints(prompt).map((found) => found.arguments)).toEqual([wanted])
  })
})

test('the full stop after a word to end with is the prompt’s own', () => {
  const [found] = findConstraints('Describe dogs and end with the word Woof.')
  expect(found?.arguments).toEqual({ end_phrase: 'Woof' })
})

describe('a count of what was handed over', () => {
  test.each([
    'Summarise these 2 paragraphs about dogs.\n\nDogs bark.\n\nDogs run.',
    'The 5 paragraphs below describe dogs. What do they do?',
    'Rewrite the 3 sentences below about dogs: Dogs bark. Dogs run. Dogs eat.',
    'Shorten this 500 word essay on dogs',
    'Résume ces 3 paragraphes sur les chiens',
    'Resume los 3 párrafos siguientes sobre perros',
  ])('%s', (prompt) => {
    expect(findConstraints(prompt)).toEqual([])
  })

  test('leaves a count of the answer beside it', () => {
    const [found, ...others] = findConstraints('Summarise these 2 paragraphs in 3 sentences: Dogs bark.')
    expect(found?.arguments).toEqual({ relation: 'exactly', num_sentences: 3 })
    expect(others).toEqual([])
  })
})

describe('two or three', () => {
  test.each([
    ['Cite deux ou trois films.', { relation: 'between', min: 2, max: 3 }],
    ['Write two to three hundred words on dogs.', { relation: 'between', min: 200, max: 300 }],
    ['Write between forty and sixty words on dogs.', { relation: 'between', min: 40, max: 60 }],
    ['Write at least 100 words but no more than 150.', { relation: 'between', min: 100, max: 150 }],
    ['Use no fewer than 3 and no more than 5 sentences.', { relation: 'between', min: 3, max: 5 }],
    ['강아지에 대해 두세 문장으로 써 줘.', { relation: 'between', min: 2, max: 3 }],
    ['犬について二、三文で書いて。', { relation: 'between', min: 2, max: 3 }],
  ])('%s', (prompt, wanted) => {
    expect(findConstraints(prompt).map((found) => found.arguments)).toEqual([wanted])
  })
})

describe('a bound under a negation is the other one', () => {
  test.each([
    ['Votre texte ne doit pas contenir plus de 100 mots.', { relation: 'at most', num_words: 100 }],
    ['Ton essai ne saurait faire moins de 120 mots.', { relation: 'at least', num_words: 120 }],
    ['Jamais plus de quatre phrases.', { relation: 'at most', num_sentences: 4 }],
    ['Tu ensayo no puede tener menos de 120 palabras.', { relation: 'at least', num_words: 120 }],
    ['Nunca uses más de 40 palabras.', { relation: 'at most', num_words: 40 }],
    ['160자를 넘기면 안 돼.', { relation: 'at most', num_letters: 160 }],
  ])('%s', (prompt, wanted) => {
    expect(findConstraints(prompt).map((found) => found.arguments)).toEqual([wanted])
  })
})

describe('what was named before is counted', () => {
  test.each([
    ['Gift ideas for a gardener. Eight of them in a bulleted list.', { num_bullets: 8 }],
    ['Answer in full sentences, but at most two of them.', { relation: 'at most', num_sentences: 2 }],
    ['What are good trails near Turin? Name at most two of them.', { relation: 'at most', num_items: 2 }],
    ['私の食生活について質問をちょうど3つしてください。', { relation: 'exactly', num_questions: 3 }],
  ])('%s', (prompt, wanted) => {
    expect(findConstraints(prompt).map((found) => found.arguments)).toEqual([wanted])
  })
})

describe('a wish is found once', () => {
  test.each([
    'Responde sin usar comas: ¿qué es un agujero negro?',
    'Responde en mayúsculas: ¿cuál es la capital de Chile?',
    'Donne trois conseils sous forme de liste numérotée pour mieux dormir.',
    "N'utilise pas de listes numérotées.",
  ])('%s', (prompt) => {
    expect(findConstraints(prompt)).toHaveLength(1)
  })
})

describe('what a comma begins is not denied with what stands before it', () => {
  test.each([
    ['Write my out-of-office: no emojis, mention "Monday".', { keywords: ['monday'] }],
    ['Rédige un mot sans émoji, avec le mot « lundi ».', { keywords: ['lundi'] }],
    ['Redacta un mensaje sin emojis y con la palabra "lunes".', { keywords: ['lunes'] }],
  ])('%s', (prompt, wanted) => {
    expect(findConstraints(prompt).map((found) => found.arguments)).toContainEqual(wanted)
  })
})

describe('what is explained is no program', () => {
  test.each([
    ['Explain APIs to my mum in no more than four sentences.', 1],
    ['Explain the Feynman method in four sentences.', 1],
    ['Explain a function that returns at most 3 words.', 0],
  ])('%s', (prompt, wanted) => {
    expect(findConstraints(prompt)).toHaveLength(wanted)
  })
})
