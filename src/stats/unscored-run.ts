import type { z } from 'zod'
import { runRecordSchema } from './run-record.ts'

/** A run that was accepted to be judged later, as it is known before: `at` is when the exchange took place, `recordedAt` when it was accepted. */
export const acceptedRunSchema = runRecordSchema.pick({
  runId: true,
  contentHash: true,
  at: true,
  recordedAt: true,
  evaluationMode: true,
  effectiveMode: true,
  scale: true,
  threshold: true,
  metadata: true,
})
export type AcceptedRun = z.infer<typeof acceptedRunSchema>

/** A run without a score: not judged yet, or failed for good. `problem` is the JSON text of why. */
export type UnscoredRun = AcceptedRun & ({ status: 'pending'; problem: null } | { status: 'failed'; problem: string })
