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
}

/**
 * Everything that can be refused before a judge is asked.
 * @throws NotScorableError; ServiceError `invalid-request` for a judge that is not allowed
 */
export function prepareRequest(request: ScoreRequest, { judges }: Pick<ScoreDependencies, 'judges'>): PreparedRequest {
  const { evaluationMode, requirements, constraints, language } = request.options
  const { exchange, flags } = normaliseExchange(parseExchange(request))
  const { effectiveMode, perspectives } = resolvePerspectives(evaluationMode, exchange)
  const chain = judges.chain({ model: request.model, fallback: request.fallback })
  if (!chain) throw new ServiceError('invalid-request', 'names a judge that is not allowed', { path: 'model' })
  return { task: { exchange, perspectives, requirements, constraints, language }, chain, effectiveMode, flags }
}
