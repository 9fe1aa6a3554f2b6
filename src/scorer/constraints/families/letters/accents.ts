import { countPhrase } from '../../bounds.ts'
import type { ConstraintKind } from '../../kind.ts'
import { forbiddenNouns } from '../../prompt/forbidden-nouns.ts'
import { phraseMatches, words, type Phrases } from '../../prompt/phrases.ts'
import { unquoted } from '../../prompt/prompt-text.ts'

const nouns = {
  en: 'accents?|accented (?:letters|characters)|diacritics?',
  fr: '(?:lettres? |caractères? )?accent(?:s|uée?s?)?',
  es: 'tildes|acentos|letras acentuadas',
}
const unit = {
  en: ['accented letter', 'accented letters'],
  fr: ['lettre accentuée', 'lettres accentuées'],
  ko: ['악센트 글자', '개'],
} as const

/** Grave, acute, circumflex, diaeresis …; a cedilla is no accent. */
const ACCENT = /[\u0300-\u0308\u030A-\u0326]/g

function accentsIn(text: string): number {
  return text.normalize('NFD').match(ACCENT)?.length ?? 0
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(ACCENT, '')
}

export const noAccents: ConstraintKind = {
  id: 'special_character:no_accents',
  concernsFormat: true,
  cues: nouns,
  find: (reading) =>
    forbiddenNouns(
      reading,
      reading.language === 'ja' || reading.language === 'ko' ? undefined : nouns[reading.language],
    ).map(({ clause, start, end }) => ({ arguments: {}, start: clause.index + start, end: clause.index + end })),
  requirement: () => ({ en: 'no accented letters', fr: 'aucun accent', ko: '악센트 없음' }),
  check: (_, { text }) => {
    const count = accentsIn(text)
    return { holds: count === 0, evidence: countPhrase(count, unit) }
  },
}

const restoring: Phrases = {
  fr: [
    words(
      String.raw`(?:réécri|recopi|corrig|récri|écri|remet|mett|ajout)\p{L}* (?:ce|cette|le|la) (?:texte|phrase|passage|paragraphe)[^.;:!?\n]{0,40}?(?:accents?|accentuation)|(?:ajout|remet|rétabli|mett)\p{L}* les accents`,
    ),
  ],
}

/** "Rewrite this text with its accents": the text in the argument, letter for letter, with accents added. */
export const restoredAccents: ConstraintKind = {
  id: 'special_character:accents',
  concernsFormat: false,
  cues: { fr: 'accent' },
  find: (reading) =>
    phraseMatches(reading, restoring)
      .slice(0, 1)
      .flatMap(({ clause, start, end }) => {
        const { prompt } = reading
        const before = unquoted(prompt, 0, clause.index)
        const after = /:\s*([^\n]{3,2000})/u.exec(prompt.original.slice(end))?.[1] ?? ''
        const text = (before === '' ? after : before).replaceAll(/^[\s"«“]+|[\s"»”]+$/gu, '')
        return text === '' ? [] : [{ arguments: { text }, start, end }]
      }),
  requirement: () => ({ en: 'the text with its accents', fr: 'le texte avec ses accents', ko: '악센트를 붙인 글' }),
  check: (args, { text }) => {
    const source = String(args['text'])
    const isSame = letters(text).includes(letters(source))
    const added = accentsIn(text) - accentsIn(source)
    return {
      holds: isSame && added > 0,
      evidence: isSame
        ? { en: `${added} accents added`, fr: `${added} accents ajoutés`, ko: `악센트 ${added}개 추가` }
        : { en: 'the text was changed', fr: 'le texte a été modifié', ko: '글이 바뀜' },
    }
  },
}

function letters(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('\u0327', '')
}
