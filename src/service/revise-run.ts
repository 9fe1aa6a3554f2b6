import type { z } from 'zod'
import { JudgeError } from '../scorer/judge/judge-error.ts'
import { contentHash } from './content-hash.ts'
import { evaluate } from './evaluate.ts'
import { identifierSchema } from './identifier.ts'
import { occurrenceOf } from './occurred-at.ts'
import { prepareRequest } from './prepare-request.ts'
import { recordRun, replaceRun, type RunToRecord } from './record-score.ts'
import type { ScoreDependencies } from './score-dependencies.ts'
import { countFailure } from './score-exchange.ts'
import { scoreRequestSchema } from './score-request.ts'
import { createTimings } from './timings.ts'

/** A score request for a run whose content may be another than before. */
export const revisedRunSchema = scoreRequestSchema
  .omit({ record: true })
  .extend({ agentId: identifierSchema, runId: identifierSchema })
export type RevisedRun = z.input<typeof revisedRunSchema>

export type Revision = {
  /** The run was recorded before, so without its record it must not be counted anew. */
  isCounted: boolean
}

/**
 * Scores a run and records it, once for the same content; a score of other content under its id is replaced.
 * @throws NotScorableError, ServiceError, JudgeError, StorageError
 */
export async function reviseRun(
  given: z.output<typeof revisedRunSchema>,
  dependencies: ScoreDependencies,
  { isCounted }: Revision,
): Promise<void> {
  const { agents, now } = dependencies
  const request = { ...given, record: true as const }
  const { agentId, runId } = request
  const prepared = prepareRequest(request, dependencies)
  const at = occurrenceOf(request.occurredAt, now())
  const hash = await contentHash(request, prepared.task.exchange)
  const agent = { agentId, stats: agents.get(agentId) }
  const found = await agent.stats.lookup({ runId, contentHash: hash })
  if (found.outcome === 'recorded' || found.outcome === 'pending') return
  if (found.outcome === 'unknown' && isCounted) return

  const timings = createTimings(now)
  const { answer, memoKey, spentBefore } = await evaluate({ request, runId, prepared, dependencies, timings }).catch(
    async (error: unknown) => {
      if (error instanceof JudgeError) await countFailure({ agent, error, request, dependencies, timings })
      throw error
    },
  )
  const run: RunToRecord = { answer, contentHash: hash, memoKey, spentBefore, at, now: now() }
  const replaced = found.outcome === 'conflict' ? await replaceRun(agent, run) : null
  if (replaced === null && !isCounted) await recordRun(agent, run)
}
