import type { ConstraintKind, Phrase } from '../../kind.ts'
import { forbiddenNouns } from '../../prompt/forbidden-nouns.ts'
import { phraseCandidates, words, type Phrases } from '../../prompt/phrases.ts'
import { wholeContent } from '../../response/whole-content.ts'
import { isCsv } from './csv-syntax.ts'
import { isXml } from './xml-syntax.ts'
import { isYaml } from './yaml-syntax.ts'

type DataFormat = { id: string; label: string; name: string; isValid: (text: string) => boolean }

function phrasesFor(alternatives: string): Phrases {
  const name = `(?:${alternatives})`
  return {
    en: [
      words(
        `(?:in|as|into|using|to|return|output|(?:reply|respond|answer) (?:with|as)|provide|produce|generate|give me|write|create)(?: (?:a|an|the|only|just|valid|pure|raw|well-formed|your|me|response|answer|output|in|as|it|data|result|results|list|table))* ${name}(?: (?:format|document|block|code block|file|output|form|only|data))?`,
      ),
      words(`(?:${alternatives}) only|only (?:${alternatives})`),
      words(`(?:output|response|answer|format)(?: format)?(?: (?:should|must))?(?: (?:be|in|is|valid))*:? ${name}`),
    ],
    fr: [
      words(
        `(?:en|au|sous|forme|format|renvoie|retourne|génère|uniquement(?: du)?|seulement(?: du)?)(?: (?:un|du|le|format|document|fichier|forme|de))* ${name}`,
      ),
    ],
    es: [
      words(
        String.raw`(?:en|formato|como|devuelve\p{L}*|genera\p{L}*|solo|sólo|solamente|únicamente)(?: (?:un|el|solo|sólo|solamente|únicamente|formato|documento|archivo))* ${name}`,
      ),
    ],
    ja: [new RegExp(String.raw`${name} ?(?:形式|フォーマット|のみ|だけ|で(?:出|返|回答|答|書))`, 'gu')],
    ko: [new RegExp(String.raw`${name} ?(?:형식|포맷|형태|으로|로|만(?![가-힣]))`, 'gu')],
  }
}

/** Talk of such data that exists already, or of programs that handle it. */
const GIVEN =
  /(?<![\p{L}])(?:parse|read|validate|fix|explain|convert (?=in)|exists?|happens?|appears?|used|common|this|from|input|given|analy[sz]e|my|load|import|upload|a file in|lire|convertir|leer|conversion)(?: \p{L}+){0,4} $/u

/** "Convert my notes into …": what they are to become. */
const CONVERTED = /(?<![\p{L}])(?:convert|turn|transform|reformat|export|change)(?![\p{L}])/u

function dataFormat({ id, label, name, isValid }: DataFormat): ConstraintKind {
  const asked = phrasesFor(name)
  const cues = { en: name, fr: name, es: name, ja: name, ko: name }
  return {
    id,
    concernsFormat: true,
    // How many there are of what is listed is said by the data and not by lines.
    overrules: (_, other) => other.id === 'detectable_format:list_length',
    cues,
    find: (reading) => {
      const forbidden = forbiddenNouns(reading, name)
      return phraseCandidates(reading, asked).filter(({ start, end }) => {
        const { masked } = reading.prompt
        const line = masked.lastIndexOf('\n', start) + 1
        const isForbidden = forbidden.some((no) => start < no.clause.index + no.end && end > no.clause.index + no.start)
        const before = masked.slice(Math.max(line, start - 60), start)
        const isTarget = /^(?:in)?to |^as /u.test(masked.slice(start, end)) && CONVERTED.test(before)
        const isConverted = /^ (?:to|into|en|a|vers) /u.test(masked.slice(end, end + 6))
        return !isForbidden && !isConverted && (isTarget || !GIVEN.test(before.slice(-40)))
      })
    },
    requirement: () => ({
      en: `the whole answer in ${label}`,
      fr: `toute la réponse en ${label}`,
      ko: `답변 전체를 ${label}(으)로`,
    }),
    check: (_, { text }) => {
      const holds = isValid(wholeContent(text))
      const evidence: Phrase = holds
        ? { en: `it reads as ${label}`, fr: `le texte est du ${label} valide`, ko: `${label}(으)로 읽힘` }
        : {
            en: `it does not read as ${label}`,
            fr: `le texte n'est pas du ${label} valide`,
            ko: `${label}(으)로 읽히지 않음`,
          }
      return { holds, evidence }
    },
  }
}

export const xmlFormat = dataFormat({ id: 'detectable_format:xml_format', label: 'XML', name: 'xml', isValid: isXml })
export const yamlFormat = dataFormat({
  id: 'detectable_format:yaml_format',
  label: 'YAML',
  name: 'ya?ml',
  isValid: isYaml,
})
export const csvFormat = dataFormat({
  id: 'detectable_format:csv_format',
  label: 'CSV',
  name: 'csv|comma-separated values',
  isValid: isCsv,
})
