import type { ConstraintKind } from '../../kind.ts'
import type { CountedNoun } from '../../prompt/counted-nouns.ts'
import { phraseMatches, words, type Phrases } from '../../prompt/phrases.ts'
import { slipsOf } from '../../prompt/slips.ts'
import type { Reading } from '../../prompt/reading.ts'
import { countsWholeAnswer } from '../../prompt/scope.ts'
import { countedKind } from '../counted-kind.ts'

/** "In one word": a count without a number that counts. */
const oneWord: Phrases = {
  en: [
    words(
      '(?:in|with|using|just|only|give me|to|reply with|answer with) (?:just |only |exactly )?(?:one|a single|1)[ -]word(?: (?:answer|response|reply|only))?',
    ),
    words('(?:one|single)[ -]word (?:answer|response|reply)s?'),
    words('(?:one|a single|1)[ -]word only'),
    /^\s*(?:(?:just|only) )?(?:one|a single) word(?:,? please)?[.!]?\s*$/gu,
  ],
  fr: [/^\s*(?:juste )?un(?: seul)? mot[.!]?\s*$/gu, words("(?:en|par|d')(?: ?)(?:un seul|un) mot")],
  es: [/^\s*(?:solo )?una(?: sola)? palabra[.!]?\s*$/gu, words('(?:en|con|respuesta de) (?:una sola|una) palabra')],
  ja: [/(?:一|1)(?:単語|語)で/gu],
  ko: [/한 ?(?:단어|마디)로/gu],
}

/** Words that are counted for their look or their letters, or words of a part: another constraint. */
const LOOK = /(?:cap|upper|lower|letter|maj|may[úu]s|accent|tilde|rhym|key|stress)/u
const WITH_A_LOOK =
  /^,? ?(?:(?:be|are|is|written|appear(?:ing)?|écrits?|escrit[ao]s|complet\p{L}*|entière\p{L}*) ){0,2}(?:(?:should|must|have to|need to)(?: be)? capital|(?:in|with|of|en|avec|con|à)(?: (?:all|the|only|full|fully|entirely|bold|a|letras?|lettres?|letters?|la|les|una?))* ?(?:cap|upper|lower|letters?|maj|min|may[úu]s|tilde|accent|acento|ñ|ü|\uE001|bold|italic)|(?:that|which|qui|que|containing|starting|beginning|ending)[^.,;]{0,25}?(?:cap|upper|lower|letters?|rhym|start|begin|contain|end|maj|may[úu]s|tilde|accent|ñ|ü|\uE001)|acentuad|accentu)/u
/** "A biography of 60 words that mentions it": so many words are not looked at one by one. */
const MANY = 20
const RELATIVE = /^,? (?:that|which|qui|que) /u
/** After a length of the answer ("in at most 20 words"), its case. */
const IN_CAPITALS = /^,?(?: and| et| y)? (?:in|en) (?:\p{L}+ ){0,2}(?:cap|upper|lower|maj|min|may[úu]s)/u
/** "Use italics for at least 2 words." */
const MARKED = /(?:italic|bold|highlight|underlin|emphasi)[^.;]{0,30}$/u
const PARTS =
  /(?:title|headline|heading|subject(?: line)?|sentences?|bullets?(?: points?)?|lines?|paragraphs?|sections?|name|slogan|tagline|summary line|phrases?|titre|phrase|paragraphe|título|frase|párrafo)(?: (?:should|must|can|that|which))?(?: (?:be|is|are|has|have|contain|with|of|to)| (?<=(?:title|headline|heading|subject|line|name|slogan|tagline) )(?:in|under))? ?$/u

function isOfTheAnswer(counted: CountedNoun, reading: Reading): boolean {
  const { clause, start, end, quantity, nounStart } = counted
  if (!countsWholeAnswer(counted, reading)) return false
  const between = clause.text.slice(quantity.end, nounStart)
  // "Three headings with the word …" counts headings.
  if (LOOK.test(between) || / (?:the|le|la) $/u.test(between)) return false
  if (MARKED.test(clause.text.slice(Math.max(0, start - 40), start))) return false
  const isAdverbial = /(?<![\p{L}])(?:in|en|within) $/u.test(clause.text.slice(Math.max(0, start - 8), start))
  const isOfRest = quantity.value >= MANY && RELATIVE.test(clause.text.slice(end, end + 10))
  if (
    !isOfRest &&
    WITH_A_LOOK.test(clause.text.slice(end, end + 60)) &&
    !(isAdverbial && IN_CAPITALS.test(clause.text.slice(end, end + 60)))
  )
    return false
  return !PARTS.test(clause.text.slice(Math.max(0, start - 40), start))
}

export const numberWords: ConstraintKind = countedKind({
  id: 'length_constraints:number_words',
  spelling: { value: 'num_words', implied: null },
  bare: 'around',
  bareBelow: { value: 20, relation: 'exactly' },
  unit: { en: ['word', 'words'], fr: ['mot', 'mots'], ko: ['단어', '개'] },
  nouns: {
    en: `words?|${slipsOf('words')}`,
    fr: 'mots?',
    es: `palabras?|${slipsOf('palabras')}`,
    ja: String.raw`(?:単語|ワード)(?!を|は)|(?<=[0-9])語`,
    ko: String.raw`단어|마디|낱말`,
  },
  cues: {
    en: 'wor|wr[do]|owr|wod',
    fr: 'mot',
    es: 'pal|pla|apl|paab|pala',
    ja: String.raw`語|ワード`,
    ko: String.raw`단어|마디|낱말`,
  },
  accepts: (counted, reading) => isOfTheAnswer(counted, reading) && !isOneWord(counted),
  findMore: (reading) =>
    phraseMatches(reading, oneWord).map(({ start, end }) => ({
      arguments: { relation: 'exactly', num_words: 1 },
      start,
      end,
    })),
  count: (response) => response.words().length,
})

/** "One word" is left to the phrases above: "the word one", "one word of advice" is no limit. */
function isOneWord({ quantity }: CountedNoun): boolean {
  return quantity.relation === null && quantity.value === 1 && quantity.max === null
}
