import { createBoundedCache } from '../bounded-cache.ts'
import { StorageError } from '../storage-error.ts'

/** KV keeps a copy near its readers at least so long. With an isolate's own time, a change is seen everywhere within a minute. */
const EDGE_SECONDS = 30
const ISOLATE_MS = 25_000

const MAX_KEPT = 5_000

/** Values of one kind under their names, as the directories put them into KV. */
export interface FastCopy<Value> {
  /** The value, at most 55 s old; null when there is none. @throws StorageError */
  get(namespace: KVNamespace, name: string): Promise<Value | null>
  /** Forgets what this isolate remembers under a name. */
  forget(name: string): void
  /** Forgets all that this isolate remembers. */
  clear(): void
}

type Kept<Value extends object> = { text: string | null; value: Value | null }

/**
 * Reads from this isolate's memory or KV. Unless `keepsAbsence`, only what is there is kept in memory, so that asking for names that
 * nobody has pushes nothing out. A value read anew with the same text stays the same object.
 */
export function fastCopy<Value extends object>({ keepsAbsence = false } = {}): FastCopy<Value> {
  const fresh = createBoundedCache<Kept<Value>>({ maxSize: MAX_KEPT, keptMs: ISOLATE_MS, now: () => Date.now() })
  const last = createBoundedCache<Kept<Value>>({ maxSize: MAX_KEPT })
  return {
    async get(namespace, name) {
      const known = fresh.get(name)
      if (known !== undefined) return known.value
      const text = await namespace.get(name, { cacheTtl: EDGE_SECONDS }).catch((error: unknown) => {
        throw new StorageError(error)
      })
      if (text === null && !keepsAbsence) return null
      const before = last.get(name)
      const kept = before?.text === text ? before : { text, value: text === null ? null : JSON.parse(text) }
      fresh.set(name, kept)
      last.set(name, kept)
      return kept.value
    },
    forget: (name) => fresh.delete(name),
    clear() {
      fresh.clear()
      last.clear()
    },
  }
}
