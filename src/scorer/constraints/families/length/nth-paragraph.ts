import type { Arguments, Candidate, ConstraintKind } from '../../kind.ts'
import { countedNouns } from '../../prompt/counted-nouns.ts'
import { phraseMatches, words, type Phrases, type PhraseMatch } from '../../prompt/phrases.ts'
import { QUOTED, unquoted } from '../../prompt/prompt-text.ts'
import type { Reading } from '../../prompt/reading.ts'

const english = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const ordinals: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  en: byOrder(english),
  fr: {
    ...byOrder([
      'premier',
      'deuxième',
      'troisième',
      'quatrième',
      'cinquième',
      'sixième',
      'septième',
      'huitième',
      'neuvième',
      'dixième',
    ]),
    second: 2,
  },
  es: {
    ...byOrder(['primer', 'segundo', 'tercer', 'cuarto', 'quinto', 'sexto', 'séptimo', 'octavo', 'noveno', 'décimo']),
    primero: 1,
    tercero: 3,
  },
  ja: {},
  ko: {
    '첫 번째': 1,
    첫번째: 1,
    '두 번째': 2,
    두번째: 2,
    '세 번째': 3,
    세번째: 3,
    '네 번째': 4,
    네번째: 4,
    '다섯 번째': 5,
    다섯번째: 5,
  },
}

function byOrder(names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name, index) => [name, index + 1]))
}

const word = `(?:${QUOTED}|(?:(?:the |le |la )?(?:word|mot|palabra) )?[\\p{L}\\p{N}'-]{1,30})`
const wordNoun = "(?:(?:the |le |la |el |l')?(?:following |exact )?(?:word|phrase|mot|palabra|frase|terme)s?:? )?"
const nthEn = '(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final)'
const nthFr = String.raw`(?:\d{1,2}(?:er|e|ème|eme)|premier|deuxième|second|troisième|quatrième|cinquième|sixième|septième|huitième|neuvième|dixième|dernier)`
const nthEs = String.raw`(?:primer|segundo|tercer|cuarto|quinto|sexto|séptimo|octavo|noveno|décimo|último)o?`

const asked: Phrases = {
  en: [
    words(
      `(?:the )?(?<nth>${nthEn}) (?:paragraph|one)(?: (?:should|must|has to|needs to|is to|will))?(?: (?:start|begin|open)(?:s|n?ing)?) with ${wordNoun}(?<word>${word})`,
    ),
    words(
      `paragraph (?<nth>\\d{1,2})(?: (?:should|must|has to|needs to))? (?:start|begin|open)s? with ${wordNoun}(?<word>${word})`,
    ),
    words(
      `(?:start|begin|open)(?:n?ing)? (?:the )?(?:(?<nth>${nthEn}) paragraph|paragraph (?<number>\\d{1,2})) with ${wordNoun}(?<word>${word})`,
    ),
  ],
  fr: [
    words(
      String.raw`(?:le )?(?<nth>${nthFr}) paragraphe (?:(?:doit|devra|devrait) )?(?:débuter|commencer|débute|commence|débutera|commencera)(?:ra)? (?:par|avec) ${wordNoun}(?<word>${word})`,
    ),
    words(`(?:commenc|début)\\p{L}* le (?<nth>${nthFr}) paragraphe (?:par|avec) ${wordNoun}(?<word>${word})`),
  ],
  es: [
    words(
      `(?:el )?(?:(?<nth>${nthEs}) párrafo|párrafo (?<number>${nthEs}|\\d{1,2}))(?: debe)? (?:comience|comienza|comenzar|empiece|empieza|empezar|inicie|iniciar) (?:con|por) ${wordNoun}(?<word>${word})`,
    ),
    words(`(?:comienza|empieza|inicia)\\p{L}* el (?<nth>${nthEs}) párrafo (?:con|por) ${wordNoun}(?<word>${word})`),
  ],
  ja: [
    new RegExp(
      String.raw`(?:第?(?<nth>[0-9一二三四五六七八九十]{1,2})(?:段落目?|番目の段落|つ目の段落)|(?<first>最初)の段落)[はを](?<word>${QUOTED})(?:という(?:単語|言葉))?で(?:書き)?(?:始|はじ)`,
      'gu',
    ),
  ],
  ko: [
    new RegExp(
      String.raw`(?<nth>첫 ?번째|두 ?번째|세 ?번째|네 ?번째|다섯 ?번째|[0-9]{1,2} ?번째|마지막) ?(?:문단|단락)(?:은|을|는|를)? ?(?:반드시 )?(?:단어 )?(?<word>${QUOTED})(?:라는|이라는)?(?: ?단어)?(?:로|으로) ?시작`,
      'gu',
    ),
  ],
}

const paragraphs: Readonly<Record<string, string>> = {
  en: 'paragraphs?',
  fr: 'paragraphes?',
  es: 'párrafos?',
  ja: '段落',
  ko: String.raw`문단|단락`,
}

function find(reading: Reading): Candidate[] {
  const total = countedNouns(reading, paragraphs[reading.language]).find(({ quantity }) => quantity.max === null)
  return phraseMatches(reading, asked).flatMap((mention) => {
    // "The second one" is a paragraph where paragraphs are spoken of.
    if (/ one /.test(mention.match[0]) && !/paragraph/.test(mention.clause.text)) return []
    const first = firstWord(mention, reading)
    const nth = ordinalOf(mention, reading.language)
    if (first === '' || nth === null) return []
    const count = total?.quantity.value ?? null
    const place = nth === 'last' ? count : nth
    const args: Arguments = {
      first_word: first,
      ...(count === null ? {} : { num_paragraphs: count }),
      nth_paragraph: place ?? -1,
    }
    return [{ arguments: args, start: mention.start, end: mention.end }]
  })
}

function firstWord({ match, start }: PhraseMatch, { prompt, language }: Reading): string {
  const found = match.groups?.['word'] ?? ''
  const at = start + match[0].lastIndexOf(found)
  const text = unquoted(prompt, at, at + found.length).replace(/^(?:the )?word\s+/i, '')
  return language === 'en' ? text.toLowerCase() : text
}

function ordinalOf({ match }: PhraseMatch, language: string): number | 'last' | null {
  const { nth, number, first } = match.groups ?? {}
  if (first !== undefined) return 1
  const text = (nth ?? number ?? '').trim()
  if (/^(?:last|final|dernier|último|마지막)$/.test(text)) return 'last'
  const digits = /^\d{1,2}/.exec(text)
  if (digits) return Number(digits[0])
  const kanji = '一二三四五六七八九十'.indexOf(text)
  if (text !== '' && kanji >= 0) return kanji + 1
  return ordinals[language]?.[text] ?? null
}

/** The paragraphs that a reader sees: parts between blank lines. The argument -1 stands for the last one. */
export const nthParagraphFirstWord: ConstraintKind = {
  id: 'length_constraints:nth_paragraph_first_word',
  concernsFormat: true,
  cues: paragraphs,
  find,
  requirement: (args) => {
    const nth = Number(args['nth_paragraph'])
    const total = args['num_paragraphs']
    const first = String(args['first_word'])
    const which = {
      en: nth === -1 ? 'the last paragraph' : `paragraph ${nth}`,
      fr: nth === -1 ? 'le dernier paragraphe' : `le paragraphe ${nth}`,
      ko: nth === -1 ? '마지막 문단' : `문단 ${nth}`,
    }
    return {
      en: `${typeof total === 'number' ? `${total} paragraphs, and ` : ''}${which.en} begins with “${first}”`,
      fr: `${typeof total === 'number' ? `${total} paragraphes, et ` : ''}${which.fr} commence par « ${first} »`,
      ko: `${typeof total === 'number' ? `문단 ${total}개, ` : ''}${which.ko}이(가) “${first}”(으)로 시작`,
    }
  },
  check: (args, response) => {
    const found = response.paragraphs()
    const nth = Number(args['nth_paragraph'])
    const paragraph = (nth === -1 ? found.at(-1) : found[nth - 1]) ?? ''
    const total = args['num_paragraphs']
    const start = plainStart(paragraph)
    const begins = beginsWith(start, String(args['first_word']))
    return {
      holds: begins && (typeof total !== 'number' || found.length === total),
      evidence: {
        en: `${found.length} ${found.length === 1 ? 'paragraph' : 'paragraphs'}; it begins “${start.slice(0, 40)}”`,
        fr: `${found.length} ${found.length < 2 ? 'paragraphe' : 'paragraphes'} ; il commence par « ${start.slice(0, 40)} »`,
        ko: `문단 ${found.length}개, 시작: “${start.slice(0, 40)}”`,
      },
    }
  },
  overrules: (mine, other) =>
    (other.id === 'length_constraints:number_paragraphs' && other.arguments['divider'] !== undefined) ||
    ((other.id.startsWith('keywords:') || other.id === 'startend:start_checker') &&
      other.start < mine.end &&
      other.end > mine.start),
}

function plainStart(paragraph: string): string {
  return paragraph.replace(/^[^\p{L}\p{N}]+/u, '')
}

function beginsWith(start: string, word: string): boolean {
  const sought = word.toLowerCase()
  const folded = start.toLowerCase()
  const spaced = /^[\p{Script=Latin}\p{N}' -]+$/u.test(sought)
  return folded.startsWith(sought) && (!spaced || !/^[\p{L}\p{N}]/u.test(folded.slice(sought.length)))
}
