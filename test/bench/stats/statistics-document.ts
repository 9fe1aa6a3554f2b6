import { markdownTable } from '../constraints/text-table.ts'
import type { Figure, Holding, Results } from './figure.ts'

/** The figures as rows, the first of them the head. */
export function figureRows(figures: readonly Figure[]): string[][] {
  return [
    ['figure', 'against', 'ours, ms', 'theirs, ms', 'ratio', 'bar', ''],
    ...figures.map(({ figure, against, oursMs, theirsMs, ratio, bar, passed }) => [
      figure,
      against,
      oursMs.toFixed(2),
      theirsMs.toFixed(2),
      ratio.toFixed(2),
      bar.value === null ? '' : `${bar.kind === 'atMost' ? 'at most' : 'at least'} ${bar.value}`,
      bar.value === null ? '' : passed ? 'holds' : 'missed',
    ]),
  ]
}

/** What the objects hold as rows, the first of them the head. */
export function holdingRows(holdings: readonly Holding[]): string[][] {
  return [
    ['object', 'MB', 'rows (the most there may be)'],
    ...holdings.map(({ object, rows, bytes, limits }) => [
      object,
      (bytes / 1e6).toFixed(1),
      Object.entries(rows)
        .filter(([table]) => !table.startsWith('_'))
        .map(([table, count]) => `${table} ${count}${limits[table] === undefined ? '' : ` (${limits[table]})`}`)
        .join(', '),
    ]),
  ]
}

/** docs/statistics.md. */
export function statisticsDocument({ figures, holdings }: Results): string {
  return `# What the statistics cost

Written by \`npm run bench -- stats\`; do not edit by hand.

One Durable Object keeps the statistics of an agent, one the roll-up of a tenant. A run is durable with its row in \`seen\` before its answer leaves, and what
comes while a commit is under way shares the next one. The sums of a run enter the minute, hour, day and all-time buckets together with those of up
to 63 runs that came before, or with the next read of the statistics. An object that is woken counts what its buckets lack from \`seen\`, so a crash loses nothing and counts nothing
twice. A window is read from some 100 buckets and the newest 1,000 runs, however much was recorded.

## Time

Each line is the median of ${figures[0]?.rounds ?? 0} rounds. In a round blocks of one and of the other take turns, so that whatever else the
machine does slows both, and the median block counts; the ratio is the median of the rounds' own ratios, and only it says something. Latencies are compared as ours by the
other's (at most the bar), recordings a second as ours by the other's (at least the bar). Recordings come 32 at a time, or where
it says so one after another: there each pays for a commit of its own, which writes to the indexes of two tables. "Just woken" is a read with nothing
in memory.

${markdownTable(figureRows(figures))}

The yardstick of \`record\` is an object of one table without an index, which answers nothing. \`record\` looks the run id up, keeps the run in \`seen\` and,
with its analysis, in \`runs\`, throws away what is no longer held, and answers with the averages. That pages and the roll-up
read from indexes is shown by their query plans in test/platform.

## Space

After recording from within the object, each run at its time, with a sweep for every hour that went by.

${markdownTable(holdingRows(holdings))}

Kept are the runs of 24 hours and the newest 1,000 before (\`seen\`), the newest 2,000 runs and of those below good the newest 5,000 with their
analysis (\`runs\`, trimmed after 256 recordings), and buckets of minutes for 2 hours, of hours for 35 days and of days for 400 days.
`
}
