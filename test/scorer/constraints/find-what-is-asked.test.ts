import { describe, expect, it } from 'vitest'
import { found, verdicts } from '../../support/constraints.ts'

const ids = (prompt: string): string[] => found(prompt).map(([id]) => id)

describe('one of something is no number of characters', () => {
  it.each([
    ['Écris une fonction qui retourne une suite de caractères.', 'code:present'],
    ['Escribe una función que reciba una cadena de caracteres.', 'code:present'],
    ['文字列を受け取る関数を書いてください。', 'code:present'],
    ['한 문자열을 뒤집는 함수를 작성해 주세요.', 'code:present'],
    ['Write a function that removes two special characters.', 'code:present'],
    ['Explique le rôle d’un caractère générique.'],
    ['Explica qué es un carácter especial.'],
    ['Sum up the villain in one character trait.'],
    ['비밀번호는 8자 이상이어야 해요. 추천해 줘.'],
    ['Mon mot de passe doit avoir 12 caractères, propose une méthode pour le retenir.'],
  ])('%s', (prompt, ...expected) => {
    expect(ids(prompt)).toEqual(expected)
  })

  it.each([
    ['Answer with a single character.', { relation: 'around', num_letters: 1 }],
    ['Réponds en 200 caractères au plus.', { relation: 'at most', num_letters: 200 }],
    ['200文字以内で答えてください。', { relation: 'at most', num_letters: 200 }],
  ])('%s limits them', (prompt, args) => {
    expect(found(prompt)).toEqual([['length_constraints:number_letters', args]])
  })
})

describe('a list in running text is counted as a reader can read it', () => {
  it.each([
    ['Name three cities in Asia.', 'The Mekong, the Ganges and the Indus.', 'yes'],
    ['Name two causes of erosion.', 'Water wears rock away, and wind carries it off.', 'yes'],
    ['Name two causes of erosion.', 'The main causes are water, which wears rock away, and wind.', 'yes'],
    ['Donne deux raisons de lire.', 'On lit pour apprendre et pour se détendre.', 'yes'],
    ['Da dos consejos para dormir.', 'Apaga la pantalla y cena pronto.', 'yes'],
    ['理由を2つ挙げてください。', '安さと速さです。', 'yes'],
    ['이유를 두 가지 알려 주세요.', '가격과 속도입니다.', 'yes'],
    ['Name five cities in Asia.', 'The Mekong.', 'no'],
    ['Name three cities in Asia.', '1. Mekong\n2. Ganges', 'no'],
    ['Name three cities in Asia.', '- Mekong\n- Ganges\n- Indus\n- Ob', 'no'],
    ['Name three cities in Asia.', 'Mekong\nGanges\nIndus\nOb\nLena', 'no'],
    ['Give me 2 tips.', '**Sleep**\n- early\n- long\n- dark\n\n**Eat**\n- greens\n- beans', 'yes'],
  ])('%s / %j is %s', async (prompt, response, expected) => {
    expect(await verdicts(prompt, response)).toEqual([expected])
  })

  it.each(['Write a story with three animals.', 'Draw up a menu with two recipes for children.'])(
    '%s contains them and lists nothing',
    (prompt) => {
      expect(ids(prompt)).toEqual([])
    },
  )

  it('takes headlines on lines of their own', async () => {
    expect(
      await verdicts(
        'Write 4 slogans for a bakery, one per line, no numbering.',
        'Fresh at dawn\nBread you can hear\nBaked, not made\nWarm since 1912',
      ),
    ).toEqual(['yes', 'yes'])
  })
})

describe('a wish before a colon is no part of the question after it', () => {
  it.each([
    ['Answer in German: how do bees make honey?', 'language:response_language'],
    ['Réponds en anglais : quelle est la capitale du Pérou ?', 'language:response_language'],
    ['Responde en italiano: ¿qué es la inflación?', 'language:response_language'],
    ['Answer in one word: should I go?', 'length_constraints:number_words'],
    ['Reply in Spanish, what time is it in Lima?', 'language:response_language'],
    ['Is the film shown in French?'],
    ['Why is the menu written in Italian?'],
  ])('%s', (prompt, ...expected) => {
    expect(ids(prompt)).toEqual(expected)
  })
})

describe('a postscript', () => {
  it.each([
    ['Thanks for coming! P.S. Bring a hat.', 'yes'],
    ['Thanks for coming.\n\nP.S.: Bring a hat.', 'yes'],
    ['Thanks. P.S. is short for postscript.\nIt is Latin.', 'no'],
    ['We write P.S. at the end of letters', 'no'],
  ])('%j: %s', async (response, expected) => {
    expect(await verdicts('End your note with a postscript that starts with P.S.', response)).toEqual([expected])
  })
})

describe('counts and marks in other words', () => {
  it.each<[string, [string, unknown][]]>([
    [
      'Mention Lisbon at least 3 times.',
      [['keywords:frequency', { relation: 'at least', frequency: 3, keyword: 'lisbon' }]],
    ],
    ['Mention hope twice.', [['keywords:frequency', { relation: 'exactly', frequency: 2, keyword: 'hope' }]]],
    [
      'Menciona Sevilla al menos dos veces.',
      [['keywords:frequency', { relation: 'at least', frequency: 2, keyword: 'sevilla' }]],
    ],
    ['Use it twice.', []],
    ['Include vegetables twice a day: is that good advice?', []],
    ['Give me 4 hashtags for a florist.', [['punctuation:marks', { mark: 'hashtag', relation: 'exactly', count: 4 }]]],
    ['Name two strengths and two weaknesses, I mean two pros and two cons of buses.', []],
    ['Write a dialogue with two characters in a bakery.', []],
    ['This field allows 64 characters. Why?', []],
    ['Is it normal to reply in one word in Norway?', []],
    ['Is my letter, written in two paragraphs too short?', []],
    ['Explain why the signs are in Italian?', []],
    ['中国語で書かれた詩を紹介してください。', []],
    ['일본어로 된 노래를 추천해 주세요.', []],
    ['Write a note about rain, no title, all lowercase.', [['change_case:english_lowercase', {}]]],
    [
      'I would be glad if you could keep it to four sentences.',
      [['length_constraints:number_sentences', { relation: 'exactly', num_sentences: 4 }]],
    ],
    ['Contesta solo con JSON.', [['detectable_format:json_format', {}]]],
    ['Mention our company twice.', []],
    ['Answer with nothing but JSON.', [['detectable_format:json_format', {}]]],
    [
      'Start each chapter with the word CHAPTER followed by its number.',
      [['detectable_format:multiple_sections', { relation: 'at least', num_sections: 1, section_spliter: 'CHAPTER' }]],
    ],
    [
      'List the benefits of tea as bullet points in at most 40 words.',
      [
        ['detectable_format:bullet_list', {}],
        ['length_constraints:number_words', { relation: 'at most', num_words: 40 }],
      ],
    ],
    ['My editor asked me to write in lowercase only.', []],
    ['Ma prof m’a demandé de répondre en 200 mots.', []],
    ['Mi jefa me pidió responder en menos de 50 palabras.', []],
  ])('%s', (prompt, expected) => {
    expect(found(prompt)).toEqual(expected)
  })
})
