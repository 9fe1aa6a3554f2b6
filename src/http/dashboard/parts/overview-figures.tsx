import type { TenantOutlook } from '../../../service/pages/read-tenant-outlook.ts'
import type { TimeWindow } from '../../../stats/time-window.ts'
import { MODES, type Mode } from '../../../stats/vocabulary.ts'
import { mostFallen } from '../wording/most-fallen.ts'
import { MODE_NAMES, WINDOW_BEFORE, WINDOW_NAMES } from '../wording/names.ts'
import { counted, formatLargeCount } from '../wording/numbers.ts'
import { queryLink } from '../wording/query-link.ts'
import { AgentTable } from './agent-table.tsx'
import { CoverageBadges } from './coverage.tsx'
import { Heard, Live } from './live.tsx'
import { ModeCard } from './mode-card.tsx'
import { Pager } from './pager.tsx'
import { Slip } from './slip.tsx'
import { Switch } from './switch.tsx'

/** What was asked for; without a mode the busiest one is shown. */
type View = { window: TimeWindow; sort: 'worst' | 'recent' | 'name'; mode: Mode | null }

const SORTS = [
  ['worst', 'Worst first'],
  ['recent', 'Recent'],
  ['name', 'By name'],
] as const

/** The view without where its page begins. */
function parametersOf({ window, sort, mode }: View) {
  return { window, sort, mode }
}

/** The averages of a tenant, and a page of its agents. */
export function OverviewFigures(props: { outlook: TenantOutlook; view: View; base: string; isFirst: boolean }) {
  const { outlook, view, base, isFirst } = props
  const { modes, changes, agents, mode, coverage, usage, nextCursor } = outlook
  const parameters = parametersOf(view)
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
                linkTo={(name: Mode) => queryLink({ ...parameters, mode: name })}
              />
            )}
            <Switch
              label="Order of the agents"
              options={SORTS}
              current={view.sort}
              linkTo={(sort) => queryLink({ ...parameters, sort })}
            />
          </div>
        </div>
        {agents.length === 0 ? (
          <NoAgents mode={mode} view={view} />
        ) : (
          <AgentTable agents={agents} base={base} mode={mode} window={view.window} sort={view.sort} />
        )}
        <Pager of="agents" parameters={{ ...parameters, mode }} isFirst={isFirst} nextCursor={nextCursor} />
      </section>
      <Heard>{fallen === null ? 'No agent on this page has slipped.' : `${fallen.agentId} has slipped.`}</Heard>
    </Live>
  )
}

function NoAgents({ mode, view }: { mode: Mode; view: View }) {
  const parameters = parametersOf(view)
  return (
    <div class="card">
      <p>{`No agent has a run in this mode (${MODE_NAMES[mode].toLowerCase()}) in ${WINDOW_NAMES[view.window]}.`}</p>
      <p class="actions">
        <a href={queryLink({ ...parameters, window: 'all' })}>Show all time</a>
        <a href={queryLink({ ...parameters, sort: 'recent' })}>Show the most recent agents</a>
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
