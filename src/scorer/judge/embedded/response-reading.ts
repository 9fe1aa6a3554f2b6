import { scanForInjection, withoutInjection } from '../injection-scan.ts'
import { codeTextOf } from './code-text.ts'
import { isFiller } from './echo.ts'
import { sentencesOf } from './sentences.ts'
import { guessLanguage, type TextLanguage } from './text-language.ts'
import { indexWords, type WordIndex } from './topic.ts'
import { countWords } from './words.ts'

/** A response read once, for everything that is looked for in it. */
export type ResponseReading = {
  /** Without sentences that address a grader, without filler, each sentence once. */
  text: string
  /** The part that is program code; '' when none. */
  code: string
  index: WordIndex
  wordCount: number
  language: TextLanguage
  isInjectionSuspected: boolean
}

const LONG_SENTENCE = 30
const LONG_PIECE = 6

/** True for the beginning of a sentence said before, cut short at the end of its line. */
function isCutRepetition(sentence: string, seen: ReadonlySet<string>): boolean {
  if (sentence.length < LONG_PIECE || /[.!?…。！？"'”’»」)]$/u.test(sentence)) return false
  for (const earlier of seen) if (earlier.length > sentence.length && earlier.startsWith(sentence)) return true
  return false
}

/** Leaves filler and repeated sentences out: saying a thing again adds nothing. Line breaks and indentation stay. */
function condense(text: string): string {
  const seen = new Set<string>()
  let kept = ''
  let end = 0
  for (const { text: sentence, start } of sentencesOf(text)) {
    const isRepeated =
      (sentence.length > LONG_SENTENCE && seen.has(sentence)) ||
      (seen.size <= MOST_COMPARED && isCutRepetition(sentence, seen))
    seen.add(sentence)
    if (isRepeated || isFiller(sentence)) {
      kept += text.slice(end, start)
      end = start + sentence.length
    }
  }
  return kept + text.slice(end)
}

/** With so many sentences before it, a last one is not held against each. */
const MOST_COMPARED = 60

export function readResponse(
  response: string,
  options: { isAboutGrading: boolean; promptLanguage: TextLanguage },
): ResponseReading {
  const scan = scanForInjection(response)
  const addressed = options.isAboutGrading ? response : withoutInjection(response, scan)
  const text = condense(addressed)
  const code = codeTextOf(text)
  const language = guessLanguage(text)
  return {
    text,
    code,
    index: indexWords(text, { withGlosses: code !== '' || language !== options.promptLanguage }),
    wordCount: countWords(text),
    language,
    isInjectionSuspected: scan.isSuspected,
  }
}
