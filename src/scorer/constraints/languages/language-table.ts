/** The languages in which prompts are read for constraints. Answers may be in any language. */
export const promptLanguages = ['en', 'fr', 'es', 'ja', 'ko'] as const
export type PromptLanguage = (typeof promptLanguages)[number]

/** How a count is bounded. `around` is within ten per cent; `between` includes both ends. */
export type Relation = 'at least' | 'less than' | 'at most' | 'exactly' | 'around' | 'between'

/** `more than` exists only in prompts: "more than 4" is read as `at least` 5. */
export type SpokenRelation = Relation | 'more than'

/**
 * What all kinds share about one prompt language. Every string is the source of a regular expression over folded text
 * (lower case, straight apostrophes, see `fold-text`), without capture groups, and short enough to match in bounded time.
 */
export type LanguageTable = {
  /** True where words are set apart by spaces, so that a number or noun must stand on its own. */
  hasSpaces: boolean
  /** A number in digits or in words. */
  number: string
  /** The value of a text that `number` matched; null when it is no number after all. */
  readNumber: (text: string) => number | null
  /** Words for two numbers, either of which is meant. */
  pairs?: Readonly<Record<string, readonly [number, number]>>
  /** Words right before a number, tried in order. */
  before: readonly (readonly [SpokenRelation, string])[]
  /** Words right after a number, or right after what is counted ("200 words or less"), tried in order. */
  after: readonly (readonly [SpokenRelation, string])[]
  /** What joins the two ends of a range: "5 to 10", "between 5 and 10". */
  rangeJoint: string
  /** Words before a range: "between", "from". */
  rangeBefore: string
  /** What may stand between a number and what it counts: adjectives, or a counter word. */
  gap: string
  /** What may stand between what is counted and a number that follows it. */
  backGap: string
  /** Occurrences: "times". Read after a number. */
  times: string
  /** Adverbs that are a number of occurrences by themselves: "once", "twice". */
  adverbs: Readonly<Record<string, number>>
  /** Before what is forbidden: "do not use any". Matched right before a noun, with a short gap. */
  negationBefore: string
  /** After what is forbidden: "are not allowed". Matched after a noun, with a short gap. */
  negationAfter: string
  /** Right after a count, what turns it round: "not … 3 times or more" is less than 3. */
  negatedCount?: string
  /** Between a negation and a noun, what shows that the noun is not what is forbidden: "but", "more than". */
  contrary: string
  /** "each", "per": a count of a part and not of the whole answer, before or after the count. */
  partBefore: string
  partAfter: string
  /** "the first", "these": a count that refers to something given. */
  givenBefore: string
  /** "Below", "that follow": the same, right after what is counted. */
  givenAfter: string
  /** Tells a clause in this language from other languages of its script. */
  functionWords: string
  /** Between two items of a list of words: a comma, "and", "or". */
  listJoint: string
}
