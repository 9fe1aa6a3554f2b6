import type { Child } from 'hono/jsx'

export type Column = { name: string; isNumber?: boolean }

/**
 * A table whose first column names each row. On a narrow screen its rows are blocks (dashboard.css), where browsers take it for no table any
 * more: so every element says its role.
 */
export function Table({
  caption,
  columns,
  rows,
  isCompact = false,
}: {
  caption: string
  columns: readonly Column[]
  rows: readonly (readonly Child[])[]
  /** Of short figures only: it stays a table however narrow the screen, and scrolls there. */
  isCompact?: boolean
}) {
  return (
    <div class="table" tabindex={0} role="region" aria-label={caption}>
      <table class={isCompact ? undefined : 'rows'} role="table">
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ name, isNumber }) => (
              <th scope="col" role="columnheader" class={isNumber ? 'number' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((cells) => (
            <tr role="row">
              {cells.map((cell, index) => (
                <Cell column={columns[index]} isHead={index === 0}>
                  {cell}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell({ column, isHead, children }: { column: Column | undefined; isHead: boolean; children?: Child }) {
  const kind = column?.isNumber ? 'number' : undefined
  if (isHead) {
    return (
      <th scope="row" role="rowheader" class={kind}>
        {children}
      </th>
    )
  }
  return (
    <td role="cell" class={kind} data-name={column?.name}>
      {children}
    </td>
  )
}
