import { describe, expect, it } from 'vitest'
import { findFall, type MeanPoint } from '../../src/stats/change-point.ts'

/** Points an hour apart with ten runs each. */
function hours(...means: number[]): MeanPoint[] {
  return means.map((mean, index) => ({ start: index * 3_600_000, count: 10, mean }))
}

describe('a fall of a series', () => {
  it('is found where it begins, with the means before and after', () => {
    const points = hours(0.9, 0.86, 0.9, 0.88, 0.5, 0.55, 0.52)
    const fall = findFall(points, 0.05)
    expect(fall?.start).toBe(4 * 3_600_000)
    expect(fall?.before).toBeCloseTo(0.885, 10)
    expect(fall?.after).toBeCloseTo(0.5233, 4)
  })

  it('counts runs, not points: one bad run among many is none', () => {
    const points = [...hours(0.9, 0.9, 0.9), { start: 9 * 3_600_000, count: 2, mean: 0.1 }]
    expect(findFall(points, 0.05)).toBeNull()
  })

  it('is none where points differ as much anyway, and is one where they do not', () => {
    const scattered = Array.from({ length: 24 }, (_, hour) => (hour % 3 === 0 ? 0.2 : 0.9) - (hour > 12 ? 0.1 : 0))
    expect(findFall(hours(...scattered), 0.05)).toBeNull()
    const steady = scattered.map((_, hour) => 0.9 - (hour % 3) / 100 - (hour > 12 ? 0.1 : 0))
    expect(findFall(hours(...steady), 0.05)?.start).toBe(13 * 3_600_000)
  })

  it('is none in a series that rises, stays, falls by less than asked, or is empty', () => {
    for (const points of [
      hours(0.3, 0.3, 0.9, 0.9),
      hours(0.8, 0.8, 0.8),
      hours(0.8, 0.8, 0.76, 0.76),
      hours(0.8),
      [],
    ]) {
      expect(findFall(points, 0.05)).toBeNull()
    }
  })

  it('is the greatest of several', () => {
    expect(findFall(hours(0.9, 0.9, 0.85, 0.85, 0.2, 0.2), 0.05)?.start).toBe(4 * 3_600_000)
  })
})
