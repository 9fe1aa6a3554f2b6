import { type Answer, type Command, commandSchema } from '../command.ts'
import type { BenchEnv } from './bench-env.ts'
import { timeWorks } from './time-works.ts'

export { OperatorDirectory } from '../../../../src/platform/operator-directory.ts'
export { BareInserts } from './bare-inserts.ts'
export { MeasuredAgent } from './measured-agent.ts'
export { MeasuredDirectory } from './measured-directory.ts'

/** Does what it is told from inside the runtime, where no proxy stands between it and the objects. */
export default {
  async fetch(request: Request, env: BenchEnv): Promise<Response> {
    return Response.json(await carryOut(commandSchema.parse(await request.json()), env))
  },
}

async function carryOut(command: Command, env: BenchEnv): Promise<Answer> {
  const nothing: Answer = { elapsedMs: [], size: null }
  switch (command.do) {
    case 'fillAgent':
      await env.AGENT_STATS.getByName(`bench/${command.agent}`).recordMany({ ...command, name: command.agent })
      return nothing
    case 'fillDirectory':
      await env.TENANT_DIRECTORY.getByName(command.tenant).reportMany(command)
      return nothing
    case 'sizeOfAgent':
      return { ...nothing, size: await env.AGENT_STATS.getByName(`bench/${command.agent}`).size() }
    case 'sizeOfDirectory':
      return { ...nothing, size: await env.TENANT_DIRECTORY.getByName(command.tenant).size() }
    default:
      return { ...nothing, elapsedMs: await timeWorks(command, env) }
  }
}
