import type { AgentStats } from '../agent-stats.ts'
import type { ConversationThread } from '../conversation-thread.ts'
import { formatThreadName } from '../hooks/thread-name.ts'
import { memoPrefix } from '../score-memo.ts'
import { listAgents } from './list-agents.ts'

/** So much of a tenant is erased at a time, so that no call does more than it may. */
const AGENTS_PER_ROUND = 50
const THREADS_PER_ROUND = 50
const MEMO_ENTRIES_PER_ROUND = 500

/**
 * Erases some of a tenant's agents, conversations and of its memo, which holds also what was scored without an agent. Returns whether more is left; once
 * more erases nothing twice.
 */
export async function eraseRound(options: {
  tenantId: string
  sql: SqlStorage
  agents: DurableObjectNamespace<AgentStats>
  conversations: DurableObjectNamespace<ConversationThread>
  memo: KVNamespace
  forget: (agentId: string) => Promise<void>
}): Promise<{ isDone: boolean }> {
  const { tenantId, sql, agents, conversations, memo, forget } = options
  const page = listAgents(sql, { sort: 'name', mode: 'both', window: 'all', limit: AGENTS_PER_ROUND })
  await Promise.all(
    page.agents.map(async ({ agentId }) => {
      await agents.getByName(`${tenantId}/${agentId}`).erase()
      // One that was empty already has not said so.
      await forget(agentId)
    }),
  )
  const threads = sql
    .exec<{ hook_id: string; thread: string }>('SELECT hook_id, thread FROM hook_threads LIMIT ?', THREADS_PER_ROUND)
    .toArray()
  await Promise.all(
    threads.map(async ({ hook_id: hookId, thread }) => {
      await conversations.getByName(formatThreadName({ tenantId, hookId, thread })).erase()
      sql.exec('DELETE FROM hook_threads WHERE hook_id = ? AND thread = ?', hookId, thread)
    }),
  )
  const entries = await memo.list({ prefix: memoPrefix(tenantId), limit: MEMO_ENTRIES_PER_ROUND })
  await Promise.all(entries.keys.map(({ name }) => memo.delete(name)))
  return { isDone: page.next === null && threads.length < THREADS_PER_ROUND && entries.list_complete }
}
