import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { buildWorker, EMPTY_HONO, plainConfig } from './build.ts'
import { type Figure, meets, notRun } from './figure.ts'
import { MASTRA_VERSION } from './mastra/install.ts'
import { median } from './median.ts'
import { ROOT, WRANGLER, WRANGLER_CONFIG } from './paths.ts'
import { runCommand } from './run-command.ts'

/** Seven, because a start is sampled at a few points only. */
const STARTS = 7
/** The scorer's bundle as it was measured when the bar was set, in bytes. */
const SCORER_BUNDLE_BYTES = 1_474_000

/** What the Worker weighs. @param mastra The configuration of the other scorer's Worker; null when it could not be installed. */
export async function bundleFigure(ourBytes: number, mastra: string | null): Promise<Figure> {
  const bar = { kind: 'atMost', value: 0.3 } as const
  const built = mastra === null ? null : await buildWorker(mastra)
  await built?.remove()
  const ratio = ourBytes / SCORER_BUNDLE_BYTES
  return {
    figure: 'bundle, gzip, minified',
    yardstick: `the scorer of @mastra/evals ${MASTRA_VERSION} bundled for Workers (1,474 kB)`,
    unit: 'kB',
    ours: ourBytes / 1_000,
    theirs: SCORER_BUNDLE_BYTES / 1_000,
    ratio,
    bar,
    passed: meets(ratio, bar),
    rounds: 1,
    note:
      built === null ? 'its bundle was not built here' : `built here it is ${Math.round(built.gzipBytes / 1_000)} kB`,
  }
}

/** What evaluating the Worker's code takes at its start, above an empty Hono Worker. */
export async function startUpFigure(mastra: string | null): Promise<Figure> {
  const head = {
    figure: 'start-up, busy time above an empty Hono Worker',
    yardstick: `the scorer of @mastra/evals ${MASTRA_VERSION} in an otherwise empty Worker, above the same`,
    unit: 'ms',
    bar: { kind: 'atMost', value: 0.1 },
  } as const
  if (mastra === null) return notRun(head, 'the other scorer could not be installed')
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-start-'))
  try {
    const empty = await plainConfig(folder, EMPTY_HONO)
    const busy: { ours: number[]; theirs: number[]; empty: number[] } = { ours: [], theirs: [], empty: [] }
    for (let round = 0; round < STARTS; round++) {
      busy.ours.push(await busyMilliseconds(WRANGLER_CONFIG, folder))
      busy.theirs.push(await busyMilliseconds(mastra, folder))
      busy.empty.push(await busyMilliseconds(empty, folder))
    }
    const nothing = median(busy.empty)
    const ours = Math.max(0, median(busy.ours) - nothing)
    const theirs = median(busy.theirs) - nothing
    const ratio = ours / theirs
    const note = `medians of ${STARTS}: ours ${median(busy.ours).toFixed(1)}, theirs ${median(busy.theirs).toFixed(1)}, empty ${nothing.toFixed(1)} ms`
    return { ...head, ours, theirs, ratio, passed: meets(ratio, head.bar), rounds: STARTS, note }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const profileSchema = z.object({
  nodes: z.array(z.object({ id: z.number(), callFrame: z.object({ functionName: z.string() }) })),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
})

const NOT_BUSY = new Set(['(idle)', '(program)'])

async function busyMilliseconds(config: string, folder: string): Promise<number> {
  const profile = join(folder, 'start.cpuprofile')
  await runCommand(WRANGLER, ['check', 'startup', '--outfile', profile, `--args=-c ${config}`], { cwd: ROOT })
  const { nodes, samples, timeDeltas } = profileSchema.parse(JSON.parse(await readFile(profile, 'utf8')))
  const names = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.functionName]))
  const microseconds = samples.reduce((sum, node, index) => {
    return NOT_BUSY.has(names.get(node) ?? '') ? sum : sum + (timeDeltas[index] ?? 0)
  }, 0)
  return microseconds / 1_000
}
