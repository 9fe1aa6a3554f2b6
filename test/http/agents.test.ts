import { env, exports } from 'cloudflare:workers'
import { listDurableObjectIds, reset, runDurableObjectAlarm } from 'cloudflare:test'
import { afterEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { formatPageCursor } from '../../src/service/page-cursor.ts'
import { agentStatisticsSchema, type AgentStatisticsAnswer } from '../../src/service/read-agent-statistics.ts'
import { scoreAnswerSchema, type ScoreAnswer } from '../../src/service/score-answer.ts'
import { agentPageSchema, tenantStatisticsSchema } from '../../src/service/tenant-overview.ts'
import { get, ORIGIN, post } from '../support/requests.ts'

afterEach(() => reset())

async function score(body: object): Promise<ScoreAnswer> {
  const response = await post('/v1/scores', { agentId: 'bot', ...body })
  expect(response.status).toBe(200)
  return scoreAnswerSchema.parse(await response.json())
}

async function statistics(agentId = 'bot'): Promise<AgentStatisticsAnswer> {
  const response = await get(`/v1/agents/${agentId}/stats`)
  expect(response.status).toBe(200)
  return agentStatisticsSchema.parse(await response.json())
}

const EXCHANGES = [
  { input: 'Say hello in one word', output: 'Hello' },
  { input: 'Explain what a pond is', output: 'I am sorry, but I cannot help with that.' },
  { input: 'List three colours in bullet points', output: 'Red, green and blue are colours.' },
  { input: { prompt: 'Name a fruit', system: 'Answer without any comma' }, output: 'An apple' },
  { input: { prompt: 'Name a fruit', system: 'Answer without any comma' }, output: 'An apple, or a pear' },
]

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

describe('statistics', () => {
  it('equal a plain recomputation from the scores that were answered', async () => {
    const answers: ScoreAnswer[] = []
    for (const evaluationMode of ['user', 'both'] as const) {
      for (const exchange of EXCHANGES) {
        answers.push(await score({ ...exchange, options: { evaluationMode, threshold: 0.5 } }))
      }
    }
    const { modes, coverage, agentId } = await statistics()
    expect(agentId).toBe('bot')
    const seen = [...new Set(answers.map(({ effectiveMode }) => effectiveMode))]
    expect(Object.keys(modes).toSorted()).toEqual(seen.toSorted())
    for (const mode of seen) {
      const runs = answers.filter(({ effectiveMode }) => effectiveMode === mode)
      const scores = runs.map(({ normalizedScore }) => normalizedScore)
      for (const window of Object.values(modes[mode]?.windows ?? {})) {
        expect(window.count).toBe(runs.length)
        expect(window.mean).toBeCloseTo(mean(scores), 9)
        expect(window.stddev).toBeCloseTo(Math.sqrt(mean(scores.map((value) => (value - mean(scores)) ** 2))), 9)
        expect(window.min).toBeCloseTo(Math.round(Math.min(...scores) * 100) / 100, 9)
        expect(window.max).toBeCloseTo(Math.round(Math.max(...scores) * 100) / 100, 9)
        expect(window.passRate).toBeCloseTo(mean(runs.map(({ passed }) => (passed ? 1 : 0))), 9)
        for (const [label, count] of Object.entries(window.labels)) {
          expect(count).toBe(runs.filter((run) => run.label === label).length)
        }
        const intents = runs.map((run) => run.analyzeStepResult?.intentAlignment.score ?? 0)
        expect(window.dimensions?.intentAlignment).toBeCloseTo(mean(intents), 9)
        const [judge] = Object.entries(window.judges)
        expect(judge?.[0]).toBe(`embedded@${runs[0]?.judge.protocol}`)
        expect(judge?.[1].count).toBe(runs.length)
      }
      expect(runs.at(-1)?.agent).toMatchObject({ agentId: 'bot', evaluationMode: mode, count: runs.length })
      expect(runs.at(-1)?.agent?.mean).toBeCloseTo(mean(scores), 4)
    }
    const caches = answers.map(({ cache }) => cache)
    expect(coverage).toEqual({
      scored: answers.length,
      hit: caches.filter((cache) => cache === 'hit').length,
      miss: caches.filter((cache) => cache === 'miss').length,
      coalesced: 0,
      bypass: 0,
      degraded: 0,
      pending: 0,
      failed: {},
    })
  })

  it('leave agents apart and count nothing that was not to be recorded', async () => {
    await score({ input: 'Say a', output: 'a', agentId: 'one' })
    const answer = await score({ input: 'Say a', output: 'a', agentId: 'two', record: false })
    expect(answer.agent).toBeNull()
    expect((await statistics('one')).modes.user?.windows.all.count).toBe(1)
    expect((await get('/v1/agents/two/stats')).status).toBe(404)
  })

  it('can be asked for one judge', async () => {
    const { judge } = await score({ input: 'Say a', output: 'a' })
    const known = await get(`/v1/agents/bot/stats?judge=${encodeURIComponent(`embedded@${judge.protocol}`)}`)
    expect(agentStatisticsSchema.parse(await known.json()).modes.user?.windows.all.count).toBe(1)
    const other = await get('/v1/agents/bot/stats?judge=openai/x@1')
    expect(agentStatisticsSchema.parse(await other.json()).modes).toEqual({})
  })
})

describe('runId', () => {
  const run = { input: 'Say hello', output: 'hello', runId: 'run-1' }

  it('counts a repeat once and answers with the recorded run', async () => {
    const first = await score({ ...run, metadata: { try: 1 } })
    const second = await score({ ...run, metadata: { try: 2 } })
    expect(second).toEqual({
      ...first,
      cache: 'hit',
      judge: { ...first.judge, calls: 0, usage: null },
    })
    expect((await statistics()).modes.user?.windows.all.count).toBe(1)
  })

  it('counts once also when many with the same id arrive together', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => score(run)))
    expect(new Set(answers.map(({ score }) => score)).size).toBe(1)
    expect((await statistics()).modes.user?.windows.all.count).toBe(1)
  })

  it.each([
    ['another response', { output: 'bye' }],
    ['another mode', { options: { evaluationMode: 'user' } }],
    ['another scale', { options: { scale: 10 } }],
    ['another threshold', { options: { threshold: 0.5 } }],
    ['another model', { model: 'embedded' }],
    ['other requirements', { options: { requirements: ['be kind'] } }],
    ['another language', { options: { language: 'fr' } }],
    ['constraints off', { options: { constraints: false } }],
  ])('is a conflict with %s', async (_name, change) => {
    await score(run)
    const response = await post('/v1/scores', { agentId: 'bot', ...run, ...change })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ code: 'run-conflict', retryable: false })
    expect((await statistics()).modes.user?.windows.all.count).toBe(1)
  })

  it('is free again in another agent, and only echoed without one', async () => {
    await score(run)
    expect((await score({ ...run, output: 'hello there', agentId: 'other' })).runId).toBe('run-1')
    const response = await post('/v1/scores', { ...run, output: 'hello you' })
    expect(await response.json()).toMatchObject({ runId: 'run-1', agent: null })
  })
})

describe('recording', () => {
  it('can be deferred: the answer does not wait for the agent, the run is counted all the same', async () => {
    const answer = await score({ input: 'Say hello', output: 'hello', record: 'deferred' })
    expect(answer.agent).toBeNull()
    await expect.poll(async () => (await get('/v1/agents/bot/stats')).status).toBe(200)
    expect((await statistics()).coverage).toMatchObject({ scored: 1, miss: 1 })
  })

  it('counts a run when it took place', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
    await score({ input: 'Say a', output: 'a', occurredAt: hoursAgo(3) })
    await score({ input: 'Say b', output: 'b', occurredAt: hoursAgo(24 * 5) })
    const { windows } = (await statistics()).modes.user ?? {}
    expect(windows?.['1h'].count).toBe(0)
    expect(windows?.['24h'].count).toBe(1)
    expect(windows?.['7d'].count).toBe(2)
    expect(windows?.last10.count).toBe(2)
  })
})

describe('runs', () => {
  const read = async <Body>(path: string): Promise<Body> => (await get(path)).json()
  type Page = {
    runs: { runId: string; label: string; evaluationMode: string; judge: string }[]
    nextCursor: string | null
  }

  it('are listed newest first, in pages, and by what they are', async () => {
    for (const [index, exchange] of EXCHANGES.entries()) await score({ ...exchange, runId: `run-${index}` })
    const ids: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Page = await read(`/v1/agents/bot/runs?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`)
      expect(page.runs.length).toBeLessThanOrEqual(2)
      ids.push(...page.runs.map(({ runId }) => runId))
      cursor = page.nextCursor
    }
    expect(ids).toEqual(['run-4', 'run-3', 'run-2', 'run-1', 'run-0'])
    const both: Page = await read('/v1/agents/bot/runs?mode=both')
    expect(both.runs.map(({ runId }) => runId)).toEqual(['run-4', 'run-3'])
    const labels: Page = await read('/v1/agents/bot/runs?label=excellent')
    expect(labels.runs.every(({ label }) => label === 'excellent')).toBe(true)
    expect((await read<Page>('/v1/agents/bot/runs?judge=openai/x@1')).runs).toEqual([])
    expect((await read<Page>('/v1/agents/bot/runs?status=failed')).runs).toEqual([])
  })

  it('are not paged by the cursor of another agent', async () => {
    for (const agentId of ['bot', 'other']) {
      for (const output of ['Hello', 'Hi']) await score({ input: 'Say hello', output, agentId })
    }
    const { nextCursor } = await read<Page>('/v1/agents/bot/runs?limit=1')
    expect((await get(`/v1/agents/bot/runs?cursor=${nextCursor}`)).status).toBe(200)
    const refused = await get(`/v1/agents/other/runs?cursor=${nextCursor}`)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ code: 'invalid-request', errors: [{ path: 'cursor' }] })
  })

  it.each([
    ['nonsense', 'x'],
    ['too much of it', 'x'.repeat(2_000)],
    ['one of another listing', formatPageCursor({ sort: 'name', value: 'a', agentKey: 1 })],
    ['one with a place that is none', formatPageCursor({ agentId: 'bot', at: -1, sequence: 0 })],
    ['one of no place', btoa('null')],
  ])('are told that a cursor is none of theirs when it is %s', async (_name, cursor) => {
    const refused = await get(`/v1/agents/bot/runs?cursor=${cursor}`)
    expect(refused.status).toBe(422)
    const message = 'is no cursor of this listing'
    expect(await refused.json()).toMatchObject({ detail: `cursor: ${message}`, errors: [{ path: 'cursor', message }] })
  })

  it('can be read with their analysis and reason', async () => {
    const answer = await score({ input: 'Say hello', output: 'hello', runId: 'r', metadata: { build: '42' } })
    const run = await read<object>('/v1/agents/bot/runs/r')
    expect(run).toMatchObject({
      runId: 'r',
      status: 'scored',
      problem: null,
      evaluationMode: 'user',
      score: answer.score,
      label: answer.label,
      judge: `embedded@${answer.judge.protocol}`,
      cache: 'miss',
      reason: answer.reason,
      analyzeStepResult: answer.analyzeStepResult,
      perspectives: answer.perspectives,
      metadata: { build: '42' },
    })
    expect((await get('/v1/agents/bot/runs/other')).status).toBe(404)
  })

  it.each(['limit=0', 'limit=1000', 'mode=all', 'label=great', 'cursor=x', 'status=done'])(
    'refuse %s',
    async (query) => {
      await score({ input: 'Say hello', output: 'hello' })
      expect((await get(`/v1/agents/bot/runs?${query}`)).status).toBe(422)
    },
  )
})

describe('series', () => {
  it('give one point per bucket and judge, empty ones left out', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
    const scores = [
      await score({ input: 'Say a', output: 'a', occurredAt: hoursAgo(30) }),
      await score({ input: 'Say b', output: 'b', occurredAt: hoursAgo(2) }),
    ]
    const response = await get('/v1/agents/bot/series?mode=user&resolution=hour')
    const { points } = await response.json<{
      points: { start: string; judge: string; count: number; mean: number }[]
    }>()
    expect(points.map(({ count, mean }) => ({ count, mean }))).toEqual(
      scores.map(({ normalizedScore }) => ({ count: 1, mean: normalizedScore })),
    )
    expect(points.every(({ start }) => start.endsWith(':00:00.000Z'))).toBe(true)
    const later = await get(`/v1/agents/bot/series?mode=user&resolution=hour&from=${hoursAgo(3)}`)
    expect((await later.json<{ points: unknown[] }>()).points).toHaveLength(1)
    expect((await get('/v1/agents/bot/series?resolution=year')).status).toBe(422)
    expect((await get('/v1/agents/nobody/series')).status).toBe(404)
  })
})

describe('erasing an agent', () => {
  it('takes everything recorded and what the memo held of it, and a later run starts anew', async () => {
    const run = { input: 'Say hello', output: 'hello', runId: 'r' }
    await score(run)
    await score({ ...run, agentId: 'other', input: 'Say bye', output: 'bye' })
    const erased = await exports.default.fetch(`${ORIGIN}/v1/agents/bot`, { method: 'DELETE' })
    expect(erased.status).toBe(204)
    expect((await get('/v1/agents/bot/stats')).status).toBe(404)
    expect((await get('/v1/agents/other/stats')).status).toBe(200)
    expect((await env.MEMO.list()).keys).toHaveLength(1)
    expect(await score(run)).toMatchObject({ cache: 'miss', agent: { count: 1 } })
  })

  it('that is not there does nothing', async () => {
    expect((await exports.default.fetch(`${ORIGIN}/v1/agents/nobody`, { method: 'DELETE' })).status).toBe(204)
  })
})

describe('the tenant', () => {
  /** Makes every agent report now, as its alarm would within 20 s. */
  async function rollUp(): Promise<void> {
    for (const id of await listDurableObjectIds(env.AGENT_STATS)) await runDurableObjectAlarm(env.AGENT_STATS.get(id))
  }

  async function listed(query: string): Promise<z.infer<typeof agentPageSchema>> {
    const response = await get(`/v1/agents?${query}`)
    expect(response.status).toBe(200)
    return agentPageSchema.parse(await response.json())
  }

  it('lists its agents by name, by time and worst first, in pages', async () => {
    for (const agentId of ['carol', 'alice', 'bob']) {
      await score({ input: 'Say hello', output: agentId === 'alice' ? ' ' : 'hello', agentId })
    }
    await rollUp()
    expect((await listed('sort=name')).agents.map(({ agentId }) => agentId)).toEqual(['alice', 'bob', 'carol'])
    expect((await listed('sort=worst&mode=user')).agents[0]).toMatchObject({
      agentId: 'alice',
      modes: { user: { count: 1, mean: 0 } },
    })
    const first = await listed('sort=name&limit=2')
    expect(first.agents.map(({ agentId }) => agentId)).toEqual(['alice', 'bob'])
    const second = await listed(`sort=name&limit=2&cursor=${first.nextCursor}`)
    expect(second).toMatchObject({ agents: [{ agentId: 'carol' }], nextCursor: null })
    expect((await listed('')).agents).toHaveLength(3)
    expect((await get('/v1/agents?cursor=nonsense')).status).toBe(422)
    expect((await get(`/v1/agents?sort=recent&cursor=${first.nextCursor}`)).status).toBe(422)
    expect((await get('/v1/agents?sort=best')).status).toBe(422)
  })

  it('sums its agents up, and forgets one that is erased', async () => {
    const answers = [
      await score({ input: 'Say a', output: 'a', agentId: 'one' }),
      await score({ input: 'Explain ponds', output: 'No.', agentId: 'two' }),
    ]
    await rollUp()
    const before = tenantStatisticsSchema.parse(await (await get('/v1/stats')).json())
    expect(before).toMatchObject({
      tenantId: 'local',
      agents: { total: 2, worst: [] },
      coverage: { scored: 2, miss: 2 },
    })
    expect(before.modes.user?.windows['24h'].count).toBe(2)
    expect(before.modes.user?.windows['24h'].mean).toBeCloseTo(mean(answers.map((answer) => answer.normalizedScore)), 9)
    expect(before.usage['24h']).toEqual({ calls: 0, inputTokens: 0, outputTokens: 0 })

    await exports.default.fetch(`${ORIGIN}/v1/agents/two`, { method: 'DELETE' })
    const after = tenantStatisticsSchema.parse(await (await get('/v1/stats')).json())
    expect(after.agents.total).toBe(1)
    expect(after.modes.user?.windows['24h']).toMatchObject({ count: 1, mean: answers[0]?.normalizedScore })
  })

  it('has empty statistics before anything was scored', async () => {
    const empty = tenantStatisticsSchema.parse(await (await get('/v1/stats')).json())
    expect(empty).toMatchObject({ modes: {}, agents: { total: 0, worst: [] } })
    expect((await listed('')).agents).toEqual([])
  })
})
