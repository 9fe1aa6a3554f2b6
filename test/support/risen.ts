import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

/** Lets what was scored rise to the tenant's directory and the operator's, which alarms would do within a minute. */
export async function rise(tenantId: string, ...agentIds: string[]): Promise<void> {
  for (const agentId of agentIds) await runDurableObjectAlarm(env.AGENT_STATS.getByName(`${tenantId}/${agentId}`))
  await runDurableObjectAlarm(env.TENANT_DIRECTORY.getByName(tenantId))
}
