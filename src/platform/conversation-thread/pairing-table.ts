import type { PairingState } from '../../connectors/pairing.ts'
import type { FactTable } from './fact-table.ts'

const FORGOTTEN = 'forgottenUntil'

/** The pairing of one conversation, a row for each message and pair, since together they can be more than a row may hold. */
export interface PairingTable {
  state: () => PairingState
  /** Writes what is not as it was. States share what they have in common, so that is found by identity. */
  save: (next: PairingState) => void
}

export function openPairingTable(sql: SqlStorage, facts: FactTable): PairingTable {
  let state: PairingState = {
    messages: Array.from(sql.exec<{ message: string }>('SELECT message FROM messages'), ({ message }) =>
      JSON.parse(message),
    ),
    pairs: Array.from(sql.exec<{ pair: string }>('SELECT pair FROM pairs'), ({ pair }) => JSON.parse(pair)),
    forgottenUntil: facts.read(FORGOTTEN),
  }
  return {
    state: () => state,
    save(next) {
      const { gone, changed } = difference(state.messages, next.messages, ({ id }) => id)
      for (const id of gone) sql.exec('DELETE FROM messages WHERE id = ?', id)
      for (const message of changed) {
        sql.exec('INSERT OR REPLACE INTO messages (id, message) VALUES (?, ?)', message.id, JSON.stringify(message))
      }
      const pairs = difference(state.pairs, next.pairs, ({ pairId }) => pairId)
      for (const pairId of pairs.gone) sql.exec('DELETE FROM pairs WHERE pair_id = ?', pairId)
      for (const pair of pairs.changed) {
        sql.exec('INSERT OR REPLACE INTO pairs (pair_id, pair) VALUES (?, ?)', pair.pairId, JSON.stringify(pair))
      }
      if (next.forgottenUntil !== state.forgottenUntil) facts.write(FORGOTTEN, next.forgottenUntil)
      state = next
    },
  }
}

function difference<Item>(
  before: readonly Item[],
  after: readonly Item[],
  idOf: (item: Item) => string,
): { gone: string[]; changed: Item[] } {
  const known = new Set(before)
  const kept = new Set(after.map(idOf))
  return { gone: before.map(idOf).filter((id) => !kept.has(id)), changed: after.filter((item) => !known.has(item)) }
}
