/** Which prompt a run was held against; the order is the order of every listing. */
export const MODES = ['user', 'system', 'both'] as const
export type Mode = (typeof MODES)[number]

/** The bands of the normalized score, best first. */
export const LABELS = ['excellent', 'very_good', 'good', 'moderate', 'poor', 'very_poor'] as const
export type Label = (typeof LABELS)[number]

/** Bands whose runs are kept longest: everything below `good`. */
export function isBelowGood(label: Label): boolean {
  return LABELS.indexOf(label) > LABELS.indexOf('good')
}

/** The four dimensions of a score, in the order in which aggregates keep them. */
export const DIMENSIONS = [
  'intentAlignment',
  'requirementsFulfillment',
  'completeness',
  'responseAppropriateness',
] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** How the memo took part in a run. */
export const CACHE_OUTCOMES = ['hit', 'miss', 'coalesced', 'bypass'] as const
export type CacheOutcome = (typeof CACHE_OUTCOMES)[number]

/** The name under which statistics keep a judge: `<id>@<protocol>`, so that a new protocol is a new line. */
export function judgeKey(judge: { model: string; protocol: string }): string {
  return `${judge.model}@${judge.protocol}`
}

/** The judge that a key names. A protocol never holds an `@`; a model's id may. */
export function judgeOfKey(key: string): { model: string; protocol: string } {
  const separator = key.lastIndexOf('@')
  return { model: key.slice(0, separator), protocol: key.slice(separator + 1) }
}
