import type { TenantOutlook } from '../../../service/pages/read-tenant-outlook.ts'

type Agent = TenantOutlook['agents'][number]

/** An agent that slipped: since when, and from where to where. */
export type FallenAgent = Agent & { trend: { fall: NonNullable<Agent['trend']['fall']> } }

/** Of the agents that slipped, the one that fell furthest; null when none did. */
export function mostFallen(agents: readonly Agent[]): FallenAgent | null {
  return agents.filter(isFallen).reduce<FallenAgent | null>((most, agent) => {
    return most === null || depthOf(agent) > depthOf(most) ? agent : most
  }, null)
}

function isFallen(agent: Agent): agent is FallenAgent {
  return agent.trend.fall !== null
}

function depthOf({ trend: { fall } }: FallenAgent): number {
  return fall.before - fall.after
}
