import type { Measurement } from '../constraints/constraint.ts'
import { findConstraints, measureConstraints } from '../constraints/index.ts'
import type { RequirementVerdict } from './judgement.ts'

/** A requirement of the caller, and its measurements when code alone can decide it. */
export type CallerRequirement = { requirement: string; measurements: readonly Measurement[] | null }

/** Words that ask without saying what for; with a constraint's own words taken away, a text may keep these. */
const FRAME = new Set(
  'a an and answer answers be by contain contains do give given has have in include includes is it make must no not of only output please provide reply respond response should shall text the this to use uses using very with write written'.split(
    ' ',
  ),
)

/** So much of a text has to belong to its constraints. */
const MIN_COVERED = 0.6

/**
 * Measures the caller's requirements that say nothing but what code can count ("at most 30 words"). One that also asks for something else
 * ("bullet points, and name the price") stays whole, for the judge.
 */
export async function measureCallerRequirements(options: {
  requirements: readonly string[]
  response: string
  language: string
}): Promise<CallerRequirement[]> {
  const { requirements, response, language } = options
  return Promise.all(
    requirements.map(async (requirement) => {
      const constraints = findConstraints(requirement)
      if (constraints.length === 0 || !covers(constraints, requirement)) return { requirement, measurements: null }
      return { requirement, measurements: await measureConstraints({ constraints, response, language }) }
    }),
  )
}

function covers(constraints: readonly { quote: string; index: number }[], text: string): boolean {
  const rest = text
    .split('')
    .map((unit, index) => {
      const isFound = constraints.some((found) => index >= found.index && index < found.index + found.quote.length)
      return isFound ? ' ' : unit
    })
    .join('')
  const words = rest.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const left = words.filter((word) => !FRAME.has(word))
  if (left.length === 0) return true
  return left.length <= 1 && lettersIn(rest) <= (1 - MIN_COVERED) * lettersIn(text)
}

function lettersIn(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}

/** The verdict of code on a requirement of the caller, as it stands in every perspective. */
export function measuredVerdict(requirement: string, measurements: readonly Measurement[]): RequirementVerdict {
  const decisive = measurements.find(({ verdict }) => verdict === 'no') ?? measurements[0]
  const evidence = measurements.map((measurement) => measurement.evidence).join('; ')
  return {
    requirement,
    verdict: decisive?.verdict ?? 'no',
    reasoning: decisive?.reasoning ?? '',
    decidedBy: 'code',
    source: 'caller',
    evidence: evidence === '' ? null : evidence,
    constraint: decisive ? { id: decisive.constraint.id, arguments: decisive.constraint.arguments } : null,
  }
}
