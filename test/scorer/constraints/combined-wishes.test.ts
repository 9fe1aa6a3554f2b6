import { describe, expect, it } from 'vitest'
import { findConstraints } from '../../../src/scorer/constraints/index.ts'

/** A wish, and the end of the id of its kind. */
type Wish = readonly [words: string, kind: string]
type Language = {
  lengths: readonly Wish[]
  shapes: readonly Wish[]
  others: readonly Wish[]
  ask: (wishes: string[]) => string[]
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  en: {
    lengths: [
      ['in at most 20 words', 'number_words'],
      ['in 3 sentences', 'number_sentences'],
      ['in two paragraphs', 'number_paragraphs'],
      ['in under 200 characters', 'number_letters'],
    ],
    shapes: [
      ['as bullet points', 'bullet_list'],
      ['as a numbered list', 'numbered_list'],
      ['in a table', 'table'],
      ['in all caps', 'english_capital'],
    ],
    others: [
      ['in French', 'response_language'],
      ['without commas', 'no_comma'],
      ['without emojis', 'number_emojis'],
    ],
    ask: (wishes) => [
      `Describe Paris ${wishes.join(' ')}.`,
      `Describe Paris ${wishes.join(', ')}.`,
      `Please describe Paris, ${wishes.join(' and ')}.`,
    ],
  },
  fr: {
    lengths: [
      ['en 3 phrases', 'number_sentences'],
      ['en deux paragraphes', 'number_paragraphs'],
      ['en moins de 200 caractères', 'number_letters'],
    ],
    shapes: [
      ['sous forme de liste à puces', 'bullet_list'],
      ['sous forme de liste numérotée', 'numbered_list'],
      ['dans un tableau', 'table'],
      ['en majuscules', 'french_capital'],
    ],
    others: [
      ['en anglais', 'response_language'],
      ['sans virgules', 'no_comma'],
      ['sans emojis', 'number_emojis'],
    ],
    ask: (wishes) => [`Décris Paris ${wishes.join(' ')}.`, `Décris Paris ${wishes.join(', ')}.`],
  },
  es: {
    lengths: [
      ['en 3 oraciones', 'number_sentences'],
      ['en dos párrafos', 'number_paragraphs'],
      ['en menos de 200 caracteres', 'number_letters'],
    ],
    shapes: [
      ['en una lista con viñetas', 'bullet_list'],
      ['en una lista numerada', 'numbered_list'],
      ['en una tabla', 'table'],
      ['en mayúsculas', 'spanish_capital'],
    ],
    others: [
      ['en inglés', 'response_language'],
      ['sin comas', 'no_comma'],
      ['sin emojis', 'number_emojis'],
    ],
    ask: (wishes) => [`Describe París ${wishes.join(' ')}.`, `Describe París ${wishes.join(', ')}.`],
  },
  ja: {
    lengths: [
      ['100文字以内で', 'number_letters'],
      ['3文で', 'number_sentences'],
      ['2段落で', 'number_paragraphs'],
    ],
    shapes: [
      ['箇条書きで', 'bullet_list'],
      ['番号付きリストで', 'numbered_list'],
      ['表形式で', 'table'],
    ],
    others: [
      ['英語で', 'response_language'],
      ['読点を使わずに', 'no_comma'],
      ['絵文字なしで', 'number_emojis'],
    ],
    ask: (wishes) => [
      `パリについて${wishes.join('')}説明してください。`,
      `パリについて${wishes.join('、')}書いてください。`,
    ],
  },
  ko: {
    lengths: [
      ['100자 이내로', 'number_letters'],
      ['3문장으로', 'number_sentences'],
      ['두 문단으로', 'number_paragraphs'],
    ],
    shapes: [
      ['글머리 기호로', 'bullet_list'],
      ['번호 목록으로', 'numbered_list'],
      ['표로', 'table'],
    ],
    others: [
      ['영어로', 'response_language'],
      ['쉼표 없이', 'no_comma'],
      ['이모지 없이', 'number_emojis'],
    ],
    ask: (wishes) => [
      `파리에 대해 ${wishes.join(' ')} 설명해 주세요.`,
      `파리에 대해 ${wishes.join(', ')} 작성해 주세요.`,
    ],
  },
}

function combinations({ lengths, shapes, others }: Language): Wish[][] {
  const pairs = [
    ...lengths.flatMap((one) => [...shapes, ...others].map((two) => [one, two])),
    ...shapes.flatMap((one) => others.map((two) => [one, two])),
  ]
  const triples = lengths.flatMap((one) =>
    shapes.flatMap((two) =>
      others.flatMap((three) => [
        [one, two, three],
        [three, one, two],
      ]),
    ),
  )
  return [...pairs, ...pairs.map((pair) => pair.toReversed()), ...triples]
}

describe('several wishes in one clause are each found, and no other', () => {
  it.each(Object.entries(LANGUAGES))('%s', (_, language) => {
    const faults = combinations(language).flatMap((wishes) =>
      language.ask(wishes.map(([words]) => words)).flatMap((prompt) => {
        const found = findConstraints(prompt).map(({ id }) => id.split(':')[1] ?? '')
        const expected = wishes.map(([, kind]) => kind)
        return found.toSorted().join(' ') === expected.toSorted().join(' ') ? [] : [{ prompt, found }]
      }),
    )
    expect(faults).toEqual([])
  })
})
