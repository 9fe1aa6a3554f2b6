import type { Measurement } from '../../constraints/constraint.ts'
import type { PerspectiveOpinion } from '../opinion.ts'
import type { Item } from './item.ts'
import { assessManner } from './manner.ts'
import { assessName } from './name-presence.ts'
import { assessPhrase } from './presence.ts'
import type { Span } from './sentences.ts'
import type { ResponseReading } from './response-reading.ts'
import type { Texts } from './texts.ts'
import { wordsOf } from './words.ts'

export type AssessedItem = { item: Item; verdict: PerspectiveOpinion['requirements'][number] }

const COVERED_SHARE = 0.5

/** True when a measured constraint already stands for the item, so that it would be counted twice. */
function isMeasured(item: Item, measurements: readonly Measurement[]): boolean {
  let covered = 0
  let rest: string | null = null
  for (const { constraint } of measurements) {
    const from = Math.max(item.start, constraint.index)
    const to = Math.min(item.end, constraint.index + constraint.quote.length)
    covered += Math.max(0, to - from)
    if (to > from) {
      const before = item.text.slice(0, from - item.start)
      rest = rest === null ? `${before} ${item.text.slice(to - item.start)}` : ''
    }
  }
  // "Respond only in uppercase" where "in uppercase" is measured: what is left asks for nothing.
  if (rest !== null && !wordsOf(rest).some(({ weight }) => weight > 0)) return true
  return covered / Math.max(1, item.end - item.start) >= COVERED_SHARE
}

/** The words that stand in more than one item ("a users table, an orders table"), or in the ask beside them. */
function repeatedKeys(items: readonly Item[], ask: Span | undefined): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  const texts = items.map(({ text }) => text)
  for (const text of ask ? [askBesideItems(ask, items), ...texts] : texts) {
    for (const key of new Set(wordsOf(text).map((word) => word.key))) {
      if (seen.has(key)) repeated.add(key)
      seen.add(key)
    }
  }
  return repeated
}

function askBesideItems(ask: Span, items: readonly Item[]): string {
  let text = ask.text
  for (const { start, end } of items) {
    const from = Math.max(0, start - ask.start)
    const to = Math.min(text.length, end - ask.start)
    if (to > from) text = `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`
  }
  return text
}

/** Each item that no measurement stands for, looked for in the response; those that hold nothing to look for are left out. */
export function assessItems(options: {
  items: readonly Item[]
  /** The sentence that the items belong to, with the offset at which it begins. */
  ask?: Span
  measurements: readonly Measurement[]
  response: ResponseReading
  texts: Texts
}): AssessedItem[] {
  const { items, ask, measurements, response, texts } = options
  const seen = new Set<string>()
  const assessed: AssessedItem[] = []
  const siblings = repeatedKeys(items, ask)
  for (const item of items) {
    const key = `${item.isForbidden} ${item.text.toLowerCase()}`
    if (seen.has(key) || isMeasured(item, measurements)) continue
    seen.add(key)
    const found =
      (item.isName ? assessName({ name: item.text, response, texts }) : null) ??
      (item.isForbidden ? null : assessManner({ phrase: item.text, response, texts })) ??
      assessPhrase({ phrase: item.text, isForbidden: item.isForbidden, response, texts, siblings })
    if (!found) continue
    const requirement = item.isForbidden ? `not: ${item.text}` : item.text
    assessed.push({ item, verdict: { requirement: requirement.toWellFormed(), ...found } })
  }
  return assessed
}
