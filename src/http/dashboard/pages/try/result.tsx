import { acceptedAnswer } from '../../../../service/accepted-answer.ts'
import type { ScoreOutcome } from '../../../../service/score-exchange.ts'
import { Copyable } from '../../parts/copyable.tsx'
import { RunBody } from '../../parts/run-body.tsx'
import { agentLink } from '../../wording/agent-link.ts'
import { shownRun } from './shown-run.ts'

/** What came of a form: the run as its own page shows it, and the answer as the API gives it. */
export function Result({ outcome, at }: { outcome: ScoreOutcome; at: string }) {
  const answer = outcome.status === 'scored' ? outcome.answer : acceptedAnswer(outcome)
  return (
    <>
      <h2>Result</h2>
      {outcome.status === 'scored' && <RunBody run={shownRun(outcome.answer, at)} />}
      {outcome.status === 'scored' && outcome.answer.agent !== null && (
        <p>
          {'Recorded as a run of '}
          <a href={agentLink({ base: '', agentId: outcome.answer.agent.agentId })}>{outcome.answer.agent.agentId}</a>.
        </p>
      )}
      <details class="card">
        <summary>The answer as the API gives it</summary>
        <Copyable name="the answer" text={JSON.stringify(answer, null, 2)} />
      </details>
    </>
  )
}
