import { countSentences } from './punkt.ts'
import type { PunktModel } from './punkt-models.ts'

/**
 * The Spanish checker uses a statistical pipeline that has no counterpart here. These rules stand in for it: runs of
 * letters and digits, hyphenated words whole; sentences by punctuation, with the usual abbreviations.
 */
const SPANISH_SENTENCES: PunktModel = {
  abbreviations: new Set([
    'sr',
    'sra',
    'srta',
    'dr',
    'dra',
    'prof',
    'ud',
    'uds',
    'vd',
    'vds',
    'etc',
    'ej',
    'p.ej',
    'núm',
    'pág',
    'ee.uu',
    'd.c',
    'a.c',
    'p.d',
    's.a',
    's.l',
  ]),
  collocations: new Set(),
  starters: new Set(),
}

export function spanishTokens(text: string): string[] {
  return text.match(/[\p{L}\p{N}_]+(?:[-'’.][\p{L}\p{N}_]+)*/gu) ?? []
}

/** Paragraphs and list items end sentences too; the number of an item is no sentence. */
export function countSpanishSentences(text: string): number {
  return text
    .split(/\n+/u)
    .map((line) => countSentences(line.replace(/^\s*\d+[.)]\s*/u, ''), SPANISH_SENTENCES))
    .reduce((sum, count) => sum + count, 0)
}
