import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type Asked, cacheAnswer, cachedAnswer } from '../../platform/answer-cache.ts'
import { budgetLimits } from '../../platform/judge-budget.ts'
import { readSettings } from '../../platform/settings.ts'
import { hex } from '../../platform/sha256.ts'
import type { ScoredRun } from '../../service/score-exchange.ts'
import type { ScoreRequest } from '../../service/score-request.ts'
import { answerJson } from '../answer-json.ts'
import { budgetPolicy } from '../budget-headers.ts'
import type { AppEnv } from '../context.ts'

/** What every remembered score says of how it came about. */
const OF_A_HIT = { 'cache-status': 'plumbline; hit', 'server-timing': 'memo;dur=0' }

/**
 * Answers a body that was answered from the memo before, without reading it: only the run's id is another. It stands behind `jsonBody`, so
 * before what reads a request, and behind all that decides whether there is an answer at all.
 */
export function knownAnswer() {
  return createMiddleware<AppEnv>(async function knownAnswer(c, next) {
    const text = c.req.header('prefer') === undefined ? cachedAnswer(await askedIn(c)) : null
    if (text === null) return next()
    const limits = budgetLimits(c.get('tenant'))
    return answerJson(c, `{"runId":"${crypto.randomUUID()}"${text}`, {
      headers: { ...OF_A_HIT, ...(limits !== null && { 'ratelimit-policy': budgetPolicy(limits) }) },
    })
  })
}

/** Keeps the answer of a run that nothing but the body decided: one from the memo, not recorded, without an id or a time of its own. */
export async function keepAnswer(
  c: Context<AppEnv>,
  request: ScoreRequest,
  { run, text }: { run: ScoredRun; text: string },
): Promise<void> {
  const { memo, memoKey = null, answer } = run
  if (memo.status !== 'hit' || memoKey === null) return
  if (request.runId !== undefined || request.occurredAt !== undefined) return
  const begin = `{"runId":"${answer.runId}"`
  if (text.startsWith(begin)) cacheAnswer(await askedIn(c), { text: text.slice(begin.length), memoKey })
}

async function askedIn(c: Context<AppEnv>): Promise<Asked> {
  const bodyHash = hex(await crypto.subtle.digest('SHA-256', await c.req.arrayBuffer()))
  return { tenantId: c.get('tenantId'), tenant: c.get('tenant'), settings: readSettings(c.env), bodyHash }
}
