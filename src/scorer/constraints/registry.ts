import {
  englishCapital,
  englishLowercase,
  frenchCapital,
  frenchLowercase,
  spanishCapital,
  spanishLowercase,
} from './families/case/letter-case.ts'
import { codeLanguage, codePresent } from './families/code/code-kinds.ts'
import { bulletList, numberBulletLists } from './families/format/bullet-lists.ts'
import { jsonFormat } from './families/format/json-format.ts'
import { numberedList, numberNumberedLists } from './families/format/numbered-lists.ts'
import { title } from './families/format/title.ts'
import { keywordExistence } from './families/keywords/existence.ts'
import { forbiddenWords } from './families/keywords/forbidden-words.ts'
import { keywordFrequency } from './families/keywords/frequency.ts'
import { responseLanguage } from './families/language/response-language.ts'
import { numberParagraphs } from './families/length/number-paragraphs.ts'
import { numberSentences } from './families/length/number-sentences.ts'
import { numberWords } from './families/length/number-words.ts'
import { noComma } from './families/punctuation/no-comma.ts'
import { endChecker } from './families/start-and-end/end-checker.ts'
import { quotation } from './families/start-and-end/quotation.ts'
import type { ConstraintKind } from './kind.ts'

/** Every kind of constraint there is. A new kind is a file and a line here. */
export const kinds: readonly ConstraintKind[] = [
  numberWords,
  numberSentences,
  numberParagraphs,
  numberBulletLists,
  bulletList,
  numberNumberedLists,
  numberedList,
  jsonFormat,
  title,
  englishCapital,
  englishLowercase,
  frenchCapital,
  frenchLowercase,
  spanishCapital,
  spanishLowercase,
  keywordExistence,
  keywordFrequency,
  forbiddenWords,
  noComma,
  quotation,
  endChecker,
  responseLanguage,
  codeLanguage,
  codePresent,
]

const byId = new Map(kinds.map((kind) => [kind.id, kind]))

/** @throws RangeError for an id that no kind has. */
export function kindOf(id: string): ConstraintKind {
  const kind = byId.get(id)
  if (!kind) throw new RangeError(`no constraint of the kind ${id}`)
  return kind
}
