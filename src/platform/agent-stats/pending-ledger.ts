import { type RunRecord, type RunUsage, addUsage } from '../../stats/run-record.ts'
import type { AcceptedRun } from '../../stats/unscored-run.ts'
import { dropPending } from './drop-pending.ts'
import { type Lookup, type Recording, findRun, recordFailure, recordRun } from './ledger.ts'
import { FIRST_RESEND_MS } from './send-due.ts'
import { type PendingRow, usageOfAttempts } from './pending-table.ts'
import type { AgentTables } from './tables.ts'

/** A run to be judged later. With `leaseMs` whoever hands it in judges it itself, and has so long for it. */
export interface Acceptance {
  run: AcceptedRun
  /** JSON text of what is to be scored. */
  request: string
  leaseMs: number | null
}

export type Accepted = { outcome: 'accepted' } | Exclude<Lookup, { outcome: 'unknown' }>

/**
 * A run to be judged now. `attempt` counts from 1 and has to be named when it is given back: who held it too long has lost it. `busy`
 * when somebody else is at it, `gone` when there is nothing more to do.
 */
export type Taken =
  | { outcome: 'taken'; runId: string; attempt: number; at: number; contentHash: string; request: string }
  | { outcome: 'busy' | 'gone'; runId: string }

/** One attempt at a pending run. */
export interface Attempt {
  runId: string
  attempt: number
}

/** Why an attempt came to nothing: the problem's code, and the JSON text of the whole; and what it cost if that is known. */
export interface Failure {
  code: string
  problem: string
  usage?: RunUsage
}

/** Stores the run as pending, unless its id is taken. */
export function acceptRun(tables: AgentTables, { run, request, leaseMs }: Acceptance): Accepted {
  const { runId, contentHash, recordedAt: now } = run
  const found = findRun(tables, { runId, contentHash, now })
  if (found.outcome !== 'unknown') return found
  dropPending(tables, runId)
  const sequence = tables.seen.nextSequence()
  tables.runs.insertPending(sequence, run)
  tables.pending.insert({
    sequence,
    run_id: runId,
    content_hash: contentHash,
    at: run.at,
    accepted_at: now,
    request,
    attempts: leaseMs === null ? 0 : 1,
    leased_until: leaseMs === null ? 0 : now + leaseMs,
    sends: leaseMs === null ? 1 : 0,
    due_at: now + (leaseMs ?? FIRST_RESEND_MS),
    code: null,
    problem: null,
    calls: 0,
    input_tokens: null,
    output_tokens: null,
  })
  return { outcome: 'accepted' }
}

/** Hands the run to whoever asks, for so long. */
export function takeRun(tables: AgentTables, query: { runId: string; leaseMs: number; now: number }): Taken {
  const { runId, leaseMs, now } = query
  const row = tables.pending.find(runId)
  if (row === null || row.request === null) return { outcome: 'gone', runId }
  if (row.leased_until > now) return { outcome: 'busy', runId }
  const attempt = row.attempts + 1
  tables.pending.update(row.sequence, {
    ...row,
    attempts: attempt,
    leased_until: now + leaseMs,
    sends: 0,
    due_at: now + leaseMs,
  })
  return { outcome: 'taken', runId, attempt, at: row.at, contentHash: row.content_hash, request: row.request }
}

/** Gives the run back, to be judged after `delayMs` once more. */
export function releaseRun(
  tables: AgentTables,
  { code, problem, usage, delayMs, now, ...attempt }: Attempt & Failure & { delayMs: number; now: number },
): void {
  const row = attempted(tables, attempt)
  if (row === null) return
  const dueAt = now + delayMs + FIRST_RESEND_MS
  const state = { ...withCost(row, usage), code, problem, leased_until: 0, sends: 1, due_at: dueAt }
  tables.pending.update(row.sequence, state)
}

/** Marks the run as failed and counts it with all that its attempts cost, without its texts. */
export function failRun(
  tables: AgentTables,
  { code, problem, usage, now, ...attempt }: Attempt & Failure & { now: number },
): void {
  const row = attempted(tables, attempt)
  if (row !== null) fail(tables, withCost(row, usage), { code, problem, now })
}

/** Records the score of a pending run, once. `gone` when there is no such run any more, or it has failed meanwhile. */
export function settleRun(tables: AgentTables, run: RunRecord): Recording | { outcome: 'gone' } {
  const { runId, contentHash, recordedAt: now } = run
  const found = findRun(tables, { runId, contentHash, now })
  if (found.outcome === 'conflict') return found
  if (found.outcome === 'recorded') return { ...found, outcome: 'repeated' }
  if (found.outcome === 'unknown') return { outcome: 'gone' }
  return recordRun(tables, run)
}

/** Gives up a run of which the queue has had enough, unless somebody is at it: with the failure of its last attempt, else with `otherwise`. */
export function abandonRun(
  tables: AgentTables,
  { runId, otherwise, now }: { runId: string; otherwise: Failure; now: number },
): void {
  const row = tables.pending.find(runId)
  if (row === null || row.request === null || row.leased_until > now) return
  const { code, problem } = row
  fail(tables, row, { ...(code === null || problem === null ? otherwise : { code, problem }), now })
}

/** The row, if this attempt is still the one that counts. */
function attempted(tables: AgentTables, { runId, attempt }: Attempt): PendingRow | null {
  const row = tables.pending.find(runId)
  return row !== null && row.request !== null && row.attempts === attempt ? row : null
}

/** The row with what one more attempt cost. */
function withCost(row: PendingRow, usage: RunUsage | undefined): PendingRow {
  if (usage === undefined) return row
  const { calls, inputTokens, outputTokens } = addUsage(usageOfAttempts(row), usage)
  return { ...row, calls, input_tokens: inputTokens, output_tokens: outputTokens }
}

function fail(tables: AgentTables, row: PendingRow, { code, problem, now }: Failure & { now: number }): void {
  tables.pending.update(row.sequence, { ...row, request: null, code, problem, leased_until: 0, due_at: null })
  tables.runs.fail(row.sequence, problem)
  recordFailure(tables, { code, at: now, usage: usageOfAttempts(row) })
}
