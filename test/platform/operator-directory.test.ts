import { reset, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type OperatorDirectory, type TenantQuery, tenantPageQuery } from '../../src/platform/operator-directory.ts'
import type { TenantDirectory } from '../../src/platform/tenant-directory.ts'
import { aRun } from '../stats/run-stream.ts'

afterEach(async () => {
  await reset()
})

function operator(): DurableObjectStub<OperatorDirectory> {
  return env.OPERATOR_DIRECTORY.getByName('operator')
}

/** Records a run now, and lets it rise to the operator's directory. */
async function rise(tenantId: string, score: number): Promise<void> {
  const now = Date.now()
  const stats = env.AGENT_STATS.getByName(`${tenantId}/a`)
  const run = aRun({ runId: `run-${score}`, at: now, recordedAt: now, normalizedScore: score })
  await stats.record({ ...run, agentId: 'a' })
  await runDurableObjectAlarm(stats)
  await runDurableObjectAlarm(env.TENANT_DIRECTORY.getByName(tenantId))
}

async function listAll(query: TenantQuery): Promise<string[]> {
  const ids: string[] = []
  let after = query.after
  do {
    const page = await operator().tenants({ ...query, after })
    ids.push(...page.tenants.map(({ tenantId }) => tenantId))
    after = page.next ?? undefined
  } while (after !== undefined)
  return ids
}

describe('the list of tenants', () => {
  it('is empty, and stores nothing, until a tenant reports', async () => {
    expect(await operator().tenants({ sort: 'name', window: '24h', limit: 10 })).toEqual({ tenants: [], next: null })
    await operator().forget('nobody')
    await runInDurableObject(operator(), (_, { storage }) => {
      expect(storage.sql.exec('SELECT name FROM sqlite_master WHERE name NOT LIKE ?', '_cf%').toArray()).toEqual([])
    })
  })

  it('holds each tenant’s own statistics', async () => {
    await rise('acme', 0.5)
    await rise('acme', 1)
    const { tenants } = await operator().tenants({ sort: 'name', window: '24h', limit: 10 })
    expect(tenants.map(({ tenantId }) => tenantId)).toEqual(['acme'])
    const { agents: _agents, ...held } = await env.TENANT_DIRECTORY.getByName('acme').stats({ now: Date.now() })
    expect(JSON.parse(tenants[0]?.statistics ?? '{}')).toEqual(held)
    expect(held.modes.both?.windows.all).toMatchObject({ count: 2, mean: 0.75 })
  })

  it('pages by name and by the worst mean', async () => {
    for (const [tenantId, score] of [
      ['b', 0.5],
      ['a', 0.9],
      ['d', 0.5],
      ['c', 0.1],
    ] as const)
      await rise(tenantId, score)
    for (const limit of [1, 3, 10]) {
      expect(await listAll({ sort: 'name', window: '24h', limit })).toEqual(['a', 'b', 'c', 'd'])
      expect(await listAll({ sort: 'worst', window: '24h', limit })).toEqual(['c', 'b', 'd', 'a'])
    }
  })

  it('takes no older report for a newer one, and forgets', async () => {
    await rise('acme', 0.5)
    const [held] = (await operator().tenants({ sort: 'name', window: '24h', limit: 1 })).tenants
    const statistics = JSON.parse(held?.statistics ?? '{}')
    await operator().report({ tenantId: 'acme', at: 1, statistics: { ...statistics, modes: {} } })
    expect((await operator().tenants({ sort: 'name', window: '24h', limit: 1 })).tenants).toEqual([held])
    await operator().forget('acme')
    expect(await listAll({ sort: 'worst', window: '24h', limit: 1 })).toEqual([])
  })

  it('is read through an index', async () => {
    await rise('acme', 0.5)
    await runInDurableObject(operator(), (_, { storage }) => {
      const plans = (['name', 'worst'] as const).map((sort) => {
        const { text, bindings } = tenantPageQuery({ sort, window: '24h', limit: 1, after: { tenantId: 'a', mean: 0 } })
        const rows = storage.sql.exec<{ detail: string }>(`EXPLAIN QUERY PLAN ${text}`, ...bindings)
        return Array.from(rows, (row) => row.detail).join('; ')
      })
      expect(plans.filter((plan) => plan.includes('TEMP B-TREE') || plan.includes('SCAN'))).toEqual([])
    })
  })
})

describe('a tenant’s alarm', () => {
  it('comes again while its windows move, and after a failure, which it tells', async () => {
    await rise('acme', 0.5)
    await runInDurableObject(env.TENANT_DIRECTORY.getByName('acme'), async (instance: TenantDirectory, { storage }) => {
      const next = (await storage.getAlarm()) ?? 0
      expect(next - Date.now()).toBeLessThanOrEqual(60_000)
      const down = { getByName: () => ({ report: () => Promise.reject(new Error('unreachable')) }) }
      Object.defineProperty(instance, 'env', { value: { ...env, OPERATOR_DIRECTORY: down }, configurable: true })
      await storage.deleteAlarm()
      const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined)
      await instance.alarm()
      expect(lines).toHaveBeenCalledWith(JSON.stringify({ event: 'roll-up.failed', of: 'tenant', error: 'Error' }))
      lines.mockRestore()
      expect(await storage.getAlarm()).toBeGreaterThan(0)
    })
  })
})
