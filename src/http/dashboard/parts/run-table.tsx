import type { Run } from '../../../service/agent-runs.ts'
import { runLink } from '../wording/agent-link.ts'
import { LABEL_NAMES, MODE_NAMES } from '../wording/names.ts'
import { formatScore } from '../wording/numbers.ts'
import { toneOfLabel } from '../wording/tone.ts'
import { Foreign } from './foreign.tsx'
import { Table } from './table.tsx'
import { Time } from './time.tsx'

const COLUMNS = [
  { name: 'Run' },
  { name: 'When' },
  { name: 'Score', isNumber: true },
  { name: 'Label' },
  { name: 'Mode' },
  { name: 'Judge' },
  { name: 'To look at' },
]

/** A page of an agent's runs. */
export function RunTable({ runs, agentId, base }: { runs: readonly Run[]; agentId: string; base: string }) {
  return (
    <Table
      caption="Runs, the newest first"
      columns={COLUMNS}
      rows={runs.map((run) => [
        <a href={runLink({ base, agentId, runId: run.runId })}>
          <Foreign>{run.runId}</Foreign>
        </a>,
        <Time at={run.at} isPoint />,
        run.score === null ? '' : `${formatScore(run.score)} / ${formatScore(run.scale)}`,
        <RunLabel run={run} />,
        MODE_NAMES[run.evaluationMode],
        run.judge === null ? '' : <Foreign>{run.judge}</Foreign>,
        <Marks run={run} />,
      ])}
    />
  )
}

/** The band of a run's score, or why it has none. */
export function RunLabel({ run }: { run: Pick<Run, 'label' | 'status' | 'problem'> }) {
  if (run.label !== null) return <span class={`badge ${toneOfLabel(run.label)}`}>{LABEL_NAMES[run.label]}</span>
  if (run.status === 'failed') return <span class="badge bad">{`Failed: ${run.problem?.code ?? 'unknown'}`}</span>
  return <span class="badge">Pending</span>
}

function Marks({ run: { passed, degraded, flags } }: { run: Run }) {
  const marks = [
    ...(passed === false ? [['bad', 'below its threshold']] : []),
    ...(degraded ? [['fair', 'degraded']] : []),
    ...(flags ?? []).map((flag) => ['fair', flag.replaceAll('_', ' ')]),
  ]
  if (marks.length === 0) return null
  return (
    <ul class="badges">
      {marks.map(([tone, text]) => (
        <li class={`badge ${tone}`}>{text}</li>
      ))}
    </ul>
  )
}
