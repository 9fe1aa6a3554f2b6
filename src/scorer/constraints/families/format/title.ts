import type { Arguments, ConstraintKind } from '../../kind.ts'
import { phraseMatches, words, type Phrases } from '../../prompt/phrases.ts'

const asked: Phrases = {
  en: [words('double[ -]angular brackets?|double[ -]angle[ -]brackets?'), /<<[^<>]{1,80}>>/gu],
  fr: [words('doubles? dièses?|doubles chevrons'), /<<[^<>]{1,80}>>|##[^#\n]{1,80}##/gu],
  es: [words('dobles? corchetes angulares|corchetes angulares dobles|dobles? ángulos'), /<<[^<>]{1,80}>>/gu],
  ja: [/二重(?:鉤括弧|かぎ括弧|カギ括弧|かぎかっこ|山括弧)|『』(?:で囲|に入れ)|<<[^<>]{1,80}>>/gu],
  ko: [/이중 ?(?:꺾쇠|홑화살)?괄호|겹(?:낫표|화살괄호)|<<[^<>]{1,80}>>/gu],
}

const wrappers: Readonly<Record<string, readonly [string, string]>> = {
  '<<…>>': ['<<', '>>'],
  '##…##': ['##', '##'],
  '『…』': ['『', '』'],
}
const DEFAULT_WRAPPER = '<<…>>'

/** A title in the marks the prompt names. The argument `wrapper` is left out when they are double angular brackets. */
export const title: ConstraintKind = {
  id: 'detectable_format:title',
  isDroppedWhenNegated: true,
  concernsFormat: true,
  cues: {
    en: 'double|<<',
    fr: 'dièse|chevron|<<|##',
    es: 'angular|ángulo|<<',
    ja: String.raw`二重|『|<<`,
    ko: String.raw`이중|겹|<<`,
  },
  find: (reading) =>
    phraseMatches(reading, asked)
      .slice(0, 1)
      .map(({ match, start, end }) => {
        const wrapper = wrapperIn(match[0])
        const args: Arguments = wrapper === DEFAULT_WRAPPER ? {} : { wrapper }
        return { arguments: args, start, end }
      }),
  requirement: (args) => {
    const wrapper = String(args['wrapper'] ?? DEFAULT_WRAPPER)
    return { en: `a title in ${wrapper}`, fr: `un titre entre ${wrapper}`, ko: `${wrapper} 안의 제목` }
  },
  check: (args, { text }) => {
    const [open, close] = wrappers[String(args['wrapper'] ?? DEFAULT_WRAPPER)] ?? ['<<', '>>']
    const found = titleBetween(text, open, close)
    return found === null
      ? { holds: false, evidence: { en: 'no such title', fr: 'aucun titre de ce genre', ko: '해당 제목 없음' } }
      : { holds: true, evidence: { en: `title “${found}”`, fr: `titre « ${found} »`, ko: `제목 “${found}”` } }
  },
}

function wrapperIn(words: string): string {
  if (/dièse|##/.test(words)) return '##…##'
  return /鉤括弧|かぎ|カギ|낫표|『/.test(words) ? '『…』' : DEFAULT_WRAPPER
}

/** The first non-blank text between the marks on one line; a Markdown heading "## …" is none. */
function titleBetween(text: string, open: string, close: string): string | null {
  for (const line of text.split('\n')) {
    const start = line.indexOf(open)
    if (start < 0) continue
    const end = line.indexOf(close, start + open.length)
    const found =
      end < 0
        ? ''
        : line
            .slice(start + open.length, end)
            .replaceAll(/[<>]/g, '')
            .trim()
    if (found !== '') return found.slice(0, 80)
  }
  return null
}
