import type { HookReport } from '../hooks/hook-report.ts'
import type { Conversation } from './conversation.ts'

/** What is kept once. */
type Facts = {
  conversation: Conversation
  /** What happened since the last report, and the report that is on its way. */
  unsent: HookReport
  underWay: HookReport
  lastSequence: number
  forgottenUntil: number | null
}

/** Single values by their names, as JSON. */
export interface FactTable {
  read<Name extends keyof Facts>(name: Name): Facts[Name] | null
  write<Name extends keyof Facts>(name: Name, value: Facts[Name]): void
  delete(name: keyof Facts): void
}

export function openFactTable(sql: SqlStorage): FactTable {
  return {
    read(name) {
      const [row] = sql.exec<{ value: string }>('SELECT value FROM facts WHERE name = ?', name)
      return row === undefined ? null : JSON.parse(row.value)
    },
    write(name, value) {
      sql.exec('INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)', name, JSON.stringify(value))
    },
    delete: (name) => void sql.exec('DELETE FROM facts WHERE name = ?', name),
  }
}
