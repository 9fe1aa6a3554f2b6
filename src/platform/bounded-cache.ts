/** Values by key in this isolate's memory. What was used last stays longest. */
export interface BoundedCache<Value> {
  get(key: string): Value | undefined
  /** @param size in the unit of `maxSize`; default 1. What is larger than the whole cache is not kept. */
  set(key: string, value: Value, size?: number): void
  delete(key: string): void
  clear(): void
}

type Entry<Value> = { value: Value; size: number; until: number }

/** Keeps values of `maxSize` together, each for `keptMs` milliseconds (default for ever). */
export function createBoundedCache<Value>(options: {
  maxSize: number
  keptMs?: number
  /** Milliseconds since the epoch. */
  now?: () => number
}): BoundedCache<Value> {
  const { maxSize, keptMs = Infinity, now = Date.now } = options
  // A map keeps the order in which keys came in: the first is the one not used for longest.
  const entries = new Map<string, Entry<Value>>()
  let size = 0

  function forget(key: string): void {
    size -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      if (entry.until <= now()) {
        forget(key)
        return undefined
      }
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },

    set(key, value, ownSize = 1) {
      forget(key)
      if (ownSize > maxSize) return
      for (const oldest of entries.keys()) {
        if (size + ownSize <= maxSize) break
        forget(oldest)
      }
      entries.set(key, { value, size: ownSize, until: now() + keptMs })
      size += ownSize
    },

    delete: forget,

    clear() {
      entries.clear()
      size = 0
    },
  }
}
