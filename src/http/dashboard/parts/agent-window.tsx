import { DIMENSIONS, LABELS } from '../../../stats/vocabulary.ts'
import type { WindowDetail } from '../../../stats/window-detail.ts'
import type { Window } from '../../../stats/window.ts'
import { type AnyWindow, longName, nameOfBefore } from '../wording/names-of-windows.ts'
import { DIMENSION_NAMES, LABEL_NAMES } from '../wording/names.ts'
import { counted, formatCount, formatMean, formatShare } from '../wording/numbers.ts'
import { toneOfLabel, toneOfMean } from '../wording/tone.ts'
import { Bar } from './bar.tsx'
import { Change } from './change.tsx'
import { Foreign } from './foreign.tsx'
import { Histogram } from './histogram.tsx'

type Shown = { window: Window; detail: WindowDetail }

/** One window of an agent: its mean, dimensions, distribution, labels and judges. */
export function AgentWindow({
  name,
  linkToJudge,
  ...shown
}: Shown & { name: AnyWindow; linkToJudge: (judge: string) => string }) {
  if (shown.window.count === 0) return <p class="card">{`No run in ${longName(name)}.`}</p>
  return (
    <div class="cards filled">
      <section class="card" aria-labelledby="mean">
        <h2 id="mean">{`Mean of ${longName(name)}`}</h2>
        <Mean {...shown} against={nameOfBefore(name)} />
      </section>
      <section class="card" aria-labelledby="dimensions">
        <h2 id="dimensions">Dimensions</h2>
        <Dimensions {...shown} />
      </section>
      <section class="card" aria-labelledby="distribution">
        <h2 id="distribution">Distribution of scores</h2>
        <Histogram histogram={shown.detail.histogram} />
      </section>
      <section class="card" aria-labelledby="labels">
        <h2 id="labels">Labels</h2>
        <Labels {...shown} />
      </section>
      <section class="card" aria-labelledby="judges">
        <h2 id="judges">Judges</h2>
        <Judges {...shown} linkTo={linkToJudge} />
      </section>
    </div>
  )
}

function Mean({ window, detail, against }: Shown & { against: string | null }) {
  const { mean, count, passRate, p10, p50, p90, stddev, min, max } = window
  const before = detail.before?.mean ?? null
  return (
    <>
      <p class="figure">
        {mean !== null && <strong class={toneOfMean(mean)}>{formatMean(mean)}</strong>}
        <Change of={mean === null || before === null ? null : mean - before} against={against} />
      </p>
      <dl class="facts">
        <dt>Runs</dt>
        <dd>{formatCount(count)}</dd>
        <dt>Passed</dt>
        <dd>{passRate === null ? 'no run had a threshold' : formatShare(passRate)}</dd>
        <dt>Percentiles</dt>
        <dd>{`10% up to ${formatMean(p10)}, half up to ${formatMean(p50)}, 90% up to ${formatMean(p90)}`}</dd>
        <dt>Range</dt>
        <dd>{`${formatMean(min)} to ${formatMean(max)}, standard deviation ${formatMean(stddev)}`}</dd>
      </dl>
    </>
  )
}

function Dimensions({ window, detail }: Shown) {
  return (
    <dl class="dimensions four">
      {DIMENSIONS.map((dimension) => {
        const value = window.dimensions?.[dimension] ?? null
        const before = detail.before?.dimensions?.[dimension] ?? null
        return (
          <>
            <dt>{DIMENSION_NAMES[dimension]}</dt>
            <dd class="number">{formatMean(value)}</dd>
            <dd>{value !== null && <Bar share={value} tone={toneOfMean(value)} />}</dd>
            <dd class="number">
              <Change of={value === null || before === null ? null : value - before} />
            </dd>
          </>
        )
      })}
    </dl>
  )
}

function Labels({ window: { labels, count } }: Shown) {
  return (
    <dl class="dimensions">
      {LABELS.map((label) => (
        <>
          <dt>{LABEL_NAMES[label]}</dt>
          <dd class="number">{formatCount(labels[label])}</dd>
          <dd>
            <Bar share={labels[label] / count} tone={toneOfLabel(label)} />
          </dd>
        </>
      ))}
    </dl>
  )
}

/** A caller may name many models: those that judged most are listed. */
const JUDGES_LISTED = 10

function Judges({ window: { judges }, linkTo }: Shown & { linkTo: (judge: string) => string }) {
  const byCount = Object.entries(judges).toSorted(([, a], [, b]) => b.count - a.count)
  const others = byCount.length - JUDGES_LISTED
  return (
    <ul class="plain">
      {byCount.slice(0, JUDGES_LISTED).map(([judge, { count, mean }]) => (
        <li>
          <a href={linkTo(judge)}>
            <Foreign>{judge}</Foreign>
          </a>
          {`: mean ${formatMean(mean)} over ${counted(count, 'run')}`}
        </li>
      ))}
      {others > 0 && <li class="muted">{`and ${counted(others, 'more judge')}`}</li>}
    </ul>
  )
}
