import type { AcceptedRun, HeldRun, Score, ScoreRequest } from './api-types.ts'
import type { CallOptions, CallTime } from './call-time.ts'
import { PlumblineProblem } from './plumbline-problem.ts'
import type { Transport } from './transport.ts'

const FIRST_POLL_MS = 200
const MAX_POLL_MS = 5_000
/** What an answer may take beyond the seconds that the service was given. */
const WAIT_MARGIN_MS = 5_000

export type ScoreOptions = CallOptions & {
  /** `Prefer: wait=N`: seconds (1..60) that the service has for all attempts of the judge, or waits for a run that it accepted. */
  waitSeconds?: number | undefined
}

/** A request whose run can be found again. */
export type AcceptRequest = ScoreRequest & { agentId: string }

/** What became of a run that was to be judged without waiting. */
export type Accepted =
  | { status: 'pending'; agentId: string; runId: string }
  | { status: 'scored'; agentId: string; runId: string; score: Score }

export type Scores = {
  /**
   * Scores one exchange. A request without a `runId` gets one here, so that it is the same run however often it is sent. A run that was
   * accepted before and is still being judged is waited for.
   */
  score: (request: ScoreRequest, options?: ScoreOptions) => Promise<Score>
  /**
   * Has an exchange judged in the background (`Prefer: respond-async`): it is stored durably when this returns. With `waitSeconds` the score, if it
   * is there by then.
   */
  accept: (request: AcceptRequest, options?: ScoreOptions) => Promise<Accepted>
  /**
   * Waits until a run that was accepted has been scored. Its key needs the scope `read`.
   * @throws PlumblineProblem also when the run failed for good
   */
  waitForRun: (run: { agentId: string; runId: string }, options?: CallOptions) => Promise<HeldRun>
}

export function scores(transport: Transport, newRunId: () => string): Scores {
  /** Sends it with this `Prefer`, and time enough to be answered. */
  function send(
    request: ScoreRequest,
    { time, waitSeconds, prefer }: { time: CallTime; waitSeconds: number | undefined; prefer: string[] },
  ): Promise<Score | AcceptedRun> {
    const preferences = [...prefer, ...(waitSeconds === undefined ? [] : [`wait=${waitSeconds}`])]
    const headers = { ...(preferences.length > 0 && { prefer: preferences.join(', ') }) }
    const attemptTimeoutMs = Math.max(time.attemptTimeoutMs, (waitSeconds ?? 0) * 1_000 + WAIT_MARGIN_MS)
    return transport.call('scoreExchange', { path: {}, headers, body: request }, { ...time, attemptTimeoutMs })
  }

  return {
    async score({ ...request }, { waitSeconds, ...options } = {}) {
      const time = transport.time(options)
      request.runId ??= newRunId()
      for (let polls = 0; ; polls++) {
        const answer = await send(request, { time, waitSeconds, prefer: [] })
        // Sent again it is the run that was recorded, which needs no other scope than scoring.
        if (!('status' in answer)) return answer
        await time.pause(pollPauseMs(polls))
      }
    },

    async accept({ ...request }, { waitSeconds, ...options } = {}) {
      const time = transport.time(options)
      request.runId ??= newRunId()
      const answer = await send(request, { time, waitSeconds, prefer: ['respond-async'] })
      const { agentId } = request
      const { runId } = answer
      return 'status' in answer
        ? { status: 'pending', agentId, runId }
        : { status: 'scored', agentId, runId, score: answer }
    },

    async waitForRun({ agentId, runId }, options) {
      const time = transport.time(options)
      for (let polls = 0; ; polls++) {
        const run = await transport.call('agentRun', { path: { agentId, runId } }, time)
        if (run.problem !== null) throw new PlumblineProblem(run.problem)
        if (run.status === 'scored') return run
        await time.pause(pollPauseMs(polls))
      }
    },
  }
}

function pollPauseMs(polls: number): number {
  return Math.min(MAX_POLL_MS, FIRST_POLL_MS * 1.5 ** polls)
}
