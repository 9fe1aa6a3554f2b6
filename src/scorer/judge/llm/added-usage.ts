import type { Usage } from '../judgement.ts'

/** The sum of what several calls used; a number that none of them reported stays null. */
export function addedUsage(one: Usage | null, other: Usage | null): Usage | null {
  if (one === null || other === null) return one ?? other
  return {
    inputTokens: added(one.inputTokens, other.inputTokens),
    outputTokens: added(one.outputTokens, other.outputTokens),
    totalTokens: added(one.totalTokens, other.totalTokens),
  }
}

function added(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : one + other
}
