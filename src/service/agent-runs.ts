import { z } from 'zod'
import type { AgentStatsDirectory } from '../platform/agent-stats-directory.ts'
import { analysisSchema, evaluationSchema } from '../scorer/scoring/evaluation.ts'
import type { StoredRun } from '../stats/run-record.ts'
import type { UnscoredRun } from '../stats/unscored-run.ts'
import { CACHE_OUTCOMES, judgeKey, LABELS, MODES } from '../stats/vocabulary.ts'
import { CURSOR_OF_ANOTHER_LISTING, formatPageCursor, pageCursorSchema } from './page-cursor.ts'
import { runProblemSchema } from './run-problem.ts'
import { metadataSchema } from './score-request.ts'
import { ServiceError } from './service-error.ts'

export const MAX_RUNS_A_PAGE = 200

/** Which runs to list. */
export const runsQuerySchema = z.object({
  mode: z.enum(MODES).optional().describe('The mode that was judged'),
  label: z.enum(LABELS).optional(),
  status: z.enum(['scored', 'pending', 'failed']).optional(),
  judge: z.string().min(1).optional().describe('`<id>@<protocol>`'),
  limit: z.coerce.number().int().min(1).max(MAX_RUNS_A_PAGE).default(50),
  cursor: pageCursorSchema(
    z.strictObject({ agentId: z.string(), at: z.int().min(0), sequence: z.int().min(0) }),
  ).optional(),
})
export type RunsQuery = z.output<typeof runsQuerySchema>

const dimensionSchema = z.number().nullable()

/** A run; what it does not have yet, or is no longer held, is null. `evaluationMode` is the one it counts under. */
export const runSchema = z
  .object({
    runId: z.string(),
    at: z.iso.datetime(),
    status: z.enum(['scored', 'pending', 'failed']),
    problem: runProblemSchema.nullable(),
    evaluationMode: z.enum(MODES),
    score: z.number().nullable(),
    normalizedScore: z.number().nullable(),
    scale: z.number(),
    label: z.enum(LABELS).nullable(),
    threshold: z.number().nullable(),
    passed: z.boolean().nullable(),
    judge: z.string().nullable(),
    degraded: z.boolean(),
    cache: z.enum(CACHE_OUTCOMES).nullable(),
    dimensions: z.object({
      intentAlignment: dimensionSchema,
      requirementsFulfillment: dimensionSchema,
      completeness: dimensionSchema,
      responseAppropriateness: dimensionSchema,
    }),
    flags: z.array(z.string()).nullable(),
    metadata: metadataSchema.nullable(),
  })
  .meta({ id: 'Run' })
export type Run = z.infer<typeof runSchema>

export const runPageSchema = z
  .object({ runs: z.array(runSchema), nextCursor: z.string().nullable() })
  .meta({ id: 'RunPage' })

export const heldRunSchema = runSchema
  .extend({
    reason: z.string().nullable(),
    analyzeStepResult: analysisSchema.nullable(),
    perspectives: evaluationSchema.shape.perspectives.nullable(),
  })
  .meta({ id: 'HeldRun' })
export type HeldRun = z.infer<typeof heldRunSchema>

const detailsSchema = z.object({
  reason: z.string(),
  analyzeStepResult: analysisSchema,
  perspectives: evaluationSchema.shape.perspectives,
})

type Dependencies = { agents: AgentStatsDirectory }

/**
 * A page of an agent's held runs, newest first.
 * @throws ServiceError `not-found` for an agent that never scored, `invalid-request` for the cursor of another's listing; StorageError
 */
export async function listRuns(
  agentId: string,
  { cursor, ...query }: RunsQuery,
  { agents }: Dependencies,
): Promise<z.infer<typeof runPageSchema>> {
  if (cursor !== undefined && cursor.agentId !== agentId) {
    throw new ServiceError('invalid-request', CURSOR_OF_ANOTHER_LISTING.error, { path: 'cursor' })
  }
  const page = await agents.get(agentId).runs({ ...query, after: cursor })
  if (page === null) throw new ServiceError('not-found', `no agent ${agentId} has been scored`)
  return {
    runs: page.runs.map((run) => (run.status === 'scored' ? scoredRun(run) : unscoredRun(run))),
    nextCursor: page.next === null ? null : formatPageCursor({ ...page.next, agentId }),
  }
}

/**
 * One run with its analysis and reason while they are held.
 * @throws ServiceError `not-found`; StorageError
 */
export async function readRun(
  { agentId, runId }: { agentId: string; runId: string },
  { agents }: Dependencies,
): Promise<z.infer<typeof heldRunSchema>> {
  const run = await agents.get(agentId).run(runId)
  if (run === null) throw new ServiceError('not-found', `agent ${agentId} holds no run ${runId}`)
  if ('status' in run) return { ...unscoredRun(run), reason: null, analyzeStepResult: null, perspectives: null }
  const details = run.details === null ? null : detailsSchema.parse(JSON.parse(run.details))
  return {
    ...scoredRun(run),
    reason: details?.reason ?? null,
    analyzeStepResult: details?.analyzeStepResult ?? null,
    perspectives: details?.perspectives ?? null,
  }
}

const NO_DIMENSIONS: Run['dimensions'] = {
  intentAlignment: null,
  requirementsFulfillment: null,
  completeness: null,
  responseAppropriateness: null,
}

function scoredRun(run: Omit<StoredRun, 'details' | 'memoKey'>): Run {
  return {
    runId: run.runId,
    at: new Date(run.at).toISOString(),
    status: 'scored',
    problem: null,
    evaluationMode: run.effectiveMode,
    score: run.score,
    normalizedScore: run.normalizedScore,
    scale: run.scale,
    label: run.label,
    threshold: run.threshold,
    passed: run.passed,
    judge: judgeKey(run.judge),
    degraded: run.judge.degraded,
    cache: run.cache,
    dimensions: run.dimensions,
    flags: run.flags,
    metadata: run.metadata,
  }
}

function unscoredRun(run: UnscoredRun): Run {
  return {
    runId: run.runId,
    at: new Date(run.at).toISOString(),
    status: run.status,
    problem: run.problem === null ? null : runProblemSchema.parse(JSON.parse(run.problem)),
    evaluationMode: run.effectiveMode,
    score: null,
    normalizedScore: null,
    scale: run.scale,
    label: null,
    threshold: run.threshold,
    passed: null,
    judge: null,
    degraded: false,
    cache: null,
    dimensions: NO_DIMENSIONS,
    flags: null,
    metadata: run.metadata,
  }
}
