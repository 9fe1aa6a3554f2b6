import type { HeldRun } from '../../../../service/agent-runs.ts'
import type { ScoreAnswer } from '../../../../service/score-answer.ts'
import { judgeKey } from '../../../../stats/vocabulary.ts'

/** An answer that was just given, as the run that the page of a run shows. `at` is RFC 3339. */
export function shownRun(answer: ScoreAnswer, at: string): HeldRun {
  const { analyzeStepResult: analysis, judge } = answer
  return {
    runId: answer.runId,
    at,
    status: 'scored',
    problem: null,
    evaluationMode: answer.effectiveMode,
    score: answer.score,
    normalizedScore: answer.normalizedScore,
    scale: answer.scale,
    label: answer.label,
    threshold: answer.threshold,
    passed: answer.passed,
    judge: judgeKey(judge),
    degraded: judge.degraded,
    cache: answer.cache,
    dimensions: {
      intentAlignment: analysis?.intentAlignment.score ?? null,
      requirementsFulfillment: analysis?.requirementsFulfillment.overallScore ?? null,
      completeness: analysis?.completeness.score ?? null,
      responseAppropriateness: analysis?.responseAppropriateness.score ?? null,
    },
    flags: answer.flags,
    metadata: answer.metadata,
    reason: answer.reason,
    analyzeStepResult: analysis,
    perspectives: answer.perspectives,
  }
}
