import type { ConstraintKind } from '../../kind.ts'
import { phraseCandidates, words, type Phrases } from '../../prompt/phrases.ts'

const asked: Phrases = {
  fr: [
    words(
      String.raw`tutoi(?:ement|e|es|er|ez)|tutoy(?:er|ez|ant)|vouvoi(?:ement|e|es) (?:interdit|à éviter)|à la deuxième personne du singulier`,
    ),
  ],
}
const INFORMAL = /(?<![\p{L}])(?:tu|toi|te|ton|ta|tes|tien(?:ne)?s?|t['’])(?![\p{L}])|(?<![\p{L}])t['’](?=\p{L})/iu
const FORMAL = /(?<![\p{L}])(?:vous|votre|vos|vôtres?)(?![\p{L}])/iu

/** French "tu" and never "vous". */
export const informalAddress: ConstraintKind = {
  id: 'detectable_content:informal_address',
  concernsFormat: false,
  cues: { fr: 'tuto|vouvo|deuxième personne' },
  find: (reading) => phraseCandidates(reading, asked).slice(0, 1),
  requirement: () => ({ en: 'addresses the reader as “tu”', fr: 'tutoie le lecteur', ko: '독자를 “tu”로 부르기' }),
  check: (_, { text }) => {
    const formal = FORMAL.exec(text)?.[0]
    const informal = INFORMAL.exec(text)?.[0]
    const holds = formal === undefined && informal !== undefined
    const word = formal ?? informal
    return {
      holds,
      evidence:
        word === undefined
          ? { en: 'nobody is addressed', fr: "personne n'est interpellé", ko: '부르는 말 없음' }
          : { en: `it says “${word}”`, fr: `elle dit « ${word} »`, ko: `“${word}” 사용` },
    }
  },
}
