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
