import product from '../../../../src/index.ts'
import type { MeasuredAgent } from '../../stats/worker/measured-agent.ts'
import type { MeasuredDirectory } from '../../stats/worker/measured-directory.ts'
import { FILL_PATH, type Filling, fillingSchema } from '../filling.ts'

export { ConversationThread } from '../../../../src/platform/conversation-thread.ts'
export { JudgeFlight } from '../../../../src/platform/judge-flight.ts'
export { OperatorDirectory } from '../../../../src/platform/operator-directory.ts'
export { PlumblineService } from '../../../../src/service-binding.ts'
// The product's own objects, which can also be filled from within.
export { MeasuredAgent as AgentStats } from '../../stats/worker/measured-agent.ts'
export { MeasuredDirectory as TenantDirectory } from '../../stats/worker/measured-directory.ts'

type BenchEnv = Omit<Env, 'AGENT_STATS' | 'TENANT_DIRECTORY'> & {
  AGENT_STATS: DurableObjectNamespace<MeasuredAgent>
  TENANT_DIRECTORY: DurableObjectNamespace<MeasuredDirectory>
}

/** The product, with a way to fill it. */
export default {
  async fetch(request, env, context) {
    if (new URL(request.url).pathname !== FILL_PATH) return product.fetch(request, env, context)
    await fill(fillingSchema.parse(await request.json()), env)
    return new Response(null, { status: 204 })
  },
  queue: (batch, env, context) => product.queue(batch, env, context),
} satisfies ExportedHandler<BenchEnv>

async function fill(filling: Filling, { AGENT_STATS, TENANT_DIRECTORY }: BenchEnv): Promise<void> {
  if (filling.do === 'fillDirectory') {
    await TENANT_DIRECTORY.getByName(filling.tenant).reportMany({ ...filling, first: 0 })
    return
  }
  const { tenant, agent } = filling
  await AGENT_STATS.getByName(`${tenant}/${agent}`).recordMany({ ...filling, name: agent, first: 0 })
}
