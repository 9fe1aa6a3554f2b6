import type { ShownExample } from '../shown-document.ts'

type Shown = { example: ShownExample; origin: string; sent: unknown; answered: unknown }

/** A request that ran, as the curl that makes it, and its answer. */
export function Example({ example, origin, sent, answered }: Shown) {
  const { status, headers } = example.answer
  return (
    <>
      <pre tabindex={0} role="region" aria-label={`Request: ${example.summary}`}>
        <code>{curlOf(example.request, { origin, sent })}</code>
      </pre>
      <pre tabindex={0} role="region" aria-label={`Answer: ${example.summary}`}>
        <code>
          {[
            `HTTP ${status}`,
            ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
            ...(answered === undefined ? [] : ['', typeof answered === 'string' ? answered : pretty(answered)]),
          ].join('\n')}
        </code>
      </pre>
    </>
  )
}

/** The command that sends a request; it can be pasted into a shell as it is. */
function curlOf(
  { method, path, headers }: ShownExample['request'],
  { origin, sent }: { origin: string; sent: unknown },
): string {
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(`${origin}${path}`)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(sent === undefined ? [] : [`-d ${quoted(typeof sent === 'string' ? sent : pretty(sent))}`]),
  ].join(' \\\n  ')
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

function pretty(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
