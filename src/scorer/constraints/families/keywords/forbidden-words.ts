import type { Candidate, ConstraintKind } from '../../kind.ts'
import { negationOf } from '../../prompt/forbidden-nouns.ts'
import { words, phraseMatches, type Phrases } from '../../prompt/phrases.ts'
import type { Reading } from '../../prompt/reading.ts'
import { keywordMentions, type KeywordMention } from './keyword-mentions.ts'
import { occurrencesOf } from './occurrences.ts'
import { readWordList } from './word-lists.ts'
import { timesAfter } from './keyword-times.ts'

/** A verb that forbids a word without calling it a word: "do not mention". What follows must be quoted, or a name. */
const verbs: Phrases = {
  en: [
    words('(?:no|without) (?:any )?(?:mentions?|references?|use) (?:of|to)(?= ?[\uE001\\[])'),
    words(
      "(?:(?:do|does|should|must|can|may|will|shall)(?: not|n't)|cannot|never|without|avoid|refrain from|not)(?: (?:ever|you|to))? ?(?:mention(?:ing)?|say(?:ing)?|us(?:e|ing)|includ(?:e|ing)|writ(?:e|ing)|contain(?:ing)?|employ(?:ing)?|refer(?:ring)? to|nam(?:e|ing))?(?: (?:either|any of|the name|the brand|the company))?(?= ?[\uE001\\[\\p{Lu}\\p{L}])",
    ),
  ],
  fr: [
    words(
      "(?:(?:n'|ne )(?:mentionn|utilis|emplo|inclu|di|écri|cit)\\p{L}* (?:pas|jamais|aucun\\p{L}*)|évit\\p{L}*(?: d[e'] ?(?:mentionner|utiliser|employer|dire|citer))?|sans (?:mentionner|utiliser|dire|employer|citer))(?= ?[\uE001\\[])",
    ),
  ],
  es: [
    words(
      '(?:(?:no|nunca|jamás) (?:mencion|us|utili|emple|incluy|dig|escrib)\\p{L}*|evit\\p{L}*(?: (?:mencionar|usar|utilizar|decir))?|sin (?:mencionar|usar|utilizar|decir))(?: a)?(?= ?[\uE001\\[\\p{L}])',
    ),
  ],
}
const namedVerb =
  /(?:mention(?:ing)?|refer(?:ring)? to|nam(?:e|ing))(?: the (?:brand|company|name))?$|mentionn\p{L}*(?: pas| jamais)?$|mencion\p{L}*(?: a)?$/u

function find(reading: Reading): Candidate[] {
  const mentions = keywordMentions(reading)
  const found = mentions.filter((mention) => isForbidden(mention, reading)).map(toCandidate)
  for (const { clause, match, start } of phraseMatches(reading, verbs)) {
    const at = match.index + match[0].length
    const list = readWordList(clause, at, reading)
    if (!list) continue
    const isNamed = !list.isQuoted && namedVerb.test(match[0]) && areNames(reading, clause.index + at)
    if (!list.isQuoted && !isNamed) continue
    if (/^[^.;:]{0,15}?(?:marks?|quot|symbol|sign|character)/u.test(clause.text.slice(list.end, list.end + 20)))
      continue
    if (list.words.every((word) => word.length < 2)) continue
    found.push({ arguments: { forbidden_words: list.words }, start, end: clause.index + list.end })
  }
  return found
}

/** A name begins with a capital; English words of a sentence do not. */
function areNames({ prompt }: Reading, index: number): boolean {
  return /^\s?\p{Lu}[\p{L}\p{N}&.-]+/u.test(prompt.original.slice(index, index + 40))
}

export function isForbidden(mention: KeywordMention, reading: Reading): boolean {
  if (isForbiddenInside(mention) || negationOf(mention.clause, mention, reading))
    return timesAfter(mention, reading) === null
  return isNever(mention, reading)
}

/** "The following words must not appear: …": the negation stands between the noun and the list. */
function isForbiddenInside({ clause, start }: KeywordMention): boolean {
  return /^(?:the )?following [^:\uE001]{0,60}?(?:not|n't|avoided|forbidden)(?![\p{L}])[^:\uE001]{0,40}:/u.test(
    clause.text.slice(start, start + 120),
  )
}

/** "The word … at most 0 times", "should appear zero times". */
function isNever(mention: KeywordMention, reading: Reading): boolean {
  const times = timesAfter(mention, reading)
  return times !== null && times.quantity.value === 0 && times.quantity.max === null
}

function toCandidate({ clause, start, end, words: list }: KeywordMention): Candidate {
  return { arguments: { forbidden_words: list }, start: clause.index + start, end: clause.index + end }
}

export const forbiddenWords: ConstraintKind = {
  id: 'keywords:forbidden_words',
  concernsFormat: false,
  cues: {
    en: "w/o|stay away|steer clear|leav|skip|free |instead|rather|not|n't|never|avoid|without|no |refrain|exclud|omit|off |taboo|forbid|prohibit|banned",
    fr: 'pas|jamais|sans|évit|aucun|interdi|exclu|ban|proscri|ni ',
    es: 'nunca|jamás|no |sin |qued|prescind|vet|evit|prohib|nunca|exclu',
    ja: String.raw`ない|ず|なし|抜き|無し|禁止|避け|以外`,
    ko: String.raw`않|말|없|금지|지 ?마|제외|피[하해]|빼`,
  },
  find,
  requirement: ({ forbidden_words: list }) => {
    const quoted = (Array.isArray(list) ? list : []).map((word) => `“${word}”`).join(', ')
    return { en: `without ${quoted}`, fr: `sans ${quoted}`, ko: `${quoted} 사용하지 않기` }
  },
  check: ({ forbidden_words: list }, { text }) => {
    const used = (Array.isArray(list) ? list : []).filter((word) => occurrencesOf(text, word).length > 0)
    const quoted = used.map((word) => `“${word}”`).join(', ')
    return used.length === 0
      ? { holds: true, evidence: { en: 'none of them occurs', fr: "aucun n'apparaît", ko: '해당 단어 없음' } }
      : { holds: false, evidence: { en: `${quoted} occurs`, fr: `${quoted} apparaît`, ko: `${quoted} 있음` } }
  },
}
