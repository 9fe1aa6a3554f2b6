import { join } from 'node:path'
import { ADMIN_TOKEN } from '../../support/admin-token.ts'
import { ENCRYPTION_KEY } from '../../support/encryption-key.ts'
import { ROOT, WRANGLER_CONFIG } from '../performance/paths.ts'
import { FILL_PATH, type Filling } from './filling.ts'

export type Bench = {
  url: string
  /** Throws when it could not be done. */
  put: (filling: Filling) => Promise<void>
  close: () => Promise<void>
}

/** The product as `wrangler.toml` has it, which asks for keys, behind a way to fill its objects. What it stores is gone when it is closed. */
export async function startBench(): Promise<Bench> {
  // Without it every request is also written to a local trace store.
  process.env['X_LOCAL_OBSERVABILITY'] = 'false'
  process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false'
  process.env['WRANGLER_SEND_METRICS'] = 'false'
  // What it prints is the bench's own.
  process.env['WRANGLER_LOG'] = 'error'
  const { createTestHarness, unstable_readConfig: readConfig } = await import('wrangler')
  const { compatibility_date, alias, assets, kv_namespaces, durable_objects, exports, queues, ratelimits, vars } =
    readConfig({ config: WRANGLER_CONFIG })
  const server = createTestHarness({
    root: ROOT,
    workers: [
      {
        config: {
          name: 'plumbline',
          main: join(import.meta.dirname, 'worker/driver.ts'),
          compatibility_date,
          minify: true,
          kv_namespaces,
          durable_objects,
          exports,
          queues,
          ratelimits,
          ...(alias && { alias }),
          ...(assets && { assets }),
          vars: { ...vars, AUTH: 'keys', ADMIN_TOKEN, ENCRYPTION_KEY },
        },
      },
    ],
  })
  const { url } = await server.listen()
  return {
    url: url.origin,
    async put(filling) {
      const response = await server.fetch(FILL_PATH, { method: 'POST', body: JSON.stringify(filling) })
      if (!response.ok) throw new Error(`${filling.do} failed: ${(await response.text()).slice(0, 500)}`)
    },
    close: () => server.close(),
  }
}
