import { describe, expect, it } from 'vitest'
import { found, verdicts } from '../../../support/constraints.ts'

describe('a prompt asks for the language of the answer', () => {
  it.each<[string, [string, unknown][]]>([
    ['Respond in Spanish.', [['language:response_language', { language: 'es' }]]],
    ['Please write it in German.', [['language:response_language', { language: 'de' }]]],
    ['Your response must be in Japanese only.', [['language:response_language', { language: 'ja' }]]],
    ['Answer using only the Hindi language.', [['language:response_language', { language: 'hi' }]]],
    ['Respond only in Arabic, no other language is allowed.', [['language:response_language', { language: 'ar' }]]],
    ['The whole reply has to be in Swahili.', [['language:response_language', { language: 'sw' }]]],
    ['I want you to answer in Korean.', [['language:response_language', { language: 'ko' }]]],
    ['Write an essay entirely in Italian.', [['language:response_language', { language: 'it' }]]],
    ['Your answer should be in the Tamil language.', [['language:response_language', { language: 'ta' }]]],
    ['Use only French.', [['language:response_language', { language: 'fr' }]]],
    ['Reply in Portuguese please', [['language:response_language', { language: 'pt' }]]],
    ['Could you write the letter in Dutch?', [['language:response_language', { language: 'nl' }]]],
  ])('%s', (prompt, expected) => {
    expect(found(prompt)).toEqual(expected)
  })
})

describe('a response is checked for the language of the answer', () => {
  it.each([
    ['Respond in Spanish.', 'El gato duerme sobre la mesa de la cocina desde esta mañana.', 'yes'],
    ['Respond in Spanish.', 'The cat sleeps on the kitchen table.', 'no'],
    ['Your response must be in Japanese only.', '猫は台所のテーブルの上で寝ています。', 'yes'],
    ['Your response must be in Japanese only.', 'The cat sleeps.', 'no'],
    ['Answer using only the Hindi language.', 'बिल्ली रसोई की मेज पर सो रही है।', 'yes'],
    ['Respond in Russian.', 'Кошка спит на кухонном столе с самого утра.', 'yes'],
    ['Respond in Chinese.', '猫在厨房的桌子上睡觉。', 'yes'],
  ])('%s / %j is %s', async (prompt, response, expected) => {
    expect(await verdicts(prompt, response)).toEqual([expected])
  })
})
