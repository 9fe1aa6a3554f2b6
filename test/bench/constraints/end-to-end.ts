import type { Constraint } from '../../../src/scorer/constraints/constraint.ts'
import { findConstraints } from '../../../src/scorer/constraints/index.ts'
import { dependsOnDetector } from '../reference/letter-case.ts'
import { isReferenceKind, referenceVerdict } from '../reference/reference.ts'
import type { LabelledData } from './labelled-data.ts'
import { kindOf } from './same-constraint.ts'
import { kappaOf } from './tally.ts'

export type EndToEnd = {
  rows: number
  accuracy: number
  kappa: number
  /** Accuracy of saying no to every row, for comparison. */
  alwaysFail: number
  /** Rows left out because a label hangs on an unseeded language detector. */
  leftOut: number
  /** Found constraints whose arguments the reference cannot read; they count as passed. */
  unreadable: number
  wrong: readonly { key: string; model: string; predicted: boolean }[]
}

/**
 * The whole way without labels: the product finds the constraints of a prompt, the reference profile checks those of a
 * labelled kind, and a response is positive when all pass. Compared with whether all strict labels hold.
 */
export function evaluateEndToEnd({ language, prompts, responses }: LabelledData): EndToEnd {
  const ids = new Map(prompts.flatMap(({ constraints }) => constraints.map(({ id }) => [kindOf(id), id])))
  const found = new Map(
    prompts.map(({ key, prompt }) => [
      key,
      findConstraints(prompt).flatMap((constraint) => {
        const id = ids.get(kindOf(constraint.id))
        return id === undefined || !isReferenceKind(id) ? [] : [{ ...constraint, id }]
      }),
    ]),
  )
  let leftOut = 0
  let unreadable = 0
  const pairs: [predicted: boolean, actual: boolean][] = []
  const wrong: EndToEnd['wrong'][number][] = []
  for (const { key, model, prompt, response, strict } of responses) {
    if (prompt.constraints.some(({ id }) => dependsOnDetector({ id, response }))) {
      leftOut++
      continue
    }
    const predicted = (found.get(key) ?? []).every((constraint) => {
      const verdict = verdictOn(constraint, { language, response })
      if (verdict === undefined) unreadable++
      return verdict ?? true
    })
    const actual = strict.every(Boolean)
    pairs.push([predicted, actual])
    if (predicted !== actual) wrong.push({ key, model, predicted })
  }
  return {
    rows: pairs.length,
    accuracy: pairs.filter(([predicted, actual]) => predicted === actual).length / pairs.length,
    kappa: kappaOf(pairs),
    alwaysFail: pairs.filter(([, actual]) => !actual).length / pairs.length,
    leftOut,
    unreadable,
    wrong,
  }
}

function verdictOn(constraint: Constraint, { language, response }: { language: string; response: string }) {
  try {
    const context = { arguments: constraint.arguments, language }
    return referenceVerdict({ id: constraint.id, context, response, profile: 'strict' })
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
