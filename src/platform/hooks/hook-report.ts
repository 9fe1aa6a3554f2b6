import { z } from 'zod'
import { HOOK_COUNTERS } from './hook-counters.ts'
import { deadLetterSchema } from './dead-letter.ts'

/** What happened in one conversation since its last report. `sequence` grows with each one, so that a repeat is known. */
export const hookReportSchema = z.object({
  sequence: z.number(),
  changes: z.partialRecord(z.enum(HOOK_COUNTERS), z.number()),
  lastEventAt: z.number().nullable(),
  deadLetters: z.array(deadLetterSchema),
  /** Dead letters that are none any more, by their ids. */
  settled: z.array(z.string()),
})
export type HookReport = z.infer<typeof hookReportSchema>
