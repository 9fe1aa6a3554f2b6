import { countsWholeAnswer } from '../../prompt/scope.ts'
import { countedKind } from '../counted-kind.ts'

const CJK = /[\u3040-\u30FF\u3400-\u9FFF]/u

/** Characters: with spaces, as tweets and fields count them; Japanese and Chinese are counted without. */
export const numberLetters = countedKind({
  id: 'length_constraints:number_letters',
  spelling: { value: 'num_letters', implied: null },
  bare: 'around',
  unit: { en: ['character', 'characters'], fr: ['caractère', 'caractères'], ko: ['글자', '자'] },
  nouns: {
    en: 'characters?(?: long| in length)?|chars',
    fr: 'caractères?|signes',
    es: 'caracteres|carácter',
    ja: '(?<!絵)文字|(?<![漢数文])字(?!幕|典)',
    ko: '자(?![가-힣])|글자|문자',
  },
  accepts: (counted, reading) => countsWholeAnswer(counted, reading) && !isOfOtherThings(counted.clause.text, counted),
  count: ({ text }) =>
    Array.from(CJK.test(text) ? text.replaceAll(/\s/g, '') : text.trim().replaceAll(/\r?\n/g, ' ')).length,
})

/** Characters of a story, kanji, passwords, or the letters that a word occurs in. */
function isOfOtherThings(
  clause: string,
  { start, end, quantity, nounStart }: { start: number; end: number; quantity: { end: number }; nounStart: number },
): boolean {
  if (
    /(?:漢字|ひらがな|カタカナ|平仮名|片仮名|main|different|fictional|unique|minor|new)/u.test(
      clause.slice(Math.max(0, start - 12), nounStart),
    )
  )
    return true
  if (
    /(?:password|username|string|code|passwords|id|漢字|ひらがな|カタカナ)[^.;]{0,20}$/u.test(
      clause.slice(Math.max(0, start - 30), start),
    )
  )
    return true
  return (
    /^ (?:in (?:the|a|my|your) (?:story|play|novel|game|show|movie|scene|book)|who|named|from|each|meet|talk|interact|are)/u.test(
      clause.slice(end, end + 30),
    ) || /も(?:使|用い)/.test(clause.slice(quantity.end, end + 10))
  )
}
