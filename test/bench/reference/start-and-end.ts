import { strip } from './python-text.ts'
import { textIn } from './reference-check.ts'
import type { ReferenceCheck } from './reference-check.ts'

const QUOTATION_MARKS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  en: [['"', '"']],
  es: [['"', '"']],
  fr: [
    ['"', '"'],
    ["'", "'"],
    ['«', '»'],
  ],
  ja: [['「', '」']],
}

const endPhrase: ReferenceCheck = (response, context) => {
  const phrase = strip(textIn(context, 'end_phrase'))
  if (context.language === 'ja') return strip(strip(response), '」』').endsWith(strip(phrase, '」』'))
  const text = strip(strip(response), '"').toLowerCase()
  const wanted = phrase.toLowerCase()
  // The Spanish phrases are written without the full stop that closes the response.
  return text.endsWith(wanted) || (context.language === 'es' && text.endsWith(`${wanted}.`))
}

const quotation: ReferenceCheck = (response, { language }) => {
  const text = strip(response)
  const pairs = QUOTATION_MARKS[language] ?? []
  return text.length > 1 && pairs.some(([opening, closing]) => text.startsWith(opening) && text.endsWith(closing))
}

/** Japanese: every sentence outside quotes ends the same way. */
const unifiedEnding: ReferenceCheck = (response, context) => {
  const unquoted = response.replaceAll(/「[^\n]*?」/gu, '').replaceAll(/『[^\n]*?』/gu, '')
  const ending = textIn(context, 'ending')
  return unquoted.split(/[。！？]/u).every((sentence) => sentence === '' || sentence.endsWith(ending))
}

export const START_AND_END_CHECKS: Readonly<Record<string, ReferenceCheck>> = {
  'startend:end_checker': endPhrase,
  'startend:quotation': quotation,
  'startend:sentence_unified_end': unifiedEnding,
}
