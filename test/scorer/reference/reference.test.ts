import { describe, expect, test } from 'vitest'
import type { Profile } from '../../bench/reference/loose-variants.ts'
import { referenceVerdict } from '../../bench/reference/reference.ts'

function verdict(id: string, response: string, options: { given?: object; language?: string; profile?: Profile } = {}) {
  const { given = {}, language = 'en', profile = 'strict' } = options
  return referenceVerdict({ id, context: { arguments: { ...given }, language }, response, profile })
}

describe('what the published checker accepts although the words of the prompt mean otherwise', () => {
  test('a fixed answer anywhere in the response', () => {
    expect(verdict('detectable_format:constrained_response', 'Well, My answer is no. Sorry!')).toBe(true)
  })

  test('a keyword inside a longer word, and as a pattern', () => {
    expect(verdict('keywords:existence', 'Concatenate them.', { given: { keywords: ['cat'] } })).toBe(true)
    expect(
      verdict('keywords:frequency', 'cot, cut', { given: { keyword: 'c.t', frequency: 2, relation: 'at least' } }),
    ).toBe(true)
  })

  test('a rule of dashes as a bullet', () => {
    expect(verdict('detectable_format:number_bullet_lists', '* one\n---\n- two', { given: { num_bullets: 3 } })).toBe(
      true,
    )
  })

  test('a text between three stars as two highlights', () => {
    const given = { num_highlights: 2 }
    expect(verdict('detectable_format:number_highlighted_sections', 'a ***bold*** word', { given })).toBe(true)
    expect(verdict('detectable_format:number_highlighted_sections', 'an *emphasised* word', { given })).toBe(false)
  })
})

test('a forbidden word counts only as a whole word, without regard to case', () => {
  const given = { forbidden_words: ['rock'] }
  expect(verdict('keywords:forbidden_words', 'A rocket.', { given })).toBe(true)
  expect(verdict('keywords:forbidden_words', 'Rock!', { given })).toBe(false)
})

test('an empty part between two dividers fails, an empty first or last one does not count', () => {
  const given = { num_paragraphs: 2 }
  expect(verdict('length_constraints:number_paragraphs', '***\none\n***\ntwo\n***', { given })).toBe(true)
  expect(verdict('length_constraints:number_paragraphs', 'one\n***\n***\ntwo', { given })).toBe(false)
})

test('the nth paragraph begins with the word up to its punctuation, among as many paragraphs as asked', () => {
  const given = { num_paragraphs: 2, nth_paragraph: 2, first_word: 'therefore' }
  expect(verdict('length_constraints:nth_paragraph_first_word', 'One.\n\n"Therefore, two.', { given })).toBe(true)
  expect(verdict('length_constraints:nth_paragraph_first_word', 'One.\n\nTherefore\n\nthree', { given })).toBe(false)
})

test('the language decides which mark is a comma, a title or a quotation', () => {
  expect(verdict('punctuation:no_comma', 'はい、そうです', { language: 'ja' })).toBe(false)
  expect(verdict('punctuation:no_comma', 'yes, no', { language: 'ja' })).toBe(true)
  expect(verdict('detectable_format:title', '##Mer##', { language: 'fr' })).toBe(true)
  expect(verdict('startend:quotation', '« Oui »', { language: 'fr' })).toBe(true)
})

test('a blank response fails what it would meet', () => {
  expect(verdict('punctuation:no_comma', ' \n')).toBe(false)
})

test('the loose profile passes when a variant does: without a lead-in, a closing line or asterisks', () => {
  expect(verdict('detectable_format:json_format', 'Sure!\n{"a": 1}')).toBe(false)
  expect(verdict('detectable_format:json_format', 'Sure!\n{"a": 1}', { profile: 'loose' })).toBe(true)
  expect(verdict('startend:quotation', '**"Yes."**', { profile: 'loose' })).toBe(true)
})

test('letters decide the case, and sentences of another language fail it', () => {
  expect(verdict('change_case:english_lowercase', 'all of this is in the right case and it is english')).toBe(true)
  expect(verdict('change_case:english_lowercase', 'le chat est dans la maison avec une souris et il dort')).toBe(false)
  expect(verdict('change_case:english_lowercase', 'All of this is not')).toBe(false)
})

test('an unknown kind and a missing argument are errors', () => {
  expect(() => verdict('keywords:unheard_of', 'text')).toThrow(TypeError)
  expect(() => verdict('length_constraints:number_words', 'text', { given: { relation: 'at least' } })).toThrow(
    TypeError,
  )
})
