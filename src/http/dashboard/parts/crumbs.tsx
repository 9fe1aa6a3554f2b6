import type { Child } from 'hono/jsx'

/** Where a page stands: the way to it, without itself. */
export function Crumbs({ way }: { way: readonly (readonly [href: string, text: Child])[] }) {
  return (
    <nav class="crumbs" aria-label="Way to this page">
      <ol>
        {way.map(([href, text]) => (
          <li>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
