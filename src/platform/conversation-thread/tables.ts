import { type FactTable, openFactTable } from './fact-table.ts'
import { type JobTable, openJobTable } from './job-table.ts'
import { openOutbox, type Outbox } from './outbox.ts'
import { openOutcomeTable, type OutcomeTable } from './outcome-table.ts'
import { openPairingTable, type PairingTable } from './pairing-table.ts'
import { openSeenKeys, type SeenKeys } from './seen-keys.ts'

/** The tables of one conversation. Some of what they hold is in memory: after a rollback they have to be opened anew. */
export interface ThreadTables {
  facts: FactTable
  pairing: PairingTable
  seen: SeenKeys
  jobs: JobTable
  outcomes: OutcomeTable
  outbox: Outbox
}

/** Opens the tables, which must exist. */
export function openThreadTables(sql: SqlStorage): ThreadTables {
  const facts = openFactTable(sql)
  return {
    facts,
    pairing: openPairingTable(sql, facts),
    seen: openSeenKeys(sql),
    jobs: openJobTable(sql),
    outcomes: openOutcomeTable(sql),
    outbox: openOutbox(facts),
  }
}
