import type { Analysis } from '../../../scorer/scoring/evaluation.ts'
import type { Weights } from '../../../scorer/scoring/weights.ts'
import { formatMean, formatShare } from '../wording/numbers.ts'
import { toneOfMean } from '../wording/tone.ts'
import { Bar } from './bar.tsx'
import { Foreign, ForeignBlock } from './foreign.tsx'
import { Requirements } from './requirements.tsx'

/** What was said from one perspective: the dimensions with their weights and reasons, and every requirement. */
export function Perspective(props: { id: string; title: string; score: number; weights: Weights; analysis: Analysis }) {
  const { id, title, score, weights, analysis } = props
  const { intentAlignment, requirementsFulfillment, completeness, responseAppropriateness } = analysis
  const { requirements, overallScore } = requirementsFulfillment
  const met = requirements.filter(({ verdict }) => verdict === 'yes').length
  return (
    <section class="card" aria-labelledby={id}>
      <div class="head">
        <h2 id={id}>{title}</h2>
        <p class="figure">
          <strong class={toneOfMean(score)}>{formatMean(score)}</strong>
        </p>
      </div>
      <dl class="judged">
        <Dimension name="Intent" score={intentAlignment.score} weight={weights.intent}>
          <p>
            {intentAlignment.isAddressed ? 'Addressed: ' : 'Not addressed: '}
            <Foreign>{intentAlignment.primaryIntent}</Foreign>
          </p>
          <ForeignBlock>{intentAlignment.reasoning}</ForeignBlock>
        </Dimension>
        <Dimension name="Requirements" score={overallScore} weight={weights.requirements}>
          <p>
            {overallScore === null ? 'Nothing in particular was asked for.' : `${met} of ${requirements.length} met.`}
          </p>
        </Dimension>
        <Dimension name="Completeness" score={completeness.score} weight={weights.completeness}>
          <ForeignBlock>{completeness.reasoning}</ForeignBlock>
          {completeness.missingElements.length > 0 && (
            <>
              <p>Missing:</p>
              <ul>
                {completeness.missingElements.map((element) => (
                  <li>
                    <Foreign>{element}</Foreign>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Dimension>
        <Dimension name="Appropriateness" score={responseAppropriateness.score} weight={weights.appropriateness}>
          <p>
            {responseAppropriateness.formatAlignment ? 'The format fits' : 'The format does not fit'}
            {responseAppropriateness.toneAlignment ? ', the tone fits.' : ', the tone does not fit.'}
          </p>
          <ForeignBlock>{responseAppropriateness.reasoning}</ForeignBlock>
        </Dimension>
      </dl>
      <h3>Requirements</h3>
      <Requirements requirements={requirements} />
    </section>
  )
}

function Dimension(props: { name: string; score: number | null; weight: number; children?: unknown }) {
  const { name, score, weight, children } = props
  return (
    <div>
      <dt>
        {name} <span class="small muted">{`weight ${formatShare(weight)}`}</span>
      </dt>
      <dd class="measure">
        <span class={score === null ? 'muted' : toneOfMean(score)}>
          {score === null ? 'does not apply' : formatMean(score)}
        </span>
        {score !== null && <Bar share={score} tone={toneOfMean(score)} />}
      </dd>
      <dd>{children}</dd>
    </div>
  )
}
