import { countMatches, strip } from './python-text.ts'
import { numberIn, textIn } from './reference-check.ts'
import type { ReferenceCheck } from './reference-check.ts'

const CONSTRAINED_RESPONSES: Readonly<Record<string, readonly string[]>> = {
  en: ['My answer is yes.', 'My answer is no.', 'My answer is maybe.'],
  fr: ['Oui.', 'Non.', 'Peut-être.'],
  es: ['Sí.', 'No.', 'Quizás.'],
  ja: ['はい、そうです。', 'いいえ、違います。', 'どちらとも言えません。'],
}

const numberOfBullets: ReferenceCheck = (response, context) => {
  const count =
    context.language === 'ja'
      ? countMatches(/(?<=^|\n)\s*・[^・][^\n]*/gu, response)
      : countMatches(/(?<=^|\n)\s*\*[^*][^\n]*/gu, response) + countMatches(/(?<=^|\n)\s*-[^\n]*/gu, response)
  return count === numberIn(context, 'num_bullets')
}

const numberedList: ReferenceCheck = (response, context) =>
  countMatches(/(?<=^|\n)\s*\p{Nd}+\.\s[^\n]*/gu, response) === numberIn(context, 'num_items')

const constrainedResponse: ReferenceCheck = (response, { language }) =>
  (CONSTRAINED_RESPONSES[language] ?? []).some((option) => response.includes(option))

/** Single and double stars are counted apart, so that text between three stars counts twice. */
const numberOfHighlights: ReferenceCheck = (response, context) => {
  const marked =
    context.language === 'ja'
      ? matches(/《[^\n《》]*》/gu, response).map((highlight) => strip(highlight, '《》'))
      : [
          ...matches(/\*[^\n*]*\*/gu, response).map((highlight) => strip(highlight, '*')),
          ...matches(/\*\*[^\n*]*\*\*/gu, response).map((highlight) => highlight.slice(2, -2)),
        ]
  return marked.filter((text) => strip(text) !== '').length >= numberIn(context, 'num_highlights')
}

/** `Section 1`, `SECTION2`, in Japanese `第1章`; the splitter is a pattern and case matters. */
const multipleSections: ReferenceCheck = (response, context) => {
  const splitter = strip(textIn(context, 'section_spliter'))
  const source = context.language === 'ja' ? `第\\p{Nd}+${splitter}` : `${splitter}\\s?\\p{Nd}+`
  return countMatches(new RegExp(source, 'gu'), response) >= numberIn(context, 'num_sections')
}

const jsonFormat: ReferenceCheck = (response) => {
  let text = strip(response)
  for (const fence of ['```json', '```Json', '```JSON', '```'])
    if (text.startsWith(fence)) text = text.slice(fence.length)
  if (text.endsWith('```')) text = text.slice(0, -3)
  try {
    JSON.parse(strip(text))
    return true
  } catch {
    return false
  }
}

const TITLE_MARKS: Readonly<Record<string, readonly [pattern: RegExp, marks: string]>> = {
  ja: [/『[^\n]+』/gu, '『』'],
  fr: [/##[^\n]+##/gu, '#'],
}

const title: ReferenceCheck = (response, { language }) => {
  const [pattern, marks] = TITLE_MARKS[language] ?? [/<<[^\n]+>>/gu, '<>']
  return matches(pattern, response).some((found) => strip(strip(found, marks)) !== '')
}

function matches(pattern: RegExp, text: string): readonly string[] {
  return text.match(pattern) ?? []
}

export const FORMAT_CHECKS: Readonly<Record<string, ReferenceCheck>> = {
  'detectable_format:number_bullet_lists': numberOfBullets,
  'detectable_format:number_numbered_lists': numberedList,
  'detectable_format:constrained_response': constrainedResponse,
  'detectable_format:number_highlighted_sections': numberOfHighlights,
  'detectable_format:multiple_sections': multipleSections,
  'detectable_format:json_format': jsonFormat,
  'detectable_format:title': title,
}
