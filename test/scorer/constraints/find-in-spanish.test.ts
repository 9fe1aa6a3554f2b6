import { describe, expect, it } from 'vitest'
import { found } from '../../support/constraints.ts'

describe('what a Spanish prompt asks', () => {
  it.each<[string, [string, unknown][]]>([
    [
      'Tu respuesta debe tener al menos 200 palabras.',
      [['length_constraints:number_words', { relation: 'at least', num_words: 200 }]],
    ],
    [
      'Responde en menos de 50 palabras.',
      [['length_constraints:number_words', { relation: 'less than', num_words: 50 }]],
    ],
    [
      'Escribe entre 100 y 150 palabras.',
      [['length_constraints:number_words', { relation: 'between', min: 100, max: 150 }]],
    ],
    ['No uses más de 3 frases.', [['length_constraints:number_sentences', { relation: 'at most', num_sentences: 3 }]]],
    ['Usa exactamente 4 viñetas.', [['detectable_format:number_bullet_lists', { num_bullets: 4 }]]],
    ['Responde con una lista con viñetas.', [['detectable_format:bullet_list', {}]]],
    ['No utilices viñetas.', [['detectable_format:number_bullet_lists', { num_bullets: 0 }]]],
    ['Responde en francés.', [['language:response_language', { language: 'fr' }]]],
    ['Tu respuesta debe estar solo en inglés.', [['language:response_language', { language: 'en' }]]],
    ['No uses comas.', [['punctuation:no_comma', {}]]],
    ['Sin comas, por favor.', [['punctuation:no_comma', {}]]],
    ['Escribe todo en mayúsculas.', [['change_case:spanish_capital', {}]]],
    ['Responde solo en minúsculas.', [['change_case:spanish_lowercase', {}]]],
    ['No uses mayúsculas.', [['change_case:spanish_lowercase', {}]]],
    ['Pon toda tu respuesta entre comillas dobles.', [['startend:quotation', {}]]],
    ['Termina con la frase "Hasta luego".', [['startend:end_checker', { end_phrase: 'Hasta luego' }]]],
    ['Empieza tu respuesta con "Hola".', [['startend:start_checker', { start_phrase: 'Hola' }]]],
    ['No uses la palabra "rápido".', [['keywords:forbidden_words', { forbidden_words: ['rápido'] }]]],
    ['Evita las palabras "bueno" y "malo".', [['keywords:forbidden_words', { forbidden_words: ['bueno', 'malo'] }]]],
    ['Incluye las palabras "sol" y "luna".', [['keywords:existence', { keywords: ['sol', 'luna'] }]]],
    [
      'La palabra "mar" debe aparecer al menos dos veces.',
      [['keywords:frequency', { relation: 'at least', frequency: 2, keyword: 'mar' }]],
    ],
    [
      'Usa la palabra "gato" exactamente 3 veces.',
      [['keywords:frequency', { relation: 'exactly', frequency: 3, keyword: 'gato' }]],
    ],
    [
      'La letra "e" no debe aparecer.',
      [['keywords:letter_frequency', { let_relation: 'less than', letter: 'e', let_frequency: 1 }]],
    ],
    ['Añade una posdata que empiece con P.D.', [['detectable_content:postscript', { postscript_marker: 'P.D.' }]]],
    ['Responde en formato JSON.', [['detectable_format:json_format', {}]]],
    [
      'Resalta al menos 2 secciones con *asteriscos*.',
      [['detectable_format:number_highlighted_sections', { num_highlights: 2 }]],
    ],
    ['Dame tres consejos para dormir mejor.', [['detectable_format:list_length', { num_items: 3 }]]],
    ['Escribe una función en Python que invierta una cadena.', [['code:language', { language: 'python' }]]],
    ['Presenta la respuesta en una tabla.', [['detectable_format:table', {}]]],
    ['Responde solo con sí o no.', [['detectable_format:constrained_response', { options: ['sí', 'no'] }]]],
    ['No uses emojis.', [['detectable_content:number_emojis', { relation: 'less than', num_emojis: 1 }]]],
    ['Máximo 280 caracteres.', [['length_constraints:number_letters', { relation: 'at most', num_letters: 280 }]]],
    ['Responde en una sola palabra.', [['length_constraints:number_words', { relation: 'exactly', num_words: 1 }]]],
    ['Escribe 4 párrafos separados por ***.', [['length_constraints:number_paragraphs', { num_paragraphs: 4 }]]],
    ['Da dos respuestas distintas separadas por ******.', [['combination:two_responses', {}]]],
    [
      'Incluye al menos dos signos de exclamación.',
      [['punctuation:exclamation_marks', { relation: 'at least', num_exclamations: 2 }]],
    ],
    [
      'Usa la letra ñ al menos 5 veces.',
      [['keywords:letter_frequency', { let_relation: 'at least', let_frequency: 5, letter: 'ñ' }]],
    ],
    ['Incluye 3 palabras con la letra ñ.', [['special_character:enie', { let_frequency: 3 }]]],
    ['Usa al menos 5 palabras con tilde.', [['special_character:tildes', { relation: 'at least', num_words: 5 }]]],
    ['Termina con una pregunta.', [['startend:ends_with_question', {}]]],
    [
      'El segundo párrafo debe empezar con la palabra "Pero". Escribe tres párrafos.',
      [['length_constraints:nth_paragraph_first_word', { first_word: 'Pero', num_paragraphs: 3, nth_paragraph: 2 }]],
    ],
  ])('%s', (prompt, expected) => {
    expect(found(prompt)).toEqual(expected)
  })
})

describe('what a Spanish prompt does not ask of a single answer', () => {
  it.each([
    "Tu n'as pas besoin d'utiliser des puces.",
    "Explique ce qu'est un fichier JSON.",
    'Repite primero la pregunta sin cambios y luego responde.',
    'No hace falta que uses viñetas.',
  ])('%s', (prompt) => {
    expect(found(prompt)).toEqual([])
  })
})
