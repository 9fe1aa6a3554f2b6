import { judgeExchange } from '../scorer/judge/judge-exchange.ts'
import type { Judgement } from '../scorer/judge/judgement.ts'
import type { FlightRequest } from './judge-flight.ts'
import { judgeRegistry } from './judges.ts'
import { log } from './log.ts'
import { kvScoreMemo } from './score-memo.ts'
import { readSettings } from './settings.ts'
import { tenantJudge } from './tenants/tenant-judges.ts'

/**
 * What a flight does: one judge's call, whose judgement goes into the memo if it is to. A memo that fails costs speed later, not this
 * answer.
 * @throws JudgeError
 */
export async function fly(options: {
  env: Env
  request: FlightRequest
  /** By how much the time has been made longer since the start. */
  extensionMs: () => number
}): Promise<{ judgement: Judgement; stored: boolean }> {
  const { env, request, extensionMs } = options
  const { task, model, provider, timeoutMs, tenantId, fingerprint } = request
  const settings = readSettings(env)
  const judge =
    provider === null ? judgeRegistry(settings).judge(model) : tenantJudge({ settings, tenantId, id: model, provider })
  const judgement = await judgeExchange({ task, judge, limits: { timeoutMs, extensionMs } })
  if (!request.store) return { judgement, stored: false }
  try {
    const memo = kvScoreMemo({ namespace: env.MEMO, tenantId, ttlSeconds: settings.MEMO_TTL_SECONDS })
    await memo.put(fingerprint, judgement)
    return { judgement, stored: true }
  } catch (error) {
    log('memo.write-failed', { error: error instanceof Error ? error.name : 'unknown' })
    return { judgement, stored: false }
  }
}
