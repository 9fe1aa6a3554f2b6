import { env } from 'cloudflare:workers'
import { describe, expect, inject, it } from 'vitest'
import { app } from '../../src/http/app.ts'
import { PROBLEMS } from '../../src/http/problem.ts'
import { scoreAnswerSchema } from '../../src/service/score-answer.ts'
import { FATAL_FAULTS, SURVIVED_FAULTS, type FatalFault, type SurvivedFault } from '../support/judge-faults.ts'
import { judgeLane } from '../support/judge-lane.ts'
import { JUDGE_SECRET } from '../support/judge-lanes.ts'
import { ORIGIN } from '../support/requests.ts'

const PROMPT = 'Write a Python function to calculate factorial with error handling for negative numbers'
const RESPONSE = `def factorial(n):
    """Calculate factorial of a number."""
    if n < 0:
        raise ValueError("Factorial not defined for negative numbers")
    if n == 0 or n == 1:
        return 1
    return n * factorial(n - 1)`

/** Pauses between attempts are really slept through here, so that faults that last end with this. */
const BUDGET_MS = 15_000

function workerUnder(row: SurvivedFault | FatalFault, name: string) {
  const lane = judgeLane(inject('judgeServerUrl'), name)
  const bindings = {
    ...env,
    JUDGE_TIMEOUT_MS: String(Math.min(row.timeoutMs ?? BUDGET_MS, BUDGET_MS)),
  }
  const agentId = name
  async function send(path: string, init?: RequestInit): Promise<Response> {
    return app.request(`${ORIGIN}${path}`, init, bindings)
  }
  return {
    lane,
    score: () =>
      send('/v1/scores', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          // The name keeps the rows' judgements apart in the memo; the judge's scripted answers do not depend on it.
          input: [
            { role: 'user', content: name },
            { role: 'user', content: PROMPT },
          ],
          output: row.response ?? RESPONSE,
          model: `${name}/gpt-scripted`,
          agentId,
          options: { constraints: row.disputesFact === true },
        }),
      }),
    coverage: async () => {
      const response = await send(`/v1/agents/${agentId}/stats`)
      return (await response.json<{ coverage: { scored: number; failed: Record<string, number> } }>()).coverage
    },
  }
}

describe.concurrent('is scored, remembered and counted in spite of', () => {
  it.each(SURVIVED_FAULTS.map((row, index) => ({ ...row, lane: `lane${index}` })))('$fault', async (row) => {
    const { lane, score, coverage } = workerUnder(row, row.lane)
    await lane.script(row.steps)
    const first = scoreAnswerSchema.parse(await (await score()).json())
    expect(first).toMatchObject({ cache: 'miss', flags: row.expected.flags, judge: { calls: row.expected.calls } })

    const second = scoreAnswerSchema.parse(await (await score()).json())
    expect(second).toMatchObject({ cache: 'hit', score: first.score, flags: first.flags, judge: { calls: 0 } })
    expect(await lane.requests()).toHaveLength(row.expected.calls)
    expect(await coverage()).toMatchObject({ scored: 2, hit: 1, miss: 1, failed: {} })
  })
})

describe.concurrent('is a problem, never a score, and counted by its code:', () => {
  it.each(FATAL_FAULTS.map((row, index) => ({ ...row, lane: `lane${SURVIVED_FAULTS.length + index}` })))(
    '$fault',
    async (row) => {
      const { lane, score, coverage } = workerUnder(row, row.lane)
      const { code } = row.expected
      await lane.script(row.steps)
      const response = await score()
      const text = await response.text()
      expect(JSON.parse(text)).toMatchObject({
        code,
        status: PROBLEMS[code].status,
        retryable: PROBLEMS[code].retryable,
      })
      expect(response.status).toBe(PROBLEMS[code].status)
      expect(text).not.toMatch(new RegExp(`${JUDGE_SECRET}|factorial|html`, 'i'))
      expect(await coverage()).toMatchObject({ scored: 0, failed: { [code]: 1 } })

      // Nothing was remembered: the next request asks the judge again.
      await lane.script([])
      expect(scoreAnswerSchema.parse(await (await score()).json())).toMatchObject({
        cache: 'miss',
        judge: { calls: 1 },
      })
    },
  )
})
