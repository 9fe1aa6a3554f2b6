import { join, resolve } from 'node:path'
import { z } from 'zod'

const ROOT = resolve(import.meta.dirname, '../../..')
const ADMIN_TOKEN = 'only-for-this-run'
/** No loopback name: keys are asked for. */
const ORIGIN = 'https://plumbline.example'

/** Where a score is sent: the Worker under test, or one that refuses everything unread. */
export type Target = 'plumbline' | 'refusing'

export type Workers = {
  /** Scores content of its own for the tenant of a key. */
  score: (target: Target, tenant: Tenant) => Promise<Answered>
  /** Sets a tenant up, with a key that may score. */
  makeTenant: (tenantId: string, rateLimit: 'low' | 'high') => Promise<Tenant>
  close: () => Promise<void>
}

export type Tenant = { tenantId: string; key: string }
export type Answered = { status: number; milliseconds: number }

/**
 * The Worker as it is deployed, in a process of its own that is reached over sockets without a proxy between; clocks inside it stand still
 * while it is busy. What it stores is gone when it is closed.
 */
export async function startWorkers(): Promise<Workers> {
  // Without it every request is also written to a local trace store.
  process.env['X_LOCAL_OBSERVABILITY'] = 'false'
  const { createTestHarness } = await import('wrangler')
  const refusing = join(import.meta.dirname, 'refusing-worker.ts')
  const server = createTestHarness({
    root: ROOT,
    workers: [
      { configPath: join(ROOT, 'wrangler.toml'), vars: { AUTH: 'keys', ADMIN_TOKEN } },
      { config: { name: 'refusing', main: refusing, compatibility_date: '2026-11-01' } },
    ],
  })
  await server.listen()
  const targets = { plumbline: server.getWorker('plumbline'), refusing: server.getWorker('refusing') }

  async function asOperator(method: string, path: string, body: object): Promise<unknown> {
    const init = { method, headers: headersWith(ADMIN_TOKEN), body: JSON.stringify(body) }
    const response = await targets.plumbline.fetch(`${ORIGIN}${path}`, init)
    if (!response.ok) throw new Error(`${method} ${path} failed: ${await response.text()}`)
    return response.json()
  }

  let number = 0
  return {
    async score(target, { tenantId, key }) {
      number++
      const body = JSON.stringify({ agentId: tenantId, input: `Name the number ${number}`, output: `It is ${number}.` })
      const start = performance.now()
      const init = { method: 'POST', headers: headersWith(key), body }
      const response = await targets[target].fetch(`${ORIGIN}/v1/scores`, init)
      await response.text()
      return { status: response.status, milliseconds: performance.now() - start }
    },
    async makeTenant(tenantId, rateLimit) {
      const path = `/v1/tenants/${tenantId}`
      await asOperator('PUT', path, { name: tenantId, rateLimit })
      const made = await asOperator('POST', `${path}/keys`, { label: 'bench', scopes: ['score'] })
      return { tenantId, key: z.object({ key: z.string() }).parse(made).key }
    },
    close: () => server.close(),
  }
}

function headersWith(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
}
