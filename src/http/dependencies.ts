import type { Context } from 'hono'
import { durableAgentStats } from '../platform/agent-stats-directory.ts'
import { durableJudgeFlights } from '../platform/judge-flights.ts'
import { judgeRegistry } from '../platform/judges.ts'
import { log } from '../platform/log.ts'
import { kvScoreMemo } from '../platform/score-memo.ts'
import { readSettings } from '../platform/settings.ts'
import type { ScoreDependencies } from '../service/score-exchange.ts'
import type { AppEnv } from './context.ts'

/** What the use cases need, made for the request's tenant out of the Worker's bindings. */
export function dependenciesOf(c: Context<AppEnv>): ScoreDependencies {
  const tenantId = c.get('tenantId')
  const settings = readSettings(c.env)
  return {
    judges: judgeRegistry(settings),
    memo: kvScoreMemo({ namespace: c.env.MEMO, tenantId, ttlSeconds: settings.MEMO_TTL_SECONDS }),
    flights: durableJudgeFlights({ namespace: c.env.JUDGE_FLIGHT, tenantId }),
    agents: durableAgentStats({ namespace: c.env.AGENT_STATS, tenantId }),
    now: Date.now,
    newId: () => crypto.randomUUID(),
    log,
  }
}
