import { afterEach, beforeAll } from 'vitest'
import { forgetJudgements } from '../../src/platform/judgement-cache.ts'
import { forgetRefusals } from '../../src/platform/recent-refusals.ts'
import { forgetKeys } from '../../src/platform/tenants/key-ring.ts'
import { forgetTenantSettings } from '../../src/platform/tenants/tenant-settings.ts'

// What the Worker loads with its first judgement is loaded before the tests: it takes as long as it takes, and a reset would end it.
beforeAll(async () => {
  await import('../../src/platform/fly.ts')
  await import('../../src/scorer/judge/embedded/embedded-opinion.ts')
})

// Storage is reset between tests; what the isolate remembers has to go with it.
afterEach(() => {
  forgetJudgements()
  forgetKeys()
  forgetRefusals()
  forgetTenantSettings()
})
