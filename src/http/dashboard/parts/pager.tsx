import { queryLink } from '../wording/query-link.ts'

/** Through a listing, page by page; nothing when there is only one. */
export function Pager({
  of,
  parameters,
  isFirst,
  nextCursor,
}: {
  /** What is listed, such as `agents`. */
  of: string
  parameters: Readonly<Record<string, string | null | undefined>>
  isFirst: boolean
  nextCursor: string | null
}) {
  if (isFirst && nextCursor === null) return null
  return (
    <nav class="pages" aria-label={`Pages of ${of}`}>
      {!isFirst && <a href={queryLink({ ...parameters, cursor: null })}>First page</a>}
      {nextCursor !== null && (
        <a href={queryLink({ ...parameters, cursor: nextCursor })} rel="next">
          Next page
        </a>
      )}
    </nav>
  )
}
