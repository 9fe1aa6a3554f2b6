import type { Measurement } from '../../constraints/constraint.ts'
import type { PerspectiveOpinion } from '../opinion.ts'
import type { Item } from './asks.ts'
import { assessPhrase } from './presence.ts'
import type { ResponseReading } from './response-reading.ts'
import type { Texts } from './texts.ts'

export type AssessedItem = { item: Item; verdict: PerspectiveOpinion['requirements'][number] }

const COVERED_SHARE = 0.5

/** True when a measured constraint already stands for the item, so that it would be counted twice. */
function isMeasured(item: Item, measurements: readonly Measurement[]): boolean {
  let covered = 0
  for (const { constraint } of measurements) {
    const from = Math.max(item.start, constraint.index)
    const to = Math.min(item.end, constraint.index + constraint.quote.length)
    covered += Math.max(0, to - from)
  }
  return covered / Math.max(1, item.end - item.start) >= COVERED_SHARE
}

/** Each item that no measurement stands for, looked for in the response; those that hold nothing to look for are left out. */
export function assessItems(options: {
  items: readonly Item[]
  measurements: readonly Measurement[]
  response: ResponseReading
  texts: Texts
}): AssessedItem[] {
  const { items, measurements, response, texts } = options
  const seen = new Set<string>()
  const assessed: AssessedItem[] = []
  for (const item of items) {
    const key = `${item.isForbidden} ${item.text.toLowerCase()}`
    if (seen.has(key) || isMeasured(item, measurements)) continue
    seen.add(key)
    const found = assessPhrase({ phrase: item.text, isForbidden: item.isForbidden, response, texts })
    if (!found) continue
    const requirement = item.isForbidden ? `not: ${item.text}` : item.text
    assessed.push({ item, verdict: { requirement: requirement.toWellFormed(), ...found } })
  }
  return assessed
}
