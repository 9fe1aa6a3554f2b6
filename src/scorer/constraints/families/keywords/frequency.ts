import { argumentsOf, boundsFrom, boundsPhrase, countPhrase, meets, type BoundsSpelling } from '../../bounds.ts'
import type { Candidate, ConstraintKind } from '../../kind.ts'
import { boundsOf } from '../../prompt/quantities.ts'
import type { Reading } from '../../prompt/reading.ts'
import { keywordMentions } from './keyword-mentions.ts'
import { timesAfter } from './keyword-times.ts'
import { occurrencesOf } from './occurrences.ts'

const spelling: BoundsSpelling = { value: 'frequency', implied: null }
const unit = { en: ['time', 'times'], fr: ['fois', 'fois'], ko: ['', '회'] } as const

function find(reading: Reading): Candidate[] {
  return keywordMentions(reading).flatMap((mention) => {
    const times = timesAfter(mention, reading)
    if (!times || (times.quantity.value === 0 && times.quantity.max === null)) return []
    return mention.words.map((keyword) => ({
      arguments: { ...argumentsOf(boundsOf(times.quantity, 'exactly'), spelling), keyword },
      start: mention.clause.index + times.start,
      end: mention.clause.index + times.end,
    }))
  })
}

export const keywordFrequency: ConstraintKind = {
  id: 'keywords:frequency',
  concernsFormat: false,
  cues: {
    en: 'once|twice|thrice|times|occur|mention',
    fr: 'fois|occurrence',
    es: 've(?:z|ces)|ocurrencia',
    ja: '回',
    ko: '번|회',
  },
  find,
  requirement: (args) => {
    const times = boundsPhrase(boundsFrom(args, spelling), unit)
    const keyword = String(args['keyword'])
    return { en: `“${keyword}” ${times.en}`, fr: `« ${keyword} » ${times.fr}`, ko: `“${keyword}”${times.ko}` }
  },
  check: (args, { text }) => {
    const keyword = String(args['keyword'])
    const count = occurrencesOf(text, keyword).length
    const times = countPhrase(count, unit)
    return {
      holds: meets(count, boundsFrom(args, spelling)),
      evidence: { en: `“${keyword}” ${times.en}`, fr: `« ${keyword} » ${times.fr}`, ko: `“${keyword}”${times.ko}` },
    }
  },
}
