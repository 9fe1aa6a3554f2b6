import type { Context } from 'hono'
import { z } from 'zod'
import { type HeldRun, readRun } from '../../../service/agent-runs.ts'
import { identifierSchema } from '../../../service/identifier.ts'
import { dependenciesOf } from '../../dependencies-of.ts'
import type { PageEnv } from '../page-env.ts'
import { Crumbs } from '../parts/crumbs.tsx'
import { Foreign, ForeignBlock } from '../parts/foreign.tsx'
import { Heard, Live } from '../parts/live.tsx'
import { MergedDimensions } from '../parts/merged-dimensions.tsx'
import { Perspective } from '../parts/perspective.tsx'
import { Flags, RunFacts } from '../parts/run-facts.tsx'
import { RunScore } from '../parts/run-score.tsx'
import { showPage } from '../parts/show-page.tsx'
import { Unscored } from '../parts/unscored.tsx'
import { notFound } from '../session/not-found.ts'
import { agentLink } from '../wording/agent-link.ts'
import { LABEL_NAMES } from '../wording/names.ts'

const pathSchema = z.object({ agentId: identifierSchema, runId: identifierSchema })

/** `/agents/:agentId/runs/:runId`: what a run scored and why. */
export async function run(c: Context<PageEnv>) {
  const path = pathSchema.safeParse(c.req.param())
  if (!path.success) throw notFound('there is no such run')
  const { agentId, runId } = path.data
  const shown = await readRun({ agentId, runId }, dependenciesOf(c))
  const { base } = c.get('looked')
  const body = (
    <>
      <Crumbs
        way={[
          [base === '' ? '/' : base, 'Overview'],
          [agentLink({ base, agentId }), <Foreign>{agentId}</Foreign>],
        ]}
      />
      <h1>
        {'Run '}
        <Foreign>{runId}</Foreign>
      </h1>
      <Live id="run">
        <RunBody run={shown} />
      </Live>
    </>
  )
  return showPage(c, { title: `Run ${runId} of ${agentId}`, place: 'overview', body })
}

function RunBody({ run }: { run: HeldRun }) {
  const { perspectives, analyzeStepResult, label, flags } = run
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
      <Heard>
        {label === null ? `This run is ${run.status}.` : `This run scored ${LABEL_NAMES[label].toLowerCase()}.`}
      </Heard>
    </>
  )
}
