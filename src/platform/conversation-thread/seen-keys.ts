/** Longer than any text is kept, after which an event is too old anyway. */
const LIFETIME_MS = 48 * 60 * 60 * 1_000

/** The keys of events that arrived. */
export interface SeenKeys {
  /** Notes all keys; false when any was there already. */
  add: (keys: readonly string[], now: number) => boolean
  sweep: (now: number) => void
  /** When the oldest key can go; Infinity without any. */
  dueAt: () => number
}

export function openSeenKeys(sql: SqlStorage): SeenKeys {
  return {
    add(keys, now) {
      let isNew = true
      for (const key of new Set(keys)) {
        const { rowsWritten } = sql.exec('INSERT OR IGNORE INTO seen (key, at) VALUES (?, ?)', key, now)
        if (rowsWritten === 0) isNew = false
      }
      return isNew
    },
    sweep: (now) => void sql.exec('DELETE FROM seen WHERE at <= ?', now - LIFETIME_MS),
    dueAt() {
      const { oldest } = sql.exec<{ oldest: number | null }>('SELECT MIN(at) AS oldest FROM seen').one()
      return oldest === null ? Infinity : oldest + LIFETIME_MS
    },
  }
}
