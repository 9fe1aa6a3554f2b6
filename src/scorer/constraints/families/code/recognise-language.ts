import { syntaxes, type Syntax } from './language-syntaxes.ts'

/** What lines of code show. */
export type CodeEvidence = {
  hasCode: boolean
  /** The language whose signs are the most; null when none can be told. */
  best: string | null
  /** Every language that has signs of its own there, and none that exclude it. */
  plausible: string[]
}

const MAX_LINE = 400
/** So many lines of code tell their language. */
const MAX_LINES = 1000

/** Statements that braced languages share: they are code, of whichever of them. */
const STATEMENT =
  /^(?:return\b.{0,120};|(?:\} ?)?(?:else )?if ?\(.{1,120}\) ?\{|\} ?else ?\{|(?:for|while|switch) ?\(.{1,120}\) ?\{|try ?\{|\} ?(?:catch|finally)\b.{0,60}\{|throw new \w+|(?:break|continue);|if ?\(.{1,120}\) (?:return|throw)\b.{0,120};)/
const COMMENT = /^(?:\/\/|\/\*|\*|# )/
/** A regular expression that stands by itself. */
const REGEX = /^(?:\^\S.{0,300}\$|\/\S.{0,300}\/[dgimsuvy]{0,8})$/

/** Tells from their syntax whether lines hold code, and in which language. */
export function recogniseLanguage(lines: readonly string[]): CodeEvidence {
  const code: string[] = []
  for (const line of lines) {
    const start = line.trim().slice(0, MAX_LINE)
    if (mayBeCode(start)) code.push(start)
    if (code.length === MAX_LINES) break
  }
  if (code.length === 0) return { hasCode: false, best: null, plausible: [] }
  const scores = new Map(syntaxes.map((syntax) => [syntax.id, scoreOf(code, syntax)]))
  const statements = code.filter((line) => STATEMENT.test(line)).length
  const hasBraces = statements > 0 && (statements > 1 || code.some((line) => /^\}[)\]]{0,3};?$/.test(line)))
  const ranked = syntaxes
    .map((syntax) => ({ syntax, own: scores.get(syntax.id) ?? 0, score: fullScore(syntax, scores) }))
    .filter(({ own, score }) => score > 1 || (own > 0 && hasBraces))
    .toSorted((a, b) => b.score - a.score)
  const fitting = ranked.filter(
    ({ syntax }) => !code.some((line) => !COMMENT.test(line) && syntax.excludes?.test(line) === true),
  )
  const best =
    fitting.find(({ syntax, score }) => score > 1 || syntax.isBraced) ?? ranked.find(({ score }) => score > 1)
  return {
    hasCode: best !== undefined || hasBraces || code.some(isRegex),
    best: best?.syntax.id ?? null,
    plausible: fitting.filter(({ syntax, score }) => score > 1 || syntax.isBraced).map(({ syntax }) => syntax.id),
  }
}

function fullScore({ id, extends: base }: Syntax, scores: ReadonlyMap<string, number>): number {
  const own = scores.get(id) ?? 0
  return own + (base !== undefined && own >= 2 ? (scores.get(base) ?? 0) : 0)
}

function scoreOf(code: readonly string[], { strong, weak }: Syntax): number {
  let score = 0
  for (const line of code) score += strong.test(line) ? 2 : weak?.test(line) ? 1 : 0
  return score
}

function isRegex(line: string): boolean {
  return REGEX.test(line) && /[\\[({*+?]/.test(line)
}

/** Code has a sign that prose lacks, or one of a few keywords alone; this keeps prose cheap. */
function mayBeCode(line: string): boolean {
  return /[(){}[\]=<>;$#@:|&\\^]| -{1,2}\w|^(?:import|from|package|end|try|else|fi|done|then|puts|require|echo|SELECT|select|FROM|WHERE|INSERT|CREATE|DELETE|UPDATE|ALTER|DROP|JOIN|GROUP|ORDER|RUN|CMD|COPY|WORKDIR|EXPOSE|ENTRYPOINT|ENV|ARG|def|module|class|using|git|npm|pip3?|docker|kubectl|sudo|tar|grep|ps|mv|cp|chmod|chown|wget|curl)\b/.test(
    line,
  )
}

/** Does a span of inline code hold code, and not only the name of something? */
export function isInlineCode(span: string): boolean {
  return /[(){}[\]<>=;|$\\*^+]/.test(span) || recogniseLanguage([span]).hasCode
}
