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

- **Reading what was read before.** An isolate remembers the answer to a body, by its SHA-256, for as long as it remembers the judgement that the answer was
  made of (a minute, 2 million characters of them), and answers the same bytes of the same tenant with nothing new but a run id. Only of what
  is not recorded, has no id or time of its own and asks for nothing by \`Prefer\`; another setting, a refresh or an erasure ends it.
- **Judging.** Constraints, word lists, prompts and the AI SDK are loaded with the first judgement; the HTTP floor, the second door and the
  queue's consumer with the first call. A Durable Object starts in places where no request ever arrives.
- **Schemas where an object starts.** What an object reads of its own storage was parsed when it came from outside. Parsing it again loaded zod
  wherever one starts, more than half of all that the entry evaluated.
- **KV on a repeat.** An isolate keeps finished judgements for a minute, 8 million characters of them; they are values, so requests
  may share them.
- **Looking at every character.** A body with fewer brackets than may be nested needs no count of their depth, and a text in ASCII is well-formed,
  normalised and free of hidden characters as it is; whether a text is blank is decided by the first character that shows.
- **Steps out of JavaScript.** What every answer carries is put together once and copied as a whole, half of what naming a dozen headers in each
  answer costs. A body whose length is told is read at once and never becomes a stream.
- **Waiting for the queue, and telling it of each run.** An accepted run is stored before its 202. The queue is told after it by the agent's
  object, of the first run at once and of those within 25 ms after it together, and again by the agent's alarm; the consumer takes
  the runs of a batch by 25. A message and a call for each run cost about as much as accepting it. What is left of an acceptance is the commit
  of one transaction for about a third, and neither fewer rows and indexes in it nor a shorter path to the object shows.
- **A package for two bounded maps**, which set up a process object at its import, a third of the start.
- **What packages bring unasked.** Of the AI SDK the Worker has what a judge's call runs through: one kind of model of each provider, texts and one
  object, no tools, files, streams, telemetry or gateway; a test judges with the whole packages and with what is left of them, through all answers and
  faults. Of zod it has neither JSON Schema nor messages in 50 languages; of HTML's 2,231 named characters the 253 that writers use; of franc's
  trigrams a fifth, of the 40 languages that share a script. Word lists are raw strings, which a bundler does not fill with escapes; functions have
  no names.
- **Words that only the embedded judge asks for.** Its families of words that go together are a file among the static assets, read once by an
  isolate whose first judgement needs them.

What is left of a repeat that is answered without reading it: about a third is the one log line that each request has, a third the answer with its
headers, and the rest the body, the router and a dozen steps of middleware. Of one that is recorded or read anew, the pieces above.`

/** \`docs/performance.md\`. */
export function performanceDocument(options: { figures: readonly Figure[]; profile: Profile }): string {
  const { figures, profile } = options
  const [cpu] = cpus()
  return `${[
    HEAD,
    `Measured with Node ${process.versions.node} on ${cpus().length} cores (${cpu?.model ?? 'unknown'}); the load of the last five minutes was ${loadavg()[1]?.toFixed(1)}.`,
    figuresAsMarkdown(figures),
    '## Where the time of a hit goes',
    "Microseconds of each piece inside the runtime, the least of nine rounds of 300, for the documents' factorial case with `record: false`. Both wholes have router, middleware, headers, log line and the request itself; the other pieces are those of a body that is not known, with the use case from normalising to the reason.",
    markdownTable([['piece', 'µs'], ...Object.entries(profile).map(([piece, time]) => [piece, time.toFixed(0)])]),
    REMOVED,
  ].join('\n\n')}\n`
}
