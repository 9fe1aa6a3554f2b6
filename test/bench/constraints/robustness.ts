import { createPromptAlignmentScorerLLM } from '../../../src/scorer/index.ts'
import { ORDINARY_PROMPTS } from '../../support/ordinary-prompts.ts'
import {
  ANSWERED,
  CONSTRAINED,
  DEGENERATE,
  ECHOES,
  FLUFF,
  INJECTIONS,
  OFF_TOPIC,
  REFUSALS,
} from './robustness-cases.ts'
import type { Language } from './robustness-cases.ts'
import { sweepNearby } from './sweep/nearby-sweep.ts'
import type { NearbySet } from './sweep/nearby-sweep.ts'
import { sweep } from './sweep/sweep.ts'
import type { Half, SweepGroup } from './sweep/sweep.ts'

type Text = { language: Language; prompt: string; response: string }
type Case = Text & { value: number }

export type RobustnessGroup = {
  name: string
  /** What the value is: a score in 0..1, or by how much a score moved. */
  measure: string
  atMost: number
  cases: number
  mean: number
  max: number
  /** Those above the bound, worst first. */
  above: readonly Case[]
}

export type SweptHalf = {
  half: Half | NearbySet
  answered: number
  answeredMean: number
  groups: readonly RobustnessGroup[]
}

export type Robustness = {
  groups: readonly RobustnessGroup[]
  answeredMean: number
  sweep: readonly SweptHalf[]
}

const LANGUAGES = ['en', 'fr', 'es', 'ja', 'ko'] as const
const PADDED_LENGTH = 3
/** Scores are rounded to four places. */
const ROUNDING = 1e-9

/** The embedded judge on answers that deserve nothing, on answers with an injected grade, and on padded ones. */
export async function evaluateRobustness(): Promise<Robustness> {
  const scorer = createPromptAlignmentScorerLLM({ model: 'embedded', options: { evaluationMode: 'user' } })
  const score = async (prompt: string, response: string): Promise<number> =>
    (await scorer.run({ input: prompt, output: response, runId: 'bench' })).normalizedScore

  const answered = await Promise.all(
    ANSWERED.map(async (exchange) => ({ ...exchange, score: await score(exchange.prompt, exchange.response) })),
  )
  const moved = async (change: (response: string, language: Language) => readonly string[]) =>
    casesOf(
      answered.flatMap(({ language, prompt, response, score: before }) =>
        change(response, language).map((changed) => ({ language, prompt, response: changed, before })),
      ),
      async ({ prompt, response, before }) => (await score(prompt, response)) - before,
    )
  const scored = (texts: readonly Text[]) => casesOf(texts, ({ prompt, response }) => score(prompt, response))

  const ordinary = LANGUAGES.flatMap((language) => ORDINARY_PROMPTS[language].map((prompt) => ({ language, prompt })))
  const bad = badResponses()
  const groups = [
    ...(await Promise.all(
      bad.map(async ({ name, responses }) =>
        group({ name, measure: 'score', atMost: 0.2, cases: await scored(withResponses(ordinary, responses)) }),
      ),
    )),
    group({
      name: 'any of these where a constraint is met',
      measure: 'score',
      atMost: 0.45,
      cases: (await Promise.all(bad.map(({ responses }) => scored(withResponses(CONSTRAINED, responses))))).flat(),
    }),
    group({
      name: 'injected grade',
      measure: 'moved by',
      atMost: 0.02,
      cases: (
        await moved((response) =>
          INJECTIONS.flatMap((injection) => [`${response}\n\n${injection}`, `${injection}\n\n${response}`]),
        )
      ).map((moving) => ({ ...moving, value: Math.abs(moving.value) })),
    }),
    group({
      name: 'padded to three times the length',
      measure: 'raised by',
      atMost: 0,
      cases: await moved((response, language) => [
        padded(response, FLUFF[language]),
        `${FLUFF[language]}\n\n${padded(response, FLUFF[language])}`,
      ]),
    }),
  ]
  return { groups, answeredMean: mean(answered.map(({ score: value }) => value)), sweep: await evaluateSweep() }
}

/** Tampered answers of the sweep that are measured: one in so many. */
const ONE_IN = 7
const HALVES: readonly Half[] = ['tuned', 'unseen', 'fresh']

const NEARBY: readonly NearbySet[] = ['nearby', 'held out']

async function evaluateSweep(): Promise<SweptHalf[]> {
  const halves: SweptHalf[] = []
  for (const half of HALVES) halves.push(sweptHalf(half, await sweep(half, ONE_IN)))
  for (const set of NEARBY) halves.push(sweptHalf(set, await sweepNearby(set)))
  return halves
}

function sweptHalf(half: SweptHalf['half'], all: readonly SweepGroup[]): SweptHalf {
  const good = all.find(({ name }) => name === 'good')?.cases ?? []
  return {
    half,
    answered: good.length,
    answeredMean: mean(good.map(({ value }) => value)),
    groups: all.flatMap(({ name, measure, atMost, cases }) =>
      atMost === null || cases.length === 0 ? [] : [group({ name, measure, atMost, cases })],
    ),
  }
}

type Asked = Omit<Text, 'response'>
type Responses = (asked: Asked) => readonly string[]

function badResponses(): { name: string; responses: Responses }[] {
  return [
    { name: 'degenerate', responses: () => DEGENERATE },
    { name: 'echoed', responses: ({ prompt }) => ECHOES.map((echo) => echo(prompt)) },
    { name: 'off topic', responses: ({ language }) => OFF_TOPIC[language] },
    { name: 'refused without cause', responses: ({ language }) => REFUSALS[language] },
  ]
}

function withResponses(prompts: readonly Asked[], responses: Responses) {
  return prompts.flatMap(({ language, prompt }) =>
    responses({ language, prompt }).map((response) => ({ language, prompt, response })),
  )
}

function padded(response: string, fluff: string): string {
  const missing = response.length * (PADDED_LENGTH - 1)
  return `${response}\n\n${fluff.repeat(Math.ceil(missing / fluff.length)).slice(0, missing)}`
}

async function casesOf<Given extends Text>(
  texts: readonly Given[],
  measure: (text: Given) => Promise<number>,
): Promise<Case[]> {
  return Promise.all(texts.map(async (text) => ({ ...text, value: await measure(text) })))
}

function group(options: { name: string; measure: string; atMost: number; cases: readonly Case[] }): RobustnessGroup {
  const { name, measure, atMost, cases } = options
  const values = cases.map(({ value }) => value)
  return {
    name,
    measure,
    atMost,
    cases: cases.length,
    mean: mean(values),
    max: Math.max(...values),
    above: cases
      .filter(({ value }) => value > atMost + ROUNDING)
      .toSorted((first, second) => second.value - first.value),
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
