import type { Judgement } from '../scorer/judge/judgement.ts'

/** Judgements remembered by fingerprint, apart for each tenant. Only complete ones belong in it. */
export interface ScoreMemo {
  /** The name a fingerprint is stored under; what an erasure has to delete. */
  key(fingerprint: string): string
  get(fingerprint: string): Promise<Judgement | null>
  put(fingerprint: string, judgement: Judgement): Promise<void>
}

/** KV refuses a shorter life. */
export const MEMO_MIN_TTL_SECONDS = 60

/**
 * Workers KV as the memo. Reads are eventually consistent: a judgement stored elsewhere may take up to a minute to be seen
 * here, and then the exchange is judged once more.
 */
export function kvScoreMemo(options: { namespace: KVNamespace; tenantId: string; ttlSeconds: number }): ScoreMemo {
  const { namespace, tenantId } = options
  const expirationTtl = Math.max(MEMO_MIN_TTL_SECONDS, options.ttlSeconds)
  function key(fingerprint: string): string {
    return `memo:v1:${tenantId}:${fingerprint}`
  }
  return {
    key,
    get: (fingerprint) => namespace.get<Judgement>(key(fingerprint), 'json'),
    put: (fingerprint, judgement) => namespace.put(key(fingerprint), JSON.stringify(judgement), { expirationTtl }),
  }
}
