export { AgentStats } from './platform/agent-stats.ts'
export { ConversationThread } from './platform/conversation-thread.ts'
export { JudgeFlight } from './platform/judge-flight.ts'
export { OperatorDirectory } from './platform/operator-directory.ts'
export { TenantDirectory } from './platform/tenant-directory.ts'
export { PlumblineService } from './service-binding.ts'

// Durable Objects start in places where no request ever arrives: what answers requests is loaded with the first one.
export default {
  async fetch(request, env, context) {
    const { app } = await import('./http/app.ts')
    return app.fetch(request, env, context)
  },
  async queue(batch, env, context) {
    const { consumePending } = await import('./queue.ts')
    await consumePending(batch, env, context)
  },
} satisfies ExportedHandler<Env>
