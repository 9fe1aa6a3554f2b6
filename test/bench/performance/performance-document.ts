import { cpus, loadavg } from 'node:os'
import { markdownTable } from '../constraints/text-table.ts'
import type { Figure } from './figure.ts'
import type { Profile } from './profile.ts'
import { figuresAsMarkdown } from './tables.ts'

const HEAD = `# Performance

Written by \`npm run bench -- performance\`; do not edit.

The built Worker and bare yardstick Workers run in one local runtime, loaded by a driver Worker through service bindings: the
HTTP front of a local runtime is a proxy that would hide every difference. The judge is a server of fixed latency on the same
machine. Ours and the yardstick take turns; a ratio is the median of the rounds' own ratios, because absolute numbers depend
on the machine and on what else it does.`

const REMOVED = `What was removed from the hit path and the start:

- **Judging.** Constraints, word lists, prompts and the AI SDK are loaded with the first judgement; the HTTP floor, the second door and the
  queue's consumer with the first call. A Durable Object starts in places where no request ever arrives.
- **KV on a repeat.** An isolate keeps finished judgements for a minute, 8 million characters of them; they are values, so requests
  may share them.
- **Looking at every character.** A body with fewer brackets than may be nested needs no count of their depth, and a text in ASCII is well-formed,
  normalised and free of hidden characters as it is; whether a text is blank is decided by the first character that shows.
- **Setting headers one by one.** Each is a step out of JavaScript. What every answer carries is put together once, and an answer is made with
  all of its headers.
- **A package for two bounded maps**, which set up a process object at its import, a third of the start.
- **What packages bring unasked**: zod's messages in 50 languages, the AI SDK's gateway and all of it that is not used, 145
  of 187 languages' trigrams, the names of functions.

What is left: the pieces of the use case take little each when they run by themselves, and several times that in a request, where every
text is new. Nearly as much goes to middleware, to the one log line that each request has, and to the two dozen headers of an answer. The
yardstick has none of these.`

/** \`docs/performance.md\`. */
export function performanceDocument(options: { figures: readonly Figure[]; profile: Profile }): string {
  const { figures, profile } = options
  const [cpu] = cpus()
  return `${[
    HEAD,
    `Measured with Node ${process.versions.node} on ${cpus().length} cores (${cpu?.model ?? 'unknown'}); the load of the last five minutes was ${loadavg()[1]?.toFixed(1)}.`,
    figuresAsMarkdown(figures),
    '## Where the time of a hit goes',
    "Microseconds of each piece inside the runtime, the least of nine rounds of 300, for the documents' factorial case with `record: false`. The rest of the whole is the router, middleware, headers and the request itself.",
    markdownTable([['piece', 'µs'], ...Object.entries(profile).map(([piece, time]) => [piece, time.toFixed(0)])]),
    REMOVED,
  ].join('\n\n')}\n`
}
