import { cloudflareTest } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'
import { judgeBindings } from './test/support/judge-lanes.ts'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'core', include: ['test/{scorer,stats,connectors}/**/*.test.ts'] } },
      {
        plugins: [
          cloudflareTest(({ inject }) => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: { AUTH: 'local', ...judgeBindings(inject('judgeServerUrl')) },
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
