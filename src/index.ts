import { app } from './http/app.ts'
import { consumePending } from './queue.ts'

export { AgentStats } from './platform/agent-stats.ts'
export { JudgeFlight } from './platform/judge-flight.ts'
export { OperatorDirectory } from './platform/operator-directory.ts'
export { TenantDirectory } from './platform/tenant-directory.ts'
export { PlumblineService } from './service-binding.ts'

export default { fetch: app.fetch, queue: consumePending } satisfies ExportedHandler<Env>
