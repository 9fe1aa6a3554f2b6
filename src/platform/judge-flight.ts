import { DurableObject } from 'cloudflare:workers'
import { JudgeError, type JudgeErrorCode } from '../scorer/judge/judge-error.ts'
import type { JudgeTask } from '../scorer/judge/judge-task.ts'
import type { Judgement } from '../scorer/judge/judgement.ts'
import { NOTHING_SPENT, type Spent } from '../scorer/judge/spent.ts'
import { BudgetExhaustedError } from './budget-exhausted-error.ts'
import type { BudgetStatus } from './tenant-directory/budget-table.ts'
import type { TenantProvider, TenantSettings } from './tenants/tenant-settings.ts'

/** How long a flight answers with its last result: as long as a write to KV may take to be seen everywhere. */
export const HELD_MS = 60_000

export type FlightRequest = {
  tenantId: string
  fingerprint: string
  /** The judge's id. */
  model: string
  /** The tenant's own provider that the id names, as whoever asks knows it: it is part of the fingerprint. Null for the operator's. */
  provider: TenantProvider | null
  /** What the tenant may spend in a day. */
  dailyBudget: TenantSettings['dailyBudget']
  task: JudgeTask
  /** Whether the judgement goes into the memo. */
  store: boolean
  /** How long this caller waits, in milliseconds. */
  timeoutMs: number
}

/** Expected failures are values: an error thrown across RPC would lose its class. */
export type FlightAnswer =
  | { ok: true; judgement: Judgement; joined: boolean; stored: boolean; budget: BudgetStatus | null }
  | { ok: false; error: { code: JudgeErrorCode; message: string; retryAfterSeconds: number | null; spent: Spent } }
  /** The judge was not asked: the tenant's budget is used up. */
  | { ok: false; exhausted: BudgetStatus }

/** `budget` is how the tenant's stands after the call; null when it has none. */
type Result = { judgement: Judgement; stored: boolean; budget: BudgetStatus | null }

/** A call under way, and how long it may take, in milliseconds since the epoch. */
type Flight = { result: Promise<Result>; time: { first: number; deadline: number } }

/**
 * One judge call for all who ask the same at the same time; named by tenant and fingerprint. Whoever comes while a call is under
 * way joins it, whoever comes within a minute after gets its result. A failure is told to those who waited and then
 * forgotten. The call runs on the longest budget of those waiting, and each leaves at its own.
 */
export class JudgeFlight extends DurableObject<Env> {
  #flight: Flight | null = null
  #held: { result: Result; until: number } | null = null

  async judge(request: FlightRequest): Promise<FlightAnswer> {
    if (this.#held && Date.now() < this.#held.until) return { ok: true, joined: true, ...this.#held.result }
    const joined = this.#flight !== null
    const { result, time } = this.#flight ?? this.#start(request)
    time.deadline = Math.max(time.deadline, Date.now() + request.timeoutMs)
    try {
      return { ok: true, joined, ...(await within(result, request)) }
    } catch (error) {
      if (error instanceof BudgetExhaustedError) return { ok: false, exhausted: error.status }
      if (!(error instanceof JudgeError)) throw error
      const { code, message, retryAfterSeconds } = error
      // What it cost is told to one of those who share it.
      const spent = joined ? NOTHING_SPENT : error.spent
      return { ok: false, error: { code, message, retryAfterSeconds, spent } }
    }
  }

  #start(request: FlightRequest): Flight {
    const first = Date.now() + request.timeoutMs
    const time = { first, deadline: first }
    const result = this.#fly(request, time).finally(() => {
      this.#flight = null
    })
    // Everyone may have left by the time it fails.
    result.catch(() => undefined)
    this.#flight = { result, time }
    return this.#flight
  }

  async #fly(request: FlightRequest, time: Flight['time']): Promise<Result> {
    const { fly } = await import('./fly.ts')
    const result = await fly({ env: this.env, request, extensionMs: () => time.deadline - time.first })
    // How the budget stood then is of no use to who comes later.
    this.#held = { result: { ...result, budget: null }, until: Date.now() + HELD_MS }
    return result
  }
}

/** The result, or `judge-timeout` for a caller whose own time is up before it comes. */
async function within(result: Promise<Result>, { timeoutMs, model }: FlightRequest): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(
        new JudgeError('judge-timeout', `${model}: the time of ${timeoutMs} ms ran out while waiting for the judge`),
      )
    }, timeoutMs)
  })
  try {
    return await Promise.race([result, timeUp])
  } finally {
    clearTimeout(timer)
  }
}
