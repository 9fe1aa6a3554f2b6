import type { RunRecord } from './run-record.ts'

/** A run that was accepted to be judged later, as it is known before: `at` is when the exchange took place, `recordedAt` when it was accepted. */
export type AcceptedRun = Pick<
  RunRecord,
  | 'runId'
  | 'contentHash'
  | 'at'
  | 'recordedAt'
  | 'evaluationMode'
  | 'effectiveMode'
  | 'scale'
  | 'threshold'
  | 'metadata'
>

/** A run without a score: not judged yet, or failed for good. `problem` is the JSON text of why. */
export type UnscoredRun = AcceptedRun & ({ status: 'pending'; problem: null } | { status: 'failed'; problem: string })
