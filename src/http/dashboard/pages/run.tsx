import type { Context } from 'hono'
import { z } from 'zod'
import { readRun } from '../../../service/agent-runs.ts'
import { identifierSchema } from '../../../service/identifier.ts'
import { dependenciesOf } from '../../dependencies-of.ts'
import type { PageEnv } from '../page-env.ts'
import { Crumbs } from '../parts/crumbs.tsx'
import { Foreign } from '../parts/foreign.tsx'
import { Heard, Live } from '../parts/live.tsx'
import { RunBody } from '../parts/run-body.tsx'
import { showPage } from '../parts/show-page.tsx'
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
        <Heard>
          {shown.label === null
            ? `This run is ${shown.status}.`
            : `This run scored ${LABEL_NAMES[shown.label].toLowerCase()}.`}
        </Heard>
      </Live>
    </>
  )
  return showPage(c, { title: `Run ${runId} of ${agentId}`, place: 'overview', body })
}
