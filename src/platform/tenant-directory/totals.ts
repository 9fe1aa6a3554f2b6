/** What is counted over all agents, so that nobody has to look at each. */
type Total = 'agents' | 'pending'

export function readTotal(sql: SqlStorage, name: Total): number {
  return sql.exec<{ count: number }>('SELECT count FROM totals WHERE name = ?', name).one().count
}

export function addToTotal(sql: SqlStorage, name: Total, change: number): void {
  sql.exec('UPDATE totals SET count = count + ? WHERE name = ?', change, name)
}
