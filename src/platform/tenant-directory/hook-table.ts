import { type CounterChanges, type HookCounter, allCounters } from '../hooks/hook-counters.ts'
import type { CountedHook, Hook } from '../hooks/hook.ts'

/** So many hooks may a tenant have. */
export const MAX_HOOKS = 200

type HookRow = {
  hook_id: string
  settings: string
  secrets: string
  created_at: number
  revision: number
  last_event_at: number | null
}

/** The hooks, oldest first, with what was counted of them. */
export function listHooks(sql: SqlStorage): CountedHook[] {
  return Array.from(sql.exec<HookRow>('SELECT * FROM hooks ORDER BY created_at, hook_id'), (row) => counted(sql, row))
}

export function findHook(sql: SqlStorage, hookId: string): CountedHook | null {
  const [row] = sql.exec<HookRow>('SELECT * FROM hooks WHERE hook_id = ?', hookId)
  return row === undefined ? null : counted(sql, row)
}

/** Its settings and secrets alone, which is what a delivery needs. */
export function findPlainHook(sql: SqlStorage, hookId: string): Hook | null {
  const [row] = sql.exec<HookRow>('SELECT * FROM hooks WHERE hook_id = ?', hookId)
  return row === undefined ? null : plain(row)
}

/** Adds the hook, once by its id; `full` when there are as many as there may be. */
export function insertHook(
  sql: SqlStorage,
  { hookId, settings, secrets, createdAt, revision }: Hook,
): 'added' | 'full' {
  const { count } = sql.exec<{ count: number }>('SELECT COUNT(*) AS count FROM hooks').one()
  if (count >= MAX_HOOKS) return 'full'
  sql.exec(
    'INSERT OR IGNORE INTO hooks (hook_id, settings, secrets, created_at, revision) VALUES (?, ?, ?, ?, ?)',
    hookId,
    JSON.stringify(settings),
    JSON.stringify(secrets),
    createdAt,
    revision,
  )
  return 'added'
}

/** Replaces settings and secrets of the hook if it still is of that revision. */
export function updateHook(sql: SqlStorage, { hookId, settings, secrets, revision }: Hook): 'changed' | 'stale' {
  const { rowsWritten } = sql.exec(
    'UPDATE hooks SET settings = ?, secrets = ?, revision = ? WHERE hook_id = ? AND revision = ?',
    JSON.stringify(settings),
    JSON.stringify(secrets),
    revision + 1,
    hookId,
    revision,
  )
  return rowsWritten > 0 ? 'changed' : 'stale'
}

/** Takes the hook away with everything that is kept of it. */
export function deleteHook(sql: SqlStorage, hookId: string): void {
  for (const table of ['hooks', 'hook_counters', 'hook_threads', 'dead_letters']) {
    sql.exec(`DELETE FROM ${table} WHERE hook_id = ?`, hookId)
  }
}

/** Adds to the counters of a hook that there is. */
export function countHook(
  sql: SqlStorage,
  { hookId, changes, at }: { hookId: string; changes: CounterChanges; at: number | null },
): void {
  for (const [name, change] of Object.entries(changes)) {
    sql.exec(
      `INSERT INTO hook_counters (hook_id, name, count) VALUES (?, ?, ?)
       ON CONFLICT (hook_id, name) DO UPDATE SET count = count + excluded.count`,
      hookId,
      name,
      change,
    )
  }
  if (at === null) return
  sql.exec('UPDATE hooks SET last_event_at = MAX(COALESCE(last_event_at, 0), ?) WHERE hook_id = ?', at, hookId)
}

function counted(sql: SqlStorage, row: HookRow): CountedHook {
  const rows = sql.exec<{ name: HookCounter; count: number }>(
    'SELECT name, count FROM hook_counters WHERE hook_id = ?',
    row.hook_id,
  )
  const counts = Array.from(rows, ({ name, count }) => [name, count] as const)
  return { ...plain(row), counters: allCounters(Object.fromEntries(counts)), lastEventAt: row.last_event_at }
}

function plain(row: HookRow): Hook {
  return {
    hookId: row.hook_id,
    settings: JSON.parse(row.settings),
    secrets: JSON.parse(row.secrets),
    createdAt: row.created_at,
    revision: row.revision,
  }
}
