import { allMatches } from '../../prompt/all-matches.ts'
import type { Candidate, ConstraintKind, Phrase } from '../../kind.ts'
import { forbiddenNouns } from '../../prompt/forbidden-nouns.ts'
import type { PhraseMatch } from '../../prompt/phrases.ts'
import type { Reading } from '../../prompt/reading.ts'
import { findCodeRequests, latinNamesPattern, namesPattern } from './code-requests.ts'
import { detectCode } from './detect-code.ts'
import { labelOfLanguage, programmingLanguages } from './programming-languages.ts'

const glued = `(?<![a-z])(?:${namesPattern})(?![a-z+#])`
const names = `\\b(?:${latinNamesPattern})(?![\\p{L}])`
const cues = {
  en: `\\b(?:cod(?:e|ing)|functions?|class(?:es)?|scripts?|programs?|endpoints?|apis?|quer(?:y|ies)|regex|regular expression|implement|tests|middleware|components?|commands?|one-liners?|dockerfiles?)(?![\\p{L}])|${names}`,
  fr: `code|fonction|classe|script|programme|requête|composant|${names}`,
  es: `código|función|clase|script|programa|consulta|componente|${names}`,
  ja: String.raw`コード|関数|クラス|プログラム|スクリプト|クエリ|${glued}`,
  ko: String.raw`코드|함수|클래스|프로그램|스크립트|쿼리|${glued}`,
}

/** Languages whose code is what the answer is made from, and not what it is made in: "convert this Python code to Go". */
const SOURCE =
  /(?<![\p{L}])(?:from|this|these|following|my|the given|translate|convert|port|migrate|of|depuis|de ce|este|desde)(?: [\p{L}-]+){0,2} $/u

const namesWithIds = programmingLanguages.flatMap(({ id, names, isWord }) =>
  names.map((name) => ({
    id,
    isWord: isWord ?? false,
    pattern: new RegExp(`(?<![\\p{Script=Latin}\\p{N}+#.])(?:${name})(?![\\p{Script=Latin}\\p{N}+#]|\\.\\p{L})`, 'gu'),
  })),
)

/** The languages that a request names as those of the answer, by their places in the prompt. */
function languagesIn({ clause, match, start }: PhraseMatch, { prompt }: Reading): string[] {
  const isConversion = /(?<![\p{L}])(?:convert|translat\p{L}*|port|rewrite|migrate)(?![\p{L}])/u.test(match[0])
  const found = namesWithIds.flatMap(({ id, isWord, pattern }) =>
    allMatches(pattern, match[0]).flatMap((name) => {
      const at = start + name.index
      const original = prompt.original.slice(at, at + name[0].length)
      if (isWord && !/^[\p{Lu}\p{Lo}]/u.test(original) && name[0] !== 'golang') return []
      const before = clause.text.slice(Math.max(0, match.index + name.index - 40), match.index + name.index)
      if (isConversion && SOURCE.test(before)) return []
      return [{ id, index: name.index }]
    }),
  )
  return [...new Set(found.toSorted((a, b) => a.index - b.index).map(({ id }) => id))]
}

function findLanguages(reading: Reading): Candidate[] {
  return findCodeRequests(reading)
    .filter(({ match }) => !isForRegex(match[0]))
    .flatMap((request) =>
      languagesIn(request, reading).map((language) => ({
        arguments: { language },
        start: request.start,
        end: request.end,
      })),
    )
}

/** A regular expression shows no language; "for Python" says what takes it. */
function isForRegex(request: string): boolean {
  return (
    /(?<![\p{L}])(?:regex(?:es|p)?|regular expressions?)(?![\p{L}])/u.test(request) &&
    !/(?<![\p{L}])(?:functions?|scripts?|programs?|class(?:es)?|code|methods?)(?![\p{L}])/u.test(request)
  )
}

const nameOf = (ids: readonly string[]): string => ids.map(labelOfLanguage).join(', ')

/** Code in the language that the prompt names. */
export const codeLanguage: ConstraintKind = {
  id: 'code:language',
  concernsFormat: false,
  isAboutCode: true,
  cues,
  find: findLanguages,
  overrules: (_, other) => other.id === 'code:present',
  requirement: ({ language }) => {
    const label = labelOfLanguage(String(language))
    return { en: `code in ${label}`, fr: `du code en ${label}`, ko: `${label} 코드` }
  },
  check: ({ language }, { text }) => {
    const { hasCode, languages, unlabelled, plausible, hasUntold } = detectCode(text)
    const wanted = String(language)
    // Nothing shows that it is not in the language asked for.
    if (hasUntold && languages.length === 0 && plausible.length === 0) return { holds: true, evidence: foundCode([]) }
    // Code without a label may be of several languages: the one asked for is believed where its signs are there.
    const isPlausible = plausible.includes(wanted)
    // It is also code of any wider language in which it is valid.
    const holds = languages.includes(wanted) || isPlausible || unlabelled.some((id) => subsets[id] === wanted)
    return { holds, evidence: isPlausible ? foundCode([wanted]) : hasCode ? foundCode(languages) : noCode }
  },
}

const subsets: Readonly<Record<string, string>> = { javascript: 'typescript', c: 'cpp' }
const noCode: Phrase = { en: 'no code found', fr: 'aucun code trouvé', ko: '코드 없음' }

function foundCode(languages: readonly string[]): Phrase {
  return languages.length === 0
    ? {
        en: 'code in no language that could be told',
        fr: 'du code dans un langage non reconnu',
        ko: '언어를 알 수 없는 코드',
      }
    : { en: `code in ${nameOf(languages)}`, fr: `du code en ${nameOf(languages)}`, ko: `${nameOf(languages)} 코드` }
}

/** Code in any language. */
export const codePresent: ConstraintKind = {
  id: 'code:present',
  concernsFormat: false,
  isAboutCode: true,
  cues,
  find: (reading) =>
    findCodeRequests(reading)
      .filter((request) => /[\p{L}]/u.test(request.match[0]) && isForCode(request, reading))
      .slice(0, 1)
      .map(({ start, end }) => ({ arguments: {}, start, end })),
  requirement: () => ({ en: 'code in the answer', fr: 'du code dans la réponse', ko: '답변에 코드 포함' }),
  check: (_, { text }) => {
    const { hasCode, languages, inline } = detectCode(text)
    if (!hasCode && inline[0] !== undefined) return { holds: true, evidence: inlineEvidence(inline[0]) }
    return { holds: hasCode, evidence: hasCode ? foundCode(languages) : noCode }
  },
}

/** A command or an expression is short enough to stand in a sentence. */
function inlineEvidence(span: string): Phrase {
  const shown = span.slice(0, 60)
  return { en: `inline code “${shown}”`, fr: `du code en ligne « ${shown} »`, ko: `인라인 코드 “${shown}”` }
}

/** A request that matched only by a word that turned out to be no language ("go") asks for no code. */
function isForCode(request: PhraseMatch, reading: Reading): boolean {
  return (
    languagesIn(request, reading).length > 0 ||
    /(?<![\p{L}])(?:code|functions?|methods?|class|classes|scripts?|programs?|algorithms?|components?|unit tests?|regex(?:es|p)?|regular expressions?|endpoints?|middleware|quer(?:y|ies)|commands?|one-liners?|dockerfiles?|api|apis|fonctions?|classes?|composants?|requêtes?|función|funciones|clases?|código|consultas?)(?![\p{L}])|関数|クラス|コード|プログラム|スクリプト|クエリ|함수|클래스|코드|프로그램|스크립트|쿼리/u.test(
      request.match[0],
    )
  )
}

const codeNouns = {
  en: '(?:source )?code(?: (?:examples?|samples?|snippets?|blocks?))?(?! (?:without|unless|that|which|with|of|review|to ))',
  fr: '(?:exemples? de |extraits? de )?code(?! (?:postal|de|sans))',
  es: '(?:ejemplos? de )?código(?! (?:postal|de|sin))',
  ja: 'コード(?!ブロック)',
  ko: '코드(?! ?블)',
}

/** "Do not include code." */
export const codeAbsent: ConstraintKind = {
  id: 'code:absent',
  concernsFormat: false,
  isAboutCode: true,
  cues: codeNouns,
  find: (reading) =>
    forbiddenNouns(reading, codeNouns[reading.language]).map(({ clause, start, end }) => ({
      arguments: {},
      start: clause.index + start,
      end: clause.index + end,
    })),
  requirement: () => ({ en: 'no code in the answer', fr: 'pas de code dans la réponse', ko: '답변에 코드 없음' }),
  check: (_, { text }) => {
    const { hasCode, languages } = detectCode(text)
    return { holds: !hasCode, evidence: hasCode ? foundCode(languages) : noCode }
  },
}
