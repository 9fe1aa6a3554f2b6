import type { HeldRun } from '../../../service/agent-runs.ts'
import { judgeOfKey } from '../../../stats/vocabulary.ts'
import { explainFlag, nameOfFlag } from '../wording/flags.ts'
import { MODE_NAMES } from '../wording/names.ts'
import { formatScore } from '../wording/numbers.ts'
import { Foreign, ForeignLink } from './foreign.tsx'
import { Time } from './time.tsx'

const CACHE: Record<NonNullable<HeldRun['cache']>, string> = {
  hit: 'from memory: the same content had been judged before',
  miss: 'judged anew',
  coalesced: 'shared with another request for the same content',
  bypass: 'judged without memory',
}

/** When, by whom and how a run was judged, and what its caller said of it. */
export function RunFacts({ run }: { run: HeldRun }) {
  const { at, evaluationMode, judge, cache, degraded, threshold, metadata } = run
  return (
    <section class="card" aria-labelledby="facts">
      <h2 id="facts">About this run</h2>
      <dl class="facts">
        <dt>When</dt>
        <dd>
          <Time at={at} isPoint />
        </dd>
        <dt>Held against</dt>
        <dd>{MODE_NAMES[evaluationMode]}</dd>
        {judge !== null && <JudgeFact judge={judge} />}
        {degraded && (
          <>
            <dt>Degraded</dt>
            <dd>A fallback judge answered, so this run is in no average.</dd>
          </>
        )}
        {cache !== null && (
          <>
            <dt>Memory</dt>
            <dd>{CACHE[cache]}</dd>
          </>
        )}
        <dt>Threshold</dt>
        <dd>{threshold === null ? 'none' : formatScore(threshold)}</dd>
      </dl>
      <h3>Metadata</h3>
      <Metadata metadata={metadata} />
    </section>
  )
}

function JudgeFact({ judge }: { judge: string }) {
  const { model, protocol } = judgeOfKey(judge)
  return (
    <>
      <dt>Judge</dt>
      <dd>
        <Foreign>{model}</Foreign>
        <span class="small muted">
          {', protocol '}
          <Foreign>{protocol}</Foreign>
        </span>
      </dd>
    </>
  )
}

function Metadata({ metadata }: Pick<HeldRun, 'metadata'>) {
  if (metadata === null) return <p class="muted">It is no longer held.</p>
  const entries = Object.entries(metadata)
  if (entries.length === 0) return <p class="muted">None was sent.</p>
  return (
    <dl class="facts">
      {entries.map(([name, value]) => (
        <>
          <dt>
            <Foreign>{name}</Foreign>
          </dt>
          <dd>
            <ForeignLink text={String(value)} />
          </dd>
        </>
      ))}
    </dl>
  )
}

/** What was noticed of a run, each flag with what it means. */
export function Flags({ flags }: Pick<HeldRun, 'flags'>) {
  if (flags === null || flags.length === 0) return null
  return (
    <section class="notice fair" aria-labelledby="flags">
      <h2 id="flags">{flags.length === 1 ? 'A flag' : 'Flags'}</h2>
      <dl class="facts">
        {flags.map((flag) => (
          <>
            <dt>{nameOfFlag(flag)}</dt>
            <dd>{explainFlag(flag)}</dd>
          </>
        ))}
      </dl>
    </section>
  )
}
