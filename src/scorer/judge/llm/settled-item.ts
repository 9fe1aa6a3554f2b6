import type { JudgementFlag, Verdict } from '../judgement.ts'
import type { ItemVerdict } from '../opinion.ts'
import type { AnswerItem } from './answer-schema.ts'
import { occursIn, type QuotableText } from './quote.ts'

/** What is found out about an answer while it is read. */
export type Findings = {
  response: QuotableText
  /** What to ask the model to correct. */
  faults: string[]
  flags: Set<JudgementFlag>
}

const CAUTION: Readonly<Record<Verdict, number>> = { yes: 0, partial: 1, no: 2 }

/**
 * A verdict as far as its evidence carries it. A `yes` whose quote does not occur in the response is worth re-asking, and a
 * `partial` until then; so is, without a re-ask, a `yes` without a quote to something that must be present.
 */
export function settledItem(item: AnswerItem, path: string, { response, faults, flags }: Findings): ItemVerdict {
  const reasoning = item.reason.trim()
  const quote = item.responseQuote.trim()
  const cappedVerdict = item.verdict === 'yes' ? 'partial' : item.verdict
  if (quote === '') {
    return { verdict: item.forbids ? item.verdict : cappedVerdict, reasoning, evidence: null }
  }
  if (occursIn(quote, response)) return { verdict: item.verdict, reasoning, evidence: quote }
  flags.add('unverified_evidence')
  if (item.verdict === 'yes') {
    faults.push(
      `${path}.responseQuote: these words do not occur in the response. Copy its exact words, or leave it empty and judge anew.`,
    )
  }
  return { verdict: cappedVerdict, reasoning, evidence: null }
}

/** Of two verdicts on the same thing, the less favourable one. */
export function cautiousOf<Item extends ItemVerdict>(one: Item, other: Item): Item {
  return CAUTION[other.verdict] > CAUTION[one.verdict] ? other : one
}
