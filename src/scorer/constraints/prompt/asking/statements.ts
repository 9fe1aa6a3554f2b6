import { allMatches } from '../all-matches.ts'
import type { PromptLanguage } from '../../languages/language-table.ts'
import type { Clause, PromptText } from '../prompt-text.ts'
import { en, es, fr, type StatementWords } from './statement-words.ts'

/** A stretch of a clause that tells of something, and asks for nothing. Offsets are within the clause. */
type Statement = {
  /** Where its subject begins. */
  start: number
  /** Where its subject ends. */
  from: number
  /** Where something else begins. */
  to: number
  /** Its subject may be a text that the prompt has made. */
  isOfText: boolean
  /** It says what has to be. */
  isDuty: boolean
}

type Patterns = {
  statement: RegExp
  bare: RegExp
  alone: RegExp | null
  relative: RegExp
  answer: RegExp
  others: RegExp
  copula: RegExp
  modal: RegExp
  end: RegExp
  endOfCopula: RegExp
  creation: RegExp
}

const WORD = "[\\p{L}\\p{N}'’.\uE000-\uE002-]+"
/** Texts that a prompt may have made, by name. */
const TEXT =
  /(?<![\p{L}])(?:poems?|story|stories|essay|letter|e-?mail|message|article|post|list|song|speech|script|report|tweet|caption|description|review|haiku|limerick|sonnet|slogan|joke|dialogue|blog|resume|cv|template|proposal|biography|bio|ad|advertisement|poème|histoire|lettre|courriel|mail|liste|chanson|discours|rapport|récit|conte|annonce|poema|historia|cuento|carta|correo|lista|canción|informe|relato|anuncio|ensayo)(?![\p{L}])/u
/** "I need three sentences", "j'ai besoin de": what the asker wants is asked for. */
const WISHER = /^(?:i|we|je|j'|nous|yo)$/u
const WISH =
  /^ ?(?:(?:only |just |really )?(?:want|need|prefer|expect|require|wanted|needed)(?! to (?:write|submit|hand|send|turn|give|deliver|answer|reply|prepare|present|post))|would|will|can|may|ai besoin|voudr|aimer|souhait)/u
/** What stands for a text named before. */
const PRONOUN = /^(?:it|this|that|there|ils?|elles?|cela|ça|esto|eso)$/u

function compile(words: StatementWords): Patterns {
  const subject = `(?:(?:${words.determiners}) (?:(?!${words.stops}(?![\\p{L}]))${WORD} ){1,7}?|(?:${words.determiners.includes('les?') ? "l'" : '(?!)'})(?:(?!${words.stops}(?![\\p{L}]))${WORD} ){1,7}?|${words.pronouns}(?:(?<=')| ))`
  const verb = `(?<told>(?:${words.adverbs} ){0,2}(?<verb>${words.modals}|${words.verbs}))(?![\\p{L}])`
  const edge = '(?<![\\p{L}])'
  // The mark of a list is no subject.
  const start = '^(?: {0,3}(?:[-*•–]|\\d{1,2}[.)]) )?'
  return {
    statement: new RegExp(
      `(?:${start}|[,;:(.—–-] ?|${edge}(?:(?<relative>${words.relatives})|${words.openers}) |(?<lead>${start} ?(?:in|en|with|dans|avec|con) (?:${WORD} ){1,8}?)) {0,3}(?<subject>${subject})${verb}`,
      'gu',
    ),
    bare: new RegExp(
      String.raw`(?:${start}|[;:(.—–] ?|${edge}(?:if|why|how|because|when|since|comme|si|porque|cuando) ) {0,3}(?<subject>(?![-*•–] |${words.notSubjects}(?![\p{L}])|[\p{L}]+ing )(?:(?!(?:${words.stops}|${words.determiners})(?![\p{L}]))${WORD} ){1,3}?)(?!(?:${words.adverbs} ){0,2}${words.commanding}(?![\p{L}]))${verb}`,
      'gu',
    ),
    relative: new RegExp(`${edge}(?<relative>${words.actors}) (?<subject>${words.relativePronouns} )${verb}`, 'gu'),
    alone:
      words.verbAlone === null
        ? null
        : new RegExp(
            `(?:${start}|[;:.] ?|, (?:y|pero|porque) )[ ]{0,2}(?<subject>)(?<told>(?<verb>${words.verbAlone}))`,
            'gu',
          ),
    answer: new RegExp(`^${words.answer}(?![\\p{L}])(?! ${words.ofSomething})`, 'u'),
    others: new RegExp(`^${words.others}(?![\\p{L}])`, 'u'),
    copula: new RegExp(`^${words.copulas}$`, 'u'),
    modal: new RegExp(`^${words.modals}$`, 'u'),
    end: new RegExp(
      `[;:?)]|(?:,|\\s)(?: ?(?:and|but|so|then|et|mais|donc|puis|y|pero|así que))? ${words.commands}(?![\\p{L}])|, (?:and|but|so|et|mais|donc|y|pero) (?:your|the (?:response|answer|reply)|ta|votre|tu)(?![\\p{L}])`,
      'gu',
    ),
    endOfCopula:
      /, ?(?=(?:in |en |with |using |plus |avec |con |max|at most |au plus |no |without |sans |sin |\d|one |two |three |four |five |deux |trois |quatre |dos |tres |cuatro ))/gu,
    creation: new RegExp(
      `(?:^|[,;:.!?(\\n—–] ?|(?:please|pls|kindly|you|and|to|then|so|et|puis|y|pour) |["'])${words.creation}(?![\\p{L}])`,
      'u',
    ),
  }
}

const patterns: Readonly<Partial<Record<PromptLanguage, Patterns>>> = {
  en: compile(en),
  fr: compile(fr),
  es: compile(es),
}

const PURPOSE =
  /(?<![\p{L}])(?:(?:so(?: that)?|such that|make sure(?: that)?|ensur(?:e|ing)(?: that)?) (?:it|this|there|(?:the|your) (?:text|answer|response|reply|output|poem|story|letter|e-?mail|summary|list|title|whole thing))|(?:pour|(?:de|en) (?:telle )?(?:sorte|façon|manière)) qu(?:'(?:il|elle)|e (?:le texte|la réponse|le résultat|cela))|(?:para|de (?:modo|forma|manera)) que(?: (?:el texto|la respuesta|el resultado))?)$/u

type Place = { start: number; end: number; language: PromptLanguage }

/** Does a clause tell of something else with what stands at `start` to `end` of it, rather than ask for it? */
export function isStated(prompt: PromptText, clause: Clause, { start, end, language }: Place): boolean {
  const pattern = patterns[language]
  if (!pattern) return false
  return statementsOf(clause, language, pattern).some((statement) => {
    const isInside = start >= statement.from && start < statement.to
    if (!isInside && !leadsInto(statement, clause.text, { start, end })) return false
    if (!statement.isDuty && !statement.isOfText) return true
    if (hasCreation(prompt, language, pattern)) return false
    // "The text should have two parts" asks for them, unless the prompt goes on to ask about that.
    return !statement.isDuty || prompt.clauses.some(({ text }) => text.trimEnd().endsWith('?'))
  })
}

/** "In five sentences the author describes his childhood." */
function leadsInto(statement: Statement, text: string, { start, end }: { start: number; end: number }): boolean {
  if (end > statement.start || !OF_IT.test(text.slice(end, statement.start))) return false
  return /^ ?(?:in|en|with|dans|avec|con) /u.test(text) && start < LEAD
}

const LEAD = 6
/** "In one sentence of her will she …" */
const OF_IT = /^(?: (?:of|from|de|du|del) [\p{L}' -]{1,30}?)? ?$/u

const statementsByClause = new WeakMap<Clause, Map<PromptLanguage, Statement[]>>()

function statementsOf(clause: Clause, language: PromptLanguage, pattern: Patterns): Statement[] {
  const byLanguage = statementsByClause.get(clause) ?? new Map<PromptLanguage, Statement[]>()
  statementsByClause.set(clause, byLanguage)
  const found =
    byLanguage.get(language) ??
    [pattern.statement, pattern.bare, pattern.relative, pattern.alone].flatMap((told) =>
      told === null ? [] : allMatches(told, clause.text).flatMap((match) => statementAt(match, clause.text, pattern)),
    )
  byLanguage.set(language, found)
  return found
}

function statementAt(match: RegExpExecArray, text: string, pattern: Patterns): Statement[] {
  const { subject: named = '', told = '', verb = '' } = match.groups ?? {}
  const from = match.index + match[0].length - told.length
  const start = from - named.length
  const subject = named.trim()
  if (WISHER.test(subject) && WISH.test(text.slice(from))) return []
  const isOfOthers = pattern.others.test(subject)
  // "Rewrite it so that it has no commas": what the answer is to be like.
  const words = text.slice(0, from).trimEnd()
  if (PURPOSE.test(words)) return []
  if (!isOfOthers && subject !== '' && pattern.answer.test(subject)) return []
  const ends = [pattern.end, ...(pattern.copula.test(verb) ? [pattern.endOfCopula] : [])].map((end) => {
    end.lastIndex = from + verb.length
    return end.exec(text)?.index ?? text.length
  })
  // "A film in which the hero must not say a word": a story tells of duties too.
  const isRelative = match.groups?.['relative'] !== undefined
  const isDuty = pattern.modal.test(verb) && !isRelative
  // "It should have four parts."
  if (isDuty && PRONOUN.test(subject)) return []
  const isOfText = !isOfOthers && !isRelative && (TEXT.test(subject) || PRONOUN.test(subject))
  return [{ start, from, to: Math.min(...ends), isOfText, isDuty }]
}

const creationByPrompt = new WeakMap<PromptText, Map<PromptLanguage, boolean>>()

/** Does the prompt have a text made? */
function hasCreation(prompt: PromptText, language: PromptLanguage, { creation }: Patterns): boolean {
  const byLanguage = creationByPrompt.get(prompt) ?? new Map<PromptLanguage, boolean>()
  creationByPrompt.set(prompt, byLanguage)
  const found = byLanguage.get(language) ?? prompt.clauses.some(({ text }) => creation.test(text))
  byLanguage.set(language, found)
  return found
}
