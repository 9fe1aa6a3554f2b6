import type { StepInput } from '../../../support/judge-server-step.ts'

/** What the scorer's first call wants: the analysis that its prompt describes. */
const ANALYSIS = {
  intentAlignment: { score: 1, primaryIntent: 'A factorial', isAddressed: true, reasoning: 'The main point is met.' },
  requirementsFulfillment: {
    requirements: [{ requirement: 'Handles negative numbers', isFulfilled: true, reasoning: 'It is there.' }],
    overallScore: 1,
  },
  completeness: { score: 0.8, missingElements: [], reasoning: 'Nearly all is there.' },
  responseAppropriateness: { score: 1, formatAlignment: true, toneAlignment: true, reasoning: 'Format and tone fit.' },
  overallAssessment: 'A good response.',
}

/** The right answers to the scorer's two calls, for so many evaluations. */
export function mastraAnswers(evaluations: number, latencyMs: number): StepInput[] {
  return Array.from({ length: evaluations }, (): StepInput[] => [
    { kind: 'answer', content: ANALYSIS, latencyMs },
    { kind: 'answer', content: 'The score is 0.96 because the response does what was asked.', latencyMs },
  ]).flat()
}
