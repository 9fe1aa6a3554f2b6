/** Where a listing of runs, newest first, goes on: after the run of that time and sequence. */
export interface RunCursor {
  at: number
  sequence: number
}
