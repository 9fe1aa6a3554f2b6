import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { MissingDataError, readLabelledData } from './labelled-data.ts'
import { printErrors } from './print-errors.ts'
import { printResults } from './print-results.ts'
import { evaluate } from './results.ts'
import type { Results } from './results.ts'

const DEFAULT_DATA = join(import.meta.dirname, '../../../../shared/data/constraints')

/**
 * `npm run bench -- constraints [--data DIR] [--json] [--errors]`: how well constraints are found and checked, on labelled
 * prompts and responses, on ordinary prompts, and how fast.
 */
export async function run(flags: string[]): Promise<number> {
  const { values } = parseArgs({
    args: flags,
    options: { data: { type: 'string' }, json: { type: 'boolean' }, errors: { type: 'boolean' } },
  })
  try {
    const results = await evaluate(readLabelledData(values.data ?? DEFAULT_DATA))
    if (values.json) console.log(JSON.stringify(withoutTexts(results), null, 2))
    else printResults(results)
    if (values.errors) printErrors(results)
    return 0
  } catch (error) {
    if (!(error instanceof MissingDataError)) throw error
    console.error(error.message)
    return 1
  }
}

/** The figures alone: prompts and responses stay out of what others read by machine. */
function withoutTexts({ languages, inventing, speed }: Results) {
  return {
    languages: languages.map(({ finding, checking, endToEnd, ...language }) => ({
      ...language,
      finding: { kinds: Object.fromEntries(finding.kinds), total: finding.total },
      checking: { kinds: Object.fromEntries(checking.kinds), total: checking.total },
      endToEnd: { ...endToEnd, wrong: endToEnd.wrong.length },
    })),
    inventing: { languages: inventing.languages, perHundred: inventing.perHundred },
    speed,
  }
}
