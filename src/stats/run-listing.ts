import type { RunCursor } from './run-cursor.ts'
import type { RunRecord } from './run-record.ts'
import type { UnscoredRun } from './unscored-run.ts'
import type { Label, Mode } from './vocabulary.ts'

export type RunStatus = 'scored' | UnscoredRun['status']

/** A run as a listing shows it: everything but the analysis and where it is memoized. */
export type ListedRun = (Omit<RunRecord, 'details' | 'memoKey'> & { status: 'scored'; problem: null }) | UnscoredRun

/** Which runs to list; `mode` is the one that was judged, `judge` is `<id>@<protocol>`. */
export interface RunQuery {
  mode?: Mode | undefined
  label?: Label | undefined
  status?: RunStatus | undefined
  judge?: string | undefined
  limit: number
  after?: RunCursor | undefined
}

/** One page, newest first by `at`; `next` is where the following one begins, null after the last. */
export interface RunPage {
  runs: ListedRun[]
  next: RunCursor | null
}
