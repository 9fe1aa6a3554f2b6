import type { Candidate, ConstraintKind } from '../../kind.ts'
import { forbidWhenNegated } from './forbid-when-negated.ts'
import { phraseMatches, words, type Phrases } from '../../prompt/phrases.ts'
import { QUOTED, unquoted } from '../../prompt/prompt-text.ts'
import type { Reading } from '../../prompt/reading.ts'

const answer =
  '(?:(?:the|your|it|this|entire|whole|response|answer|reply|output|email|letter|text|essay|story|poem|post|article|song|message|speech|every|each|all|responses|answers|replies) ){0,5}'

/** Ends right before the quoted phrase. */
const asked: Phrases = {
  en: [
    words(
      `(?:start|begin|open|starting|beginning|starts|begins) ${answer}(?:off )?(?:with|by (?:saying|writing|using))(?: (?:the|this|these|following|exact|exactly|phrase|sentence|words?|line|greeting|text|letters?))*:?`,
    ),
    words(
      `(?:very )?first (?:sentence|line|words?|phrase|thing)(?: (?:of|in|you (?:say|write)) ${answer})? ?(?:should|must|needs? to|has to|is to)(?: (?:be|read|say|exactly|the|following|like|phrase|word))*:?`,
    ),
  ],
  fr: [
    words(
      "(?:commenc|début|entam)\\p{L}* [^.;:!?\\n\\uE001]{0,40}?(?:par|avec)(?: (?:la|le|cette|les|ces|l'|exactement|phrase|formule|mots?|suivante?s?|exacte?s?))* ?:?",
    ),
    words(
      '(?:tout )?premi(?:er|ère)s? (?:mots?|phrase|ligne)[^.;:!?\\n\\uE001]{0,30}? (?:doi(?:t|vent)|devr\\p{L}+|sera|est)(?: être)? ?:?',
    ),
  ],
  es: [
    words(
      '(?:comien|comenz|empie|empez|inici)\\p{L}* [^.;:!?\\n\\uE001]{0,40}?(?:con|por)(?: (?:la|el|esta|las|exactamente|siguiente|frase|palabras?|texto|exacta))* ?:?',
    ),
    words('primer(?:as?|os?)? (?:palabras?|frase|línea)[^.;:!?\\n\\uE001]{0,30}? (?:deben? ser|será|sea|es) ?:?'),
  ],
}
const askedWithQuotationFirst: Phrases = {
  ja: [
    new RegExp(
      `^[^。\\n\uE001]{0,20}(${QUOTED})(?:という(?:言葉|文|フレーズ|単語))?(?:で|から)(?:書き)?(?:始|はじ)`,
      'gu',
    ),
    new RegExp(
      `(?:回答|応答|返答|文章|答え|冒頭|最初)[^。\\n\uE001]{0,12}(${QUOTED})(?:という(?:言葉|文|フレーズ|単語))?(?:で|から)(?:書き)?(?:始|はじ)`,
      'gu',
    ),
  ],
  ko: [new RegExp(String.raw`(${QUOTED})(?:라는|이라는)? ?(?:문장|말|단어|문구)?(?:으로|로) ?시작`, 'gu')],
}

/** Said of a part: the paragraph, the section, the title. */
const OF_A_PART =
  /(?<![\p{L}])(?:paragraphs?|sections?|sentences?|lines?|bullets?(?: points?)?|titles?|postscript|post-?scriptum|words?|names?|p\.s|items?|steps?|paragraphe|section|párrafo|sección|posdata|each|every|chaque|cada|letter)(?: \d{1,2})?(?: \p{L}+){0,3} $/u

function find(reading: Reading): Candidate[] {
  const led = phraseMatches(reading, asked).flatMap(({ clause, match, start, end }): Candidate[] => {
    if (
      OF_A_PART.test(clause.text.slice(0, match.index)) &&
      !/(?:response|answer|reply|réponse|respuesta)/u.test(match[0])
    )
      return []
    if (
      /(?:paragraph|section|sentence|bullet|line|each|every (?!response|answer|reply))/u.test(
        match[0].replace(/^first \p{L}+/u, '').replace(/sentence:?$|line:?$/u, ''),
      )
    )
      return []
    const quoted = new RegExp(`^[\\s:(]{0,4}(${QUOTED})`, 'u').exec(reading.prompt.masked.slice(end, end + 400))
    if (quoted?.[1] === undefined) return []
    const at = end + quoted[0].length - quoted[1].length
    return [
      phraseCandidate(unquoted(reading.prompt, at, end + quoted[0].length), start, end + quoted[0].length),
    ].filter(isPhrase)
  })
  const quoted = phraseMatches(reading, askedWithQuotationFirst).flatMap(
    ({ clause, match, start, end }): Candidate[] => {
      const content = match[1]
      if (
        content === undefined ||
        /段落|문단|단락|セクション|섹션|문장은|各|章|節|追伸|추신/u.test(
          clause.text.slice(Math.max(0, match.index - 14), match.index + match[0].indexOf(content)),
        )
      )
        return []
      const at = start + match[0].indexOf(content)
      return [phraseCandidate(unquoted(reading.prompt, at, at + content.length), start, end)].filter(isPhrase)
    },
  )
  return [...led, ...quoted]
}

function phraseCandidate(phrase: string, start: number, end: number): Candidate {
  return { arguments: { start_phrase: phrase }, start, end }
}

/** "Section X" marks sections, and a mark alone is a bullet. */
function isPhrase({ arguments: { start_phrase: phrase } }: Candidate): boolean {
  const text = String(phrase)
  return /[\p{L}\p{N}]/u.test(text) && !/^(?:[\p{L}]{3,12} ?[xX]|第.章|p\.? ?-?p?\.? ?[sd]\.?)$/iu.test(text)
}

export const startChecker: ConstraintKind = {
  id: 'startend:start_checker',
  concernsFormat: true,
  cues: {
    en: 'start|begin|open|first',
    fr: 'premi|commenc|début|entam',
    es: 'primer|comien|comenz|empie|empez|inici',
    ja: String.raw`始|はじ`,
    ko: '시작',
  },
  find: (reading) => find(reading).map((candidate) => forbidWhenNegated(candidate, reading)),
  requirement: (args) => {
    const phrase = String(args['start_phrase'])
    return args['forbidden'] === true
      ? {
          en: `does not begin with “${phrase}”`,
          fr: `ne commence pas par « ${phrase} »`,
          ko: `“${phrase}”(으)로 시작하지 않기`,
        }
      : { en: `begins with “${phrase}”`, fr: `commence par « ${phrase} »`, ko: `“${phrase}”(으)로 시작` }
  },
  check: (args, { text }) => {
    const phrase = fold(String(args['start_phrase']))
    const first = text.trim().slice(0, 60)
    return {
      holds: (phrase !== '' && beginsWith(fold(text), phrase)) !== (args['forbidden'] === true),
      evidence: { en: `it begins “${first}…”`, fr: `elle commence par « ${first}… »`, ko: `시작: “${first}…”` },
    }
  },
  overrules: (mine, other) => other.id.startsWith('keywords:') && other.start < mine.end && other.end > mine.start,
}

/** "I" is no beginning of "It rains". */
function beginsWith(text: string, phrase: string): boolean {
  return text.startsWith(phrase) && !(/[a-z\d]$/.test(phrase) && /^[\p{L}\d]/u.test(text.slice(phrase.length)))
}

/** Marks around the phrase and the case do not matter. */
function fold(text: string): string {
  return text
    .slice(0, 2000)
    .toLowerCase()
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s"“”«»'*_#`「『]+/u, '')
    .trim()
}
