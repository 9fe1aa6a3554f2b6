import { countPhrase } from '../../bounds.ts'
import type { ConstraintKind } from '../../kind.ts'
import { forbiddenNouns } from '../../prompt/forbidden-nouns.ts'

const nouns = {
  en: 'commas?',
  fr: '(?<!points?-)virgules?',
  es: '(?<!punto y )comas?',
  ja: String.raw`読点|コンマ|カンマ`,
  ko: String.raw`쉼표|콤마`,
}
const unit = { en: ['comma', 'commas'], fr: ['virgule', 'virgules'], ko: ['쉼표', '개'] } as const

/** A comma of any script: also `，`, `、` and `،`. */
const COMMAS = /[,，、،﹐﹑､]/g

export const noComma: ConstraintKind = {
  id: 'punctuation:no_comma',
  concernsFormat: true,
  cues: nouns,
  find: (reading) =>
    forbiddenNouns(reading, nouns[reading.language])
      .filter(({ clause, end }) => !/^[ -](?:separated|delimited)/.test(clause.text.slice(end, end + 12)))
      .map(({ clause, start, end }) => ({ arguments: {}, start: clause.index + start, end: clause.index + end })),
  requirement: () => ({ en: 'no commas', fr: 'aucune virgule', ko: '쉼표 없음' }),
  check: (_, { text }) => {
    const count = text.match(COMMAS)?.length ?? 0
    return { holds: count === 0, evidence: countPhrase(count, unit) }
  },
}
