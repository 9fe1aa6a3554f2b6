import { countPhrase } from '../../bounds.ts'
import type { ConstraintKind } from '../../kind.ts'
import { forbiddenNouns } from '../../prompt/forbidden-nouns.ts'

const nouns = {
  en: '(?:arabic )?(?:digits?|numerals?)|numbers(?! (?:of|in words))',
  fr: 'chiffres?(?: arabes)?',
  es: String.raw`(?:dígitos?|cifras?|números?(?: arábigos)?(?! (?:de|del) ))`,
  ja: '(?<!漢)数字',
  ko: String.raw`아라비아 ?숫자|숫자`,
}
const unit = { en: ['digit', 'digits'], fr: ['chiffre', 'chiffres'], ko: ['숫자', '개'] } as const

export const noDigits: ConstraintKind = {
  id: 'detectable_content:no_digits',
  concernsFormat: true,
  cues: nouns,
  find: (reading) =>
    forbiddenNouns(reading, nouns[reading.language]).map(({ clause, start, end }) => ({
      arguments: {},
      start: clause.index + start,
      end: clause.index + end,
    })),
  requirement: () => ({ en: 'no digits', fr: 'aucun chiffre', ko: '숫자 없음' }),
  check: (_, { text }) => {
    const count = text.match(/\p{Nd}/gu)?.length ?? 0
    return { holds: count === 0, evidence: countPhrase(count, unit) }
  },
}
