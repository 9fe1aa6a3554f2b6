import type { Mode } from './vocabulary.ts'

/** What a series of buckets is kept for: the runs of one judge in one mode, or the failures of one code. */
export type SeriesKey = { kind: 'judge'; mode: Mode; judge: string } | { kind: 'failure'; code: string }
