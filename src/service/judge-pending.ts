import { JudgeError } from '../scorer/judge/judge-error.ts'
import type { JudgeRegistry } from '../platform/judges.ts'
import { evaluate } from './evaluate.ts'
import { prepareRequest } from './prepare-request.ts'
import { settleRun } from './record-score.ts'
import { recordedUsage } from './recorded-usage.ts'
import type { ScoreDependencies } from './score-dependencies.ts'
import type { ScoredRun } from './score-exchange.ts'
import { scoreRequestSchema } from './score-request.ts'
import { createTimings } from './timings.ts'

/** So often a run is judged before a problem that might go away is taken for final. */
export const MAX_ATTEMPTS = 5

const FIRST_DELAY_SECONDS = 10
const LONGEST_DELAY_SECONDS = 900

/** What recording and giving back may take beside the judges. */
const LEASE_MARGIN_MS = 10_000

/** What came of an attempt at a pending run. `gone` when there was nothing to do, or somebody else is at it. */
export type JudgedPending =
  | ScoredRun
  | { status: 'failed'; error: unknown }
  | { status: 'retry'; delaySeconds: number }
  | { status: 'gone' }

/** A run that was taken to be judged: `request` is the JSON text of what was accepted, `at` when the exchange took place. */
export type TakenRun = {
  agentId: string
  runId: string
  attempt: number
  at: number
  contentHash: string
  request: string
}

/** How long whoever takes a run has it for itself, in milliseconds. */
export function leaseMs({ timeoutMs }: Pick<JudgeRegistry, 'timeoutMs'>): number {
  return timeoutMs + LEASE_MARGIN_MS
}

/** Seconds to wait after that many attempts. */
export function retryDelaySeconds(attempts: number): number {
  return Math.min(FIRST_DELAY_SECONDS * 3 ** (attempts - 1), LONGEST_DELAY_SECONDS)
}

/**
 * Judges runs that one agent accepted, all at once, but none that was already or is being judged; says in the same order what came of each.
 * @throws StorageError when they cannot be taken, none of them then
 */
export async function judgePending(
  { agentId, runIds }: { agentId: string; runIds: readonly string[] },
  dependencies: ScoreDependencies,
): Promise<JudgedPending[]> {
  const { agents, judges } = dependencies
  const taken = await agents.get(agentId).take({ runIds, leaseMs: leaseMs(judges) })
  const judging = taken.map(async (run): Promise<JudgedPending> => {
    return run.outcome === 'taken' ? judgeTaken({ ...run, agentId }, dependencies) : { status: 'gone' }
  })
  return Promise.all(judging)
}

/**
 * Judges a run that was taken, and records it; what fails for a moment is to be tried again, anything else marks the run as failed. Never
 * throws: what cannot be stored is tried again too.
 */
export async function judgeTaken(taken: TakenRun, dependencies: ScoreDependencies): Promise<JudgedPending> {
  try {
    return await score(taken, dependencies)
  } catch (error) {
    return giveBack(taken, error, dependencies).catch(() => {
      return { status: 'retry', delaySeconds: retryDelaySeconds(taken.attempt) }
    })
  }
}

/**
 * Gives up a run that the queue could not have judged at all.
 * @throws StorageError
 */
export async function abandonPending(
  { agentId, runId }: { agentId: string; runId: string },
  { agents, problemOf }: ScoreDependencies,
  error: unknown,
): Promise<void> {
  const problem = problemOf(error)
  await agents.get(agentId).abandon({ runId, otherwise: { code: problem.code, problem: JSON.stringify(problem) } })
}

async function score(taken: TakenRun, dependencies: ScoreDependencies): Promise<JudgedPending> {
  const { agents, memo, now } = dependencies
  const { agentId, runId, contentHash, at } = taken
  const timings = createTimings(now)
  const request = scoreRequestSchema.parse(JSON.parse(taken.request))
  const prepared = prepareRequest(request, dependencies)
  const evaluated = await evaluate({ request, runId, prepared, dependencies, timings })
  const { answer, memoKey, spentBefore } = evaluated
  const agent = { agentId, stats: agents.get(agentId) }
  const recorded = await timings.measure('record', () => {
    return settleRun(agent, { answer, contentHash, memoKey, spentBefore, at, now: now() })
  })
  const { memo: outcome, budget } = evaluated
  if (recorded) return { status: 'scored', answer: recorded, memo: outcome, timings: timings.entries(), budget }
  // The agent was erased meanwhile, and this with it.
  if (memoKey !== null) await memo.delete(memoKey)
  return { status: 'gone' }
}

async function giveBack(taken: TakenRun, error: unknown, dependencies: ScoreDependencies): Promise<JudgedPending> {
  const { agents, problemOf, log } = dependencies
  const { agentId, runId, attempt } = taken
  const stats = agents.get(agentId)
  const problem = problemOf(error)
  const usage = recordedUsage(error instanceof JudgeError ? [error.spent] : [])
  const failure = { runId, attempt, code: problem.code, problem: JSON.stringify(problem), usage }
  log('pending.failed', { code: problem.code, attempt })
  if (!problem.retryable || attempt >= MAX_ATTEMPTS) {
    await stats.fail(failure)
    return { status: 'failed', error }
  }
  const asked = error instanceof JudgeError ? (error.retryAfterSeconds ?? 0) : 0
  const delaySeconds = Math.min(Math.max(retryDelaySeconds(attempt), Math.ceil(asked)), LONGEST_DELAY_SECONDS)
  await stats.release({ ...failure, delayMs: delaySeconds * 1_000 })
  return { status: 'retry', delaySeconds }
}
