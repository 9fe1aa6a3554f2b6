import { problemOf } from './http/problem-of.ts'
import { describeProblem } from './http/problem.ts'
import { durableAgentStats } from './platform/agent-stats-directory.ts'
import { tenantBudget } from './platform/judge-budget.ts'
import { durableJudgeFlights } from './platform/judge-flights.ts'
import { log } from './platform/log.ts'
import { workersPendingQueue } from './platform/pending-queue.ts'
import { kvScoreMemo } from './platform/score-memo.ts'
import { readSettings } from './platform/settings.ts'
import { durableTenantDirectory, type TenantDirectoryClient } from './platform/tenant-directories.ts'
import { tenantJudges } from './platform/tenants/tenant-judges.ts'
import type { TenantSettings } from './platform/tenants/tenant-settings.ts'
import type { ScoreDependencies } from './service/score-dependencies.ts'

/** What the use cases need. */
export type Dependencies = ScoreDependencies & { directory: TenantDirectoryClient }

/** What the use cases need, made for one tenant out of the Worker's bindings. */
export function dependenciesFor(options: {
  env: Env
  tenantId: string
  /** What the operator set for it. */
  tenant: TenantSettings
  /** The request's or the call's own context. */
  context: Pick<ExecutionContext, 'waitUntil'>
}): Dependencies {
  const { env, tenantId, tenant, context } = options
  const settings = readSettings(env)
  return {
    judges: tenantJudges({ settings, tenantId, tenant }),
    memo: kvScoreMemo({ namespace: env.MEMO, tenantId, ttlSeconds: settings.MEMO_TTL_SECONDS }),
    flights: durableJudgeFlights({ namespace: env.JUDGE_FLIGHT, tenantId, tenant }),
    budget: tenantBudget({ namespace: env.TENANT_DIRECTORY, tenantId, dailyBudget: tenant.dailyBudget }),
    agents: durableAgentStats({ namespace: env.AGENT_STATS, tenantId }),
    directory: durableTenantDirectory({ namespace: env.TENANT_DIRECTORY, tenantId }),
    pending: workersPendingQueue({ queue: env.PENDING, tenantId }),
    defaultThreshold: tenant.threshold,
    now: Date.now,
    newId: () => crypto.randomUUID(),
    defer: (work) => context.waitUntil(work),
    log,
    problemOf: (error) => describeProblem(problemOf(error)),
  }
}
