import { cloudflareTest } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'
import { ADMIN_TOKEN } from './test/support/admin-token.ts'
import { ENCRYPTION_KEY } from './test/support/encryption-key.ts'
import { FUZZ_SEED } from './test/support/fuzz/fuzz-seed.ts'
import { judgeBindings } from './test/support/judge-lanes.ts'

/** A Worker of somebody else that scores through a service binding; what it is sent says what it asks. */
const callingWorker = {
  name: 'caller',
  modules: true,
  compatibilityDate: '2026-11-01',
  scriptPath: './test/support/calling-worker.mjs',
  serviceBindings: {
    PLUMBLINE: {
      name: 'vitest-plugin-runner-worker',
      entrypoint: 'PlumblineService',
      props: { tenantId: 'bound' },
    },
  },
}

/** Tests of the Worker as it is deployed: it asks for keys. All others run it in local mode. */
const KEYED = [
  'canaries',
  'client',
  'daily-budget',
  'dashboard/limits',
  'dashboard/page-isolation',
  'dashboard/page-scopes',
  'dashboard/session',
  'dashboard/tenants',
  'fuzz',
  'hygiene',
  'isolation',
  'keys',
  'rate-limit',
  'tenant-providers',
  'tenants',
].map((name) => `test/http/${name}.test.ts`)

/** As in wrangler.toml for the lowest tier, which can be passed; no test sends as much as the others allow. */
const RATE_LIMITS = {
  RATE_LOW: { namespace_id: '7501', simple: { limit: 60, period: 60 } },
  RATE_STANDARD: { namespace_id: '7502', simple: { limit: 1_000_000, period: 60 } },
  RATE_HIGH: { namespace_id: '7503', simple: { limit: 1_000_000, period: 60 } },
} as const

const insideWorkerd = {
  setupFiles: ['test/support/worker-setup.ts', 'test/support/contract/hold-to-contract.ts'],
  globalSetup: ['test/support/judge-server-setup.ts', 'test/support/contract/contract-server-setup.ts'],
  // The first import of the AI SDK inside workerd takes seconds on a loaded machine.
  testTimeout: 30_000,
}

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'core', include: ['test/{scorer,stats,connectors,client}/**/*.test.ts'] } },
      {
        plugins: [
          cloudflareTest(({ inject }) => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: { AUTH: 'local', ENCRYPTION_KEY, ...judgeBindings(inject('judgeServerUrl')) },
              serviceBindings: { CALLER: 'caller' },
              workers: [callingWorker],
            },
          })),
        ],
        test: {
          name: 'worker',
          include: ['test/{http,service,platform}/**/*.test.ts'],
          exclude: KEYED,
          ...insideWorkerd,
        },
      },
      {
        plugins: [
          cloudflareTest(({ inject }) => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: { AUTH: 'keys', ADMIN_TOKEN, ENCRYPTION_KEY, ...judgeBindings(inject('judgeServerUrl')) },
              ratelimits: RATE_LIMITS,
            },
          })),
        ],
        test: {
          name: 'worker-keys',
          include: KEYED,
          provide: { fuzzSeed: Number(process.env['FUZZ_SEED'] ?? FUZZ_SEED) },
          ...insideWorkerd,
        },
      },
    ],
  },
})
