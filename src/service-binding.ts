import { WorkerEntrypoint } from 'cloudflare:workers'
import { z } from 'zod'
import { dependenciesFor } from './dependencies.ts'
import { invalidRequest } from './http/invalid-request.ts'
import { problemOf } from './http/problem-of.ts'
import { PROBLEMS } from './http/problem.ts'
import { acceptedAnswer, type AcceptedAnswer } from './service/accepted-answer.ts'
import { identifierSchema } from './service/identifier.ts'
import { readAgentStatistics, type AgentStatisticsAnswer } from './service/read-agent-statistics.ts'
import type { ScoreAnswer } from './service/score-answer.ts'
import { scoreExchange } from './service/score-exchange.ts'
import { scoreRequestSchema } from './service/score-request.ts'

/** What the binding of the calling Worker says: whose exchanges these are. */
const propsSchema = z.object({ tenantId: z.string().regex(/^[a-z0-9-]{1,64}$/) })

/**
 * The second door: another Worker scores through a service binding, without HTTP, JSON or a key. The tenant comes from the binding's
 * `props`, which only its configuration can set. Both methods take and give the same objects as the routes.
 *
 * What goes wrong is thrown as an error named `PlumblineProblem` with the problem's `code`, `status`, `retryable` and `errors` as its own
 * fields, which is what RPC lets through.
 */
export class PlumblineService extends WorkerEntrypoint<Env> {
  /** Scores one exchange, as `POST /v1/scores` does: a run that was accepted there and is not judged yet is answered as pending. */
  async score(request: z.input<typeof scoreRequestSchema>): Promise<ScoreAnswer | AcceptedAnswer> {
    return this.#answer(async () => {
      const outcome = await scoreExchange(parse(scoreRequestSchema, request), this.#dependencies())
      return outcome.status === 'pending' ? acceptedAnswer(outcome) : outcome.answer
    })
  }

  /** The rolling statistics of an agent, as `GET /v1/agents/{agentId}/stats` gives them. */
  async stats(agentId: string): Promise<AgentStatisticsAnswer> {
    return this.#answer(() => {
      return readAgentStatistics({ agentId: parse(identifierSchema, agentId) }, this.#dependencies())
    })
  }

  #dependencies() {
    const { tenantId } = propsSchema.parse(this.ctx.props)
    return dependenciesFor({ env: this.env, tenantId, context: this.ctx })
  }

  async #answer<Answer>(step: () => Promise<Answer>): Promise<Answer> {
    try {
      return await step()
    } catch (error) {
      const { code, message, errors } = problemOf(error)
      const { status, retryable } = PROBLEMS[code]
      throw Object.assign(new Error(message), {
        name: 'PlumblineProblem',
        code,
        status,
        retryable,
        ...(errors && { errors }),
      })
    }
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw invalidRequest(result.error)
  return result.data
}
