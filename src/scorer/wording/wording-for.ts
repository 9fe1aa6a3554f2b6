import { english } from './english.ts'
import { french } from './french.ts'
import { korean } from './korean.ts'
import type { Wording } from './wording.ts'

const WORDINGS: ReadonlyMap<string, Wording> = new Map([
  ['en', english],
  ['fr', french],
  ['ko', korean],
])

/** The wording for a BCP 47 tag, by its primary language; English for one without a translation. */
export function wordingFor(language: string): Wording {
  return WORDINGS.get(language.split('-')[0]?.toLowerCase() ?? '') ?? english
}
