import type { ConstraintKind } from '../../kind.ts'
import { forbidWhenNegated } from './forbid-when-negated.ts'
import { phraseCandidates, words, type Phrases } from '../../prompt/phrases.ts'

const asked: Phrases = {
  en: [
    words(
      '(?:end|finish|conclude|close|ending|finishing|concluding|closing|ends|concludes)(?: (?!with )[\\p{L}-]+){0,8} (?:with|by asking|on) (?:a|an|one|some)(?: (?:[\\p{L}-]+))? ?questions?(?: mark)?',
    ),
    words('(?:a|one) (?:[\\p{L}-]+ )?question at the (?:very )?end'),
    words('(?:end|finish|conclude|close|wrap up)(?:s|ing)? by asking'),
  ],
  fr: [
    words(
      "(?:termin|fini|concl|ach[eè]v|clos|clôtur)\\p{L}*(?: [\\p{L}'-]+){0,8} (?:par|avec|sur) une (?:\\p{L}+ )?question",
    ),
    words(
      '(?:termin|fini|concl|ach[eè]v)\\p{L}* en (?:me |nous |lui )?(?:demandant|posant)|une question (?:pour (?:finir|terminer|conclure)|à la fin)',
    ),
  ],
  es: [
    words('(?:termin|finali|conclu|acab|cierr)\\p{L}*(?: [\\p{L}-]+){0,8} con una pregunta'),
    words(
      '(?:termin|finali|conclu|acab|cierr)\\p{L}* (?:preguntando|preguntándo(?:me|nos|le))|pregúnta(?:me|nos|le) al final|una pregunta (?:al final|para (?:terminar|cerrar|acabar))',
    ),
  ],
  ja: [
    /(?:最後|末尾)(?:は|に|を)[^。\n]{0,10}?(?:質問|疑問文|問いかけ)(?:で|を|して)/gu,
    /(?:質問|疑問文|問いかけ)(?:で|して)(?:終|締め)/gu,
  ],
  ko: [
    /(?:질문|의문문|물음)(?:으로|로|(?:을|를)? ?(?:하나|한 개|1개)? ?(?:던지|하)(?:며|면서|고)) ?(?:끝|마무리|마치|마쳐|마칠|맺)/gu,
  ],
}

export const endsWithQuestion: ConstraintKind = {
  id: 'startend:ends_with_question',
  concernsFormat: true,
  cues: {
    en: 'question|asking',
    fr: 'question|demandant',
    es: 'preg[uú]nt',
    ja: String.raw`質問|疑問|問い`,
    ko: String.raw`질문|의문|물음`,
  },
  find: (reading) => phraseCandidates(reading, asked).map((candidate) => forbidWhenNegated(candidate, reading)),
  requirement: ({ forbidden }) =>
    forbidden === true
      ? { en: 'does not end with a question', fr: 'ne finit pas par une question', ko: '질문으로 끝내지 않기' }
      : { en: 'ends with a question', fr: 'finit par une question', ko: '질문으로 끝내기' },
  check: ({ forbidden }, { text }) => {
    const last = text.trim()
    return {
      holds: /[?？؟]["'”’»)\]*_」』\s]*$/u.test(last.slice(-20)) !== (forbidden === true),
      evidence: {
        en: `it ends “…${last.slice(-50)}”`,
        fr: `elle finit par « …${last.slice(-50)} »`,
        ko: `끝부분: “…${last.slice(-50)}”`,
      },
    }
  },
  overrules: (mine, other) =>
    other.id === 'punctuation:question_marks' && other.start < mine.end && other.end > mine.start,
}
