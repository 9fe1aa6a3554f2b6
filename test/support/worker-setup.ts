import { afterEach } from 'vitest'
import { forgetJudgements } from '../../src/platform/judgement-cache.ts'

// Storage is reset between tests; what the isolate remembers has to go with it.
afterEach(() => forgetJudgements())
