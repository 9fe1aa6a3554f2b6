import type { ConstraintKind } from '../../kind.ts'
import { phraseCandidates, words, type Phrases } from '../../prompt/phrases.ts'

const asked: Phrases = {
  en: [/(?<!\*)\*{6,7}(?!\*)/gu, words('(?:6|six) (?:asterisks?|stars?)(?: symbols?| marks?| signs?)?')],
  fr: [/(?<!\*)\*{6,7}(?!\*)/gu, words('(?:6|six) (?:astérisques?|étoiles?)')],
  es: [/(?<!\*)\*{6,7}(?!\*)/gu, words('(?:6|seis) (?:asteriscos?|estrellas?)')],
  ja: [/(?<!\*)\*{6,7}(?!\*)|アスタリスク ?[6六]|[6六]つ?個?のアスタリスク/gu],
  ko: [/(?<!\*)\*{6,7}(?!\*)|별표 ?(?:6|여섯) ?개|(?:6|여섯) ?개의 ?(?:별표|별 ?기호)/gu],
}
/** Six in a row, on a line of their own or not. */
const DIVIDER = /(?<!\*)\*{6}(?!\*)/

export const twoResponses: ConstraintKind = {
  id: 'combination:two_responses',
  concernsFormat: true,
  cues: {
    en: '\\*{6}|asterisk|six stars|6 stars',
    fr: '\\*{6}|astérisque|étoile',
    es: '\\*{6}|asterisco|estrella',
    ja: String.raw`\*{6}|アスタリスク`,
    ko: '\\*{6}|별',
  },
  find: (reading) => phraseCandidates(reading, asked).slice(0, 1),
  requirement: () => ({
    en: 'two different parts set apart by ******',
    fr: 'deux parties différentes séparées par ******',
    ko: '******로 구분된 서로 다른 두 부분',
  }),
  check: (_, { text }) => {
    const parts = text.split(DIVIDER).map((part) => part.trim())
    if (parts.at(0) === '') parts.shift()
    if (parts.at(-1) === '') parts.pop()
    const isDifferent = parts[0] !== parts[1]
    const count = parts.length
    return {
      holds: count === 2 && isDifferent,
      evidence:
        count === 2 && !isDifferent
          ? { en: 'both parts are the same', fr: 'les deux parties sont identiques', ko: '두 부분이 같음' }
          : {
              en: `${count} ${count === 1 ? 'part' : 'parts'}`,
              fr: `${count} ${count < 2 ? 'partie' : 'parties'}`,
              ko: `${count}개 부분`,
            },
    }
  },
}
