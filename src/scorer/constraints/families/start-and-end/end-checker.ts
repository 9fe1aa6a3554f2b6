import type { Candidate, ConstraintKind } from '../../kind.ts'
import { forbidWhenNegated } from './forbid-when-negated.ts'
import { phraseMatches, words, type Phrases } from '../../prompt/phrases.ts'
import { QUOTED, unquoted } from '../../prompt/prompt-text.ts'
import type { Reading } from '../../prompt/reading.ts'

const answer =
  '(?:(?:the|your|it|this|entire|whole|response|answer|reply|output|email|letter|text|essay|story|poem|rant|post|article|song|message|limerick|haiku|rap|speech|everything|every|each|all|responses|answers|replies) ){0,5}'

/** Ends right before the phrase. */
const asked: Phrases = {
  en: [
    words(
      `(?:end|finish|conclude|close|terminate|wrap up|sign off|sign(?=(?:ed|s|ing)? (?:it )?(?:off )?with))(?:s|ing|ed)? ${answer}(?:off )?(?:with|by (?:saying|writing|using|stating)|on|in)(?: (?:the|this|these|following|exact|exactly|precise|specific|same|closing|final|last|phrase|sentence|words?|line|question|statement|text|of|quote|a)){0,6}:?`,
    ),
    words(
      `(?:very )?(?:last|final|closing) (?:sentence|line|words?|phrase|thing)(?: (?:of|in|you write in) ${answer})? ?(?:should|must|needs? to|has to|is to|will|shall|is|are)(?: (?:be|read|say|exactly|the|following|like|exact|phrase|sentence)){0,5}:?`,
    ),
    words(
      `very end of ${answer}(?:should|must|needs? to|has to)(?: (?:be|read|say|exactly|like|the|following)){1,4}:?`,
    ),
  ],
  fr: [
    words(
      "(?:termin|concl|fini|clôtur|ach[eè]v)\\p{L}* [^.;:!?\\n\uE001]{0,50}?(?:par|avec)(?: (?:la|cette|les|ces|l'|exactement|phrase|formulation|formule|mot pour mot|mots?|question|suivante?s?|exacte?s?|précise)){0,8} ?:?",
    ),
    words(
      '(?:tout )?derni(?:er|ère)s? (?:mots?|phrase|ligne)[^.;:!?\\n\uE001]{0,30}? (?:doi(?:t|vent)|devr\\p{L}+|sera|seront|est|sont)(?: être)? ?:?',
    ),
  ],
  es: [
    words(
      '(?:termin|finali|conclu|acab|cierr|cerrar)\\p{L}* [^.;:!?\\n\uE001]{0,40}?con(?: (?:la|esta|el|las|estas|exactamente|siguiente|frase|pregunta|palabras?|texto|exacta|misma)){0,6} ?:?',
    ),
    words('últim[ao]s? (?:palabras?|frase|línea)[^.;:!?\\n\uE001]{0,30}? (?:deben? ser|ser[áa]n?|es|sean?) ?:?'),
  ],
  ja: [/最後に[^。\n\uE001]{0,40}(?:出力|終わ|締め)[^。\n\uE001]{0,20}/gu],
}
const askedWithQuotationFirst: Phrases = {
  ja: [
    new RegExp(
      `(?:最後|末尾|終わり|文末|結び|締め)(?:に|は|を)[^。\\n\uE001]{0,30}(${QUOTED})(?=[^。\\n]{0,25}(?:出力|終|締|書|記|加え|追加|つけ|付け|ください|で[。\\n]|で$|に(?:して|する)|とする))`,
      'gu',
    ),
    new RegExp(`最後に[^\\n\uE001]{0,30}(?:出力|終わ)[^\\n\uE001]{0,20}[。:：]?(${QUOTED})`, 'gu'),
    new RegExp(String.raw`(${QUOTED})(?:で|という(?:言葉|文|フレーズ)で)(?:終わ|締め)`, 'gu'),
  ],
  ko: [
    new RegExp(`(?:마지막|끝)[^.\\n\uE001]{0,30}(${QUOTED})`, 'gu'),
    new RegExp(`(${QUOTED})(?:[^.\\n\uE001]{0,15})(?:끝나|끝내|끝낼|끝맺|끝을|마무리|마치|마쳐|마칠|맺)`, 'gu'),
  ],
}

const MAX_PHRASE = 300
/** A postscript's mark is no phrase to end with. */
const POSTSCRIPT = /^(?:追伸|추신|p\.? ?-?(?:p\.?)? ?[sd]\.?)$/iu

function find(reading: Reading): Candidate[] {
  const led = phraseMatches(reading, asked).flatMap(({ start, end, match }) => {
    const phrase = phraseAt(reading, end, match[0])
    return phrase && /[\p{L}\p{N}]/u.test(phrase.text)
      ? [{ arguments: { end_phrase: phrase.text }, start, end: phrase.end }]
      : []
  })
  const quoted = phraseMatches(reading, askedWithQuotationFirst).flatMap(({ match, start, end }) => {
    const content = match[1]
    if (content === undefined) return []
    const at = start + match[0].indexOf(content)
    const phrase = unquoted(reading.prompt, at, at + content.length)
    return POSTSCRIPT.test(phrase) ? [] : [{ arguments: { end_phrase: phrase }, start, end }]
  })
  return [...led, ...quoted]
}

const OWN_WORDS =
  /^(?:a|an|one|some|your|my|the|p\.|another|two|three|any|emphasis|confidence|un|une|une?e|le|la|votre)\s/i

/** The phrase that follows: quoted, or after a colon or "exactly" up to the end of the line. */
function phraseAt({ prompt, language }: Reading, from: number, lead: string): { text: string; end: number } | null {
  const rest = prompt.masked.slice(from, from + 2 * MAX_PHRASE)
  const quoted = new RegExp(`^[\\s:(。：]{0,4}(${QUOTED})`, 'u').exec(rest)
  if (quoted?.[1] !== undefined) {
    const start = from + quoted[0].length - quoted[1].length
    return { text: unquoted(prompt, start, from + quoted[0].length), end: from + quoted[0].length }
  }
  if (language !== 'en' && !/^\s?:/.test(rest)) return null
  if (
    !lead.endsWith(':') &&
    !/^\s?:/.test(rest) &&
    !/(?:exactly|exact|like|phrase|sentence|question|words?|line)$/u.test(lead.trimEnd())
  )
    return null
  // "Close with a question" leaves open which.
  if (/(?<![\p{L}])(?:an?|one|some|another) (?:\p{L}+ )?(?:phrase|sentence|question|words?|line)$/u.test(lead))
    return null
  const bare = /^[\s:]{0,4}([^\n\uE000-\uE002]{2,300})/u.exec(rest)
  if (bare?.[1] === undefined) return null
  const start = from + bare[0].length - bare[1].length
  const line = prompt.original.slice(start, start + bare[1].length)
  // The full stop after a word is the prompt's own.
  const isWord = /(?:word|mot|palabra)$/u.test(lead.trimEnd())
  const text = isWord ? firstSentence(line).replace(/\.$/u, '') : firstSentence(line)
  if (OWN_WORDS.test(text) && !/:$|like$/.test(lead.trimEnd()) && !/^\s?:/.test(rest)) return null
  const isOpen = !lead.endsWith(':') && !/^\s?:/.test(rest)
  const isOther = isOpen && /^(?:that|which|and|or|in|for|to|about)\s/i.test(text)
  return text === '' || isOther ? null : { text, end: start + text.length }
}

function firstSentence(line: string): string {
  return (/^.{1,300}?[.!?](?=\s|$)/u.exec(line)?.[0] ?? line).trim()
}

export const endChecker: ConstraintKind = {
  id: 'startend:end_checker',
  concernsFormat: true,
  cues: {
    en: 'end|finish|conclud|close|last|final|closing|wrap up|sign',
    fr: 'derni|termin|concl|fini|clôtur|ach[eè]v',
    es: 'últim|termin|finali|conclu|acab|cierr|cerr',
    ja: String.raw`最後|末尾|終わ|締め|結び`,
    ko: String.raw`마지막|끝|마무리|마[치쳐칠]|맺`,
  },
  find: (reading) => find(reading).map((candidate) => forbidWhenNegated(candidate, reading)),
  // The phrase to end with is no keyword as well.
  overrules: (mine, other) => other.id.startsWith('keywords:') && other.start < mine.end && other.end > mine.start,
  requirement: (args) => {
    const phrase = String(args['end_phrase'])
    return args['forbidden'] === true
      ? {
          en: `does not end with “${phrase}”`,
          fr: `ne finit pas par « ${phrase} »`,
          ko: `“${phrase}”(으)로 끝내지 않기`,
        }
      : { en: `ends with “${phrase}”`, fr: `finit par « ${phrase} »`, ko: `“${phrase}”(으)로 끝내기` }
  },
  check: (args, { text }) => {
    const phrase = fold(String(args['end_phrase']))
    const tail = fold(text.slice(-2 * MAX_PHRASE - phrase.length))
    const last = text.trim().slice(-60)
    return {
      holds: endsWith(tail, phrase) !== (args['forbidden'] === true),
      evidence: { en: `it ends “…${last}”`, fr: `elle finit par « …${last} »`, ko: `끝부분: “…${last}”` },
    }
  },
}

function endsWith(tail: string, phrase: string): boolean {
  return phrase !== '' && [phrase, `${phrase}.`, `${phrase}。`].some((ending) => tail.endsWith(ending))
}

/** Marks around the phrase and the case do not matter; nor does a full stop that the phrase has not. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s"“”«»'*_`「」『』]+/u, '')
    .replace(/[\s"“”«»'*_`「」『』)]+$/u, '')
}
