import { findConstraints } from '../../../../src/scorer/constraints/index.ts'
import { createPromptAlignmentScorerLLM } from '../../../../src/scorer/index.ts'
import { CONSTRAINED, DEGENERATE, ECHOES, INJECTIONS, REFUSALS } from '../robustness-cases.ts'
import type { Language } from '../robustness-cases.ts'
import type { Exchanges } from './exchange.ts'
import { english } from './exchanges-en.ts'
import { fresh } from './exchanges-fresh.ts'
import { french } from './exchanges-fr.ts'
import { japanese } from './exchanges-ja.ts'
import { korean } from './exchanges-ko.ts'
import { spanish } from './exchanges-es.ts'
import { FILLERS, RESTATEMENTS } from './fillers.ts'
import { PARTLY_ANSWERED } from './partial.ts'

export type SweepCase = { language: Language; prompt: string; response: string; note: string; value: number }
export type SweepGroup = {
  name: string
  /** What the value is: a score in 0..1, or by how much a score moved. */
  measure: 'score' | 'moved by' | 'raised by'
  atMost: number | null
  cases: readonly SweepCase[]
}

/**
 * `tuned` prompts and fillers may be looked at while the judge is worked on; the `unseen` ones are for measuring only; the `fresh` prompts
 * were written last, with the fillers of the `unseen` ones.
 */
export type Half = 'tuned' | 'unseen' | 'fresh'

const EXCHANGES: Readonly<Record<Language, Exchanges>> = {
  en: english,
  fr: french,
  es: spanish,
  ja: japanese,
  ko: korean,
}
export const LANGUAGES = ['en', 'fr', 'es', 'ja', 'ko'] as const
const PADDED_LENGTH = 3
const SHORT_ANSWER = 70

type Asked = { language: Language; prompt: string; response: string; note: string }

function halfOf<Item>(items: readonly Item[], half: Half): Item[] {
  if (half === 'fresh') return []
  return items.filter((_, index) => (index % 2 === 0) === (half === 'tuned'))
}

function exchangesOf(language: Language, half: Half): Exchanges {
  return half === 'fresh' ? fresh[language] : halfOf(EXCHANGES[language], half)
}

const scorer = createPromptAlignmentScorerLLM({ model: 'embedded', options: { evaluationMode: 'user' } })

async function score(prompt: string, response: string): Promise<number> {
  return (await scorer.run({ input: prompt, output: response, runId: 'bench' })).normalizedScore
}

async function scored(asked: readonly Asked[]): Promise<SweepCase[]> {
  return Promise.all(asked.map(async (given) => ({ ...given, value: await score(given.prompt, given.response) })))
}

/** True where both answers are a word or a short phrase: only knowledge tells a wrong one from the right one. */
function areBothShort(first: string, second: string): boolean {
  return (
    first.length <= SHORT_ANSWER && second.length <= SHORT_ANSWER && !first.includes('\n') && !second.includes('\n')
  )
}

export function offTopicPairs(half: Half): { texts: Asked[]; short: Asked[] } {
  const texts: Asked[] = []
  const short: Asked[] = []
  for (const [turn, language] of LANGUAGES.entries()) {
    const other = LANGUAGES[(turn + 1) % LANGUAGES.length] ?? 'en'
    const own = exchangesOf(language, half)
    const foreign = exchangesOf(other, half)
    for (const [at, [prompt, answer]] of own.entries()) {
      for (const [from, answers] of [
        [language, own],
        [other, foreign],
      ] as const) {
        for (const [index, [, response]] of answers.entries()) {
          if (index === at) continue
          const list = areBothShort(answer, response) ? short : texts
          list.push({ language, prompt, response, note: from })
        }
      }
    }
  }
  return { texts, short }
}

function firstSentence(text: string): string {
  return /^[^]+?[.!?。](?=\s|$|\p{L})/u.exec(text)?.[0] ?? text
}

/** Answers of every worth, to be tampered with. */
function bases(half: Half): Asked[] {
  return LANGUAGES.flatMap((language) => {
    const own = exchangesOf(language, half)
    return [
      ...own.flatMap(([prompt, answer], index) => [
        { language, prompt, response: answer, note: 'good' },
        { language, prompt, response: firstSentence(answer), note: 'beginning' },
        { language, prompt, response: own[(index + 7) % own.length]?.[1] ?? '', note: 'off topic' },
        { language, prompt, response: REFUSALS[language][index % 3] ?? '', note: 'refusal' },
        { language, prompt, response: ECHOES[index % ECHOES.length]?.(prompt) ?? prompt, note: 'echo' },
        { language, prompt, response: 'Solution:', note: 'degenerate' },
      ]),
      ...halfOf(PARTLY_ANSWERED[language], half).map(([prompt, response]) => {
        return { language, prompt, response, note: 'partial' }
      }),
    ]
  })
}

function fluffFor(language: Language, prompt: string, half: Half): { note: string; text: string }[] {
  const turn = half === 'tuned' ? 0 : 1
  const other = LANGUAGES[(LANGUAGES.indexOf(language) + 2) % LANGUAGES.length] ?? 'en'
  const of = (from: Language) =>
    Object.entries(FILLERS[from]).map(([kind, texts]) => ({ note: `${kind} (${from})`, text: `${texts[turn]} ` }))
  return [...new Set([language, 'en' as const, other])]
    .flatMap(of)
    .concat({ note: 'restated', text: `${RESTATEMENTS[language][turn]?.(prompt)} ` })
}

function padding(response: string, fluff: string): string {
  const missing = Math.max(response.length * (PADDED_LENGTH - 1), fluff.length)
  return fluff.repeat(Math.ceil(missing / fluff.length)).slice(0, missing)
}

function paddedVariants(base: Asked, half: Half): Asked[] {
  const { language, prompt, response, note } = base
  const repeated = `${response} `.repeat(PADDED_LENGTH)
  const ending = `${response} ${`${firstSentence(response)} `.repeat(PADDED_LENGTH)}`
  return [
    ...fluffFor(language, prompt, half).flatMap(({ note: kind, text }) => {
      const pad = padding(response, text)
      return [
        { ...base, response: `${response}\n\n${pad}`, note: `${note} + ${kind}` },
        { ...base, response: `${response} ${pad}`, note: `${note} + ${kind}, same line` },
        { ...base, response: `${pad}\n\n${response}`, note: `${kind} + ${note}` },
        { ...base, response: `${text}\n\n${response}\n\n${pad}`, note: `${kind} + ${note} + ${kind}` },
      ]
    }),
    { ...base, response: repeated, note: `${note}, three times` },
    { ...base, response: ending, note: `${note} + its beginning` },
  ]
}

function injectedVariants(base: Asked): Asked[] {
  const { response, note } = base
  const cut = firstSentence(response).length
  return INJECTIONS.flatMap((injection) => [
    { ...base, response: `${response}\n\n${injection}`, note: `${note} + injection` },
    { ...base, response: `${injection}\n\n${response}`, note: `injection + ${note}` },
    ...(cut < response.length
      ? [
          {
            ...base,
            response: `${response.slice(0, cut)} ${injection} ${response.slice(cut)}`,
            note: `${note}, injected`,
          },
        ]
      : []),
  ])
}

async function moved(options: {
  all: readonly Asked[]
  variants: (base: Asked) => Asked[]
  oneIn: number
}): Promise<SweepCase[]> {
  const { all, variants, oneIn } = options
  const found = await Promise.all(
    all.map(async (base, turn) => {
      const before = await score(base.prompt, base.response)
      const after = await scored(variants(base).filter((_, index) => (index + turn) % oneIn === 0))
      return after.map((given) => ({ ...given, value: given.value - before }))
    }),
  )
  return found.flat()
}

/** Measures one half of the prompts, with its half of the fillers; of the tampered answers only one in `oneIn`. */
export async function sweep(half: Half, oneIn = 1): Promise<SweepGroup[]> {
  const asked = LANGUAGES.flatMap((language) => {
    return exchangesOf(language, half).map(([prompt, response]) => ({ language, prompt, response, note: 'good' }))
  })
  const { texts, short } = offTopicPairs(half)
  const each = (responses: (given: Asked) => readonly string[], note: string) => {
    return asked.flatMap((given) => responses(given).map((response) => ({ ...given, response, note })))
  }
  const constrained = CONSTRAINED.flatMap(({ language, prompt }) => {
    return exchangesOf(language, half).map(([, response]) => ({
      language,
      prompt,
      response,
      note: 'constrained',
    }))
  })
  const all = bases(half).filter(({ prompt }) => findConstraints(prompt).length === 0)
  const injected = (await moved({ all, variants: injectedVariants, oneIn })).map((given) => ({
    ...given,
    value: Math.abs(given.value),
  }))
  return [
    { name: 'good', measure: 'score', atMost: null, cases: await scored(asked) },
    { name: 'off topic', measure: 'score', atMost: 0.2, cases: await scored(texts) },
    { name: 'short answers to other short questions', measure: 'score', atMost: null, cases: await scored(short) },
    { name: 'off topic, constraint met', measure: 'score', atMost: 0.45, cases: await scored(constrained) },
    {
      name: 'refused',
      measure: 'score',
      atMost: 0.2,
      cases: await scored(each(({ language }) => REFUSALS[language], '')),
    },
    { name: 'degenerate', measure: 'score', atMost: 0.2, cases: await scored(each(() => DEGENERATE, '')) },
    {
      name: 'echoed',
      measure: 'score',
      atMost: 0.2,
      cases: await scored(each(({ prompt }) => ECHOES.map((echo) => echo(prompt)), '')),
    },
    { name: 'injected', measure: 'moved by', atMost: 0.02, cases: injected },
    {
      name: 'padded',
      measure: 'raised by',
      atMost: 0,
      cases: await moved({ all, variants: (base) => paddedVariants(base, half), oneIn }),
    },
  ]
}
