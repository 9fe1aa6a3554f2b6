import type { CountedNoun } from '../../prompt/counted-nouns.ts'
import { slipsOf } from '../../prompt/slips.ts'
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
    en: `characters?(?: long| in length)?|chars|${slipsOf('characters')}`,
    fr: 'caractères?|signes',
    es: 'caracteres|carácter',
    ja: String.raw`(?<!絵)文字(?!列|目|ずつ|化け|コード|だけ(?:の|大文字))|(?<![漢数文])字(?!幕|典|ずつ)`,
    ko: String.raw`자(?![가-힣])|(?<=[0-9백천만] ?)자(?=(?:로|를|은|는|가|에|의|이|내|정도|쯤|안|까지|만)(?![가-힣]{3}))|글자(?!씩|마다)|문자(?!열|메시지| ?메시지|씩)`,
  },
  cues: { en: 'cha|hca|cah', fr: 'caract|signes', es: 'caract|carácter', ja: '字', ko: '자' },
  accepts: (counted, reading) =>
    countsWholeAnswer(counted, reading) && !isSingle(counted) && !isOfOtherThings(counted.clause.text, counted),
  count: ({ text }) =>
    Array.from(CJK.test(text) ? text.replaceAll(/\s/g, '') : text.trim().replaceAll(/\r?\n/g, ' ')).length,
})

/** "In one character", "un caractère spécial", 一文字: an article. Only "a single character" limits. */
function isSingle({ clause, quantity, start, end }: CountedNoun): boolean {
  return (
    quantity.value === 1 &&
    quantity.relation === null &&
    !/(?<![\p{L}])(?:single|just|only|exactly|seule?|seulement|sol[oa]|únic[oa])(?![\p{L}])|だけ|のみ|로만|만 /u.test(
      clause.text.slice(Math.max(0, start - 10), end + 6),
    )
  )
}

/** Characters of a story, kanji, passwords, or the letters that a word occurs in. */
function isOfOtherThings(clause: string, { start, end, quantity, nounStart }: CountedNoun): boolean {
  const lead = clause.slice(Math.max(0, start - 24), start)
  // People in a story, and what a field takes.
  if (quantity.value < 20 && /(?<![\p{L}])(?:with|between|featuring|about|of|avec|entre|con) $/u.test(lead)) return true
  if (/(?<![\p{L}])(?:accepts?|allows?|takes?|supports?|stores?|accepte|autorise|acepta|admite|permite) $/u.test(lead))
    return true
  if (
    /(?:漢字|ひらがな|カタカナ|平仮名|片仮名|chaînes?|suites?|séquences?|strings?|sequences?|cadenas?|secuencias?|special|escape|wildcard|unicode|chinese|main|different|fictional|unique|minor|new)/u.test(
      clause.slice(Math.max(0, start - 12), nounStart),
    )
  )
    return true
  if (
    /(?:(?<![\p{L}])(?:passwords?|passcodes?|usernames?|strings?|codes?|ids?|pins?|mots? de passe|identifiants?|chaînes?|contraseñas?|claves?|cadenas?|usuario)(?![\p{L}])|漢字|ひらがな|カタカナ|パスワード|暗証番号|文字列|비밀번호|암호|아이디|문자열)[^.;。]{0,24}$/u.test(
      clause.slice(Math.max(0, start - 44), start),
    )
  )
    return true
  return (
    /^ (?:spécia|especial|alphanum|alfanum|unicode|invisible|generic|génér|chinois|chin|wide|de contr|of (?:the )?(?:password|string)|in (?:the|a|my|your) (?:story|play|novel|game|show|movie|scene|book)|who|named|from|each|meet|talk|interact|are)/u.test(
      clause.slice(end, end + 30),
    ) || /も(?:使|用い)/.test(clause.slice(quantity.end, end + 10))
  )
}
