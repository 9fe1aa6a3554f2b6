import type { Wording } from '../wording/wording.ts'
import type { Analysis } from './evaluation.ts'
import { round } from './round.ts'
import type { Weights } from './weights.ts'

const MAX_ITEMS = 5
const MAX_ITEM_CHARACTERS = 120

/**
 * The reason in words, composed from the analysis so that it always agrees with the number: what counted for and against, then
 * the breakdown of every dimension with its score and weight, requirements also as "2 of 3".
 */
export function composeReason(options: {
  score: number
  scale: number
  analysis: Analysis
  weights: Weights
  wording: Wording
}): string {
  const { score, scale, analysis, weights, wording } = options
  const clauses = [intentClause(analysis, wording), ...requirementClauses(analysis, wording)]
  const against = againstClauses(analysis, wording)
  const { requirements } = analysis.requirementsFulfillment
  if (against.length === 0 && requirements.every(({ isFulfilled }) => isFulfilled) && addresses(analysis)) {
    against.push(wording.nothingAgainst)
  }
  const account = wording.joinClauses([...clauses, ...against])
  return `${wording.opening(score, scale)} ${account}. ${breakdown({ analysis, weights, wording })}`
}

function addresses({ intentAlignment }: Analysis): boolean {
  return intentLevel(intentAlignment.score) === 'full'
}

function intentLevel(score: number | null): Parameters<Wording['intent']>[0] {
  if (score === null || score >= 0.9) return 'full'
  if (score >= 0.7) return 'mostly'
  if (score >= 0.5) return 'partly'
  return score >= 0.2 ? 'barely' : 'none'
}

function intentClause({ intentAlignment }: Analysis, wording: Wording): string {
  const intent = shorten(intentAlignment.primaryIntent)
  return wording.intent(intentLevel(intentAlignment.score), intent === '' ? '' : ` (${intent})`)
}

function requirementClauses({ requirementsFulfillment }: Analysis, wording: Wording): string[] {
  const { requirements } = requirementsFulfillment
  function listed(verdict: 'yes' | 'partial' | 'no', phrase: (items: string) => string): string[] {
    const items = requirements.filter((item) => item.verdict === verdict)
    if (items.length === 0) return []
    return [
      phrase(
        itemList(
          items.map((item) => withEvidence(item)),
          wording,
        ),
      ),
    ]
  }
  return [
    ...listed('yes', wording.fulfilled),
    ...listed('partial', wording.partlyFulfilled),
    ...listed('no', wording.unfulfilled),
  ]
}

type Requirement = Analysis['requirementsFulfillment']['requirements'][number]

/** A failed measurement names what was counted; the rest would only lengthen the sentence. */
function withEvidence({ requirement, verdict, decidedBy, evidence }: Requirement): string {
  const name = `"${shorten(requirement)}"`
  return decidedBy === 'code' && verdict !== 'yes' && evidence ? `${name} (${shorten(evidence)})` : name
}

function againstClauses({ completeness, responseAppropriateness }: Analysis, wording: Wording): string[] {
  const clauses: string[] = []
  if (completeness.missingElements.length > 0) {
    clauses.push(wording.missing(itemList(completeness.missingElements.map(shorten), wording)))
  }
  if (!responseAppropriateness.formatAlignment) clauses.push(wording.formatMismatch)
  if (!responseAppropriateness.toneAlignment) clauses.push(wording.toneMismatch)
  return clauses
}

function itemList(items: readonly string[], wording: Wording): string {
  const rest = items.length - MAX_ITEMS
  return wording.joinItems(rest > 0 ? [...items.slice(0, MAX_ITEMS), wording.more(rest)] : items)
}

function breakdown({ analysis, weights, wording }: { analysis: Analysis; weights: Weights; wording: Wording }): string {
  const { requirements, overallScore } = analysis.requirementsFulfillment
  const fulfilled = requirements.filter(({ isFulfilled }) => isFulfilled).length
  const shown = {
    intent: shownScore(analysis.intentAlignment.score, wording),
    requirements:
      overallScore === null
        ? wording.notApplicable
        : `${shownScore(overallScore, wording)}, ${wording.countOf(fulfilled, requirements.length)}`,
    completeness: shownScore(analysis.completeness.score, wording),
    appropriateness: shownScore(analysis.responseAppropriateness.score, wording),
  }
  const parts = (['intent', 'requirements', 'completeness', 'appropriateness'] as const).map((dimension) => {
    const weight = String(round(weights[dimension], 3))
    return wording.breakdownPart({ name: wording.dimensions[dimension], score: shown[dimension], weight })
  })
  return wording.breakdown(parts.join('; '))
}

function shownScore(score: number | null, wording: Wording): string {
  return score === null ? wording.notApplicable : String(round(score, 2))
}

/** One line, without the full stop that would end the sentence around it. */
function shorten(text: string): string {
  const line = text
    .slice(0, MAX_ITEM_CHARACTERS * 4)
    .replace(/\s+/gu, ' ')
    .trim()
  const cut =
    line.length > MAX_ITEM_CHARACTERS ? `${line.slice(0, MAX_ITEM_CHARACTERS).toWellFormed().trimEnd()}…` : line
  return cut.replace(/[.。!?]$/u, '')
}
