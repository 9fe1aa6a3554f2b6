import type { Candidate, ConstraintKind } from '../../kind.ts'
import { phraseMatches, words, type Phrases, type PhraseMatch } from '../../prompt/phrases.ts'
import type { Clause } from '../../prompt/prompt-text.ts'
import type { Reading } from '../../prompt/reading.ts'

const what =
  '(?:request|prompt|sentence|sentences|text|question|line|instruction|instructions|paragraph|message|query|words?)'

const asked: Phrases = {
  en: [
    words(`repeat(?:ing)?(?: \\p{L}+){0,3} ${what}(?: (?:itself|above|below))?`),
    words(`(?:following|above|below) ${what}, [^.\\n]{0,30}repeat (?:it|the)`),
    words(`(?:before|first)[^.\\n]{0,40}${what}[^.\\n]{0,10} repeat (?:it|them)`),
    words(
      `(?:copy|restate|reproduce|write out)(?: \\p{L}+){0,3} ${what}(?: (?:above|below))? (?:word for word|verbatim|exactly|without change)`,
    ),
  ],
  fr: [
    words(
      String.raw`(?:répét\p{L}*|répèt\p{L}*|repren\p{L}*|recopi\p{L}*|reprodui\p{L}*)(?: (?:d'abord|ensuite|tout))*(?: [\p{L}']+){0,2} (?:la |cette )?(?:demande|question|requête|consigne|phrase|instruction|l'énoncé)`,
    ),
  ],
  es: [
    words(
      '(?:repit|repet|copi|reprodu[cz])\\p{L}*(?: \\p{L}+){0,2} (?:la |esta |el )?(?:petición|solicitud|pregunta|frase|instrucción|texto|consulta)',
    ),
  ],
  ja: [
    /(?:プロンプト|指示文?|依頼文?|リクエスト|質問文?|問題文?)(?:を)?(?:一字一句)?(?:そのまま|繰り返)[^。\n]{0,12}(?:出力|繰り返|書|述べ)?/gu,
  ],
  ko: [
    /(?:요청|질문|프롬프트|지시문?|문장)(?:을|를)? ?(?:먼저 )?(?:그대로 )?(?:한 글자도 바꾸지 않고 )?(?:반복|다시 ?(?:써|적)|되풀이)/gu,
  ],
}

/** More talk about the repeating: it belongs to the instruction and not to the request. */
const ABOUT =
  /(?<![\p{L}])(?:repeat\p{L}*|word for word|(?:say|output|write|add) (?:any|anything)|do not change|don't change|without change|répét\p{L}*|répèt\p{L}*|repet\p{L}*|repit\p{L}*)(?![\p{L}])|繰り返|そのまま|반복/u

function find(reading: Reading): Candidate[] {
  const [mention] = phraseMatches(reading, asked)
  if (!mention) return []
  const text = requestBefore(mention, reading) || requestAfter(mention, reading)
  return text === '' ? [] : [{ arguments: { prompt_to_repeat: text }, start: mention.start, end: mention.end }]
}

/** What stands before the instruction; the instruction may begin in an earlier clause of its own. */
function requestBefore({ clause }: PhraseMatch, { prompt }: Reading): string {
  const { clauses } = prompt
  let first = clause.position
  while (first > 0 && isAboutRepeating(clauses[first - 1], clauses[first], prompt.masked)) first -= 1
  const start = clauses[first]?.index ?? 0
  const lead = /\b(?:below|following)\b|以下|다음/u.exec(clause.text)
  return lead ? '' : prompt.original.slice(0, start).trim()
}

/** A sentence of the same line that goes on about repeating. */
function isAboutRepeating(clause: Clause | undefined, next: Clause | undefined, masked: string): boolean {
  if (!clause || !next || !ABOUT.test(clause.text)) return false
  return !masked.slice(clause.index, next.index).includes('\n')
}

/** What stands after the paragraph of the instruction. */
function requestAfter({ start }: PhraseMatch, { prompt }: Reading): string {
  const blank = /\n\s{0,20}\n/.exec(prompt.original.slice(start))
  return blank ? prompt.original.slice(start + blank.index).trim() : ''
}

export const repeatPrompt: ConstraintKind = {
  id: 'combination:repeat_prompt',
  isDroppedWhenNegated: true,
  concernsFormat: true,
  cues: {
    en: 'repeat|copy|restate|reproduce|write out',
    fr: String.raw`répét|répèt|repren|recopi|reprodui`,
    es: 'repit|repet|copi|reprodu',
    ja: String.raw`そのまま|繰り返`,
    ko: String.raw`반복|다시|되풀이`,
  },
  find,
  requirement: () => ({
    en: 'the request repeated first',
    fr: "la demande répétée d'abord",
    ko: '요청을 먼저 그대로 반복',
  }),
  check: (args, { text }) => {
    const sought = fold(String(args['prompt_to_repeat']))
    const holds = sought !== '' && fold(text).startsWith(sought)
    return {
      holds,
      evidence: {
        en: `it begins “${text.trim().slice(0, 60)}…”`,
        fr: `elle commence par « ${text.trim().slice(0, 60)}… »`,
        ko: `시작: “${text.trim().slice(0, 60)}…”`,
      },
    }
  },
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
