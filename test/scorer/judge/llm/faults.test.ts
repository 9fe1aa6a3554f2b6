import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { JudgeError } from '../../../../src/scorer/judge/judge-error.ts'
import type { JudgeRequest } from '../../../../src/scorer/judge/judge.ts'
import { resolveModel } from '../../../../src/scorer/judge/models.ts'
import type { Opinion } from '../../../../src/scorer/judge/opinion.ts'
import {
  FATAL_FAULTS,
  JUDGE_KEY,
  SURVIVED_FAULTS,
  type FatalFault,
  type SurvivedFault,
} from '../../../support/judge-faults.ts'
import { judgeLane } from '../../../support/judge-lane.ts'
import { startJudgeServer, type JudgeServer } from '../../../support/judge-server.ts'
import { FACTORIAL_RESPONSE, judgeRequest, measurement } from './judge-request.ts'

let server: JudgeServer
beforeAll(async () => {
  server = await startJudgeServer()
})
afterAll(() => server.close())

/** Waits are not slept through, but counted against the time as if they were. */
function clock() {
  let slept = 0
  return {
    now: () => Date.now() + slept,
    sleep: async (ms: number) => {
      slept += ms
    },
    random: () => 0.5,
  }
}

async function outcomeOf(baseUrl: string, request: JudgeRequest): Promise<Opinion | JudgeError> {
  const judge = resolveModel('openai/gpt-scripted', { openAi: { baseUrl, apiKey: JUDGE_KEY }, llm: clock() })
  try {
    return await judge.judge(request)
  } catch (error) {
    if (error instanceof JudgeError) return error
    throw error
  }
}

async function outcomeUnder(
  { steps, timeoutMs = 20_000, response, disputesFact }: SurvivedFault | FatalFault,
  name: string,
) {
  const lane = judgeLane(server.url, name)
  await lane.script(steps)
  const outcome = await outcomeOf(
    lane.baseUrl,
    judgeRequest({
      timeoutMs,
      exchange: { ...judgeRequest().exchange, response: response ?? FACTORIAL_RESPONSE },
      measurements: { user: disputesFact === true ? [measurement()] : [], system: [] },
    }),
  )
  return { outcome, requests: (await lane.requests()).length }
}

describe('an opinion comes in spite of', () => {
  it.each(SURVIVED_FAULTS.map((row, index) => ({ ...row, lane: `survived-${index}` })))('$fault', async (row) => {
    const { outcome, requests } = await outcomeUnder(row, row.lane)
    const { calls, user, flags } = row.expected
    expect(outcome).toMatchObject({ calls, flags, perspectives: { user } })
    expect(requests).toBe(calls)
  })
})

describe('a typed error, without a text or a secret, comes of', () => {
  it.each(FATAL_FAULTS.map((row, index) => ({ ...row, lane: `fatal-${index}` })))('$fault', async (row) => {
    const { outcome, requests } = await outcomeUnder(row, row.lane)
    const { calls, code, says, retryAfterSeconds = null } = row.expected
    expect(outcome).toBeInstanceOf(JudgeError)
    expect(outcome).toMatchObject({ code, retryAfterSeconds, message: expect.stringContaining(says) })
    expect(outcome).toMatchObject({
      message: expect.not.stringMatching(new RegExp(`${JUDGE_KEY}|factorial|html`, 'i')),
    })
    expect(requests).toBe(calls)
  })

  it('a refused connection', async () => {
    const probe = createServer()
    await new Promise<void>((resolve) => {
      probe.listen(0, '127.0.0.1', resolve)
    })
    const { port } = z.object({ port: z.number() }).parse(probe.address())
    await new Promise((resolve) => {
      probe.close(resolve)
    })
    const outcome = await outcomeOf(`http://127.0.0.1:${port}/v1`, judgeRequest())
    expect(outcome).toMatchObject({
      code: 'judge-unavailable',
      message: expect.stringContaining('the connection failed (4 calls)'),
    })
  })

  it('a caller who gives up', async () => {
    const lane = judgeLane(server.url, 'gives-up')
    await lane.script([{ kind: 'silence' }])
    const outcome = await outcomeOf(lane.baseUrl, judgeRequest({ signal: AbortSignal.timeout(100) }))
    expect(outcome).toMatchObject({ code: 'judge-timeout', message: expect.stringContaining('the caller gave up') })
  })
})
