import type { CountWindow } from '../../../stats/newest-runs.ts'
import type { TimeWindow } from '../../../stats/time-window.ts'
import type { Mode } from '../../../stats/vocabulary.ts'
import { queryLink } from './query-link.ts'

/** The page of an agent; ids are safe in a path, but for the colon that some servers take apart. */
export function agentLink(options: {
  base: string
  agentId: string
  mode?: Mode
  window?: TimeWindow | CountWindow
}): string {
  const { base, agentId, mode, window } = options
  const query = queryLink({ mode, window })
  return `${base}/agents/${encodeURIComponent(agentId)}${query === '?' ? '' : query}`
}

export function runLink({ base, agentId, runId }: { base: string; agentId: string; runId: string }): string {
  return `${base}/agents/${encodeURIComponent(agentId)}/runs/${encodeURIComponent(runId)}`
}
