import type { FoundConstraint } from '../../../src/scorer/constraints/constraint.ts'
import { findConstraints } from '../../../src/scorer/constraints/index.ts'
import type { LabelledConstraint, LabelledData, LabelledPrompt } from './labelled-data.ts'
import { withMergedBounds } from './merged-bounds.ts'
import { hasSameArguments, kindOf } from './same-constraint.ts'
import type { GivenArguments } from './same-constraint.ts'
import { tallies } from './tally.ts'
import type { Detection } from './tally.ts'

/** A found constraint, two bounds of the same count joined. */
type Found = Omit<FoundConstraint, 'arguments'> & { arguments: GivenArguments }

/** How a found constraint and a labelled one of the same kind fit. */
type Pair = { found: Found; labelled: LabelledConstraint; sameArguments: boolean }

/** What finding got right and wrong on one prompt. */
export type PromptFinding = {
  prompt: LabelledPrompt
  pairs: readonly Pair[]
  missed: readonly LabelledConstraint[]
  invented: readonly Found[]
  /** Kinds that the data does not label. */
  unlabelled: readonly Found[]
}

export type Finding = {
  prompts: readonly PromptFinding[]
  kinds: readonly [kind: string, counts: { kind: Detection; exact: Detection }][]
  total: { kind: Detection; exact: Detection }
}

const noDetections = () => ({
  kind: { found: 0, labelled: 0, matched: 0 },
  exact: { found: 0, labelled: 0, matched: 0 },
})

/** Runs the product's finding on the prompts of a language and compares it with the labels. */
export function evaluateFinding({ prompts }: LabelledData): Finding {
  const labelledKinds = new Set(prompts.flatMap(({ constraints }) => constraints.map(({ id }) => kindOf(id))))
  const findings = prompts.map((prompt) => compare(prompt, labelledKinds))
  const kinds = tallies(noDetections)
  const total = noDetections()
  for (const { pairs, missed, invented } of findings) {
    for (const { found, sameArguments } of pairs) add([kinds.of(kindOf(found.id)), total], { sameArguments })
    for (const { id } of missed) for (const counts of [kinds.of(kindOf(id)), total]) bump(counts, 'labelled')
    for (const { id } of invented) for (const counts of [kinds.of(kindOf(id)), total]) bump(counts, 'found')
  }
  return { prompts: findings, kinds: kinds.entries(), total }
}

function compare(prompt: LabelledPrompt, labelledKinds: ReadonlySet<string>): PromptFinding {
  const all = withMergedBounds(
    findConstraints(prompt.prompt).map((found) => ({ ...found, given: found.arguments })),
  ).map(({ given, ...found }): Found => ({ ...found, arguments: given }))
  const invented = all.filter(({ id }) => labelledKinds.has(kindOf(id)))
  const missed = labelsOf(prompt)
  const pairs: Pair[] = []
  // Those that fit wholly first, so that two constraints of one kind are not crossed.
  for (const sameArguments of [true, false]) {
    for (const labelled of missed.slice()) {
      const index = invented.findIndex(
        (found) =>
          kindOf(found.id) === kindOf(labelled.id) &&
          (!sameArguments || hasSameArguments(found.arguments, labelled.kwargs)),
      )
      const found = invented[index]
      if (!found) continue
      pairs.push({ found, labelled, sameArguments })
      invented.splice(index, 1)
      missed.splice(missed.indexOf(labelled), 1)
    }
  }
  return { prompt, pairs, missed, invented, unlabelled: all.filter(({ id }) => !labelledKinds.has(kindOf(id))) }
}

function labelsOf({ constraints }: LabelledPrompt): LabelledConstraint[] {
  return withMergedBounds(constraints.map(({ id, kwargs }) => ({ id, given: kwargs }))).map(({ id, given }) => ({
    id,
    kwargs: { ...given },
  }))
}

type Counts = ReturnType<typeof noDetections>

function add(all: readonly Counts[], { sameArguments }: { sameArguments: boolean }): void {
  for (const counts of all) {
    bump(counts, 'found')
    bump(counts, 'labelled')
    counts.kind.matched++
    if (sameArguments) counts.exact.matched++
  }
}

function bump(counts: Counts, name: 'found' | 'labelled'): void {
  counts.kind[name]++
  counts.exact[name]++
}
