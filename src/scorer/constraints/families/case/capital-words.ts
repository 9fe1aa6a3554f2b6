import { argumentsOf, type BoundsSpelling } from '../../bounds.ts'
import type { Candidate, ConstraintKind } from '../../kind.ts'
import { quantitiesOf } from '../../prompt/counted-nouns.ts'
import { phraseMatches, words, type PhraseMatch, type Phrases } from '../../prompt/phrases.ts'
import { boundsOf, type Quantity } from '../../prompt/quantities.ts'
import type { Reading } from '../../prompt/reading.ts'
import { countedKind } from '../counted-kind.ts'

const capitals = '(?:capital(?:i[sz]ed|s)?|upper-?case|upper case|caps)(?: letters?)?'

/** Words that are in capitals: the thing counted. */
const mentions: Phrases = {
  en: [
    words(
      `(?:key |stress |stressed |such |important |of the )*words? (?:(?:should|must|have to|need to|be|are|is|that are|which are|that is|written|appearing|appear|fully|entirely|completely|only|both) ){0,3}(?:in|with|using|of|containing) (?:all |full |entirely |only )?(?:of )?${capitals}`,
    ),
    words(
      `(?:all-|fully |such |entirely |all |these )*(?:capitali[sz]ed|all-caps|all caps|upper-?case|upper case|capital)(?:-letter| letter)? words?`,
    ),
    words(
      'words? (?:(?:which|that) (?:are|is)|(?:should|must|need to|have to) be) (?:fully |all |entirely )?(?:capitali[sz]ed|upper-?case|in caps)',
    ),
  ],
  fr: [
    words(
      String.raw`(?:mots?|termes?) (?:(?:écrits?|rédigés?|entièrement|intégralement|tout|complètement) ){0,3}en (?:lettres )?majuscules?`,
    ),
  ],
  es: [
    words(
      'palabras? (?:(?:escritas?|completamente|enteramente|totalmente|completas?|al completo|íntegramente) ?){0,3}(?:en|con) (?:letras )?mayúsculas?',
    ),
  ],
  ja: [/(?:全て|すべて)?大文字(?:だけ)?の(?:単語|英単語|言葉)|(?:単語|英単語)を(?:全て|すべて)?大文字/gu],
  ko: [
    /(?:모두 |전부 )?대문자(?:로 (?:된|쓴|쓰인|작성된|이루어진)|로만 된)? ?단어|단어(?:를|는)? ?(?:모두 |전부 )?대문자/gu,
  ],
}

const spelling: BoundsSpelling = { value: 'capital_frequency', relation: 'capital_relation', implied: null }
const ALL_CAPS = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]*(?:['’-]\p{Lu}+)*(?![\p{L}\p{N}])/gu

/** The count nearest to the words, before or after them in the clause or the one after. */
function nearestQuantity(
  { clause, match }: PhraseMatch,
  reading: Reading,
): { quantity: Quantity; index: number } | null {
  const start = match.index
  const end = start + match[0].length
  const own = quantitiesOf(clause, reading)
  const before = own.findLast(
    (quantity) =>
      quantity.end <= start &&
      // "In at most 20 words in capitals" is how long the answer is.
      !/(?<![\p{L}])(?:in|en|under|within) $/u.test(
        clause.text.slice(Math.max(0, quantity.start - 8), quantity.start),
      ) &&
      isJoined(clause.text.slice(quantity.end, start), 24),
  )
  const after = own.find((quantity) => quantity.start >= end && isJoined(clause.text.slice(end, quantity.start), 60))
  const chosen = after?.isTimes ? after : (before ?? after)
  return chosen ? { quantity: chosen, index: clause.index } : null
}

function isJoined(between: string, reach: number): boolean {
  return (
    between.length <= reach &&
    !/[.;:]|(?<![\p{L}])(?:letters?|sentences?|paragraphs?|bullets?|sections?|placeholders?|lettres?|phrases)(?![\p{L}])/u.test(
      between.replace(/letters /, ''),
    )
  )
}

const NEGATED =
  /(?<![\p{L}])(?:do not|don't|avoid|without|no|never|not|sans|évite[rz]?|sin|no uses|no utilices)(?: (?:use|using|any|include|including|write|utiliser|de|des|emplear|usar)){0,3} $/u
const USED =
  /(?<![\p{L}])(?:use|using|add|include|including|have|insert|employ|put|utilise[rz]?|inclu\p{L}*|usa|utiliza|incluye)(?: \p{L}+){0,4} $/u

const atLeastOne = { capital_relation: 'at least', capital_frequency: 1 }

/** The clause after goes on: "Limit those words to less than 20 times." */
function quantityInNextClause({ clause }: PhraseMatch, reading: Reading): { quantity: Quantity; index: number } | null {
  const next = reading.prompt.clauses[clause.position + 1]
  if (
    !next ||
    !/(?<![\p{L}])(?:those|these|such|them|they|the) (?:\p{L}+ ){0,2}words?(?![\p{L}])|(?<![\p{L}])(?:them|they)(?![\p{L}])|there should be/u.test(
      next.text,
    )
  )
    return null
  const [quantity] = quantitiesOf(next, reading)
  return quantity ? { quantity, index: next.index } : null
}

function find(reading: Reading): Candidate[] {
  return phraseMatches(reading, mentions).flatMap((mention): Candidate[] => {
    const { clause, match, start, end } = mention
    const nearest = nearestQuantity(mention, reading) ?? quantityInNextClause(mention, reading)
    const lead = clause.text.slice(0, match.index)
    if (nearest) {
      const { quantity, index } = nearest
      const bounds = boundsOf(quantity, 'exactly')
      const span = { start: Math.min(start, index + quantity.start), end: Math.max(end, index + quantity.end) }
      const counted = { arguments: argumentsOf(bounds, spelling), ...span }
      const isCapped = bounds.relation === 'less than' || bounds.relation === 'at most'
      return isCapped && USED.test(lead) ? [counted, { arguments: atLeastOne, start, end }] : [counted]
    }
    const bounds = NEGATED.test(lead)
      ? { capital_relation: 'less than', capital_frequency: 1 }
      : USED.test(lead)
        ? atLeastOne
        : null
    return bounds ? [{ arguments: bounds, start, end }] : []
  })
}

/** A word in capitals has two letters or more: "I" and "A" are not written so to stand out. */
export const capitalWordFrequency: ConstraintKind = {
  ...countedKind({
    id: 'change_case:capital_word_frequency',
    spelling,
    bare: 'exactly',
    unit: {
      en: ['word in capitals', 'words in capitals'],
      fr: ['mot en majuscules', 'mots en majuscules'],
      ko: ['대문자 단어', '개'],
    },
    nouns: { en: 'capital|upper|caps', fr: 'majuscule', es: 'mayúscula', ja: '大文字', ko: '대문자' },
    count: ({ text }) => (text.match(ALL_CAPS) ?? []).filter((word) => /\p{Lu}.*\p{Lu}/u.test(word)).length,
  }),
  find,
  overrules: (mine, other) =>
    (other.id === 'length_constraints:number_words' || /^change_case:\w+_(?:capital|lowercase)$/.test(other.id)) &&
    other.start < mine.end &&
    other.end > mine.start,
}
