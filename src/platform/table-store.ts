import { groupCommit } from './group-commit.ts'
import { applyMigrations, hasTables } from './migrations.ts'

/** The tables of a Durable Object and its alarm. What tables keep in memory is never ahead of what is stored. */
export interface TableStore<Tables> {
  /** The tables; null when nothing was ever written. Stores nothing. */
  read: () => Tables | null
  /** Works on the tables in one transaction. When it throws, nothing of it has happened, and the tables are others from then on. */
  transact: <Result>(work: (tables: Tables) => Result) => Result
  /** As `transact`, where the work may also set the alarm; together with what others write at the same time. */
  write: <Result>(work: (tables: Tables) => Result) => Promise<Result>
  /** Has the alarm come at that time (epoch milliseconds), unless it comes before anyway; never for Infinity. */
  wakeAt: (time: number) => void
  /** The alarm has come. */
  noteWoken: () => void
  /** Deletes everything, and the alarm. */
  drop: () => Promise<void>
}

/** Nothing is read before it is asked for, and no table is made before the first write. */
export function tableStore<Tables>(
  storage: DurableObjectStorage,
  { migrations, open }: { migrations: readonly string[]; open: (sql: SqlStorage) => Tables },
): TableStore<Tables> {
  const commit = groupCommit(storage)
  let tables: Tables | null = null
  /** Undefined while it is not known. */
  let alarmAt: number | null | undefined

  function opened(): Tables {
    if (tables !== null) return tables
    applyMigrations(storage, migrations)
    tables = open(storage.sql)
    return tables
  }

  function transact<Result>(work: (tables: Tables) => Result): Result {
    try {
      return storage.transactionSync(() => work(opened()))
    } catch (error) {
      // Their memory may hold what was rolled back.
      tables = null
      throw error
    }
  }

  return {
    read: () => tables ?? (hasTables(storage.sql) ? opened() : null),

    transact,

    async write(work) {
      // Known before the write, so that the write and its alarm are one step.
      if (alarmAt === undefined) alarmAt = await storage.getAlarm()
      return commit(() => transact(work))
    },

    wakeAt(time) {
      if (!Number.isFinite(time) || (typeof alarmAt === 'number' && alarmAt <= time)) return
      alarmAt = time
      void storage.setAlarm(time)
    },

    noteWoken() {
      alarmAt = null
    },

    async drop() {
      tables = null
      alarmAt = null
      await Promise.all([storage.deleteAlarm(), storage.deleteAll()])
    },
  }
}
