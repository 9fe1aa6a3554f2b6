import type { Exchange } from '../scorer/exchange/exchange.ts'
import { hashJson } from '../scorer/judge/fingerprint.ts'
import type { ScoreRequest } from './score-request.ts'

/** What makes two requests with one run id the same: a hash of everything that can change the answer. */
export function contentHash(request: ScoreRequest, exchange: Exchange): Promise<string> {
  const { evaluationMode, requirements, language, constraints, weights, scale, threshold } = request.options
  const { systemPrompt, userPrompt, history, response } = exchange
  return hashJson([
    [systemPrompt, userPrompt, history.map(({ role, text }) => [role, text]), response],
    evaluationMode,
    request.model ?? null,
    requirements,
    language,
    constraints,
    [weights.user, weights.system].map((set) => {
      return set ? [set.intent, set.requirements, set.completeness, set.appropriateness] : null
    }),
    scale,
    threshold ?? null,
  ])
}
