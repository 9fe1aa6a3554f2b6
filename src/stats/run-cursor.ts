import { z } from 'zod'

/** Where a listing of runs, newest first, goes on: after the run of that time and sequence. */
export interface RunCursor {
  at: number
  sequence: number
}

/** The cursor as the text that callers hand back. */
export function formatRunCursor({ at, sequence }: RunCursor): string {
  return `${at}-${sequence}`
}

/** The cursor that `formatRunCursor` wrote; a text that is none is refused. */
export const runCursorSchema = z
  .string()
  .regex(/^\d{1,15}-\d{1,15}$/)
  .transform((text): RunCursor => {
    const [at = 0, sequence = 0] = text.split('-').map(Number)
    return { at, sequence }
  })
