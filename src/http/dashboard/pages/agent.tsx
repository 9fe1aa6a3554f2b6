import type { Context } from 'hono'
import { z } from 'zod'
import { runsQuerySchema } from '../../../service/agent-runs.ts'
import { identifierSchema } from '../../../service/identifier.ts'
import { readAgentOutlook } from '../../../service/pages/read-agent-outlook.ts'
import { GRAIN_MS, TIMED_GRAINS, type TimedGrain } from '../../../stats/grain.ts'
import { LABELS, MODES } from '../../../stats/vocabulary.ts'
import { dependenciesOf } from '../../dependencies-of.ts'
import type { PageEnv } from '../page-env.ts'
import { AgentFigures } from '../parts/agent-figures.tsx'
import { Crumbs } from '../parts/crumbs.tsx'
import { Foreign } from '../parts/foreign.tsx'
import { Live } from '../parts/live.tsx'
import { Pager } from '../parts/pager.tsx'
import { RunFilter } from '../parts/run-filter.tsx'
import { RunTable } from '../parts/run-table.tsx'
import { showPage } from '../parts/show-page.tsx'
import { notFound } from '../session/not-found.ts'
import { ALL_WINDOWS } from '../wording/names-of-windows.ts'

const RUNS_A_PAGE = 25

/** How far back each resolution shows. */
const SHOWN_MS: Record<TimedGrain, number> = {
  minute: 2 * GRAIN_MS.hour,
  hour: 7 * GRAIN_MS.day,
  day: 400 * GRAIN_MS.day,
}

const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().catch(null).default(null)

/** What is not understood is as if it had not been asked for. */
const viewSchema = z.object({
  window: z.enum(ALL_WINDOWS).catch('24h'),
  mode: optional(z.enum(MODES)),
  resolution: z.enum(TIMED_GRAINS).catch('hour'),
  judge: optional(z.string().min(1).max(300)),
  label: optional(z.enum(LABELS)),
  status: optional(z.enum(['scored', 'pending', 'failed'])),
  runMode: optional(z.enum(MODES)),
  cursor: runsQuerySchema.shape.cursor.catch(undefined),
})
export type AgentView = z.output<typeof viewSchema>

/** `/agents/:agentId`: how an agent goes in one mode, and its runs. */
export async function agent(c: Context<PageEnv>) {
  const agentId = identifierSchema.safeParse(c.req.param('agentId'))
  if (!agentId.success) throw notFound('there is no such agent')
  return showAgent(c, agentId.data, viewSchema.parse(c.req.query()))
}

async function showAgent(c: Context<PageEnv>, agentId: string, view: AgentView) {
  const dependencies = dependenciesOf(c)
  const { window, resolution, judge, label, status, runMode, cursor } = view
  const outlook = await readAgentOutlook(
    {
      agentId,
      mode: view.mode,
      window,
      resolution,
      from: dependencies.now() - SHOWN_MS[resolution],
      judge: judge ?? undefined,
      runs: {
        limit: RUNS_A_PAGE,
        mode: runMode ?? undefined,
        label: label ?? undefined,
        status: status ?? undefined,
        cursor: cursor?.agentId === agentId ? cursor : undefined,
      },
    },
    dependencies,
  )
  const { base } = c.get('looked')
  const figures = { window, mode: outlook.mode, resolution, judge }
  const { runs, nextCursor } = outlook.runs
  const body = (
    <>
      <Crumbs way={[[base === '' ? '/' : base, 'Overview']]} />
      <h1>
        <Foreign>{agentId}</Foreign>
      </h1>
      <Live id="figures">
        <AgentFigures outlook={outlook} view={{ ...view, mode: outlook.mode }} base={base} />
      </Live>
      <section class="stack" id="runs" aria-labelledby="runs-title">
        <h2 id="runs-title">Runs</h2>
        <RunFilter values={{ label, status, runMode }} kept={figures} />
        <Live id="run-list">
          {runs.length === 0 ? (
            <p class="card">No run that is still held fits this.</p>
          ) : (
            <RunTable runs={runs} agentId={agentId} base={base} />
          )}
          <Pager
            of="runs"
            parameters={{ ...figures, label, status, runMode }}
            isFirst={cursor === undefined}
            nextCursor={nextCursor}
          />
        </Live>
      </section>
    </>
  )
  const assets = ['/assets/uplot.min.css', '/assets/uplot.iife.min.js', '/assets/chart.js']
  return showPage(c, { title: agentId, place: 'overview', assets, body })
}
