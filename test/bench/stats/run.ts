import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { textTable } from '../constraints/text-table.ts'
import { startBench } from './harness.ts'
import { measureAgents } from './measure-agents.ts'
import { measureDirectories } from './measure-directories.ts'
import { figureRows, holdingRows, statisticsDocument } from './statistics-document.ts'

const DOCUMENT = resolve(import.meta.dirname, '../../../docs/statistics.md')

/**
 * `npm run bench -- stats [--json]`: what the statistics cost in time and space, at 200,000 runs of an agent and 30,000 agents of a
 * tenant. Writes docs/statistics.md. Fails when a bar is missed.
 */
export async function run(flags: string[]): Promise<number> {
  const bench = await startBench()
  try {
    const parts = [await measureAgents(bench), await measureDirectories(bench)]
    const figures = parts.flatMap((part) => part.figures)
    const holdings = parts.flatMap((part) => part.holdings)
    const results = { figures, holdings }
    await writeFile(DOCUMENT, statisticsDocument(results))
    if (flags.includes('--json')) console.log(JSON.stringify(results, null, 2))
    else console.log(`${textTable(figureRows(figures))}\n\n${textTable(holdingRows(holdings))}`)
    return [...figures, ...holdings].every(({ passed }) => passed) ? 0 : 1
  } finally {
    await bench.close()
  }
}
