import type { AgentOutlook } from '../../../service/pages/read-agent-outlook.ts'
import { findFall } from '../../../stats/change-point.ts'
import { GRAIN_MS, type TimedGrain } from '../../../stats/grain.ts'
import { LEAST_FALL } from '../../../stats/agent-trend.ts'
import { rollingMeans } from '../../../stats/rolling-means.ts'
import { MODES, type Mode } from '../../../stats/vocabulary.ts'
import { ALL_WINDOWS, type AnyWindow, nameOfBefore, shortName } from '../wording/names-of-windows.ts'
import { MODE_NAMES } from '../wording/names.ts'
import { queryLink } from '../wording/query-link.ts'
import { seriesMeans } from '../wording/series-means.ts'
import { AgentFall } from './agent-fall.tsx'
import { AgentWindow } from './agent-window.tsx'
import { CoverageBadges } from './coverage.tsx'
import { Foreign } from './foreign.tsx'
import { LowRuns } from './low-runs.tsx'
import { Heard } from './live.tsx'
import { SeriesChart } from './series-chart.tsx'
import { Switch } from './switch.tsx'
import { WindowTable } from './window-table.tsx'

const RESOLUTIONS = [
  ['minute', 'Minutes'],
  ['hour', 'Hours'],
  ['day', 'Days'],
] as const

const SPANS: Record<TimedGrain, { ms: number; name: string }> = {
  minute: { ms: 15 * GRAIN_MS.minute, name: '15 minutes' },
  hour: { ms: GRAIN_MS.day, name: '24 hours' },
  day: { ms: 7 * GRAIN_MS.day, name: '7 days' },
}

/** What is shown of an agent. */
export type FiguresView = { window: AnyWindow; mode: Mode; resolution: TimedGrain; judge: string | null }

/** Everything that is counted of an agent in one mode, with the switches between modes, windows and resolutions. */
export function AgentFigures({ outlook, view, base }: { outlook: AgentOutlook; view: FiguresView; base: string }) {
  const { statistics, detail } = outlook
  const { window, mode, resolution, judge } = view
  const parameters = { window, mode, resolution, judge }
  const windows = statistics.modes[mode]?.windows
  const seen = MODES.filter((name) => statistics.modes[name] !== undefined)
  const points = seriesMeans(outlook.points)
  const fall = findFall(points, LEAST_FALL)
  return (
    <>
      {judge !== null && (
        <p class="notice">
          <span>
            {'Only runs that '}
            <Foreign>{judge}</Foreign>
            {' judged. '}
            <a href={queryLink({ ...parameters, judge: null })}>Show all judges</a>
          </span>
        </p>
      )}
      {fall !== null && windows !== undefined && (
        <AgentFall fall={fall} now={windows[window]} before={detail.before} against={nameOfBefore(window)} />
      )}
      <LowRuns low={outlook.low} base={base} agentId={statistics.agentId} />
      <CoverageBadges of={statistics.coverage} when="all time" />
      {windows === undefined ? (
        <p class="card">
          {judge === null ? 'No run of this agent has a score yet.' : 'No run of this judge has a score in this mode.'}
        </p>
      ) : (
        <>
          {seen.length > 1 ? (
            <Switch
              label="Mode"
              options={seen.map((name) => [name, MODE_NAMES[name]] as const)}
              current={mode}
              linkTo={(name) => queryLink({ ...parameters, mode: name })}
            />
          ) : (
            <p class="muted">{`Every run was held against: ${MODE_NAMES[mode].toLowerCase()}`}</p>
          )}
          <section class="card" aria-labelledby="over-time">
            <div class="head">
              <h2 id="over-time">Over time</h2>
              <Switch
                label="Resolution"
                options={RESOLUTIONS}
                current={resolution}
                linkTo={(name) => queryLink({ ...parameters, resolution: name })}
              />
            </div>
            {points.length === 0 ? (
              <p class="muted">No run in the time that is kept at this resolution.</p>
            ) : (
              <SeriesChart
                points={points}
                rolling={rollingMeans(points, SPANS[resolution].ms)}
                resolution={resolution}
                span={SPANS[resolution].name}
              />
            )}
          </section>
          <Switch
            label="Window"
            options={ALL_WINDOWS.map((name) => [name, shortName(name)] as const)}
            current={window}
            linkTo={(name) => queryLink({ ...parameters, window: name })}
          />
          <AgentWindow
            window={windows[window]}
            detail={detail}
            name={window}
            linkToJudge={(name) => queryLink({ ...parameters, judge: name })}
          />
          <WindowTable
            windows={windows}
            current={window}
            linkTo={(name) => queryLink({ ...parameters, window: name })}
          />
        </>
      )}
      <Heard>{fall === null ? 'This agent has not slipped.' : 'This agent has slipped.'}</Heard>
    </>
  )
}
