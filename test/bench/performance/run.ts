import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { startJudgeServer } from '../../support/judge-server.ts'
import { acceptFigures } from './accepting.ts'
import { buildWorker, plainConfig } from './build.ts'
import type { Figure } from './figure.ts'
import { notRun } from './figure.ts'
import { startBench } from './harness.ts'
import { hitFigures } from './hits.ts'
import { mastraFigures } from './mastra/comparison.ts'
import { installMastra } from './mastra/install.ts'
import { missFigures } from './misses.ts'
import { DOCUMENT, WRANGLER_CONFIG } from './paths.ts'
import { performanceDocument } from './performance-document.ts'
import { profileHit, type Profile } from './profile.ts'
import { figuresAsText } from './tables.ts'
import { bundleFigure, startUpFigure } from './weights.ts'

/** The parts of the benchmark, in the order of the table. */
const PARTS = ['hits', 'misses', 'accepting', 'mastra', 'weights'] as const
type Part = (typeof PARTS)[number]

/**
 * `npm run bench -- performance [--json] [--only hits,misses,accepting,mastra,weights]`: how fast repeats, misses and runs that nobody waits for
 * are and how much the Worker weighs, each as a ratio to a yardstick with its bar. About fifteen minutes; everything but the installation of the scorer it is compared with
 * stays on this machine. A whole run writes `docs/performance.md`. Ends with 1 when a bar is missed.
 */
export async function run(flags: string[]): Promise<number> {
  const { values } = parseArgs({ args: flags, options: { json: { type: 'boolean' }, only: { type: 'string' } } })
  const only = values.only?.split(',')
  const { figures, profile } = await measure((part) => only === undefined || only.includes(part))
  if (values.json) console.log(JSON.stringify({ figures, profile }, null, 2))
  else {
    console.log(figuresAsText(figures))
    console.table(profile)
  }
  if (only === undefined) {
    mkdirSync(dirname(DOCUMENT), { recursive: true })
    writeFileSync(DOCUMENT, performanceDocument({ figures, profile }))
  }
  return figures.every(({ passed }) => passed !== false) ? 0 : 1
}

async function measure(wants: (part: Part) => boolean): Promise<{ figures: Figure[]; profile: Profile }> {
  const built = await buildWorker(WRANGLER_CONFIG)
  const installed = wants('mastra') || wants('weights') ? await tried(installMastra()) : { why: 'not asked for' }
  const judgeServer = await startJudgeServer()
  try {
    const figures: Figure[] = []
    const bench = await startBench({ judgeServer, builtWorker: built.path })
    let profile: Profile = {}
    try {
      if (wants('hits')) {
        figures.push(...(await hitFigures(bench)))
        profile = await profileHit(bench)
      }
      if (wants('misses')) figures.push(...(await missFigures(bench)))
      if (wants('accepting')) figures.push(...(await acceptFigures(bench)))
      if (wants('mastra')) {
        const compared =
          'value' in installed
            ? await tried(mastraFigures({ bench, judgeServer, path: installed.value.path }))
            : installed
        figures.push(...('value' in compared ? compared.value : [notCompared(compared.why)]))
      }
    } finally {
      await bench.close()
    }
    if (wants('weights')) {
      const config = 'value' in installed ? await plainConfig(installed.value.path, 'worker.mjs') : null
      figures.push(await bundleFigure(built.gzipBytes, config), await startUpFigure(config))
    }
    return { figures, profile }
  } finally {
    await judgeServer.close()
    await built.remove()
    if ('value' in installed) await installed.value.remove()
  }
}

/** The other scorer may not install or run here; then its rows say why. */
async function tried<Value>(work: Promise<Value>): Promise<{ value: Value } | { why: string }> {
  try {
    return { value: await work }
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) }
  }
}

function notCompared(why: string): Figure {
  return notRun(
    {
      figure: 'wall time and tokens of an evaluation',
      yardstick: 'the scorer that the documents describe',
      unit: 'ms',
      bar: { kind: 'atMost', value: 0.55 },
    },
    why,
  )
}
