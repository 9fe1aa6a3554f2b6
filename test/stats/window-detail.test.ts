import { describe, expect, it } from 'vitest'
import { changeByMode } from '../../src/stats/change-by-mode.ts'
import type { CountWindow } from '../../src/stats/newest-runs.ts'
import type { TimeWindow } from '../../src/stats/time-window.ts'
import { windowDetail } from '../../src/stats/window-detail.ts'
import { bookInMemory } from './book-in-memory.ts'
import { aRun, NOW } from './run-stream.ts'

const HOUR = 3_600_000

/** A book with runs at so many hours before now, each with its score. */
function bookOf(...runs: [hoursAgo: number, score: number, judge?: string][]) {
  const book = bookInMemory()
  for (const [index, [hoursAgo, normalizedScore, model = 'embedded']] of runs.entries()) {
    const at = NOW - hoursAgo * HOUR
    const judge = { model, protocol: '1', degraded: false, degradedBecause: null }
    book.take({ do: 'record', run: aRun({ runId: `r${index}`, at, recordedAt: NOW, normalizedScore, judge }) })
  }
  return book
}

describe('what stands behind a window', () => {
  const book = bookOf([1, 0.5], [2, 0.5], [3, 1, 'other'], [30, 0.9], [40, 0.7], [200, 0])

  function detail(window: CountWindow | TimeWindow, judge?: string) {
    const { histogram, before } = windowDetail(book, { mode: 'both', window, now: NOW, judge })
    const bins = histogram.flatMap((count, bin) => (count === 0 ? [] : [[bin, count]]))
    return { bins, before: before === null ? null : [before.count, before.mean] }
  }

  it('is its histogram and the stretch of the same length before', () => {
    expect(detail('24h')).toEqual({
      bins: [
        [50, 2],
        [100, 1],
      ],
      before: [2, 0.8],
    })
    expect(detail('7d').before).toEqual([1, 0])
    expect(detail('30d')).toMatchObject({
      bins: [
        [0, 1],
        [50, 2],
        [70, 1],
        [90, 1],
        [100, 1],
      ],
      before: null,
    })
    expect(detail('all').before).toBeNull()
  })

  it('is of one judge when it is named', () => {
    expect(detail('24h', 'other@1')).toEqual({ bins: [[100, 1]], before: [0, null] })
    expect(detail('24h', 'nobody@1').bins).toEqual([])
  })

  it('of the newest runs is as many before them, or nothing when there are fewer', () => {
    const many = bookOf(
      ...Array.from({ length: 20 }, (_, index): [number, number] => [index + 1, index < 10 ? 0.4 : 0.8]),
    )
    const { histogram, before } = windowDetail(many, { mode: 'both', window: 'last10', now: NOW })
    expect([histogram[40], before?.count, before?.mean]).toEqual([10, 10, 0.8])
    expect(detail('last10').before).toBeNull()
  })
})

describe('the change of a mode', () => {
  it('is against the stretch before the window, and missing where a stretch has no run', () => {
    const book = bookOf([1, 0.5], [30, 0.9], [40, 0.7])
    book.take({ do: 'record', run: aRun({ runId: 's', at: NOW, effectiveMode: 'system' }) })
    expect(changeByMode(book, { window: '24h', now: NOW }).both).toBeCloseTo(-0.3, 10)
    expect(Object.keys(changeByMode(book, { window: '24h', now: NOW }))).toEqual(['both'])
    expect(changeByMode(book, { window: '30d', now: NOW })).toEqual({})
  })
})
