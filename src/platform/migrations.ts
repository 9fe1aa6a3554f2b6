/**
 * Brings the tables of a Durable Object up to date, in one transaction. `migrations` is append-only: a step that was
 * ever deployed is never edited, what has to change comes as a further step. Call it before the first write, not in the constructor, so
 * that reading an empty object stores nothing.
 */
export function applyMigrations(storage: DurableObjectStorage, migrations: readonly string[]): void {
  storage.transactionSync(() => {
    storage.sql.exec('CREATE TABLE IF NOT EXISTS migrations (step INTEGER PRIMARY KEY) STRICT')
    const rows = storage.sql.exec<{ step: number }>('SELECT step FROM migrations')
    const applied = new Set(Array.from(rows, ({ step }) => step))
    for (const [step, statements] of migrations.entries()) {
      if (applied.has(step)) continue
      storage.sql.exec(statements)
      storage.sql.exec('INSERT INTO migrations (step) VALUES (?)', step)
    }
  })
}

/** Whether anything was ever written here. Stores nothing itself. */
export function hasTables(sql: SqlStorage): boolean {
  return sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'migrations'").toArray().length > 0
}
