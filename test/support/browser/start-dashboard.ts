import { createPlumblineClient, type PlumblineClient } from '../../../src/client/index.ts'
import { ADMIN_TOKEN } from '../admin-token.ts'
import { ENCRYPTION_KEY } from '../encryption-key.ts'
import { startLocalWorker, temporaryState } from '../local-worker.ts'

export type StartedDashboard = {
  url: string
  /** What it wrote so far. */
  output: () => string
  /** The operator's client. */
  operator: PlumblineClient
  /** Sets a tenant up and gives a client with a key of it that may do everything, and the key. */
  tenant: (tenantId: string, settings: { name: string }) => Promise<{ key: string; client: PlumblineClient }>
  /** Ends it and takes its state away. */
  close: () => Promise<void>
}

/** Starts the Worker on this machine as it is deployed: it asks for keys, and people sign in. `vars` are more of its settings. */
export async function startDashboard(vars: Record<string, string> = {}): Promise<StartedDashboard> {
  const state = await temporaryState()
  const settings = { AUTH: 'keys', ADMIN_TOKEN, ENCRYPTION_KEY, ...vars }
  const args = Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const worker = await startLocalWorker({ persistTo: state.path, args })
  const operator = createPlumblineClient({ baseUrl: worker.url, adminToken: ADMIN_TOKEN })
  return {
    url: worker.url,
    output: worker.output,
    operator,
    async tenant(tenantId, { name }) {
      // Its requests are not what is tested here.
      await operator.tenants.setUp(tenantId, { name, rateLimit: 'high' })
      const { key } = await operator.tenants.makeKey(tenantId, { label: 'all', scopes: ['score', 'read', 'manage'] })
      return { key, client: createPlumblineClient({ baseUrl: worker.url, key }) }
    },
    async close() {
      await worker.kill()
      await state.remove()
    },
  }
}
