import { countPhrase } from '../../bounds.ts'
import type { ConstraintKind } from '../../kind.ts'
import { forbiddenNouns } from '../../prompt/forbidden-nouns.ts'
import { words } from '../../prompt/phrases.ts'
import { presenceKind } from '../presence-kind.ts'

/** A bare count of questions is one of the answer's only after such a verb: people also send three questions. */
const ASKING =
  /(?<![\p{L}])(?:include|contain|ask|pose|use|with|raise|inclu\p{L}*|conten\p{L}*|pos\p{L}*|plante\p{L}*|contien\p{L}*)(?: (?:me|us|moi|the reader|exactly))* $/u

/** Verbs come last in Japanese and Korean. */
const ASKING_AFTER = /^ ?[つ個개]?(?:を|를)? ?(?:して|投げかけ|入れ|含め|해 ?[주줘]|던져|넣|포함)/u

export const questionMarks: ConstraintKind = presenceKind({
  id: 'punctuation:question_marks',
  value: 'num_questions',
  concernsFormat: false,
  unit: { en: ['question', 'questions'], fr: ['question', 'questions'], ko: ['질문', '개'] },
  nouns: {
    en: '(?:rhetorical |open-ended |follow-up |clarifying )?questions?(?: marks?)?(?! and answers?)',
    fr: "(?:points? d'interrogation|questions?(?: rhétoriques?)?)",
    es: String.raw`(?:preguntas?(?: retóricas?)?|signos? de interrogación|interrogaci(?:ón|ones))`,
    ja: String.raw`(?:疑問文|質問文|疑問符|質問)`,
    ko: String.raw`(?:의문문|물음표|질문)`,
  },
  forbiddenNouns: {
    en: 'question marks?|questions',
    fr: "points? d'interrogation",
    es: 'signos? de interrogación|preguntas',
    ja: String.raw`疑問符|疑問文|クエスチョンマーク`,
    ko: String.raw`물음표|의문문`,
  },
  asked: {
    en: [
      words(
        '(?:include|contain|with|pose|ask)(?:s|ing)?(?: me| us| the reader)? (?:a|at least one) (?:rhetorical |follow-up )?question(?: mark)?',
      ),
    ],
    fr: [words('pose[rz]?-(?:moi|nous|lui) une question')],
    es: [words('ha(?:z|ga)(?:me|nos|le) una pregunta')],
  },
  accepts: ({ clause, quantity, start, end }) =>
    (!clause.text.startsWith(' about', end) ||
      /(?<![\p{L}])ask(?:s|ing)?(?: me| us)? $/u.test(clause.text.slice(0, start))) &&
    (quantity.relation !== null ||
      ASKING.test(clause.text.slice(Math.max(0, start - 40), start)) ||
      ASKING_AFTER.test(clause.text.slice(end))) &&
    !/^ ?(?:つ|개)?(?:に|에) ?/u.test(clause.text.slice(end)),
  count: ({ text }) => text.match(/[?？؟]+/g)?.length ?? 0,
})

export const exclamationMarks: ConstraintKind = presenceKind({
  id: 'punctuation:exclamation_marks',
  value: 'num_exclamations',
  unit: { en: ['exclamation', 'exclamations'], fr: ['exclamation', 'exclamations'], ko: ['느낌표', '개'] },
  nouns: {
    en: 'exclamation (?:points?|marks?)|exclamations?',
    fr: "points? d'exclamation|exclamations?",
    es: 'exclamaci(?:ón|ones)|signos? de exclamación',
    ja: String.raw`感嘆符|感嘆文|エクスクラメーションマーク|ビックリマーク`,
    ko: String.raw`느낌표|감탄문`,
  },
  asked: { en: [words('(?:include|contain|with|use)(?:s|ing)? an exclamation (?:point|mark)')] },
  count: ({ text }) => text.match(/[!！]+/g)?.length ?? 0,
})

const periods = {
  en: 'periods|full stops?|period marks?',
  fr: 'points? (?:final|finaux)',
  es: 'puntos? finales',
  ja: '句点',
  ko: String.raw`마침표|온점`,
}
const unit = { en: ['full stop', 'full stops'], fr: ['point final', 'points finaux'], ko: ['마침표', '개'] } as const

export const noPeriod: ConstraintKind = {
  id: 'punctuation:no_period',
  concernsFormat: true,
  cues: { ...periods, ja: String.raw`句点|。の(?:代|かわ)` },
  find: (reading) => {
    const forbidden = forbiddenNouns(reading, periods[reading.language]).map(({ clause, start, end }) => ({
      arguments: {},
      start: clause.index + start,
      end: clause.index + end,
    }))
    if (reading.language !== 'ja') return forbidden
    // "Use ！ in place of 。": the mark ends a clause of its own, so that it is looked for in the whole prompt.
    const instead = /[「]?。[」]?の(?:代わり|かわり)に/u.exec(reading.prompt.masked)
    return instead
      ? [...forbidden, { arguments: {}, start: instead.index, end: instead.index + instead[0].length }]
      : forbidden
  },
  requirement: () => ({ en: 'no full stops', fr: 'aucun point', ko: '마침표 없음' }),
  check: (_, { text }) => {
    const count = text.match(/[。｡]|\.(?=\s|$)/g)?.length ?? 0
    return { holds: count === 0, evidence: countPhrase(count, unit) }
  },
}
