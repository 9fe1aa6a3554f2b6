import type { HeldRun } from '../../../service/agent-runs.ts'
import { formatScore } from '../wording/numbers.ts'
import { toneOfMean } from '../wording/tone.ts'
import { Bar } from './bar.tsx'
import { ForeignBlock } from './foreign.tsx'
import { RunLabel } from './run-table.tsx'

/** The score of a run on its scale, with its label and reason. */
export function RunScore({ run }: { run: HeldRun }) {
  const { score, normalizedScore, scale, threshold, passed, reason } = run
  if (score === null || normalizedScore === null) return null
  const tone = toneOfMean(normalizedScore)
  return (
    <section class="card" aria-labelledby="score">
      <h2 id="score">Score</h2>
      <p class="figure">
        <strong class={tone}>{formatScore(score)}</strong>
        <span>{`of ${formatScore(scale)}`}</span>
        <RunLabel run={run} />
        {threshold !== null && (
          <span class={`badge ${passed === true ? 'good' : 'bad'}`}>
            {`${passed === true ? 'passed' : 'below'} its threshold of ${formatScore(threshold)}`}
          </span>
        )}
      </p>
      <Bar share={normalizedScore} tone={tone} />
      <h3>Reason</h3>
      {reason === null ? (
        <p class="muted">
          The reason and the analysis are no longer held: of an agent the newest 2,000 runs keep theirs, and the newest
          5,000 that scored below good.
        </p>
      ) : (
        <ForeignBlock>{reason}</ForeignBlock>
      )}
    </section>
  )
}
