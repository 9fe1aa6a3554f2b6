import type { z } from 'zod'

/** Single values by their names, as JSON. */
export interface FactTable {
  read<Value>(name: string, schema: z.ZodType<Value>): Value | null
  write(name: string, value: unknown): void
  delete(name: string): void
}

export function openFactTable(sql: SqlStorage): FactTable {
  return {
    read(name, schema) {
      const [row] = sql.exec<{ value: string }>('SELECT value FROM facts WHERE name = ?', name)
      return row === undefined ? null : schema.parse(JSON.parse(row.value))
    },
    write(name, value) {
      sql.exec('INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)', name, JSON.stringify(value))
    },
    delete: (name) => void sql.exec('DELETE FROM facts WHERE name = ?', name),
  }
}
