import type { Context } from 'hono'
import { z } from 'zod'
import { readSettings } from '../../../platform/settings.ts'
import { readTenantOutlook, type TenantOutlook } from '../../../service/pages/read-tenant-outlook.ts'
import { agentsQuerySchema } from '../../../service/tenant-overview.ts'
import { TIME_WINDOWS, type TimeWindow } from '../../../stats/time-window.ts'
import { MODES, type Mode } from '../../../stats/vocabulary.ts'
import { dependenciesOf } from '../../dependencies-of.ts'
import type { PageEnv } from '../page-env.ts'
import { AgentTable } from '../parts/agent-table.tsx'
import { CoverageBadges } from '../parts/coverage.tsx'
import { FirstScore } from '../parts/first-score.tsx'
import { Foreign } from '../parts/foreign.tsx'
import { Heard, Live } from '../parts/live.tsx'
import { ModeCard } from '../parts/mode-card.tsx'
import { Pager } from '../parts/pager.tsx'
import { showPage } from '../parts/show-page.tsx'
import { Slip } from '../parts/slip.tsx'
import { Switch } from '../parts/switch.tsx'
import { mostFallen } from '../wording/most-fallen.ts'
import { MODE_NAMES, WINDOW_BEFORE, WINDOW_NAMES } from '../wording/names.ts'
import { counted, formatLargeCount } from '../wording/numbers.ts'
import { queryLink } from '../wording/query-link.ts'

const AGENTS_A_PAGE = 20

/** What is not understood is as if it had not been asked for: an address that somebody typed still shows something. */
const viewSchema = z.object({
  window: z.enum(TIME_WINDOWS).catch('24h'),
  sort: z.enum(['worst', 'recent', 'name']).catch('worst'),
  mode: z.enum(MODES).nullable().catch(null),
  cursor: z.string().optional(),
})
type View = z.output<typeof viewSchema>

const SORTS = [
  ['worst', 'Worst first'],
  ['recent', 'Recent'],
  ['name', 'By name'],
] as const

const WINDOWS = TIME_WINDOWS.map((window) => [window, window] as const)

/** `/`, and `/tenants/:tenantId` for the operator: how the tenant's agents stand, the worst first. */
export async function overview(c: Context<PageEnv>) {
  const view = viewSchema.parse(c.req.query())
  const paging = agentsQuerySchema.safeParse({ sort: view.sort, cursor: view.cursor })
  const cursor = paging.success ? paging.data.cursor : undefined
  const query = { window: view.window, sort: view.sort, mode: view.mode, limit: AGENTS_A_PAGE, cursor }
  const outlook = await readTenantOutlook(query, dependenciesOf(c))
  const name = c.get('tenant').name
  const isEmpty = !isAnythingKnown(outlook)
  const body = (
    <>
      <div class="head">
        <h1>
          Overview
          {name !== '' && (
            <>
              {' of '}
              <Foreign>{name}</Foreign>
            </>
          )}
        </h1>
        <Switch
          label="Window"
          options={WINDOWS}
          current={view.window}
          linkTo={(window) => queryLink({ ...parametersOf(view), window, cursor: null })}
        />
      </div>
      {isEmpty ? (
        <Live id="figures">
          <FirstScore origin={new URL(c.req.url).origin} needsKey={readSettings(c.env).AUTH === 'keys'} />
        </Live>
      ) : (
        <Figures outlook={outlook} view={view} base={c.get('looked').base} isFirst={cursor === undefined} />
      )}
    </>
  )
  return showPage(c, { title: name === '' ? 'Overview' : `Overview of ${name}`, place: 'overview', body })
}

/** Whether anything was ever asked for, scored or not. */
function isAnythingKnown({ coverage: { scored, degraded, pending, failed } }: TenantOutlook): boolean {
  return scored + degraded + pending > 0 || Object.keys(failed).length > 0
}

function parametersOf({ window, sort, mode }: View) {
  return { window, sort, mode }
}

function Figures(props: { outlook: TenantOutlook; view: View; base: string; isFirst: boolean }) {
  const { outlook, view, base, isFirst } = props
  const { modes, changes, agents, mode, coverage, usage, nextCursor } = outlook
  const seen = MODES.filter((name) => modes[name] !== undefined)
  const fallen = mostFallen(agents)
  return (
    <Live id="figures">
      {fallen !== null && <Slip agent={fallen} base={base} mode={mode} window={view.window} />}
      <section class="stack" aria-labelledby="averages">
        <h2 id="averages">{`Averages of ${WINDOW_NAMES[view.window]}`}</h2>
        <div class="cards">
          {seen.map((name) => {
            const window = modes[name]?.windows[view.window]
            return (
              window !== undefined && (
                <ModeCard
                  mode={name}
                  window={window}
                  change={changes[name] ?? null}
                  against={WINDOW_BEFORE[view.window]}
                />
              )
            )
          })}
        </div>
        <Spent usage={usage[view.window]} window={view.window} />
        <CoverageBadges of={coverage} when="all time" />
      </section>
      <section class="stack" aria-labelledby="agents">
        <div class="head">
          <h2 id="agents">Agents</h2>
          <div class="actions">
            {seen.length > 1 && (
              <Switch
                label="Mode of the agents' figures"
                options={seen.map((name) => [name, MODE_NAMES[name]] as const)}
                current={mode}
                linkTo={(name: Mode) => queryLink({ ...parametersOf(view), mode: name })}
              />
            )}
            <Switch
              label="Order of the agents"
              options={SORTS}
              current={view.sort}
              linkTo={(sort) => queryLink({ ...parametersOf(view), sort })}
            />
          </div>
        </div>
        {agents.length === 0 ? (
          <NoAgents mode={mode} view={view} />
        ) : (
          <AgentTable agents={agents} base={base} mode={mode} window={view.window} sort={view.sort} />
        )}
        <Pager of="agents" parameters={{ ...parametersOf(view), mode }} isFirst={isFirst} nextCursor={nextCursor} />
      </section>
      <Heard>{fallen === null ? 'No agent on this page has slipped.' : `${fallen.agentId} has slipped.`}</Heard>
    </Live>
  )
}

function NoAgents({ mode, view }: { mode: Mode; view: View }) {
  return (
    <div class="card">
      <p>{`No agent has a run in this mode (${MODE_NAMES[mode].toLowerCase()}) in ${WINDOW_NAMES[view.window]}.`}</p>
      <p class="actions">
        <a href={queryLink({ ...parametersOf(view), window: 'all' })}>Show all time</a>
        <a href={queryLink({ ...parametersOf(view), sort: 'recent' })}>Show the most recent agents</a>
      </p>
    </div>
  )
}

function Spent({ usage, window }: { usage: TenantOutlook['usage'][TimeWindow]; window: TimeWindow }) {
  const { calls, inputTokens, outputTokens } = usage
  if (calls === 0) return null
  return (
    <p class="small muted">
      {`${counted(calls, 'judge call')} in ${WINDOW_NAMES[window]}: ${formatLargeCount(inputTokens)} tokens in, ${formatLargeCount(outputTokens)} out.`}
    </p>
  )
}
