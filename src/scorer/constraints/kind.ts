import type { Constraint } from './constraint.ts'
import type { PromptLanguage } from './languages/language-table.ts'
import type { Reading } from './prompt/reading.ts'
import type { ResponseText } from './response/response-text.ts'

/** A text in each language that verdicts are put into. */
export type Phrase = Readonly<Record<'en' | 'fr' | 'ko', string>>

export type Arguments = Constraint['arguments']

/** A constraint as a kind reads it in a prompt; `start` and `end` are offsets in the prompt. */
export type Candidate = { arguments: Arguments; start: number; end: number }

export type Outcome = { holds: boolean; evidence: Phrase }

/** One kind of constraint: how it is found, how it is checked, and how it is put in words. */
export type ConstraintKind = {
  /** Published kinds are spelt as in the labelled data. */
  id: string
  /** True when it is about form and not about content. */
  concernsFormat: boolean
  /** True for what is said about code, so that "a function that returns …" does not count as said about something else. */
  isAboutCode?: boolean
  /** Without one of these in a prompt there is nothing to find. Sources of regular expressions over folded text. */
  cues: Partial<Record<PromptLanguage, string>>
  /** True when "do not …" before it leaves nothing to check. */
  isDroppedWhenNegated?: boolean
  /** True for a length or a shape, which may be asked for at the end of a question: "how …, in at most 50 words?" */
  mayAdjoinQuestion?: boolean
  find: (reading: Reading) => Candidate[]
  /** "at least 300 words" */
  requirement: (args: Arguments) => Phrase
  /** Exact: what the words of the prompt mean. Only language identification has to wait for something. */
  check: (args: Arguments, response: ResponseText) => Outcome | Promise<Outcome>
  /** True when a candidate of another kind says the same less precisely, or is part of this one. */
  overrules?: (mine: Candidate, other: Candidate & { id: string }) => boolean
}
