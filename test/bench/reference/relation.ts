import { numberIn } from './reference-check.ts'
import type { ReferenceContext } from './reference-check.ts'

/** How a count stands to its threshold. */
export type Relation = 'at least' | 'less than' | 'at most' | 'more than' | 'exactly'

const RELATIONS: Readonly<Record<string, Relation>> = {
  'at least': 'at least',
  'less than': 'less than',
  'at most': 'at most',
  'more than': 'more than',
  exactly: 'exactly',
  'au moins': 'at least',
  'moins de': 'less than',
  'al menos': 'at least',
  'como máximo': 'at most',
  以上: 'at least',
  未満: 'less than',
}
const AROUND = 0.1

/** The relation that a word of the data's languages names; `undefined` when it names none. */
export function relationOf(word: unknown): Relation | undefined {
  return typeof word === 'string' ? RELATIONS[word] : undefined
}

/**
 * Whether a count meets the relation and threshold that a constraint gives. Besides the data's relations it knows two that only
 * the product finds: `between` with `min` and `max`, and `around`.
 */
export function meets(
  count: number,
  context: ReferenceContext,
  names: { threshold: string; relation: string },
): boolean {
  const word = context.arguments[names.relation]
  if (word === 'between') return count >= numberIn(context, 'min') && count <= numberIn(context, 'max')
  const threshold = numberIn(context, names.threshold)
  if (word === 'around') return Math.abs(count - threshold) <= threshold * AROUND
  const relation = relationOf(word)
  if (relation === undefined) throw new TypeError(`unknown relation: ${JSON.stringify(context.arguments)}`)
  return compare(count, relation, threshold)
}

function compare(count: number, relation: Relation, threshold: number): boolean {
  if (relation === 'at least') return count >= threshold
  if (relation === 'less than') return count < threshold
  if (relation === 'at most') return count <= threshold
  if (relation === 'more than') return count > threshold
  return count === threshold
}
