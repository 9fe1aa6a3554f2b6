import { cloudflareTest } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'
import { ENCRYPTION_KEY } from './test/support/encryption-key.ts'
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

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'core', include: ['test/{scorer,stats,connectors}/**/*.test.ts'] } },
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
          setupFiles: ['test/support/worker-setup.ts'],
          globalSetup: ['test/support/judge-server-setup.ts'],
          // The first import of the AI SDK inside workerd takes seconds on a loaded machine.
          testTimeout: 30_000,
        },
      },
    ],
  },
})
