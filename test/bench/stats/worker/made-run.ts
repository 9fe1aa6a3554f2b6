import type { RunRecord } from '../../../../src/stats/run-record.ts'
import { CACHE_OUTCOMES, LABELS } from '../../../../src/stats/vocabulary.ts'

/** As long as those of an ordinary answer: four findings with their evidence, and the reason. */
const DETAILS = JSON.stringify({
  reason:
    'The response does what was asked: it gives a recursive function, says what it returns and shows one call. '.repeat(
      2,
    ),
  analyzeStepResult: {
    intentAlignment: {
      score: 0.95,
      primaryIntent: 'a recursive factorial',
      isAddressed: true,
      reasoning: 'Named in the first line. '.repeat(4),
    },
    requirements: Array.from({ length: 4 }, (_, index) => ({
      requirement: `requirement number ${index} of the prompt`,
      isFulfilled: true,
      reasoning: 'The code block shows it.',
    })),
    completeness: { score: 1, missingElements: [] },
    appropriateness: {
      score: 1,
      formatAlignment: true,
      toneAlignment: true,
      reasoning: 'A code block with a short text.',
    },
  },
  perspectives: { user: { score: 0.95 }, system: { score: 0.9 } },
})

/** A hash of the number, 0..2^32: the same numbers give the same runs every time. */
function scatter(number: number): number {
  let hash = Math.imul(number + 1, 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** A run with a name of its own and a score of its own, as the service would record it at that time. */
export function madeRun({ name, index, at }: { name: string; index: number; at: number }): RunRecord {
  const score = 1 - ((scatter(index) % 10_001) / 10_000) ** 3
  const normalizedScore = Math.round(score * 10_000) / 10_000
  const bands = [0.95, 0.85, 0.7, 0.5, 0.25]
  const band = bands.findIndex((lowest) => normalizedScore >= lowest)
  return {
    runId: `${name}-${index}`,
    contentHash: scatter(index).toString(16).padStart(8, '0').repeat(8),
    at,
    recordedAt: at,
    evaluationMode: 'both',
    effectiveMode: 'both',
    judge: { model: 'embedded', protocol: '1', degraded: false, degradedBecause: null },
    score: normalizedScore,
    scale: 1,
    normalizedScore,
    label: LABELS[band] ?? 'very_poor',
    threshold: 0.7,
    passed: normalizedScore >= 0.7,
    dimensions: {
      intentAlignment: normalizedScore,
      requirementsFulfillment: 1,
      completeness: (scatter(index + 7) % 101) / 100,
      responseAppropriateness: 1,
    },
    cache: CACHE_OUTCOMES[index % 2] ?? 'miss',
    flags: [],
    metadata: { build: '42' },
    usage: { calls: 1, inputTokens: 1010, outputTokens: 240 },
    memoKey: `memo:v1:bench:${scatter(index).toString(16).padStart(8, '0').repeat(8)}`,
    details: DETAILS,
  }
}
