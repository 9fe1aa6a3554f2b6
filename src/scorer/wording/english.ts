import type { Wording } from './wording.ts'

const listFormat = new Intl.ListFormat('en')

export const english: Wording = {
  perspectives: { user: 'User', system: 'System' },
  dimensions: {
    intent: 'intent',
    requirements: 'requirements',
    completeness: 'completeness',
    appropriateness: 'appropriateness',
  },
  opening: (score, scale) =>
    scale === 1 ? `The score is ${score} because` : `The score is ${score} out of ${scale} because`,
  intent: (level, intent) =>
    ({
      full: `the response fully addresses the main request${intent}`,
      mostly: `the response addresses the main request with a slight gap${intent}`,
      partly: `the response meets the main point of the request with a real gap${intent}`,
      barely: `the response meets the main request only in part${intent}`,
      none: `the response does not address the main request${intent}`,
    })[level],
  fulfilled: (items) => `it fulfills ${items}`,
  partlyFulfilled: (items) => `it only partly fulfills ${items}`,
  unfulfilled: (items) => `it fails ${items}`,
  missing: (items) => `missing is ${items}`,
  formatMismatch: 'its format is not the one asked for',
  toneMismatch: 'its tone does not fit',
  nothingAgainst: 'nothing asked for is missing',
  countOf: (fulfilled, all) => `${fulfilled} of ${all}`,
  breakdown: (parts) => `Breakdown: ${parts}.`,
  breakdownPart: ({ name, score, weight }) => `${name} ${score} (weight ${weight})`,
  notApplicable: 'not applicable',
  more: (count) => `${count} more`,
  joinClauses: (clauses) => clauses.join('; '),
  joinItems: (items) => listFormat.format(items),
  emptyResponse: 'The response is empty.',
  formatConstraintFailed: 'The response does not have the format asked for.',
}
