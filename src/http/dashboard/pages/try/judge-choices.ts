import type { Context } from 'hono'
import { readSettings } from '../../../../platform/settings.ts'
import { dependenciesOf } from '../../../dependencies-of.ts'
import type { PageEnv } from '../../page-env.ts'

/** The judges that a tenant may name: those that have a name of their own, and what the others' begin with, such as `openai/`. */
export type JudgeChoices = { byDefault: string; named: string[]; beginnings: string[] }

const MODEL = 'any-model'
/** More of them help nobody. */
const MAX_BEGINNINGS = 8

/** What may be offered to who fills a form in; whether it is allowed is the tenant's registry's to say, as it is for the API. */
export function judgeChoices(c: Context<PageEnv>): JudgeChoices {
  const { judges } = dependenciesOf(c)
  const { JUDGE_MODEL, JUDGE_FALLBACKS, JUDGE_PROVIDERS, JUDGE_ALLOWED = [] } = readSettings(c.env)
  const { judgeModel, judgeFallbacks, providers } = c.get('tenant')
  const ids = [judges.defaultModel, 'embedded', JUDGE_MODEL, judgeModel, ...JUDGE_FALLBACKS, ...(judgeFallbacks ?? [])]
  const exact = [...ids, ...JUDGE_ALLOWED.filter((pattern) => !pattern.includes('*'))].filter((id) => id !== null)
  const isAllowed = (model: string) => judges.chain({ model, fallback: false }) !== null
  const names = ['openai', 'workers-ai', ...Object.keys(JUDGE_PROVIDERS), ...Object.keys(providers)]
  return {
    byDefault: judges.defaultModel,
    named: [...new Set(exact)].filter(isAllowed),
    beginnings: [...new Set(names)]
      .filter((name) => isAllowed(`${name}/${MODEL}`))
      .slice(0, MAX_BEGINNINGS)
      .map((name) => `${name}/`),
  }
}
