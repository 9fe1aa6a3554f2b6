import type { Exchange } from '../exchange/exchange.ts'
import { isBlank } from '../exchange/invisible-characters.ts'
import type { Perspective } from '../exchange/perspective.ts'

/** Everything that can change a judgement, apart from the judge itself. */
export type JudgeTask = {
  /** Normalised; see `normaliseExchange`. */
  exchange: Exchange
  /** At least one. */
  perspectives: readonly Perspective[]
  /** The caller's own requirements. */
  requirements: readonly string[]
  /** False leaves every requirement to the judge. */
  constraints: boolean
  /** BCP 47 */
  language: string
}

/** True when the response was given but holds nothing; it is decided by code, without a judge. */
export function isEmptyResponse({ exchange }: JudgeTask): boolean {
  return isBlank(exchange.response)
}

/**
 * Only what the perspectives may look at: without the system perspective the system prompt is not evidence. The user prompt stays, since
 * it says which of the system's rules apply to this turn.
 */
export function focus(exchange: Exchange, perspectives: readonly Perspective[]): Exchange {
  return perspectives.includes('system') ? exchange : { ...exchange, systemPrompt: null }
}
