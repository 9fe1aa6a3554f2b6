import type { Measurement } from '../../constraints/constraint.ts'
import { holdsKind, isDefinition, shortAnswerLevel } from './answer-shape.ts'
import { shortAnswerKind } from './answer-kind.ts'
import { withoutHeadings } from './core-text.ts'
import { asksForLetter, isGreeting, speaksToSomebody } from './letter.ts'
import { isListOfNames, isMarkedList, listLevel } from './list-shape.ts'
import {
  asksForExplanation,
  asksForNames,
  asksForTranslation,
  asksForVerse,
  isAboutCode,
  isCreative,
  mayBeList,
} from './prompt-kind.ts'
import { refersBack } from './refers-back.ts'
import type { ResponseReading } from './response-reading.ts'
import { isClearlyNotIn, type TextLanguage } from './text-language.ts'
import { distinct, type TopicEvidence } from './topic.ts'
import { translationExtent } from './translation.ts'
import { countWords } from './words.ts'

/** How far a response is on the prompt's subject, 0..5, and what shows it. */
export type TopicLevel = {
  level: number
  sign: 'words' | 'field' | 'short' | 'shape' | 'translation' | 'weak' | 'none' | 'nothing to compare'
}

const BARE_WORDS = 6
const REPLIED_WORDS = 8
const BRIEF_WORDS = 60
const TERSE_LINKS = 1.5
const TERSE_WORDS = 15
const LONGER_WORDS = 28
/** Of the prompt's telling words. */
const MOST_MET = 2 / 3
const LONG_WORDS = 100
const TERSE_EAST_ASIAN_WORDS = 8
const FEW_WORDS = 2
/** A shorter message may do without a word to somebody. */
const FEW_ADDRESSED = 12
const FOREIGN_LINKS = 5
/** A longer text meets more words of a family by chance: one more in so many words. */
const FOREIGN_WORDS_A_LINK = 20
const SOLE_LINKS = 2
/** What is said so often is spoken of. */
const OFTEN = 3
/** Nearly any text may open with a pronoun. */
const PRONOUN_LINKS = 1.5
const LONG_TEXT_LINKS = 4
const CLEAR_COVERAGE = 0.33
const FAIR_COVERAGE = 0.2
const HALF = 0.5

/**
 * Taking up a fifth of the prompt's telling words shows a common subject (measured on published answers: nine in ten do, and one
 * foreign text in twenty); less does when other words of the response are of a family with the prompt's. A response in other words
 * altogether passes when it is brief and of the prompt's families, when the prompt calls for no more than a word or two, or
 * when it had to be in another language. What else shares nothing is off the subject.
 */
export function topicLevel(options: {
  prompt: string
  promptLanguage: TextLanguage
  response: ResponseReading
  topic: TopicEvidence
  measurements: readonly Measurement[]
  isCodeAsked: boolean
  /** True when the system prompt speaks of a language to answer in. */
  isLanguageOpen: boolean
  /** True when the prompt answers an earlier turn. */
  isReply: boolean
}): TopicLevel {
  const { prompt, promptLanguage, response, topic, measurements, isCodeAsked, isLanguageOpen, isReply } = options
  const { coverage, shared } = topic
  if (coverage === null) return { level: 5, sign: 'nothing to compare' }
  const { links } = topic
  const isLanguageAsked =
    isLanguageOpen ||
    asksForTranslation(prompt) ||
    measurements.some(({ constraint, verdict }) => constraint.id.startsWith('language:') && verdict === 'yes')
  const isOtherLanguage = response.language !== promptLanguage && response.language !== 'unknown'
  const extent = translationExtent(prompt, response.text)
  if (extent === 'untranslated' && !isOtherLanguage) return { level: 0, sign: 'none' }
  const isUnknown = response.language === 'unknown' && extent === 'whole'
  if (isLanguageAsked && (isOtherLanguage || isUnknown || (extent !== null && response.wordCount <= BARE_WORDS)))
    return { level: extent === 'part' ? 3 : 5, sign: 'translation' }
  const isBrief = response.wordCount <= BRIEF_WORDS
  if (topic.isVague && shared.length > 0 && (isBrief || (coverage >= HALF && topic.mentions > 1)))
    return { level: 5, sign: 'words' }
  if (topic.isVague && isCodeAsked && response.code !== '') return { level: 5, sign: 'nothing to compare' }
  if (topic.isVague && topic.tellingCount <= 1) return { level: 4, sign: 'nothing to compare' }
  const isForeign =
    !isLanguageAsked &&
    response.code === '' &&
    response.wordCount > FEW_WORDS &&
    isClearlyNotIn(promptLanguage, response.text)
  if (isForeign) {
    const hasWords = shared.length > 1 && coverage >= FAIR_COVERAGE
    if (hasWords || links >= FOREIGN_LINKS + response.wordCount / FOREIGN_WORDS_A_LINK)
      return { level: 5, sign: hasWords ? 'words' : 'field' }
    return { level: 0, sign: 'none' }
  }
  const isLetterAsked = !isCodeAsked && response.code === '' && asksForLetter(prompt)
  if (isLetterAsked && response.wordCount > FEW_ADDRESSED && !speaksToSomebody(response.text))
    return { level: 0, sign: 'none' }
  // A sole word may be met by chance, where the prompt has others: it supports, and does not prove.
  const isSole = shared.length === 1 && topic.strongCount > 1
  if (shared.length > 0) {
    const supports = links + topic.prominent / 2 + (topic.mentions >= OFTEN ? SOLE_LINKS : 0)
    if (coverage >= FAIR_COVERAGE && (!isSole || supports >= (isBrief ? 1 : SOLE_LINKS)))
      return { level: 5, sign: 'words' }
    if (links >= (isBrief ? 1.5 : 3)) return { level: 5, sign: 'words' }
    // Said in passing it proves nothing, unless little else is said or asked.
    const isPassing =
      isSole && supports < 1 && !topic.isCentral && !isCodeAsked && coverage < HALF && !isTerse(response)
    if (coverage >= CLEAR_COVERAGE && topic.prominent > 0 && !isPassing) return { level: 5, sign: 'words' }
    if (isCodeAsked && response.code !== '') return { level: 5, sign: 'words' }
  }
  if (isCodeAsked && response.code !== '' && coverage >= CLEAR_COVERAGE) return { level: 4, sign: 'weak' }
  const { language } = response
  const text = withoutHeadings(response.text)
  if (isAllCode(response) && !isCodeAsked && !isAboutCode(prompt)) return { level: 0, sign: 'none' }
  // Whether a sign was asked for is told elsewhere.
  if (response.wordCount === 0) return { level: 5, sign: 'short' }
  if (asksForVerse(prompt) && isMarkedList(text)) return { level: 0, sign: 'none' }
  if (isDefinition({ prompt, response: text, language })) return { level: 4, sign: 'shape' }
  const short = shortAnswerLevel({ prompt, response: text, language })
  const isBare = links === 0 && shared.length === 0
  if (
    short !== null &&
    short > 0 &&
    isBare &&
    shortAnswerKind(prompt) === 'yes-no' &&
    countTelling(response) >= ELABORATE_WORDS
  )
    return { level: 1, sign: 'weak' }
  if (short !== null && short > 0) return { level: short, sign: 'short' }
  if (isReply && response.wordCount <= BARE_WORDS && countWords(prompt) <= REPLIED_WORDS)
    return { level: 5, sign: 'short' }
  const isProse = asksForVerse(prompt) && response.wordCount > TERSE_WORDS && !text.trim().includes('\n')
  // Words of a family that a sole one of several of the prompt's opens are met by chance more often.
  const isOneSided = topic.met < 2 && topic.strongCount > 1 && !isCreative(prompt)
  const isMostMet = topic.met >= topic.strongCount * MOST_MET
  const more = isProse ? 2 : isOneSided ? 1 : response.wordCount > LONGER_WORDS && !isMostMet ? 0.5 : 0
  const enough = isTerse(response)
    ? asksForExplanation(prompt) && !isOneSided
      ? 1
      : TERSE_LINKS
    : (isCreative(prompt) ? 1.5 : 2) + more
  if (
    holdsKind(prompt, text, language) &&
    links >= (isBrief ? enough : (topic.met < 2 ? LONG_TEXT_LINKS : SOLE_LINKS) + response.wordCount / LONG_WORDS)
  )
    return { level: 5, sign: 'field' }
  if (short === 0) return { level: 0, sign: 'none' }
  const isMet = links > 0 || shared.length > 0
  if (isLetterAsked && isBrief && isMet && isGreeting(text)) return { level: 4, sign: 'shape' }
  if (isReply && isBrief && countWords(prompt) <= REPLIED_WORDS) return { level: 4, sign: 'short' }
  if (mayBeList(prompt) && !isCodeAsked) {
    const level = listLevel(text, language)
    const isListAsked = asksForNames(prompt) ? isListOfNames(text) : isMarkedList(text)
    if (level > 0 && (links > 0 || shared.length > 0 || isListAsked)) return { level, sign: 'shape' }
  }
  if (isCodeAsked && isRegexAsked(prompt) && REGEX_SHAPE.test(response.text))
    return { level: 5, sign: 'nothing to compare' }
  // Code cannot be expected to repeat the words of the prompt.
  if (isCodeAsked && response.code !== '' && isEastAsian(promptLanguage)) return { level: 4, sign: 'weak' }
  if (shared.length > 0 && isBrief && coverage >= FAIR_COVERAGE)
    return isSole ? { level: 0, sign: 'none' } : { level: 1, sign: 'weak' }
  const back = isBrief ? refersBack(prompt, text) : null
  if (back === 'by reason' || (back !== null && (links >= PRONOUN_LINKS || shared.length > 0)))
    return { level: 3, sign: 'shape' }
  return { level: 0, sign: 'none' }
}

const ELABORATE_WORDS = 3

function countTelling({ index }: ResponseReading): number {
  return distinct(index.words).filter(({ weight }) => weight >= 1).length
}

const CODE_SHARE = 0.6

function isAllCode({ code, text }: ResponseReading): boolean {
  return code.length > text.length * CODE_SHARE
}

const REGEX_SHAPE = /[\\^$[\]()*+?{}|]{2}/u

function isRegexAsked(prompt: string): boolean {
  return /\bregex|\bregular expression|\bexpression régulière|\bexpresión regular|正規表現|정규 ?표현식/iu.test(prompt)
}

function isTerse({ wordCount, language }: ResponseReading): boolean {
  return wordCount <= (isEastAsian(language) ? TERSE_EAST_ASIAN_WORDS : TERSE_WORDS)
}

function isEastAsian(language: TextLanguage): boolean {
  return language === 'ja' || language === 'ko' || language === 'zh'
}
