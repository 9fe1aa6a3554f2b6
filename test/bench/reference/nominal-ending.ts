import { numberIn } from './reference-check.ts'
import type { ReferenceCheck } from './reference-check.ts'

/**
 * Japanese: sentences that end in a noun. The published checker asks a morphological analyser; here a sentence ends in a
 * noun when its last character before the mark is a kanji, a katakana or a digit.
 */
const nominalEnding: ReferenceCheck = (response, context) => {
  const unquoted = response.replaceAll(/「[^\n]*?」/gu, '').replaceAll(/『[^\n]*?』/gu, '')
  const count = unquoted.match(/[\p{Script=Han}\p{Script=Katakana}ー\p{N}][。！？]/gu)?.length ?? 0
  return count >= numberIn(context, 'count')
}

export const NOMINAL_ENDING_CHECKS: Readonly<Record<string, ReferenceCheck>> = {
  'detectable_format:nominal_ending': nominalEnding,
}
