import {
  englishCapital,
  englishLowercase,
  frenchCapital,
  frenchLowercase,
  spanishCapital,
  spanishLowercase,
} from './families/case/letter-case.ts'
import { capitalWordFrequency } from './families/case/capital-words.ts'
import { codeAbsent, codeLanguage, codePresent } from './families/code/code-kinds.ts'
import { repeatPrompt } from './families/combination/repeat-prompt.ts'
import { twoResponses } from './families/combination/two-responses.ts'
import { numberPlaceholders } from './families/content/placeholders.ts'
import { postscript } from './families/content/postscript.ts'
import { constrainedResponse } from './families/format/constrained-response.ts'
import { numberHighlightedSections } from './families/format/highlighted-sections.ts'
import { multipleSections } from './families/format/multiple-sections.ts'
import { letterFrequency } from './families/keywords/letter-frequency.ts'
import { nthParagraphFirstWord } from './families/length/nth-paragraph.ts'
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
import { punctuationMarks } from './families/punctuation/marks.ts'
import { noComma } from './families/punctuation/no-comma.ts'
import { endChecker } from './families/start-and-end/end-checker.ts'
import { quotation } from './families/start-and-end/quotation.ts'
import { noDigits } from './families/content/digits.ts'
import { informalAddress } from './families/content/informal-address.ts'
import { noAccents, restoredAccents } from './families/letters/accents.ts'
import { dieresis, enie, ethelOrCedilla, tildes } from './families/letters/special-letters.ts'
import { exclamationMarks, noPeriod, questionMarks } from './families/punctuation/sentence-marks.ts'
import {
  furigana,
  hiraganaOnly,
  kanji,
  kansuuji,
  katakanaOnly,
  noHiragana,
  noKatakana,
} from './families/letters/japanese-scripts.ts'
import { nominalEnding, unifiedEnd } from './families/start-and-end/sentence-endings.ts'
import { numberLetters } from './families/length/number-letters.ts'
import { tables } from './families/format/table.ts'
import { codeBlocks } from './families/format/code-block.ts'
import { startChecker } from './families/start-and-end/start-checker.ts'
import { endsWithQuestion } from './families/start-and-end/ends-with-question.ts'
import { emojis } from './families/content/emojis.ts'
import { links } from './families/content/links.ts'
import { sentenceLength } from './families/length/sentence-length.ts'
import { numberLines } from './families/length/number-lines.ts'
import { headings } from './families/format/headings.ts'
import { csvFormat, xmlFormat, yamlFormat } from './families/format/data-formats.ts'
import { listLength } from './families/format/list-length.ts'
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
  punctuationMarks,
  quotation,
  endChecker,
  responseLanguage,
  letterFrequency,
  capitalWordFrequency,
  numberPlaceholders,
  postscript,
  numberHighlightedSections,
  multipleSections,
  constrainedResponse,
  nthParagraphFirstWord,
  twoResponses,
  repeatPrompt,
  noDigits,
  informalAddress,
  noAccents,
  restoredAccents,
  ethelOrCedilla,
  enie,
  dieresis,
  tildes,
  questionMarks,
  exclamationMarks,
  noPeriod,
  noHiragana,
  noKatakana,
  hiraganaOnly,
  katakanaOnly,
  kanji,
  furigana,
  kansuuji,
  unifiedEnd,
  nominalEnding,
  numberLetters,
  tables,
  codeBlocks,
  startChecker,
  endsWithQuestion,
  emojis,
  links,
  sentenceLength,
  numberLines,
  headings,
  xmlFormat,
  yamlFormat,
  csvFormat,
  listLength,
  codeLanguage,
  codePresent,
  codeAbsent,
]

const byId = new Map(kinds.map((kind) => [kind.id, kind]))

/** @throws RangeError for an id that no kind has. */
export function kindOf(id: string): ConstraintKind {
  const kind = byId.get(id)
  if (!kind) throw new RangeError(`no constraint of the kind ${id}`)
  return kind
}
