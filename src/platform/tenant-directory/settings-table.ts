import type { TenantSettings } from '../tenants/tenant-settings.ts'

/** The tenant as the operator set it up; times are epoch milliseconds. */
export type Configuration = { settings: TenantSettings; createdAt: number; updatedAt: number }

/** The one row of settings, and since when the tenant is being erased. */
export interface SettingsTable {
  read(): Configuration | null
  write(configuration: Configuration): void
  erasingSince(): number | null
  /** Drops the settings, and notes that everything else has to go too. */
  startErasing(now: number): void
}

export function openSettingsTable(sql: SqlStorage): SettingsTable {
  return {
    read() {
      const [row] = sql.exec<{ settings: string; created_at: number; updated_at: number }>('SELECT * FROM settings')
      if (row === undefined) return null
      const settings: TenantSettings = JSON.parse(row.settings)
      return { settings, createdAt: row.created_at, updatedAt: row.updated_at }
    },
    write({ settings, createdAt, updatedAt }) {
      sql.exec(
        'INSERT OR REPLACE INTO settings (id, settings, created_at, updated_at) VALUES (1, ?, ?, ?)',
        JSON.stringify(settings),
        createdAt,
        updatedAt,
      )
    },
    erasingSince() {
      const [row] = sql.exec<{ since: number }>('SELECT since FROM erasure')
      return row?.since ?? null
    },
    startErasing(now) {
      sql.exec('DELETE FROM settings')
      sql.exec('INSERT OR IGNORE INTO erasure (id, since) VALUES (1, ?)', now)
    },
  }
}
