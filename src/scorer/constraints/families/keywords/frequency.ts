import { argumentsOf, boundsFrom, boundsPhrase, countPhrase, meets, type BoundsSpelling } from '../../bounds.ts'
import type { Candidate, ConstraintKind } from '../../kind.ts'
import { boundsOf } from '../../prompt/quantities.ts'
import type { PromptLanguage } from '../../languages/language-table.ts'
import { phraseMatches, words } from '../../prompt/phrases.ts'
import type { Reading } from '../../prompt/reading.ts'
import { keywordMentions, type KeywordMention } from './keyword-mentions.ts'
import { timesAfter } from './keyword-times.ts'
import { occurrencesOf } from './occurrences.ts'

const spelling: BoundsSpelling = { value: 'frequency', implied: null }
const unit = { en: ['time', 'times'], fr: ['fois', 'fois'], ko: ['', '회'] } as const

/** "Mention hope twice or more": a bare word between the verb and its count. */
const bare: Readonly<Partial<Record<PromptLanguage, RegExp>>> = {
  en: words(
    "(?:mention|include|name)(?: the (?:name|term|noun|word))? (?!(?:it|this|that|these|those|them|him|her|me|us|you|one|both|all|each|any|some|your|my|our|their|his|its|the|a|an|at|no|more|less|about|for|in|on|only|up|exactly|not|several|many|at)(?![\\p{L}]))([\\p{L}][\\p{L}'-]{1,30}(?: (?!at |exactly |no |not |more |less |between |about |around |only |up |a |the |once|twice|over |under |in |and |or |for |on |to |with )[\\p{L}][\\p{L}'-]{1,20})?)(?= (?:at (?:least|most) |exactly |no (?:more|less|fewer) than |not more than |more than |less than |fewer than |between |up to |about |around |only )?(?:once|twice|thrice|(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|\\d{1,3} (?:to|and|or) \\d{1,3})(?: or more)? times)(?! (?:a|an|per|each|every|daily|weekly)(?![\\p{L}])))",
  ),
  fr: words(
    String.raw`(?:mentionne[rz]?|cite[rz]?|répète[rz]?|répétez|nomme[rz]?) (?!(?:le|la|les|l'|ce|cette|ces|un|une|des|mon|ma|mes|notre|votre|ton|ta|son|sa|au|moins|plus|tout|chaque)(?![\p{L}]))([\p{L}][\p{L}-]{1,30})(?= (?:au (?:moins|plus|maximum|minimum) |exactement |environ |pas plus de |plus de |moins de )?(?:\d{1,3}|une|deux|trois|quatre|cinq|six|dix) fois)`,
  ),
  es: words(
    String.raw`(?:menciona|mencione|nombra|repite|cita) (?!(?:el|la|los|las|lo|un|una|este|esta|esto|eso|mi|tu|su|nuestr[ao]|al|cada|todo)(?![\p{L}]))([\p{L}][\p{L}-]{1,30})(?= (?:al menos |como máximo |exactamente |no más de |más de |menos de |por lo menos )?(?:\d{1,3}|una|dos|tres|cuatro|cinco|seis|diez) ve(?:z|ces))`,
  ),
}

/** Such mentions, with where the word stands in its clause. */
function bareMentions(reading: Reading): KeywordMention[] {
  const pattern = bare[reading.language]
  if (!pattern) return []
  return phraseMatches(reading, { [reading.language]: [pattern] }).flatMap(({ clause, match, start }) => {
    const named = match[1] ?? ''
    const from = match.index + match[0].length - named.length
    // What is neither a name nor alone in lower case names a thing by description: "use warm colours twice".
    const original = reading.prompt.original.slice(start + match[0].length - named.length, start + match[0].length)
    if (named.includes(' ') && !/^\p{Lu}\S* \p{Lu}/u.test(original)) return []
    return [{ clause, start: from, end: from + named.length, words: [named], isQuoted: false }]
  })
}

function find(reading: Reading): Candidate[] {
  return [...keywordMentions(reading), ...bareMentions(reading)].flatMap((mention) => {
    const times = timesAfter(mention, reading)
    if (!times || (times.quantity.value === 0 && times.quantity.max === null)) return []
    return mention.words.map((keyword) => ({
      arguments: { ...argumentsOf(boundsOf(times.quantity, 'exactly'), spelling), keyword },
      start: mention.clause.index + times.start,
      end: mention.clause.index + times.end,
    }))
  })
}

export const keywordFrequency: ConstraintKind = {
  id: 'keywords:frequency',
  concernsFormat: false,
  cues: {
    en: 'once|twice|thrice|times|occur|mention|instance|occasion',
    fr: 'fois|occurrence|reprise',
    es: 've(?:z|ces)|ocurrencia|ocasi',
    ja: '回|度',
    ko: String.raw`번|회|차례`,
  },
  find,
  requirement: (args) => {
    const times = boundsPhrase(boundsFrom(args, spelling), unit)
    const keyword = String(args['keyword'])
    return { en: `“${keyword}” ${times.en}`, fr: `« ${keyword} » ${times.fr}`, ko: `“${keyword}”${times.ko}` }
  },
  check: (args, { text }) => {
    const keyword = String(args['keyword'])
    const count = occurrencesOf(text, keyword).length
    const times = countPhrase(count, unit)
    return {
      holds: meets(count, boundsFrom(args, spelling)),
      evidence: { en: `“${keyword}” ${times.en}`, fr: `« ${keyword} » ${times.fr}`, ko: `“${keyword}”${times.ko}` },
    }
  },
}
