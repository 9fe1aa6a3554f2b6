import type { Judgement } from '../scorer/judge/judgement.ts'
import { createBoundedCache } from './bounded-cache.ts'

/** Half of what a Worker's isolate can spare beside everything else it does, in characters of JSON. */
const MAX_CHARACTERS = 8 * 1024 * 1024
const KEPT_MS = 60_000

/**
 * Judgements in this isolate's memory, by the name they are stored under. Values only: the runtime forbids one request to wait for another's
 * promise. Nobody changes a judgement once it is made, so it is shared without a copy.
 */
const cache = createBoundedCache<Judgement>({ maxSize: MAX_CHARACTERS, keptMs: KEPT_MS })

export function cachedJudgement(key: string): Judgement | null {
  return cache.get(key) ?? null
}

/** @param size characters of its JSON */
export function cacheJudgement(key: string, judgement: Judgement, size: number): void {
  cache.set(key, judgement, size + key.length)
}

/** Forgets one judgement, or all. */
export function forgetJudgements(key?: string): void {
  if (key === undefined) cache.clear()
  else cache.delete(key)
}
