import type { Perspective } from '../../exchange/perspective.ts'

const FACT_PREFIX: Readonly<Record<Perspective, string>> = { user: 'U', system: 'S' }

/** The name by which the model disputes a measurement: `U1` is the first of the user's. */
export function factId(perspective: Perspective, index: number): string {
  return `${FACT_PREFIX[perspective]}${index + 1}`
}

/** The name by which the model answers a caller's requirement: `R1` is the first. */
export function callerRequirementId(index: number): string {
  return `R${index + 1}`
}
