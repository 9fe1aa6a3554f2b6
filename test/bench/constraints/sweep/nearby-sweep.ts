import { findConstraints } from '../../../../src/scorer/constraints/index.ts'
import { createPromptAlignmentScorerLLM } from '../../../../src/scorer/index.ts'
import { DEGENERATE, type Language } from '../robustness-cases.ts'
import { heldOut } from './held-out-set.ts'
import { nearby, tampering } from './nearby-set.ts'
import type { SweepCase, SweepGroup } from './sweep.ts'

type Asked = { language: Language; prompt: string; response: string; note: string }

const LANGUAGES = ['en', 'fr', 'es', 'ja', 'ko'] as const
const PADDED_LENGTH = 3
const NAMED_WORDS = 3
const AND: Readonly<Record<Language, string>> = { en: ' and ', fr: ' et ', es: ' y ', ja: 'と', ko: ', ' }

const scorer = createPromptAlignmentScorerLLM({ model: 'embedded', options: { evaluationMode: 'user' } })

async function score({ prompt, response }: Asked): Promise<number> {
  return (await scorer.run({ input: prompt, output: response, runId: 'bench' })).normalizedScore
}

async function scored(asked: readonly Asked[]): Promise<SweepCase[]> {
  return Promise.all(asked.map(async (given) => ({ ...given, value: await score(given) })))
}

/** The longest words of a prompt, as somebody would name them who has nothing to say of them. */
function subjectOf(prompt: string, language: Language): string {
  const runs =
    language === 'ja'
      ? (prompt.match(/[\p{Script=Han}\p{Script=Katakana}ー]+/gu) ?? [])
      : (prompt.match(/[\p{L}\p{N}]+/gu) ?? [])
  const named = [...new Set(runs)].toSorted((first, second) => second.length - first.length)
  return named.slice(0, NAMED_WORDS).join(AND[language])
}

function lengthened(text: string, length: number): string {
  return text.repeat(Math.max(1, Math.ceil(length / text.length)))
}

function padded(base: Asked): Asked[] {
  const { language, prompt, response, note } = base
  const { fluff, restated } = tampering[language]
  const subject = subjectOf(prompt, language)
  const fillers = [
    ...fluff.map((text) => ({ kind: 'fluff', text })),
    ...tampering.en.fluff.map((text) => ({ kind: 'English fluff', text })),
    ...restated.map((restate) => ({ kind: 'restated', text: restate(subject) })),
  ]
  return fillers.flatMap(({ kind, text }) => {
    const pad = lengthened(text, response.length * (PADDED_LENGTH - 1))
    return [
      { ...base, response: `${response}\n\n${pad}`, note: `${note} + ${kind}` },
      { ...base, response: `${pad}${response}`, note: `${kind} + ${note}` },
      { ...base, response: `${text}\n\n${response} ${pad}`, note: `${kind} + ${note} + ${kind}` },
    ]
  })
}

async function raised(bases: readonly Asked[]): Promise<SweepCase[]> {
  const found = await Promise.all(
    bases.map(async (base) => {
      const before = await score(base)
      return (await scored(padded(base))).map((given) => ({ ...given, value: given.value - before }))
    }),
  )
  return found.flat()
}

export type NearbySet = 'nearby' | 'held out'
const SETS = { nearby, 'held out': heldOut } as const

/** Measures the judge on answers to other questions of the same field, and on tampered ones, in words of their own. */
export async function sweepNearby(set: NearbySet): Promise<SweepGroup[]> {
  const exchanges = SETS[set]
  const all = LANGUAGES.flatMap((language) =>
    exchanges[language].map(([prompt, good, near], index) => ({
      language,
      prompt,
      good,
      near,
      isFree: findConstraints(prompt).length === 0,
      others: exchanges[language].flatMap(([, other], at) => (at === index ? [] : [other])),
    })),
  )
  const free = all.filter(({ isFree }) => isFree)
  const each = (responses: (given: (typeof all)[number]) => readonly string[], note: string) =>
    free.flatMap((given) => responses(given).map((response): Asked => ({ ...given, response, note })))
  const bases = free.flatMap(({ language, prompt, good, near }): Asked[] => [
    { language, prompt, response: good, note: 'good' },
    { language, prompt, response: near, note: 'other answer' },
    { language, prompt, response: tampering[language].refusals[0] ?? '', note: 'refusal' },
    { language, prompt, response: prompt, note: 'echo' },
    { language, prompt, response: 'Solution:', note: 'degenerate' },
  ])
  const constrained = all.filter(({ isFree }) => !isFree)
  return [
    {
      name: 'good',
      measure: 'score',
      atMost: null,
      cases: await scored(all.map((given): Asked => ({ ...given, response: given.good, note: 'good' }))),
    },
    {
      name: 'off topic, same field',
      measure: 'score',
      atMost: 0.2,
      cases: await scored(each(({ near }) => [near], 'other answer')),
    },
    {
      name: 'off topic',
      measure: 'score',
      atMost: 0.2,
      cases: await scored(each(({ others }) => others, 'off topic')),
    },
    {
      name: 'off topic, constraint met',
      measure: 'score',
      atMost: 0.45,
      cases: await scored(
        constrained.map((given): Asked => ({ ...given, response: given.near, note: 'other answer' })),
      ),
    },
    {
      name: 'refused',
      measure: 'score',
      atMost: 0.2,
      cases: await scored(each(({ language }) => tampering[language].refusals, 'refusal')),
    },
    { name: 'degenerate', measure: 'score', atMost: 0.2, cases: await scored(each(() => DEGENERATE, 'degenerate')) },
    {
      name: 'echoed',
      measure: 'score',
      atMost: 0.2,
      cases: await scored(
        each(({ language, prompt }) => tampering[language].echoes.map((echo) => echo(prompt)), 'echo'),
      ),
    },
    { name: 'padded', measure: 'raised by', atMost: 0, cases: await raised(bases) },
  ]
}
