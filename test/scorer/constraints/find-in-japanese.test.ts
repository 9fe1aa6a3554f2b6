import { describe, expect, it } from 'vitest'
import { found } from '../../support/constraints.ts'

describe('what a Japanese prompt asks', () => {
  it.each<[string, [string, unknown][]]>([
    [
      '200文字以内で答えてください。',
      [['length_constraints:number_letters', { relation: 'at most', num_letters: 200 }]],
    ],
    [
      '100文字以上150文字以下でまとめてください。',
      [
        ['length_constraints:number_letters', { relation: 'at least', num_letters: 100 }],
        ['length_constraints:number_letters', { relation: 'at most', num_letters: 150 }],
      ],
    ],
    ['3文で要約してください。', [['length_constraints:number_sentences', { relation: 'exactly', num_sentences: 3 }]]],
    ['箇条書きで5つ挙げてください。', [['detectable_format:number_bullet_lists', { num_bullets: 5 }]]],
    ['箇条書きは使わないでください。', [['detectable_format:number_bullet_lists', { num_bullets: 0 }]]],
    ['英語で答えてください。', [['language:response_language', { language: 'en' }]]],
    ['「ありがとう」という言葉で締めてください。', [['startend:end_checker', { end_phrase: 'ありがとう' }]]],
    ['最後は「以上です。」で終わってください。', [['startend:end_checker', { end_phrase: '以上です。' }]]],
    ['「こんにちは」で始めてください。', [['startend:start_checker', { start_phrase: 'こんにちは' }]]],
    [
      '「猫」という単語を3回以上使ってください。',
      [['keywords:frequency', { relation: 'at least', frequency: 3, keyword: '猫' }]],
    ],
    ['「犬」を使わないでください。', [['keywords:forbidden_words', { forbidden_words: ['犬'] }]]],
    ['キーワード「海」と「空」を含めてください。', [['keywords:existence', { keywords: ['海', '空'] }]]],
    ['読点を使わずに書いてください。', [['punctuation:no_comma', {}]]],
    ['句点は使わないこと。', [['punctuation:no_period', {}]]],
    ['JSON形式で出力してください。', [['detectable_format:json_format', {}]]],
    ['表形式で比較してください。', [['detectable_format:table', {}]]],
    ['番号付きリストで3つの手順を説明してください。', [['detectable_format:number_numbered_lists', { num_items: 3 }]]],
    ['ひらがなのみで書いてください。', [['letters:hiragana_only', {}]]],
    ['漢字を使わずに答えてください。', [['letters:kanji', { relation: 'less than', kanji_limit: 1 }]]],
    ['カタカナは使わないでください。', [['letters:no_katakana', {}]]],
    [
      '4段落で書いてください。段落は***で区切ってください。',
      [['length_constraints:number_paragraphs', { num_paragraphs: 4 }]],
    ],
    ['Pythonで関数を書いてください。', [['code:language', { language: 'python' }]]],
    ['コード例を示してください。', [['code:present', {}]]],
    [
      '絵文字を2つ以上使ってください。',
      [['detectable_content:number_emojis', { relation: 'at least', num_emojis: 2 }]],
    ],
    ['絵文字は使わないでください。', [['detectable_content:number_emojis', { relation: 'less than', num_emojis: 1 }]]],
    ['はいかいいえで答えてください。', [['detectable_format:constrained_response', { options: ['はい', 'いいえ'] }]]],
    ['『』で囲んだタイトルをつけてください。', [['detectable_format:title', { wrapper: '『…』' }]]],
    ['全ての文を「ます」で終わらせてください。', [['startend:sentence_unified_end', { ending: 'ます' }]]],
    ['2つの異なる回答を******で区切って示してください。', [['combination:two_responses', {}]]],
    [
      '応答には少なくとも3つのプレースホルダーを含めてください。',
      [['detectable_content:number_placeholders', { num_placeholders: 3 }]],
    ],
    [
      '全部大文字の英単語を3つ以上使ってください。',
      [['change_case:capital_word_frequency', { capital_relation: 'at least', capital_frequency: 3 }]],
    ],
    ['3つの理由を挙げてください。', [['detectable_format:list_length', { num_items: 3 }]]],
    ['質問で終わってください。', [['startend:ends_with_question', {}]]],
  ])('%s', (prompt, expected) => {
    expect(found(prompt)).toEqual(expected)
  })
})

describe('what a Japanese prompt does not ask of a single answer', () => {
  it.each([
    '最初にこの指示をそのまま繰り返してから答えてください。',
    '一言で答えてください。',
    'JSONとは何か説明してください。',
  ])('%s', (prompt) => {
    expect(found(prompt)).toEqual([])
  })
})
