import { shellQuote } from './shell-quote.ts'

/** Linux takes no longer word on a command line (128 KiB, in bytes), so that a longer body goes through standard input. */
const MAX_WORD_BYTES = 100_000

/** No line of the JSON below can be this one. */
const END_OF_BODY = 'END_OF_BODY'

/**
 * The command that posts a body to a path of this deployment, for a POSIX shell. The key stays the reader's: it comes from `$PLUMBLINE_KEY`,
 * where one is needed.
 */
export function curlCommand(options: { origin: string; path: string; body: object; needsKey: boolean }): string {
  const { origin, path, body, needsKey } = options
  const json = JSON.stringify(body, null, 2)
  const isLong = new TextEncoder().encode(json).byteLength > MAX_WORD_BYTES
  const words = [
    `curl -s ${shellQuote(`${origin}${path}`)}`,
    `-H 'content-type: application/json'`,
    ...(needsKey ? [`-H "authorization: Bearer $PLUMBLINE_KEY"`] : []),
    isLong ? `--data-binary @- <<'${END_OF_BODY}'\n${json}\n${END_OF_BODY}` : `--data-binary ${shellQuote(json)}`,
  ]
  return words.join(' \\\n  ')
}
