import { JudgeError } from './judge-error.ts'
import type { Judge, JudgeRequest } from './judge.ts'
import type { Opinion } from './opinion.ts'

/** An opinion, whose it is, and why it is not the first judge's. */
export type ChainOpinion = {
  opinion: Opinion
  judge: Judge
  /** Null when the first judge answered; else its failure, which makes the answer a degraded one. */
  degradedBecause: { code: JudgeError['code']; message: string } | null
}

/** Judges that answer at once, and so leave the whole time to the others. */
const INSTANT_JUDGES: ReadonlySet<string> = new Set(['embedded'])

/**
 * Asks the judges in order until one answers. All share the request's time: each may use an equal part of what is left, so
 * that a judge that hangs does not take the time of those after it; what it does not use is theirs.
 *
 * @throws JudgeError with the first judge's code when all fail, and what each of them said in the message.
 */
export async function judgeWithFallbacks(options: {
  /** At least one. */
  judges: readonly Judge[]
  request: JudgeRequest
  /** Milliseconds, of any origin. */
  now: () => number
}): Promise<ChainOpinion> {
  const { judges, request, now } = options
  const deadline = now() + request.timeoutMs
  const failures: JudgeError[] = []
  for (const [index, judge] of judges.entries()) {
    const left = Math.max(0, deadline - now())
    try {
      const opinion = await judge.judge({ ...request, timeoutMs: shareOf(left, judges.slice(index)) })
      return { opinion, judge, degradedBecause: reasonOf(failures[0]) }
    } catch (error) {
      failures.push(asJudgeError(error, judge))
    }
  }
  throw allFailed(failures)
}

function shareOf(leftMs: number, judges: readonly Judge[]): number {
  const slowOnes = judges.filter(({ id }) => !INSTANT_JUDGES.has(id)).length
  return Math.floor(leftMs / Math.max(1, slowOnes))
}

function reasonOf(failure: JudgeError | undefined): ChainOpinion['degradedBecause'] {
  return failure === undefined ? null : { code: failure.code, message: failure.message }
}

/** A judge of the caller's own may break its promise and throw anything, whose message nobody has checked for texts. */
function asJudgeError(error: unknown, judge: Judge): JudgeError {
  return error instanceof JudgeError
    ? error
    : new JudgeError('judge-unavailable', `${judge.id}: it failed unexpectedly`)
}

function allFailed(failures: readonly JudgeError[]): JudgeError {
  const [first] = failures
  if (first === undefined) return new JudgeError('judge-not-configured', 'No judge is configured')
  const { code, retryAfterSeconds } = first
  return new JudgeError(code, failures.map(({ message }) => message).join('; then '), { retryAfterSeconds })
}
