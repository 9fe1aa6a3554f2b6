import type { Scope } from '../tenants/tenant-key.ts'

/** So many keys may a tenant have. */
export const MAX_KEYS = 500

/** A key as it is listed; times are epoch milliseconds. */
export type ListedKey = { keyId: string; label: string; scopes: Scope[]; createdAt: number }

export type StoredKey = ListedKey & {
  /** SHA-256 of the key, in hex. */
  hash: string
}

type KeyRow = { key_id: string; label: string; scopes: string; created_at: number; hash: string }

export interface KeyTable {
  count(): number
  /** Oldest first. */
  all(): StoredKey[]
  find(keyId: string): StoredKey | null
  insert(key: StoredKey): void
  delete(keyId: string): void
}

export function openKeyTable(sql: SqlStorage): KeyTable {
  return {
    count: () => sql.exec<{ count: number }>('SELECT COUNT(*) AS count FROM keys').one().count,
    all: () => Array.from(sql.exec<KeyRow>('SELECT * FROM keys ORDER BY created_at, key_id'), fromRow),
    find(keyId) {
      const [row] = sql.exec<KeyRow>('SELECT * FROM keys WHERE key_id = ?', keyId)
      return row === undefined ? null : fromRow(row)
    },
    insert({ keyId, label, scopes, createdAt, hash }) {
      sql.exec(
        'INSERT INTO keys (key_id, label, scopes, created_at, hash) VALUES (?, ?, ?, ?, ?)',
        keyId,
        label,
        JSON.stringify(scopes),
        createdAt,
        hash,
      )
    },
    delete: (keyId) => void sql.exec('DELETE FROM keys WHERE key_id = ?', keyId),
  }
}

function fromRow(row: KeyRow): StoredKey {
  return {
    keyId: row.key_id,
    label: row.label,
    scopes: JSON.parse(row.scopes),
    createdAt: row.created_at,
    hash: row.hash,
  }
}
