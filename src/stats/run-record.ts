import { z } from 'zod'
import { cacheOutcomeSchema, labelSchema, modeSchema } from './vocabulary.ts'

const unitSchema = z.number().min(0).max(1)
const epochMillisecondsSchema = z.int().min(0)

/** A run as it is handed to the statistics. Scores are those shown: 0..1 with 4 decimals. Times are epoch milliseconds. */
export const runRecordSchema = z.object({
  runId: z.string(),
  /** Equal for equal content: what decides between a repeat and a conflict. */
  contentHash: z.string(),
  /** When the exchange took place; decides the bucket. */
  at: epochMillisecondsSchema,
  /** When it was scored; the 24 hours of the run id count from here. */
  recordedAt: epochMillisecondsSchema,
  /** The mode asked for. */
  evaluationMode: modeSchema,
  /** The mode that was judged; the run counts here. */
  effectiveMode: modeSchema,
  judge: z.object({
    model: z.string(),
    protocol: z.string(),
    degraded: z.boolean(),
    degradedBecause: z.string().nullable(),
  }),
  /** On the scale, as shown. */
  score: z.number(),
  scale: z.number(),
  normalizedScore: unitSchema,
  label: labelSchema,
  /** On the scale, or null; `passed` is null with it. */
  threshold: z.number().nullable(),
  passed: z.boolean().nullable(),
  dimensions: z.object({
    intentAlignment: unitSchema.nullable(),
    requirementsFulfillment: unitSchema.nullable(),
    completeness: unitSchema.nullable(),
    responseAppropriateness: unitSchema.nullable(),
  }),
  cache: cacheOutcomeSchema,
  flags: z.array(z.string()),
  metadata: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  usage: z.object({
    calls: z.int().min(0),
    inputTokens: z.int().min(0).nullable(),
    outputTokens: z.int().min(0).nullable(),
  }),
  /** Where its judgement is memoized, so that erasing the agent can erase it too. */
  memoKey: z.string().nullable(),
  /** JSON text of `{ reason, analyzeStepResult, perspectives }`; the statistics never look into it. */
  details: z.string(),
})
export type RunRecord = z.infer<typeof runRecordSchema>

/** A recorded run given back. Parts that are no longer held are null. */
export type StoredRun = Omit<RunRecord, 'flags' | 'metadata' | 'details'> & {
  flags: RunRecord['flags'] | null
  metadata: RunRecord['metadata'] | null
  details: string | null
}
