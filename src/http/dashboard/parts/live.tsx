import type { PropsWithChildren } from 'hono/jsx'

/** A part of a page that refreshes by itself while the page is open; ids are unique on a page and always the same. */
export function Live({ id, children }: PropsWithChildren<{ id: string }>) {
  return (
    <div id={id} data-live>
      {children}
    </div>
  )
}

/** What has to be heard when it changes, in a sentence; said by public/assets/live.js. Stands inside a `<Live>`. */
export function Heard({ children }: PropsWithChildren) {
  return (
    <p class="unseen" data-heard>
      {children}
    </p>
  )
}
