import type { HeldRun } from '../../../service/agent-runs.ts'
import { type Dimension, PERSPECTIVE_SHARES, type Weights } from '../../../scorer/scoring/weights.ts'
import { DIMENSIONS, type Dimension as StatisticsDimension } from '../../../stats/vocabulary.ts'
import { DIMENSION_NAMES } from '../wording/names.ts'
import { formatMean } from '../wording/numbers.ts'
import { toneOfMean } from '../wording/tone.ts'
import { Bar } from './bar.tsx'
import { Table } from './table.tsx'

const WEIGHT_NAMES: Record<StatisticsDimension, Dimension> = {
  intentAlignment: 'intent',
  requirementsFulfillment: 'requirements',
  completeness: 'completeness',
  responseAppropriateness: 'appropriateness',
}

/** The four dimensions of a run with how much each counts in its score; of both perspectives together where both were judged. */
export function MergedDimensions({ run: { dimensions, perspectives } }: { run: HeldRun }) {
  const weights = perspectives === null ? null : effectiveWeights(perspectives)
  return (
    <Table
      caption={weights === null ? 'Dimensions' : 'Dimensions with their weights in the score'}
      columns={[
        { name: 'Dimension' },
        { name: 'Score', isNumber: true },
        { name: 'Weight', isNumber: true },
        { name: 'Out of 1' },
      ]}
      rows={DIMENSIONS.map((dimension) => {
        const score = dimensions[dimension]
        const weight = weights?.[WEIGHT_NAMES[dimension]]
        return [
          DIMENSION_NAMES[dimension],
          score === null ? <span class="muted">none</span> : <span class={toneOfMean(score)}>{formatMean(score)}</span>,
          weight === undefined ? '' : String(Math.round(weight * 1_000) / 1_000),
          score === null ? '' : <Bar share={score} tone={toneOfMean(score)} />,
        ]
      })}
    />
  )
}

/** As the score was made: in `both`, 0.7 times the user's weights and 0.3 times the system's; else those of the one perspective. */
function effectiveWeights({ user, system }: NonNullable<HeldRun['perspectives']>): Weights | null {
  if (user === undefined || system === undefined) return (user ?? system)?.weights ?? null
  const both = (name: Dimension): number =>
    PERSPECTIVE_SHARES.user * user.weights[name] + PERSPECTIVE_SHARES.system * system.weights[name]
  return {
    intent: both('intent'),
    requirements: both('requirements'),
    completeness: both('completeness'),
    appropriateness: both('appropriateness'),
  }
}
