import { durableAgentStats } from './platform/agent-stats-directory.ts'
import { durableJudgeFlights } from './platform/judge-flights.ts'
import { judgeRegistry } from './platform/judges.ts'
import { log } from './platform/log.ts'
import { kvScoreMemo } from './platform/score-memo.ts'
import { readSettings } from './platform/settings.ts'
import type { ScoreDependencies } from './service/score-exchange.ts'

/** What the use cases need, made for one tenant out of the Worker's bindings. */
export function dependenciesFor(options: {
  env: Env
  tenantId: string
  /** The request's or the call's own context. */
  context: Pick<ExecutionContext, 'waitUntil'>
}): ScoreDependencies {
  const { env, tenantId, context } = options
  const settings = readSettings(env)
  return {
    judges: judgeRegistry(settings),
    memo: kvScoreMemo({ namespace: env.MEMO, tenantId, ttlSeconds: settings.MEMO_TTL_SECONDS }),
    flights: durableJudgeFlights({ namespace: env.JUDGE_FLIGHT, tenantId }),
    agents: durableAgentStats({ namespace: env.AGENT_STATS, tenantId }),
    now: Date.now,
    newId: () => crypto.randomUUID(),
    defer: (work) => context.waitUntil(work),
    log,
  }
}
