import type { Relation } from './languages/language-table.ts'
import type { Arguments, Phrase } from './kind.ts'
import type { Bounds } from './prompt/quantities.ts'

/** How the arguments of a kind spell its bounds. */
export type BoundsSpelling = {
  /** The argument that holds the number, such as `num_words`. */
  value: string
  /** The argument that holds the relation. */
  relation?: string
  /** What a missing relation means; a relation equal to it is left out. Null: it is always written. */
  implied: Exclude<Relation, 'between'> | null
}

export function argumentsOf(bounds: Bounds, spelling: BoundsSpelling): Arguments {
  const relation = spelling.relation ?? 'relation'
  if (bounds.relation === 'between') return { [relation]: 'between', min: bounds.min, max: bounds.max }
  return bounds.relation === spelling.implied
    ? { [spelling.value]: bounds.value }
    : { [relation]: bounds.relation, [spelling.value]: bounds.value }
}

/** @throws RangeError for arguments that spell no bounds. */
export function boundsFrom(args: Arguments, spelling: BoundsSpelling): Bounds {
  const relation = args[spelling.relation ?? 'relation'] ?? spelling.implied
  const { min, max } = args
  if (relation === 'between' && typeof min === 'number' && typeof max === 'number') return { relation, min, max }
  const value = args[spelling.value]
  if (typeof value === 'number' && isOpenRelation(relation)) return { relation, value }
  throw new RangeError(`no bounds in ${JSON.stringify(args)}`)
}

const openRelations = ['at least', 'less than', 'at most', 'exactly', 'around'] as const

function isOpenRelation(relation: unknown): relation is (typeof openRelations)[number] {
  return openRelations.some((known) => known === relation)
}

/** `around` is within ten per cent, rounded outwards to whole things. */
export function meets(count: number, bounds: Bounds): boolean {
  if (bounds.relation === 'between') return count >= bounds.min && count <= bounds.max
  const { relation, value } = bounds
  if (relation === 'at least') return count >= value
  if (relation === 'less than') return count < value
  if (relation === 'at most') return count <= value
  if (relation === 'exactly') return count === value
  return count >= Math.floor(value * 0.9) && count <= Math.ceil(value * 1.1)
}

/** What is counted: singular and plural, and in Korean the noun and its counter. */
export type Unit = { en: readonly [string, string]; fr: readonly [string, string]; ko: readonly [string, string] }

/** "312 words" */
export function countPhrase(count: number, { en, fr, ko }: Unit): Phrase {
  return {
    en: `${count} ${en[count === 1 ? 0 : 1]}`,
    fr: `${count} ${fr[count < 2 ? 0 : 1]}`,
    ko: `${ko[0]} ${count}${ko[1]}`,
  }
}

/** "at least 300 words" */
export function boundsPhrase(bounds: Bounds, unit: Unit): Phrase {
  if (bounds.relation === 'between') {
    const { min } = bounds
    const most = countPhrase(bounds.max, unit)
    return {
      en: `between ${min} and ${most.en}`,
      fr: `entre ${min} et ${most.fr}`,
      ko: `${unit.ko[0]} ${min}~${bounds.max}${unit.ko[1]}`,
    }
  }
  const { relation, value } = bounds
  const count = countPhrase(value, unit)
  if (value === 0 || (relation === 'less than' && value === 1)) {
    return { en: `no ${unit.en[1]}`, fr: `aucun(e) ${unit.fr[0]}`, ko: `${unit.ko[0]} 없음` }
  }
  return {
    en: `${relation === 'exactly' ? 'exactly' : relation} ${count.en}`,
    fr: `${french[relation]} ${count.fr}`,
    ko: relation === 'around' ? `${unit.ko[0]} 약 ${value}${unit.ko[1]}` : `${count.ko} ${korean[relation]}`,
  }
}

const french = {
  'at least': 'au moins',
  'less than': 'moins de',
  'at most': 'au plus',
  exactly: 'exactement',
  around: 'environ',
}
const korean = { 'at least': '이상', 'less than': '미만', 'at most': '이하', exactly: '정확히' }
