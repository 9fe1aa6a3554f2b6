import { describe, expect, it } from 'vitest'
import type { Measurement } from '../../../src/scorer/constraints/constraint.ts'
import { assembleJudgement } from '../../../src/scorer/judge/assemble-judgement.ts'
import { JudgeError } from '../../../src/scorer/judge/judge-error.ts'
import type { Judge, JudgeRequest } from '../../../src/scorer/judge/judge.ts'
import type { Opinion, PerspectiveOpinion } from '../../../src/scorer/judge/opinion.ts'

const judge: Judge = { id: 'test', protocol: '1', judge: () => Promise.reject(new Error('not asked')) }

function measurement(parts: Partial<Measurement> = {}): Measurement {
  return {
    constraint: { id: 'punctuation:no_comma', arguments: {}, quote: 'no commas', index: 0 },
    verdict: 'no',
    requirement: 'no comma',
    reasoning: '2 commas found',
    evidence: '2 commas',
    concernsFormat: true,
    ...parts,
  }
}

function request(parts: Partial<JudgeRequest> = {}): JudgeRequest {
  return {
    exchange: { systemPrompt: null, userPrompt: 'p', history: [], response: 'r' },
    perspectives: ['user'],
    measurements: { user: [], system: [] },
    requirements: [],
    isDegenerate: false,
    language: 'en',
    timeoutMs: 1_000,
    ...parts,
  }
}

function part(parts: Partial<PerspectiveOpinion> = {}): PerspectiveOpinion {
  return {
    intent: { level: 5, primaryIntent: 'i', reasoning: '' },
    requirements: [],
    disputes: [],
    completeness: { level: 5, missingElements: [], reasoning: '' },
    appropriateness: { level: 5, formatAlignment: true, toneAlignment: true, reasoning: 'fine' },
    overallAssessment: '',
    ...parts,
  }
}

function opinion(parts: Partial<Opinion> = {}): Opinion {
  return { perspectives: { user: part() }, callerVerdicts: [], flags: [], calls: 1, usage: null, ...parts }
}

const yes = { verdict: 'yes' as const, reasoning: 'because', evidence: 'quote' }

describe('measured constraints', () => {
  const measured = request({ measurements: { user: [measurement()], system: [] } })

  it('stand as measured, before what the judge found', () => {
    const { perspectives } = assembleJudgement({
      request: measured,
      opinion: opinion({ perspectives: { user: part({ requirements: [{ ...yes, requirement: 'be kind' }] }) } }),
      judge,
    })
    expect(perspectives.user?.requirements).toEqual([
      {
        requirement: 'no comma',
        verdict: 'no',
        reasoning: '2 commas found',
        decidedBy: 'code',
        source: 'user',
        evidence: '2 commas',
        constraint: { id: 'punctuation:no_comma', arguments: {} },
      },
      { ...yes, requirement: 'be kind', decidedBy: 'judge', source: 'user', constraint: null },
    ])
  })

  it('of form set formatAlignment false and cap appropriateness at level 2', () => {
    const { perspectives } = assembleJudgement({ request: measured, opinion: opinion(), judge })
    expect(perspectives.user?.appropriateness).toMatchObject({ level: 2, formatAlignment: false, toneAlignment: true })
  })

  it('of content leave appropriateness alone', () => {
    const { perspectives } = assembleJudgement({
      request: request({ measurements: { user: [measurement({ concernsFormat: false })], system: [] } }),
      opinion: opinion(),
      judge,
    })
    expect(perspectives.user?.appropriateness).toMatchObject({ level: 5, formatAlignment: true })
  })

  it('that were never asked for are judged, visibly', () => {
    const { perspectives, flags } = assembleJudgement({
      request: measured,
      opinion: opinion({ perspectives: { user: part({ disputes: [{ ...yes, measurement: 0 }] }) } }),
      judge,
    })
    expect(flags).toEqual(['disputed_constraint'])
    expect(perspectives.user?.requirements).toEqual([
      { ...yes, requirement: 'no comma', decidedBy: 'judge', source: 'user', constraint: null },
    ])
    expect(perspectives.user?.appropriateness.level).toBe(5)
  })
})

it('lowers full completeness when something is missing', () => {
  const missing = part({ completeness: { level: 5, missingElements: ['an example'], reasoning: '' } })
  const { perspectives } = assembleJudgement({
    request: request(),
    opinion: opinion({ perspectives: { user: missing } }),
    judge,
  })
  expect(perspectives.user?.completeness).toMatchObject({ level: 4, missingElements: ['an example'] })
})

it('puts each requirement of the caller into each perspective', () => {
  const { perspectives } = assembleJudgement({
    request: request({ perspectives: ['user', 'system'], requirements: ['name the price'] }),
    opinion: opinion({ perspectives: { user: part(), system: part() }, callerVerdicts: [yes] }),
    judge,
  })
  const expected = [{ ...yes, requirement: 'name the price', decidedBy: 'judge', source: 'caller', constraint: null }]
  expect(perspectives.user?.requirements).toEqual(expected)
  expect(perspectives.system?.requirements).toEqual(expected)
})

it('flags a degenerate response', () => {
  expect(assembleJudgement({ request: request({ isDegenerate: true }), opinion: opinion(), judge }).flags).toEqual([
    'degenerate_response',
  ])
})

it.each<[string, Partial<JudgeRequest>, Partial<Opinion>]>([
  ['lacks a perspective', { perspectives: ['user', 'system'] }, {}],
  ['leaves a requirement of the caller undecided', { requirements: ['x'] }, {}],
  [
    'has a level out of range',
    {},
    { perspectives: { user: part({ intent: { level: 7, primaryIntent: '', reasoning: '' } }) } },
  ],
])('refuses an opinion that %s', (_name, requestParts, opinionParts) => {
  expect(() => assembleJudgement({ request: request(requestParts), opinion: opinion(opinionParts), judge })).toThrow(
    JudgeError,
  )
})
