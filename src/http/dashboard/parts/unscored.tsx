import type { HeldRun } from '../../../service/agent-runs.ts'
import { Foreign } from './foreign.tsx'

/** A run that has no score: it is waited for, or why there will be none. */
export function Unscored({ run: { status, problem } }: { run: HeldRun }) {
  if (status === 'pending') {
    return (
      <section class="notice fair" aria-labelledby="pending">
        <h2 id="pending">This run is waiting for its judge</h2>
        <p>
          It was accepted and is stored; up to five attempts are made. This page shows the score as soon as it is there.
        </p>
      </section>
    )
  }
  if (status !== 'failed') return null
  return (
    <section class="notice bad" aria-labelledby="failed">
      <h2 id="failed">{`This run failed: ${problem?.title ?? 'for an unknown reason'}`}</h2>
      {problem !== null && (
        <>
          <p>
            <Foreign>{problem.detail}</Foreign>
          </p>
          <p>
            It is in no average.{' '}
            {problem.retryable
              ? 'Send it again with the same runId, and it is judged anew.'
              : 'The same would fail again; the explanation says what to change.'}
          </p>
          <p>
            <a href={`/problems/${encodeURIComponent(problem.code)}`}>{`What ${problem.code} means`}</a>
          </p>
        </>
      )}
    </section>
  )
}
