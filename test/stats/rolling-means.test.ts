import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rollingMeans } from '../../src/stats/rolling-means.ts'

describe('a rolling mean', () => {
  it('is over the runs of the span that ends with its point, each counting the same', () => {
    const points = [
      { start: 0, count: 1, mean: 0 },
      { start: 10, count: 3, mean: 1 },
      { start: 20, count: 1, mean: 0.5 },
      { start: 100, count: 2, mean: 0.25 },
    ]
    expect(rollingMeans(points, 20)).toEqual([0, 0.75, 0.875, 0.25])
    expect(rollingMeans(points, 1_000).at(-1)).toBeCloseTo((3 + 0.5 + 0.5) / 7, 12)
    expect(rollingMeans([], 20)).toEqual([])
  })

  it('is what adding up each span anew gives, and never leaves 0..1', () => {
    const point = fc.record({
      gap: fc.integer({ min: 1, max: 50 }),
      count: fc.integer({ min: 1, max: 1_000 }),
      mean: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(point, { maxLength: 60 }), fc.integer({ min: 1, max: 200 }), (gaps, span) => {
        let start = 0
        const points = gaps.map(({ gap, count, mean }) => ({ start: (start += gap), count, mean }))
        for (const [index, rolling] of rollingMeans(points, span).entries()) {
          const end = points[index]?.start ?? 0
          const inside = points.filter((other) => other.start <= end && other.start > end - span)
          const count = inside.reduce((sum, other) => sum + other.count, 0)
          const sum = inside.reduce((total, other) => total + other.count * other.mean, 0)
          expect(rolling).toBeCloseTo(sum / count, 6)
          expect(rolling >= 0 && rolling <= 1).toBe(true)
        }
      }),
    )
  })
})
