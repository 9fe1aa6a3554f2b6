import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverageOf, modeStatistics } from '../../src/stats/agent-statistics.ts'
import { decodeBucket } from '../../src/stats/bucket-codec.ts'
import { seriesPoint } from '../../src/stats/series.ts'
import { MODES } from '../../src/stats/vocabulary.ts'
import { bookInMemory } from './book-in-memory.ts'
import { differences } from './differences.ts'
import { plainSeries } from './plain-series.ts'
import { plainStatistics } from './plain-statistics.ts'
import { NOW, aRun, runsLeft, streamArbitrary } from './run-stream.ts'

describe('the statistics of any stream of runs, repeats, replacements and removals', () => {
  it('equal a plain recomputation in every field of every window', () => {
    fc.assert(
      fc.property(streamArbitrary(60), (steps) => {
        const book = bookInMemory()
        for (const step of steps) book.take(step)
        const plain = plainStatistics(runsLeft(steps), { now: NOW })
        expect(differences(modeStatistics(book, { now: NOW }), plain.modes)).toEqual([])
        expect(differences(coverageOf(book, 0), plain.coverage)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('equal it also for one judge', () => {
    fc.assert(
      fc.property(streamArbitrary(60), fc.constantFrom('embedded@1', 'openai/a@b@2', 'nobody@1'), (steps, judge) => {
        const book = bookInMemory()
        for (const step of steps) book.take(step)
        expect(
          differences(
            modeStatistics(book, { now: NOW, judge }),
            plainStatistics(runsLeft(steps), { now: NOW, judge }).modes,
          ),
        ).toEqual([])
      }),
      { numRuns: 80 },
    )
  })

  it('equal it in every point of every series', () => {
    fc.assert(
      fc.property(
        streamArbitrary(60),
        fc.constantFrom('minute' as const, 'hour' as const, 'day' as const),
        fc.constantFrom(...MODES),
        (steps, resolution, mode) => {
          const book = bookInMemory()
          for (const step of steps) book.take(step)
          const kept = { minute: 2 / 24, hour: 35, day: 400 }[resolution] * 86_400_000
          const size = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }[resolution]
          const points = book
            .rows()
            .filter((row) => row.grain === resolution && row.start >= Math.floor((NOW - kept) / size) * size)
            .map(({ start, key, sums }) => seriesPoint({ start, key, bucket: decodeBucket(sums) }, { mode }))
            .filter((point) => point !== null)
            .toSorted((a, b) => a.start - b.start || (a.judge < b.judge ? -1 : 1))
          expect(differences(points, plainSeries(runsLeft(steps), { now: NOW, resolution, mode }))).toEqual([])
        },
      ),
      { numRuns: 100 },
    )
  })

  it('are the same whatever the order of recording, but for runs at the same time', () => {
    fc.assert(
      fc.property(streamArbitrary(40), (steps) => {
        const forward = bookInMemory()
        const backward = bookInMemory()
        const records = steps.filter((step) => step.do === 'record')
        for (const step of records) forward.take(step)
        for (const step of records.toReversed()) backward.take(step)
        expect(modeStatistics(backward, { now: NOW }).both?.windows.all).toEqual(
          modeStatistics(forward, { now: NOW }).both?.windows.all,
        )
      }),
      { numRuns: 50 },
    )
  })
})

describe('the modes', () => {
  it('are those with a run in the averages', () => {
    const book = bookInMemory()
    book.take({ do: 'record', run: aRun({ effectiveMode: 'user' }) })
    const degraded = { model: 'embedded', protocol: '1', degraded: true, degradedBecause: 'judge-timeout' }
    book.take({ do: 'record', run: aRun({ runId: 'run-2', effectiveMode: 'system', judge: degraded }) })
    expect(Object.keys(modeStatistics(book, { now: NOW }))).toEqual(['user'])
    expect(coverageOf(book, 3)).toEqual({
      scored: 1,
      degraded: 1,
      hit: 0,
      miss: 2,
      coalesced: 0,
      bypass: 0,
      pending: 3,
      failed: {},
    })
  })
})
