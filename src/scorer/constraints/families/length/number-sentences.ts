import type { CountedNoun } from '../../prompt/counted-nouns.ts'
import { slipsOf } from '../../prompt/slips.ts'
import { countsWholeAnswer } from '../../prompt/scope.ts'
import { countedKind } from '../counted-kind.ts'

export const numberSentences = countedKind({
  id: 'length_constraints:number_sentences',
  spelling: { value: 'num_sentences', implied: null },
  bare: 'exactly',
  unit: { en: ['sentence', 'sentences'], fr: ['phrase', 'phrases'], ko: ['문장', '개'] },
  nouns: {
    en: `sentences?|${slipsOf('sentences')}`,
    fr: `phrases?|vers(?![ -]lib)|${slipsOf('phrases')}`,
    es: `frases?|oraciones|oración|${slipsOf('oraciones')}`,
    ja: String.raw`文(?!字|章|節|末|体|献|化|書|法|学|脈)`,
    ko: '문장',
  },
  cues: { en: 'sen|snt|esn', fr: 'ph|hr|vers', es: 'frase|ora|roa|oac', ja: '文', ko: '문장' },
  accepts: (counted, reading) =>
    countsWholeAnswer(counted, reading) &&
    !isOneLong(counted.clause.text, counted.end) &&
    !isEachOne(counted) &&
    !isVerse(counted),
  count: (response) => response.sentences().length,
})

/** "A two sentence paragraph", "5 sentences per paragraph": of a part. */
function isOneLong(clause: string, end: number): boolean {
  return /^[ -](?:paragraph|bullet|intro(?:duction)?|conclusion|title|caption)s?(?![\p{L}])/u.test(
    clause.slice(end, end + 30),
  )
}

/** A poem "of eight verses" has so many lines; a limit of verses limits the sentences in them too. */
function isVerse({ noun, nounStart, quantity: { relation, end } }: CountedNoun): boolean {
  return noun === 'vers' && ((relation !== 'at most' && relation !== 'less than') || nounStart - end > 1)
}

/** 一文は二十字以内: the length of each of them. */
function isEachOne({ clause, quantity, end }: CountedNoun): boolean {
  return (
    quantity.value === 1 &&
    /^(?:は|を|の長さ|あたり|につき|ごと|은|당|을|의 길이는)[^。]{0,6}[\d一二三四五六七八九十]/u.test(
      clause.text.slice(end, end + 20),
    )
  )
}
