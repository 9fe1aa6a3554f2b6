import type { Candidate, ConstraintKind, Phrase } from '../../kind.ts'
import { forbiddenNouns } from '../../prompt/forbidden-nouns.ts'
import { phraseMatches, words, type Phrases } from '../../prompt/phrases.ts'
import type { Reading } from '../../prompt/reading.ts'

type LetterCase = 'capital' | 'lowercase'

const capitals = {
  en: '(?:all )?(?:capital(?:ized|s)?|upper-?case|upper case|caps)(?: letters?| characters?)?|capitali[sz](?:e|ing)(?= (?:any|letters?|anything|words|the letters|a single))|capitali[sz]ation',
  fr: '(?:lettres? )?majuscules?',
  es: '(?:letras? )?mayúsculas?',
  ja: '大文字',
  ko: '대문자',
}
const smalls = {
  en: '(?:all )?(?:lower-?cased?|lower case|small letters?)(?:s)?(?: letters?| characters?)?',
  fr: '(?:lettres? )?(?:en )?minuscules?',
  es: '(?:letras? )?minúsculas?',
  ja: '小文字',
  ko: '소문자',
}

const asked: Readonly<Record<LetterCase, Phrases>> = {
  capital: {
    en: [
      words(
        '(?:in|using|use|with|only|of|be) (?:(?:entirely|only|just|completely|strictly|fully|in) ){0,3}(?:all|full|block|only|entirely) (?:capital(?:ized)? letters?|capitals|capital|caps|upper-?case(?: letters?)?|upper case(?: letters?)?)',
      ),
      words(
        '(?:in|using|use|only|entirely in|contain only|written in|be) (?:only )?(?:capital letters|upper-?case(?: letters?)?|upper case(?: letters?)?|caps lock|caps|capitals)(?: only)?',
      ),
      words(
        '(?:all|every) (?:of the |the )?(?:letters|letter|words|word|characters|text)(?: in (?:your|the) [\\p{L} ]{1,30}?)? (?:should|must|needs? to|has to|have to|to) be (?:capitalized|in capitals|upper-?case|capital letters|in upper-?case|capital)',
      ),
      words('all[ -]caps|(?:all )?(?:capital|upper-?case) letters only|capitals only'),
      words(
        '(?:whole|entire) (?:response|answer|reply|output|text)(?: \\p{L}+){0,2} (?:should|must|needs to|has to) be (?:capitali[sz]ed|in capitals|in all capitals)',
      ),
    ],
    fr: [
      words(
        String.raw`(?:entièrement|intégralement|uniquement|seulement|tout(?:e)?|complètement|exclusivement|en)(?: ?(?:en|des))?(?: lettres?)? ?majuscules?`,
      ),
    ],
    es: [
      words(
        String.raw`(?:s[óo]lo|solamente|únicamente|completamente|enteramente|todo|toda|en)(?: en)?(?: letras)? mayúsculas?`,
      ),
    ],
    ja: [/(?:全て|すべて|全部|全体を?)[^。\n]{0,10}?大文字|大文字(?:だけ|のみ|で(?:書|答|回答|記述))/gu],
    ko: [/(?:모두|전부|전체를?|오직)[^.\n]{0,8}?대문자|대문자(?:로만|만|로 ?(?:작성|답|써|쓰))/gu],
  },
  lowercase: {
    en: [
      words(
        '(?:in|using|use|with|only|of|be|and|are) (?:(?:entirely|only|just|completely|strictly|fully|in) ){0,3}(?:all )?(?:of )?(?:lower-?cased?s?|lower case|small letters)(?: letters?| characters?)?(?: only)?',
      ),
      words(
        '(?:all|every) (?:of the |the )?(?:letters|letter|words|word|characters|text)(?: in (?:your|the) [\\p{L} ]{1,30}?)? (?:should|must|needs? to|has to|have to|to|are|is)(?: be)?(?: in)? (?:lower-?cased?|lower case)',
      ),
      words('all lower[ -]?case(?: letters)?|lower[ -]?case(?: letters)? only'),
    ],
    fr: [
      words(
        String.raw`(?:entièrement|intégralement|uniquement|seulement|tout(?:e)?|complètement|exclusivement|en|que)(?: ?(?:en|des))?(?: lettres?)? ?minuscules?`,
      ),
    ],
    es: [
      words(
        String.raw`(?:s[óo]lo|solamente|únicamente|completamente|enteramente|todo|toda|en)(?: en)?(?: letras)? minúsculas?`,
      ),
    ],
    ja: [/(?:全て|すべて|全部|全体を?)[^。\n]{0,10}?小文字|小文字(?:だけ|のみ|で(?:書|答|回答|記述))/gu],
    ko: [/(?:모두|전부|전체를?|오직)[^.\n]{0,8}?소문자|소문자(?:로만|만|로 ?(?:작성|답|써|쓰))/gu],
  },
}

/** "Words in all capital letters … at least 3 times" counts words; a heading or a title is not the answer. */
const OF_WORDS =
  /(?:words?|terms|mots?|palabras?|単語|단어|titles?|headings?|headers?|keywords?|names?|sections?|first letter|titre|título)(?: \p{L}+){0,4} ?$|(?:\d+|one|two|three|some|few|least)(?: \p{L}+){0,2} $/u
const COUNTED = /^[^.;:!?\n]{0,40}?(?:times|at least|at most|less than|no more than|\d|fois|veces|occurrences|words)/u

/** "In at most 20 words, in 3 sentences (and) in capitals": both are of the answer. */
const AFTER_LENGTH =
  /(?:(?<![\p{L}])(?:in|en|under|within)(?: (?!words?|mots?|palabras?)[\p{L}\d]+){1,5} (?:words?|mots?|palabras?)(?: [\p{L}]+){0,2}|(?:sentences?|phrases?|frases?|oraciones|oración|paragraphs?|paragraphes?|párrafos?|characters?|caractères?|caracteres|lines|lignes|líneas|lists?|listes?|listas?|points|puces|viñetas|table|tableau|tabla)(?: [\p{L}]+){0,2}|,|(?<![\p{L}])(?:and|et|y)),? ?(?:(?:and|et|y) )?$/u
const BEFORE_LENGTH = /^,?(?: and| et| y)? (?:in|en|under|within) /u
function find(letterCase: LetterCase, reading: Reading): Candidate[] {
  const { language } = reading
  const other = (letterCase === 'capital' ? smalls : capitals)[language]
  const direct = phraseMatches(reading, asked[letterCase])
    .filter(({ clause, match }) => {
      const before = clause.text.slice(Math.max(0, match.index - 40), match.index)
      const after = clause.text.slice(match.index + match[0].length, match.index + match[0].length + 60)
      const isOfWords = OF_WORDS.test(before.trimEnd() + ' ') && !AFTER_LENGTH.test(before)
      return !isOfWords && !(/words? /u.test(clause.text) && COUNTED.test(after) && !BEFORE_LENGTH.test(after))
    })
    .map(({ start, end }) => ({ arguments: {}, start, end }))
  const opposite = forbiddenNouns(reading, other).map(({ clause, start, end }) => ({
    arguments: {},
    start: clause.index + start,
    end: clause.index + end,
  }))
  const own = forbiddenNouns(reading, (letterCase === 'capital' ? capitals : smalls)[language])
  return [
    ...direct.filter(
      ({ start, end }) => !own.some((no) => start < no.clause.index + no.end && end > no.clause.index + no.start),
    ),
    ...opposite.filter(({ start, end }) => !isAboutWords(reading, start, end)),
  ]
}

/** "No more than 3 words in capital letters", "do not capitalise the word". */
function isAboutWords({ prompt }: Reading, start: number, end: number): boolean {
  return (
    /(?<![\p{L}])(?:words?|mots?|palabras?)(?! should| must| that)(?![\p{L}])/u.test(prompt.masked.slice(start, end)) &&
    !/single word/u.test(prompt.masked.slice(start, end))
  )
}

const LOWER = /\p{Ll}/u
const UPPER = /[\p{Lu}\p{Lt}]/u
const cues = {
  en: 'capital|upper|lower|caps|small letters',
  fr: 'majuscule|minuscule',
  es: 'mayúscula|minúscula',
  ja: String.raw`大文字|小文字`,
  ko: String.raw`대문자|소문자`,
}

const requirements: Readonly<Record<LetterCase, Phrase>> = {
  capital: { en: 'all in capital letters', fr: 'tout en majuscules', ko: '모두 대문자' },
  lowercase: { en: 'all in lowercase letters', fr: 'tout en minuscules', ko: '모두 소문자' },
}

/** The published ids name the language of the answer with its case; the check is of the case alone. */
function caseKind(prefix: 'english' | 'french' | 'spanish', letterCase: LetterCase): ConstraintKind {
  const id = `change_case:${prefix}_${letterCase}`
  const languages = prefix === 'english' ? ['en', 'ja', 'ko'] : [prefix === 'french' ? 'fr' : 'es']
  const code = { english: 'en', french: 'fr', spanish: 'es' }[prefix]
  return {
    id,
    concernsFormat: true,
    cues: Object.fromEntries(Object.entries(cues).filter(([language]) => languages.includes(language))),
    find: (reading) => find(letterCase, reading).slice(0, 1),
    requirement: () => requirements[letterCase],
    check: (_, { text }) => {
      const fault = (letterCase === 'capital' ? LOWER : UPPER).exec(text)
      return { holds: fault === null, evidence: fault ? firstFault(text, fault.index) : noFault }
    },
    // "in English and in all capital letters" names the language only as part of the same wish.
    overrules: (_, other) => other.id === 'language:response_language' && other.arguments['language'] === code,
  }
}

const noFault: Phrase = {
  en: 'no letter of the other case',
  fr: "aucune lettre de l'autre casse",
  ko: '다른 형태의 글자 없음',
}

function firstFault(text: string, index: number): Phrase {
  const from = Math.max(text.lastIndexOf(' ', index), text.lastIndexOf('\n', index)) + 1
  const word = /^\S{1,30}/u.exec(text.slice(from))?.[0] ?? ''
  return {
    en: `the first other letter is in “${word}”`,
    fr: `la première autre lettre est dans « ${word} »`,
    ko: `“${word}”에 다른 글자가 있음`,
  }
}

export const englishCapital = caseKind('english', 'capital')
export const englishLowercase = caseKind('english', 'lowercase')
export const frenchCapital = caseKind('french', 'capital')
export const frenchLowercase = caseKind('french', 'lowercase')
export const spanishCapital = caseKind('spanish', 'capital')
export const spanishLowercase = caseKind('spanish', 'lowercase')
