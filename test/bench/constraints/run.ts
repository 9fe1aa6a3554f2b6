import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { kinds } from '../../../src/scorer/constraints/registry.ts'
import { constraintsDocument } from './constraints-document.ts'
import { KIND_DESCRIPTIONS } from './kind-descriptions.ts'
import { MissingDataError, readLabelledData } from './labelled-data.ts'
import type { LabelledData } from './labelled-data.ts'
import { printErrors } from './print-errors.ts'
import { printResults } from './print-results.ts'
import { evaluate } from './results.ts'
import type { Results } from './results.ts'
import { kindOf } from './same-constraint.ts'

const DEFAULT_DATA = join(import.meta.dirname, '../../../../shared/data/constraints')

const DOCUMENT = join(import.meta.dirname, '../../../docs/constraints.md')

/**
 * `npm run bench -- constraints [--data DIR] [--language CODE] [--json] [--errors]`: how well constraints are found and checked, on labelled
 * prompts and responses, on ordinary prompts, and how fast; and how the embedded judge fares with bad answers. Run on the
 * default data it also writes `docs/constraints.md`.
 */
export async function run(flags: string[]): Promise<number> {
  const { values } = parseArgs({
    args: flags,
    options: {
      data: { type: 'string' },
      json: { type: 'boolean' },
      errors: { type: 'boolean' },
      language: { type: 'string' },
    },
  })
  try {
    const results = await evaluate(chosen(readLabelledData(values.data ?? DEFAULT_DATA), values.language))
    if (values.json) console.log(JSON.stringify(withoutTexts(results), null, 2))
    else printResults(results)
    if (values.data === undefined && values.language === undefined) writeDocument(results)
    if (values.errors) printErrors(results)
    return 0
  } catch (error) {
    if (!(error instanceof MissingDataError)) throw error
    console.error(error.message)
    return 1
  }
}

function chosen(data: readonly LabelledData[], language: string | undefined): readonly LabelledData[] {
  const kept = data.filter((labelled) => language === undefined || labelled.language === language)
  if (kept.length === 0) throw new MissingDataError(`no labelled data for the language ${language}`)
  return kept
}

function writeDocument(results: Results): void {
  const ids = kinds.map(({ id }) => id)
  mkdirSync(dirname(DOCUMENT), { recursive: true })
  writeFileSync(DOCUMENT, constraintsDocument(results, ids))
  const undescribed = ids.filter((id) => KIND_DESCRIPTIONS[kindOf(id)] === undefined)
  if (undescribed.length > 0)
    console.error(`kinds without a description in kind-descriptions.ts: ${undescribed.join(', ')}`)
}

/** The figures alone: prompts and responses stay out of what others read by machine. */
function withoutTexts({ languages, inventing, robustness, speed }: Results) {
  return {
    languages: languages.map(({ finding, checking, endToEnd, ...language }) => ({
      ...language,
      finding: { kinds: Object.fromEntries(finding.kinds), total: finding.total },
      checking: { kinds: Object.fromEntries(checking.kinds), total: checking.total },
      endToEnd: { ...endToEnd, wrong: endToEnd.wrong.length },
    })),
    inventing: { languages: inventing.languages, perHundred: inventing.perHundred },
    robustness: {
      ...robustness,
      groups: robustness.groups.map(({ above, ...group }) => ({ ...group, above: above.length })),
      sweep: robustness.sweep.map(({ groups, ...swept }) => ({
        ...swept,
        groups: groups.map(({ above, ...group }) => ({ ...group, above: above.length })),
      })),
    },
    speed,
  }
}
