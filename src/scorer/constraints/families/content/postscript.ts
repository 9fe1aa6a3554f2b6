import type { Candidate, ConstraintKind } from '../../kind.ts'
import { phraseMatches, words, type Phrases } from '../../prompt/phrases.ts'
import type { Reading } from '../../prompt/reading.ts'
import type { ResponseText } from '../../response/response-text.ts'

const asked: Phrases = {
  en: [
    words('post-?scripts?|post scripts?'),
    words(
      '(?:add|include|end|finish|close|write|with|append|attach|put|insert|tack on|throw in|follow(?:ed)? by)(?: \\p{L}+){0,6} p\\.? ?(?:p\\.? ?)?s',
    ),
  ],
  fr: [words('post-?scriptums?|post scriptum')],
  es: [words('posdatas?|postdatas?|post-?scriptum')],
  ja: [/追伸/gu],
  ko: [/추신|후기를 ?덧붙/gu],
}

const MARKER = /(?:p\.? ?-? ?p\.? ?-? ?s\.?|p\.? ?-? ?s\.?|p\.? ?d\.?|追伸|추신)(?![a-z])/gu
const NEGATED =
  /(?<![\p{L}])(?:do not(?! forget)|don't(?! forget)|never|without|no(?! olvid)|avoid|sans|ne|pas de|sin)(?: \p{L}+){0,4} $/u

function find(reading: Reading): Candidate[] {
  const [match] = phraseMatches(reading, asked).filter(
    ({ clause, match }) => !NEGATED.test(clause.text.slice(0, match.index)),
  )
  if (!match) return []
  const { clause } = match
  const from = match.start - clause.index
  const marker =
    reading.language === 'ja' || reading.language === 'ko'
      ? markerIn(reading, clause.index)
      : (markerIn(reading, clause.index + from) ?? markerIn(reading, clause.index))
  return [
    {
      arguments: { postscript_marker: marker?.text ?? defaultMarker(reading) },
      start: match.start,
      end: Math.max(match.end, marker?.end ?? 0),
    },
  ]
}

const REACH = 120

/** The marker named near an offset, spelt as in the prompt. */
function markerIn({ prompt }: Reading, from: number): { text: string; end: number } | null {
  const folded = prompt.original.slice(from, from + REACH).toLowerCase()
  for (const match of folded.matchAll(MARKER)) {
    if (match.index > 0 && /[a-z0-9]/.test(folded.charAt(match.index - 1))) continue
    const start = from + match.index
    const text = prompt.original.slice(start, start + match[0].length)
    if (/^(?:p|d)$/i.test(text)) continue
    const compact = text.replaceAll(/\s/g, '')
    return { text: /^\p{L}-?\p{L}\.$/u.test(compact) ? compact.slice(0, -1) : compact, end: start + match[0].length }
  }
  return null
}

function defaultMarker({ language }: Reading): string {
  return { en: 'P.S.', fr: 'P.-S.', es: 'P.D.', ja: '追伸', ko: '추신' }[language]
}

/** So much of a text is looked at for a postscript that follows the last sentence on the same line. */
const LAST_LINE = 600

/**
 * The postscript of a response: a line that begins with the marker, or what follows the last full sentence on the last line. A reader takes
 * "See you. P.S. Bring shoes." for one too, since a postscript is what comes after the end; in the middle of a text it is none.
 */
function postscriptOf(response: ResponseText, marker: RegExp): string | null {
  const line = response.lines().find((text) => marker.test(text))
  if (line !== undefined) return line
  const last = response.lines().findLast((text) => text.trim() !== '') ?? ''
  const end = last.slice(-LAST_LINE)
  for (const { index } of end.matchAll(/(?<=[.!?…。！？]["'”’»)）」*_]{0,3}) ?(?=\S)/gu)) {
    if (marker.test(end.slice(index, index + 40))) return end.slice(index)
  }
  return null
}

/** The mark at the start of a line: "P.P.S", "PPS:" and "p. p. s." are the same. */
function markerPattern(marker: string): RegExp {
  const letters = Array.from(marker.toLowerCase()).filter((sign) => /\p{L}/u.test(sign))
  return new RegExp(
    `^[^\\p{L}\\p{N}]{0,12}${letters.join('[. -]{0,3}')}(?!${/[a-z]/.test(marker.toLowerCase()) ? '\\p{L}' : '\\uFFFF'})`,
    'iu',
  )
}

export const postscript: ConstraintKind = {
  id: 'detectable_content:postscript',
  concernsFormat: true,
  cues: {
    en: 'post-?script|post script|p\\.? ?s',
    fr: 'post',
    es: 'pos(?:t)?data|post',
    ja: '追伸',
    ko: String.raw`추신|후기`,
  },
  find,
  requirement: (args) => {
    const marker = String(args['postscript_marker'])
    return {
      en: `a postscript that begins “${marker}”`,
      fr: `un post-scriptum commençant par « ${marker} »`,
      ko: `“${marker}”(으)로 시작하는 추신`,
    }
  },
  check: (args, response) => {
    const marker = markerPattern(String(args['postscript_marker']))
    const line = postscriptOf(response, marker)
    return line === null
      ? {
          holds: false,
          evidence: { en: 'no line begins so', fr: 'aucune ligne ne commence ainsi', ko: '그렇게 시작하는 줄 없음' },
        }
      : {
          holds: true,
          evidence: {
            en: `“${line.trim().slice(0, 60)}”`,
            fr: `« ${line.trim().slice(0, 60)} »`,
            ko: `“${line.trim().slice(0, 60)}”`,
          },
        }
  },
}
