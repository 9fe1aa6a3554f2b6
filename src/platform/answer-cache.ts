import type { Judgement } from '../scorer/judge/judgement.ts'
import { createBoundedCache } from './bounded-cache.ts'
import { cachedJudgement } from './judgement-cache.ts'
import type { Settings } from './settings.ts'
import type { TenantSettings } from './tenants/tenant-settings.ts'

/** In characters: a quarter of what the judgements may take. */
const MAX_CHARACTERS = 2 * 1024 * 1024

/** All that an answer comes from beside its judgement. Of a body there is only its SHA-256: no text of a request is kept. */
export type Asked = { tenantId: string; tenant: TenantSettings; settings: Settings; bodyHash: string }

type CachedAnswer = Pick<Asked, 'tenant' | 'settings'> & { text: string; memoKey: string; judgement: Judgement }

/**
 * What came of whole bodies of requests, in this isolate's memory, to answer the same body again without reading it. An answer is good as long
 * as this isolate remembers the very judgement that it was made of, which is a minute, and the settings are the same objects.
 */
const cache = createBoundedCache<CachedAnswer>({ maxSize: MAX_CHARACTERS })

/** The text that was given to `cacheAnswer`; null when it is not there, or not good any more. */
export function cachedAnswer(asked: Asked): string | null {
  const key = keyOf(asked)
  const known = cache.get(key)
  if (known === undefined) return null
  const isGood =
    known.tenant === asked.tenant &&
    known.settings === asked.settings &&
    cachedJudgement(known.memoKey) === known.judgement
  if (isGood) return known.text
  cache.delete(key)
  return null
}

/** @param memoKey where the judgement of the answer is memoized; nothing is kept when this isolate does not remember it */
export function cacheAnswer(asked: Asked, { text, memoKey }: { text: string; memoKey: string }): void {
  const judgement = cachedJudgement(memoKey)
  if (judgement === null) return
  const { tenant, settings } = asked
  cache.set(keyOf(asked), { tenant, settings, text, memoKey, judgement }, text.length)
}

/** A tenant's id holds no space. */
function keyOf({ tenantId, bodyHash }: Asked): string {
  return `${tenantId} ${bodyHash}`
}
