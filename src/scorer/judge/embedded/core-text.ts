import { isDegenerate } from '../gate.ts'
import { codeTextOf } from './code-text.ts'
import { isFluff, restates, subjectKeys, type OwnWords } from './fluff.ts'
import { asksForAddress, asksForOutline, asksForTranslation, handsOverText } from './prompt-kind.ts'
import { sentencesOf, type Span } from './sentences.ts'
import { guessLanguage, isClearlyNotIn, type TextLanguage } from './text-language.ts'
import { countWords } from './words.ts'

const CLEAR_WORDS = 5
const CLEAR_WORDS_IN_OTHER_SCRIPT = 3
const INLINE_HEADING = /[^\S\n](?=#{2,6} \S)/gu
const BOLD_LEVEL = 7
const SENTENCE_WORDS = 5
const RESTATING_WORDS = 4
const RESTATING_EAST_ASIAN_WORDS = 3
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const SENTENCE_END = /[.!?…。！？]['"”’»」)\s]*$/u
const RULE = /^\s*(?:[-*_=]\s*){2,}$/u
const LONG_FLUFF_WORDS = 25
/** Tells what was asked, instead of answering it. */
const TELLS_QUESTION =
  /^(?:you (?:have |just )?(?:asked|wanted to know)|your (?:question|request) (?:was|is)|the (?:question|request) (?:was|is)|vous (?:m['’])?(?:avez|aviez) demandé|(?:votre|la) (?:question|demande) (?:est|était)|tu (?:as|avais) demandé|(?:me )?(?:has|ha|han) (?:preguntado|pedido)|(?:tu|su|la) (?:pregunta|petición) (?:es|era|fue))(?!\p{L})|^(?:ご質問|お尋ね)は|^(?:질문|문의)(?:은|하신)/iu
/** Opens an answer without saying anything of it. */
const LEAD_IN = /^\s*[^\n:：]{1,40}[:：]\s*/u
/** A heading that ends before its closing mark. */
const CUT_HEADING = /(?:^|\n|[^\S\n])\*{1,2}(?:[^*\n.!?。]{0,30}\*?)$/u
const HEADING = /^\s*(?:#{1,6}\s*$|#{1,6}\s+\S.{0,80}|\*\*[^*\n]{1,80}\*\*:?|__[^_\n]{1,80}__:?)\s*$/u

/** True where a sentence is clearly in another language than the prompt. */
function isForeign(sentence: string, promptLanguage: TextLanguage): boolean {
  const enough = /^(?:ja|ko|zh)$/u.test(promptLanguage) ? CLEAR_WORDS_IN_OTHER_SCRIPT : CLEAR_WORDS
  return countWords(sentence) >= enough && isClearlyNotIn(promptLanguage, sentence)
}

function isIn(language: TextLanguage, text: string): boolean {
  const found = guessLanguage(text)
  return found === language || (found === 'zh' && language === 'ja')
}

function headingLevel(line: string): number {
  const marks = /^\s*(#{1,6})\s/u.exec(line)
  return marks ? (marks[1]?.length ?? 1) : BOLD_LEVEL
}

function withoutLeadIn(text: string): string {
  const found = LEAD_IN.exec(text.slice(0, 60))
  return found && isDegenerate(found[0]) ? text.slice(found[0].length) : text
}

/** Leaves out lines that are headings or rules, unless there are no others. */
export function withoutHeadings(text: string): string {
  if (!/^[^\S\n]*(?:[#_=-]|\*\*)/mu.test(text)) return text
  const rest = text
    .split('\n')
    .filter((line) => !HEADING.test(line) && !RULE.test(line))
    .join('\n')
  return rest.trim() === '' ? text : rest
}

/** Leaves out headings with nothing under them, and the rules between those. */
function withoutEmptySections(text: string): string {
  if (!/(?:^|\s)(?:#|\*\*|__)/mu.test(text)) return text
  const kept: string[] = []
  let below: number | 'body' | null = null
  for (const line of text.replace(INLINE_HEADING, '\n').replace(CUT_HEADING, '').split('\n').toReversed()) {
    if (RULE.test(line)) {
      if (below !== null) kept.push(line)
    } else if (HEADING.test(line)) {
      const level = headingLevel(line)
      if (below === 'body' || (below !== null && level < below)) {
        kept.push(line)
        below = level
      }
    } else {
      kept.push(line)
      if (line.trim() !== '' && !isDegenerate(line)) below = 'body'
    }
  }
  return kept.toReversed().join('\n')
}

function without(text: string, spans: readonly Span[]): string {
  let kept = ''
  let end = 0
  for (const { text: sentence, start } of spans) {
    kept += text.slice(end, start)
    end = start + sentence.length
  }
  return kept + text.slice(end)
}

/** In a letter a line of courtesy has its place; paragraphs of it do not. */
function longFluff(spans: readonly Span[], subject: ReadonlySet<string>): Span[] {
  const found: Span[] = []
  let run: Span[] = []
  const close = () => {
    if (run.reduce((sum, span) => sum + countWords(span.text), 0) >= LONG_FLUFF_WORDS) found.push(...run)
    run = []
  }
  for (const span of spans) {
    if (SENTENCE_END.test(span.text) && isFluff(span.text, subject)) run.push(span)
    else close()
  }
  close()
  return found
}

/**
 * What of a response can show that it answers: without sentences that would fit any answer, that only repeat the prompt's own words
 * where a yes or a choice is not asked for, or that are in another language than the prompt and the rest; and without empty
 * sections. '' when nothing is left.
 */
export function coreText(options: {
  text: string
  prompt: string
  promptLanguage: TextLanguage
  /** What an answer in the prompt's own words may look like. */
  ownWords: OwnWords
}): string {
  const { prompt, promptLanguage } = options
  const plain = withoutLeadIn(options.text)
  const text = asksForOutline(prompt) ? plain : withoutEmptySections(plain)
  const subject = subjectKeys(prompt.slice(0, 8000))
  const code = new Set(
    codeTextOf(text)
      .split('\n')
      .map((line) => line.trim()),
  )
  const keepsAddress = asksForAddress(prompt)
  const spans = sentencesOf(text).filter((span) => /\p{L}/u.test(span.text) && !code.has(span.text))
  const isRestating = !handsOverText(prompt)
  const ownWords = keepsAddress ? 'address' : options.ownWords
  const known = new Map<string, boolean>()
  const isEmpty = ({ text: sentence }: Span) => {
    const before = known.get(sentence)
    if (before !== undefined) return before
    const found = saysNothing(sentence)
    known.set(sentence, found)
    return found
  }
  const saysNothing = (whole: string) => {
    const sentence = withoutLeadIn(whole)
    if (isDegenerate(sentence) || TELLS_QUESTION.test(sentence)) return true
    if (sentence.includes('|') || (!SENTENCE_END.test(sentence) && countWords(sentence) < SENTENCE_WORDS)) return false
    if (!keepsAddress && isFluff(sentence, subject)) return true
    return (
      isRestating &&
      SENTENCE_END.test(sentence) &&
      countWords(sentence) >= (EAST_ASIAN.test(sentence) ? RESTATING_EAST_ASIAN_WORDS : RESTATING_WORDS) &&
      restates({ sentence, subject, ownWords })
    )
  }
  const empty = new Set(spans.filter((span) => isEmpty(span)))
  if (keepsAddress) for (const span of longFluff(spans, subject)) empty.add(span)
  const said = new Set(spans.filter((span) => !empty.has(span)))
  const isTranslation = asksForTranslation(prompt)
  const own = new Set([...said].filter((span) => isTranslation || !isForeign(span.text, promptLanguage)))
  // Lines of a foreign text that are too short to tell by themselves go with the rest of it.
  const isMixed = own.size < said.size && isIn(promptLanguage, [...own].map((span) => span.text).join(' '))
  const kept = isMixed ? own : said
  return without(
    text,
    spans.filter((span) => !kept.has(span)),
  )
}
