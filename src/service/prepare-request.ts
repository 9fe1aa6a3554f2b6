import type { JudgeChain } from '../platform/judges.ts'
import { normaliseExchange, resolvePerspectives, type RequestFlag } from '../scorer/exchange/normalise-exchange.ts'
import { parseExchange } from '../scorer/exchange/parse-exchange.ts'
import type { EvaluationMode } from '../scorer/exchange/perspective.ts'
import type { JudgeTask } from '../scorer/judge/judge-task.ts'
import type { ScoreDependencies } from './score-dependencies.ts'
import type { ScoreRequest } from './score-request.ts'
import { ServiceError } from './service-error.ts'

export type PreparedRequest = {
  task: JudgeTask
  chain: JudgeChain
  effectiveMode: EvaluationMode
  flags: RequestFlag[]
  /** On the request's scale; null for none. */
  threshold: number | null
}

const THRESHOLD_DECIMALS = 6

/**
 * Everything that can be refused before a judge is asked.
 * @throws NotScorableError; ServiceError `invalid-request` for a judge that is not allowed
 */
export function prepareRequest(
  request: ScoreRequest,
  { judges, defaultThreshold }: Pick<ScoreDependencies, 'judges' | 'defaultThreshold'>,
): PreparedRequest {
  const { evaluationMode, requirements, constraints, language } = request.options
  const { exchange, flags } = normaliseExchange(parseExchange(request))
  const { effectiveMode, perspectives } = resolvePerspectives(evaluationMode, exchange)
  const chain = judges.chain({ model: request.model, fallback: request.fallback })
  if (!chain) throw new ServiceError('invalid-request', 'names a judge that is not allowed', { path: 'model' })
  const task = { exchange, perspectives, requirements, constraints, language }
  return { task, chain, effectiveMode, flags, threshold: thresholdOf(request.options, defaultThreshold) }
}

/** The request's own threshold, or the tenant's on the request's scale; with few enough decimals that 0.07 of 100 is 7. */
function thresholdOf({ threshold, scale }: ScoreRequest['options'], defaultThreshold: number | null): number | null {
  if (threshold !== undefined) return threshold
  return defaultThreshold === null ? null : Number((defaultThreshold * scale).toFixed(THRESHOLD_DECIMALS))
}
