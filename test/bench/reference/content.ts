import { countMatches, keywordPattern, strip, wordTokens } from './python-text.ts'
import { numberIn, textIn } from './reference-check.ts'
import type { ReferenceCheck } from './reference-check.ts'

const numberOfPlaceholders: ReferenceCheck = (response, context) =>
  countMatches(/\[[^\n]*?\]/gu, response) >= numberIn(context, 'num_placeholders')

/** Two markers tolerate a space after a dot; any other is a pattern. Anywhere in the text, without regard to case. */
const postscript: ReferenceCheck = (response, context) => {
  const marker = strip(textIn(context, 'postscript_marker'))
  if (marker === 'P.P.S') return /p\.\s?p\.\s?s/iu.test(response)
  if (marker === 'P.S.') return /p\.\s?s\./iu.test(response)
  if (marker === 'P.D.') return /p\.\s?d\./iu.test(response)
  if (context.language === 'ja') return response.toLowerCase().includes(marker.toLowerCase())
  return keywordPattern(marker).test(response)
}

/** French: any word of the informal second person. */
const informalAddress: ReferenceCheck = (response) =>
  wordTokens(response.toLowerCase()).some((word) => ['tu', 'te', 'toi', 'ton', 'ta', 'tes'].includes(word)) ||
  /(?<![\p{L}\p{N}_])t'(?=[\p{L}\p{N}_])/iu.test(response)

const noDigits: ReferenceCheck = (response) => !/\p{Nd}/u.test(response)

export const CONTENT_CHECKS: Readonly<Record<string, ReferenceCheck>> = {
  'detectable_content:number_placeholders': numberOfPlaceholders,
  'detectable_content:postscript': postscript,
  'detectable_content:informal_address': informalAddress,
  'detectable_content:no_digits': noDigits,
}
