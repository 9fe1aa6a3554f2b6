import { JudgeError } from './judge-error.ts'
import type { Judge } from './judge.ts'
import { type Spent, spentTogether } from './spent.ts'

/** What a judge gave, and why it is not the first judge's. */
export type TurnResult<Value> = {
  value: Value
  judge: Judge
  /** Null when the first judge answered; else its failure, which makes the answer a degraded one. */
  degradedBecause: { code: JudgeError['code']; message: string } | null
  /** What the judges that failed before it cost. */
  spentBefore: Spent
}

/**
 * Asks the judges in order until one answers. All share the time: each may use an equal part of what is left, so
 * that a judge that hangs does not take the time of those after it; what it does not use is theirs.
 *
 * @throws JudgeError with the first judge's code when all fail, what each of them said in the message, and what they cost together.
 */
export async function askInTurn<Value>(options: {
  /** At least one. */
  judges: readonly Judge[]
  /** Milliseconds for all of them together. */
  timeoutMs: number
  /** Milliseconds, of any origin. */
  now: () => number
  ask: (judge: Judge, timeoutMs: number) => Promise<Value>
}): Promise<TurnResult<Value>> {
  const { judges, timeoutMs, now, ask } = options
  const deadline = now() + timeoutMs
  const failures: JudgeError[] = []
  for (const [index, judge] of judges.entries()) {
    const left = Math.max(0, deadline - now())
    try {
      const value = await ask(judge, shareOf(left, judges.slice(index)))
      return { value, judge, degradedBecause: reasonOf(failures[0]), spentBefore: spentOn(failures) }
    } catch (error) {
      failures.push(asJudgeError(error, judge))
    }
  }
  throw allFailed(failures)
}

function shareOf(leftMs: number, judges: readonly Judge[]): number {
  const slowOnes = judges.filter(({ isInstant }) => !isInstant).length
  return Math.floor(leftMs / Math.max(1, slowOnes))
}

function reasonOf(failure: JudgeError | undefined): TurnResult<never>['degradedBecause'] {
  return failure === undefined ? null : { code: failure.code, message: failure.message }
}

function spentOn(failures: readonly JudgeError[]): Spent {
  return spentTogether(failures.map(({ spent }) => spent))
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
  const message = failures.map((failure) => failure.message).join('; then ')
  return new JudgeError(code, message, { retryAfterSeconds, spent: spentOn(failures) })
}
