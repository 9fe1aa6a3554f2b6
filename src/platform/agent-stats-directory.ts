import type { AgentStats } from './agent-stats.ts'
import { callObject } from './call-object.ts'

type Methods = Pick<
  AgentStats,
  | 'lookup'
  | 'record'
  | 'replace'
  | 'remove'
  | 'recordFailure'
  | 'accept'
  | 'take'
  | 'release'
  | 'fail'
  | 'abandon'
  | 'settle'
  | 'stats'
  | 'windowDetail'
  | 'series'
  | 'runs'
  | 'lowRuns'
  | 'run'
  | 'memoKeys'
  | 'erase'
>

/** The statistics of one agent, wherever its object lives. Every method throws a StorageError when that does not answer. */
export type AgentStatsClient = {
  [Name in keyof Methods]: (...input: Parameters<Methods[Name]>) => Promise<Awaited<ReturnType<Methods[Name]>>>
}

/** The agents of one tenant. */
export interface AgentStatsDirectory {
  get(agentId: string): AgentStatsClient
}

/**
 * Durable Objects, one an agent; the tenant is part of each one's name. Calls that fail for a moment are repeated, since a run
 * counts once by its id; a failure has none, so it is counted at most once.
 */
export function durableAgentStats(options: {
  namespace: DurableObjectNamespace<AgentStats>
  tenantId: string
}): AgentStatsDirectory {
  const { namespace, tenantId } = options
  return {
    get(agentId) {
      const stub = () => namespace.getByName(`${tenantId}/${agentId}`)
      return {
        lookup: (query) => callObject(async () => stub().lookup(query)),
        record: (run) => callObject(async () => stub().record(run)),
        replace: (runId, run) => callObject(async () => stub().replace(runId, run)),
        remove: (runId) => callObject(async () => stub().remove(runId)),
        recordFailure: async (failure) => stub().recordFailure(failure),
        accept: (run) => callObject(async () => stub().accept(run)),
        take: (query) => callObject(async () => stub().take(query)),
        release: (attempt) => callObject(async () => stub().release(attempt)),
        fail: (attempt) => callObject(async () => stub().fail(attempt)),
        abandon: (query) => callObject(async () => stub().abandon(query)),
        settle: (run) => callObject(async () => stub().settle(run)),
        stats: (query) => callObject(async () => stub().stats(query)),
        windowDetail: (query) => callObject(async () => stub().windowDetail(query)),
        series: (query) => callObject(async () => stub().series(query)),
        runs: (query) => callObject(async () => stub().runs(query)),
        lowRuns: (query) => callObject(async () => stub().lowRuns(query)),
        run: (runId) => callObject(async () => stub().run(runId)),
        memoKeys: () => callObject(async () => stub().memoKeys()),
        erase: () => callObject(async () => stub().erase()),
      }
    },
  }
}
