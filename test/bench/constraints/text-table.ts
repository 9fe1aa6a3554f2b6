/** A fraction as `.974`, `1` as `1.000`, and what was not measured as `–`. */
export function figure(value: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(3).replace(/^0(?=\.)/, '')
}

/** Rows in columns for a terminal: the first to the left, the others to the right. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(cell.length, widest[column] ?? 0)),
    [],
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The same as a Markdown table; the first row is its head. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head, ...body] = rows.map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
  const rule = `|${rows[0]?.map(() => ' --- |').join('') ?? ''}`
  return [head, rule, ...body].join('\n')
}
