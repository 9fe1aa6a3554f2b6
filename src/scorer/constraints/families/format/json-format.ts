import type { ConstraintKind, Phrase } from '../../kind.ts'
import { forbiddenNouns } from '../../prompt/forbidden-nouns.ts'
import { phraseCandidates, words, type Phrases } from '../../prompt/phrases.ts'
import { wholeContent } from '../../response/whole-content.ts'

const asked: Phrases = {
  en: [
    words(
      '(?:in|as|into|using|use|with|to|output|return|reply|respond|provide|produce|generate|give|write|create|want|need|contain|contains|be|only|just|wrapped in)(?: (?:a|an|the|only|just|nothing but|nothing other than|nothing except|nothing|but|exclusively|solely|valid|pure|raw|strict|strictly|proper|well-formed|single|your|me|back|response|answer|entire|output|in|as|with|minified)){0,5} json(?: (?:format|object|array|block|code block|code|document|output|string|response|structure|form|data|only))?',
    ),
    words('json(?: (?:format|object|array|block))? (?:only|output|response|please)'),
    words(
      '(?:output|response|answer|reply|result|format)(?: (?:format|type))?(?: (?:should|must|is|needs? to|has to|will))?(?: (?:be|a|in|valid))*:? json',
    ),
  ],
  fr: [
    words(
      "(?:en|au|de|d'un|un|sous|forme|formatée?|structurée?|du|format)(?: (?:un|le|la|seul|format|objet|tableau|forme|bloc|valide|de))*(?: ?)json",
    ),
    words('objet json|format json|json valide'),
  ],
  es: [
    words('(?:responde|contesta|responda|conteste|solo|sólo|solamente|únicamente) con (?:un )?(?:array |objeto )?json'),
    words(
      String.raw`(?:en|un|quiero|solo|sólo|solamente|únicamente|que|formato|objeto|como|usando|bloque|ser)(?: (?:un|el|solo|válido|formato|objeto|de|bloque))* json`,
    ),
  ],
  ja: [/json ?(?:配列)?(?:形式|フォーマット|オブジェクト|ブロック|だけ|のみ|に(?:して|する)|で(?:返|出|回答|答))/gu],
  ko: [/json ?(?:배열)?(?:형식|포맷|형태|객체|으로|로|만)/gu],
}

/** Talk of JSON that exists already: "parse this JSON", "from JSON to CSV". */
const GIVEN =
  /(?:(?:parse|read|validate|fix|explain|convert|analy[sz]e)(?: \p{L}+){0,3}|(?:this|the following|from|input|given|my|file|inside|above|below)(?: \p{L}+)?) $/u
const OF_A_THING =
  /^ (?:files?|schemas?|parsers?|data type|api|apis|librar(?:y|ies)|web tokens?|path|lines parser|columns?|configs?)(?![\p{L}])/u

export const jsonFormat: ConstraintKind = {
  id: 'detectable_format:json_format',
  concernsFormat: true,
  // How many there are of what is listed is said by the data and not by lines.
  overrules: (_, other) => other.id === 'detectable_format:list_length',
  cues: { en: 'json', fr: 'json', es: 'json', ja: 'json', ko: 'json' },
  find: (reading) => {
    const forbidden = forbiddenNouns(reading, 'json(?: format)?')
    return phraseCandidates(reading, asked).filter(({ start, end }) => {
      if (forbidden.some(({ clause, start: from, end: to }) => start < clause.index + to && end > clause.index + from))
        return false
      const { masked } = reading.prompt
      const line = masked.lastIndexOf('\n', start) + 1
      return (
        !GIVEN.test(masked.slice(Math.max(line, start - 40), start)) && !OF_A_THING.test(masked.slice(end, end + 20))
      )
    })
  },
  requirement: () => ({ en: 'the whole answer in JSON', fr: 'toute la réponse en JSON', ko: '답변 전체를 JSON으로' }),
  check: (_, response) => {
    const error = jsonError(wholeContent(response.text))
    return { holds: error === null, evidence: error ?? valid }
  },
}

const valid: Phrase = { en: 'it parses as JSON', fr: 'le texte est du JSON valide', ko: 'JSON으로 해석됨' }
const invalid: Phrase = {
  en: 'it does not parse as JSON',
  fr: "le texte n'est pas du JSON valide",
  ko: 'JSON으로 해석되지 않음',
}

function jsonError(text: string): Phrase | null {
  try {
    JSON.parse(text)
    return null
  } catch {
    return invalid
  }
}
