import type { AgentStats } from './agent-stats.ts'

/** The statistics of one agent, wherever its object lives. */
export type AgentStatsClient = Pick<AgentStats, 'lookup' | 'record' | 'recordFailure' | 'stats'>

/** The agents of one tenant. */
export interface AgentStatsDirectory {
  get(agentId: string): AgentStatsClient
}

/** Durable Objects, one an agent; the tenant is part of each one's name. */
export function durableAgentStats(options: {
  namespace: DurableObjectNamespace<AgentStats>
  tenantId: string
}): AgentStatsDirectory {
  const { namespace, tenantId } = options
  return { get: (agentId) => namespace.getByName(`${tenantId}/${agentId}`) }
}
