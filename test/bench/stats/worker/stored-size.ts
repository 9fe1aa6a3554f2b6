import type { StoredSize } from '../command.ts'

/** Rows of every table that has any, and the bytes of the whole database. */
export function storedSize(sql: SqlStorage): StoredSize {
  const names = sql.exec<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '_cf%' AND name <> 'migrations' ORDER BY name",
  )
  const rows: Record<string, number> = {}
  for (const { name } of names.toArray()) {
    const { count } = sql.exec<{ count: number }>(`SELECT COUNT(*) AS count FROM "${name}"`).one()
    if (count > 0) rows[name] = count
  }
  return { rows, bytes: sql.databaseSize }
}
