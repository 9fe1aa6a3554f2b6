import type { Analysis } from '../../../scorer/scoring/evaluation.ts'
import { VERDICTS, worstFirst } from '../wording/verdicts.ts'
import { Foreign, ForeignBlock } from './foreign.tsx'

type Requirement = Analysis['requirementsFulfillment']['requirements'][number]

const SOURCES: Record<Requirement['source'], string> = {
  user: 'the user’s prompt',
  system: 'the system’s prompt',
  caller: 'the caller',
}

const DECIDERS: Record<Requirement['decidedBy'], string> = { code: 'Measured by code', judge: 'Decided by the judge' }

/** Every requirement with its verdict, who decided it, who asked for it and what shows it; what is not met comes first. */
export function Requirements({ requirements }: { requirements: readonly Requirement[] }) {
  if (requirements.length === 0) return <p class="muted">Nothing in particular was asked for.</p>
  return (
    <ul class="requirements">
      {worstFirst(requirements).map((requirement) => (
        <li>
          <RequirementItem requirement={requirement} />
        </li>
      ))}
    </ul>
  )
}

function RequirementItem({
  requirement: { requirement, verdict, decidedBy, source, reasoning, evidence, constraint },
}: {
  requirement: Requirement
}) {
  const { text, tone } = VERDICTS[verdict]
  return (
    <>
      <p>
        <span class={`badge ${tone}`}>{text}</span>{' '}
        <strong>
          <Foreign>{requirement}</Foreign>
        </strong>
      </p>
      <ForeignBlock>{reasoning}</ForeignBlock>
      {evidence !== null && (
        <div class="evidence">
          <p class="small muted">Evidence</p>
          <ForeignBlock>{evidence}</ForeignBlock>
        </div>
      )}
      <p class="small muted">
        {`${DECIDERS[decidedBy]}; asked for by ${SOURCES[source]}`}
        {constraint !== null && (
          <>
            {'; '}
            <code class="foreign">{constraint.id}</code>
          </>
        )}
      </p>
    </>
  )
}
