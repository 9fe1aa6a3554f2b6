import type { ReferenceCheck } from './reference-check.ts'

const noComma: ReferenceCheck = (response, { language }) => !response.includes(language === 'ja' ? '、' : ',')

const noPeriod: ReferenceCheck = (response) => !response.includes('。')

/** Spanish: a question between its two marks that is not blank. */
const question: ReferenceCheck = (response) =>
  (response.match(/¿[^?]*\?/gu) ?? []).some((found) => /[^¿?\s]/u.test(found))

const exclamation: ReferenceCheck = (response) =>
  (response.match(/¡[^!]*!/gu) ?? []).some((found) => /[^¡!\s]/u.test(found))

export const PUNCTUATION_CHECKS: Readonly<Record<string, ReferenceCheck>> = {
  'punctuation:no_comma': noComma,
  'punctuation:no_period': noPeriod,
  'punctuation:question_marks': question,
  'punctuation:exclamation_marks': exclamation,
}
