import { WorkerEntrypoint } from 'cloudflare:workers'
import type { z } from 'zod'
import type { BindingCall, Settled } from './binding-call.ts'
import type { AcceptedAnswer } from './service/accepted-answer.ts'
import type { AgentStatisticsAnswer } from './service/read-agent-statistics.ts'
import type { RevisedRun, Revision } from './service/revise-run.ts'
import type { ScoreAnswer } from './service/score-answer.ts'
import type { scoreRequestSchema } from './service/score-request.ts'

/**
 * The second door: another Worker scores through a service binding, without HTTP, JSON or a key. The tenant comes from the binding's
 * `props`, which only its configuration can set. The methods take and give the same objects as the routes.
 *
 * What goes wrong is thrown as an error named `PlumblineProblem` with the problem's `code`, `status`, `retryable` and `errors` as its own
 * fields, which is what RPC lets through.
 */
export class PlumblineService extends WorkerEntrypoint<Env> {
  /** Scores one exchange, as `POST /v1/scores` does: a run that was accepted there and is not judged yet is answered as pending. */
  async score(request: z.input<typeof scoreRequestSchema>): Promise<ScoreAnswer | AcceptedAnswer> {
    const { scoreCall } = await import('./binding-call.ts')
    return scoreCall(this.#call(), request)
  }

  /**
   * Scores a run that may have been scored before with other content, such as a chat reply that was edited: the new score takes the place
   * of the old one. `isCounted` says that it was; then a run that cannot be replaced any more stays as it is. Conversations call this from their
   * alarms, so problems are answered, not thrown.
   */
  async revise(request: RevisedRun, revision: Revision): Promise<Settled> {
    const { reviseCall } = await import('./binding-call.ts')
    return reviseCall(this.#call(), request, revision)
  }

  /** Takes a run out of the statistics, as if it had never been. One that is not there is no error. */
  async retract(run: { agentId: string; runId: string }): Promise<Settled> {
    const { retractCall } = await import('./binding-call.ts')
    return retractCall(this.#call(), run)
  }

  /** The rolling statistics of an agent, as `GET /v1/agents/{agentId}/stats` gives them. */
  async stats(agentId: string): Promise<AgentStatisticsAnswer> {
    const { statsCall } = await import('./binding-call.ts')
    return statsCall(this.#call(), agentId)
  }

  #call(): BindingCall {
    return { env: this.env, props: this.ctx.props, context: this.ctx }
  }
}
