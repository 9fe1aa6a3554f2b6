import type { HeldRun } from '../../../service/agent-runs.ts'
import { ForeignBlock } from './foreign.tsx'
import { MergedDimensions } from './merged-dimensions.tsx'
import { Perspective } from './perspective.tsx'
import { Flags, RunFacts } from './run-facts.tsx'
import { RunScore } from './run-score.tsx'
import { Unscored } from './unscored.tsx'

/** All that a run says: score and reason, dimensions, both perspectives with their requirements, and how it came about. */
export function RunBody({ run }: { run: HeldRun }) {
  const { perspectives, analyzeStepResult, flags } = run
  const isBoth = perspectives?.user !== undefined && perspectives.system !== undefined
  return (
    <>
      <Unscored run={run} />
      <RunScore run={run} />
      <Flags flags={flags} />
      {run.status === 'scored' && (
        <section class="stack" aria-labelledby="dimensions">
          <h2 id="dimensions">{isBoth ? 'Dimensions of both prompts together' : 'Dimensions'}</h2>
          <MergedDimensions run={run} />
        </section>
      )}
      {analyzeStepResult !== null && (
        <section class="card" aria-labelledby="assessment">
          <h2 id="assessment">Assessment</h2>
          <ForeignBlock>{analyzeStepResult.overallAssessment}</ForeignBlock>
        </section>
      )}
      {perspectives?.user && <Perspective id="by-user" title="Held against the user’s prompt" {...perspectives.user} />}
      {perspectives?.system && (
        <Perspective id="by-system" title="Held against the system’s prompt" {...perspectives.system} />
      )}
      <RunFacts run={run} />
    </>
  )
}
