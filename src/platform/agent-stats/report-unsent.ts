import type { TableStore } from '../table-store.ts'
import type { AgentReport } from '../tenant-directory/agent-report.ts'
import { reportOf } from './report-of.ts'
import type { AgentTables } from './tables.ts'

/** So many buckets go into one report. */
const BUCKETS_PER_REPORT = 500

/** Tells the tenant's directory everything that it does not know yet. Nothing may be waiting in the journal. */
export async function reportUnsent(
  store: TableStore<AgentTables>,
  report: (report: AgentReport) => Promise<void>,
): Promise<void> {
  for (;;) {
    const tables = store.read()
    const batch = tables?.unsent.take({ limit: BUCKETS_PER_REPORT, pending: tables.pending.count() }) ?? null
    if (tables === null || batch === null) return
    await report(reportOf(tables, batch))
    // A rollback meanwhile has opened other tables, which do not know what changed since: then the batch is sent once more.
    if (store.read() === tables) store.transact(({ unsent }) => unsent.settle(batch))
  }
}
