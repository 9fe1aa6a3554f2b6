import type { Judgement } from '../scorer/judge/judgement.ts'
import { cachedJudgement, cacheJudgement, forgetJudgements } from './judgement-cache.ts'
import { StorageError } from './storage-error.ts'

/** Judgements remembered by fingerprint, apart for each tenant. Only complete ones belong in it. */
export interface ScoreMemo {
  /** The name a fingerprint is stored under; what an erasure has to delete. */
  key(fingerprint: string): string
  get(fingerprint: string): Promise<Judgement | null>
  put(fingerprint: string, judgement: Judgement): Promise<void>
  /** Forgets what is stored under a name that `key` gave. @throws StorageError */
  delete(key: string): Promise<void>
}

/** KV refuses a shorter life. */
export const MEMO_MIN_TTL_SECONDS = 60

/** How the names of all that is stored for a tenant begin. */
export function memoPrefix(tenantId: string): string {
  return `memo:v1:${tenantId}:`
}

/**
 * Workers KV as the memo, with this isolate's memory before it. Reads are eventually consistent: a judgement stored elsewhere may take up
 * to a minute to be seen here, and one that was deleted as long to be gone.
 */
export function kvScoreMemo(options: { namespace: KVNamespace; tenantId: string; ttlSeconds: number }): ScoreMemo {
  const { namespace, tenantId } = options
  const expirationTtl = Math.max(MEMO_MIN_TTL_SECONDS, options.ttlSeconds)
  function key(fingerprint: string): string {
    return `${memoPrefix(tenantId)}${fingerprint}`
  }
  return {
    key,
    async get(fingerprint) {
      const name = key(fingerprint)
      const cached = cachedJudgement(name)
      if (cached) return cached
      const text = await namespace.get(name)
      if (text === null) return null
      const judgement: Judgement = JSON.parse(text)
      cacheJudgement(name, judgement, text.length)
      return judgement
    },
    async put(fingerprint, judgement) {
      const name = key(fingerprint)
      const text = JSON.stringify(judgement)
      await namespace.put(name, text, { expirationTtl })
      cacheJudgement(name, judgement, text.length)
    },
    async delete(name) {
      forgetJudgements(name)
      await namespace.delete(name).catch((error: unknown) => {
        throw new StorageError(error)
      })
    },
  }
}
