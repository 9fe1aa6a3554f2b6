import type { PropsWithChildren } from 'hono/jsx'

/** Text that others wrote: isolated, so that its direction moves nothing around it, and broken wherever it has to be. */
export function Foreign({ children }: PropsWithChildren) {
  return <bdi class="foreign">{children}</bdi>
}

/** A paragraph or more that others wrote, with its line breaks. */
export function ForeignBlock({ children }: PropsWithChildren) {
  return (
    <p class="foreign block" dir="auto">
      {children}
    </p>
  )
}

/** Something of others that may be a link: one to somewhere over HTTPS is, everything else is shown as text. */
export function ForeignLink({ text }: { text: string }) {
  if (!isHttps(text)) return <Foreign>{text}</Foreign>
  return (
    <a class="foreign" href={text} rel="noopener noreferrer nofollow" target="_blank">
      <bdi>{text}</bdi>
    </a>
  )
}

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:'
}
