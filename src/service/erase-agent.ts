import type { AgentStatsDirectory } from '../platform/agent-stats-directory.ts'
import type { TenantDirectoryClient } from '../platform/tenant-directories.ts'
import type { ScoreMemo } from '../platform/score-memo.ts'

/** Memo entries deleted at the same time. */
const PARALLEL_DELETIONS = 20

/**
 * Erases everything recorded of an agent: first the memo entries that its held runs point to, then the runs themselves and their part of the roll-up, so that a
 * crash between leaves nothing that no longer has an owner. Erasing an agent that is not there does nothing.
 * @throws StorageError
 */
export async function eraseAgent(
  agentId: string,
  { agents, memo, directory }: { agents: AgentStatsDirectory; memo: ScoreMemo; directory: TenantDirectoryClient },
): Promise<void> {
  const agent = agents.get(agentId)
  const keys = [...new Set(await agent.memoKeys())]
  for (let start = 0; start < keys.length; start += PARALLEL_DELETIONS) {
    await Promise.all(keys.slice(start, start + PARALLEL_DELETIONS).map((key) => memo.delete(key)))
  }
  await agent.erase()
  await directory.forget(agentId)
}
