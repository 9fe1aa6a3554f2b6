import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Aggregate,
  aggregateOf,
  binOf,
  emptyAggregate,
  mergeAggregates,
  subtractAggregates,
} from '../../src/stats/aggregate.ts'
import { type RunFacts, runFacts, toUnits } from '../../src/stats/run-facts.ts'
import { stddevOf, windowOf } from '../../src/stats/window.ts'
import { type Step, aRun, streamArbitrary } from './run-stream.ts'

const factsArbitrary = streamArbitrary(30).map((steps: Step[]): RunFacts[] =>
  steps.filter((step) => step.do === 'record').map((step) => runFacts(step.run)),
)

describe('aggregates', () => {
  it('merge to the aggregate of both sets, and part again exactly', () => {
    fc.assert(
      fc.property(factsArbitrary, factsArbitrary, (left, right) => {
        const [a, b] = [aggregateOf(left), aggregateOf(right)]
        const merged = mergeAggregates(a, b)
        expect(merged).toEqual(aggregateOf([...left, ...right]))
        expect(subtractAggregates(merged, b)).toEqual(a)
        expect(subtractAggregates(merged, a)).toEqual(b)
      }),
    )
  })

  it('leave nothing behind when everything was taken out', () => {
    const one = aggregateOf([runFacts(aRun())])
    expect(subtractAggregates(one, one)).toEqual(emptyAggregate())
  })

  it('stay exact where one sum of squares would pass 2^53', () => {
    let many: Aggregate = aggregateOf([runFacts(aRun({ normalizedScore: 0.9999 }))])
    for (let doubling = 0; doubling < 28; doubling += 1) many = mergeAggregates(many, many)
    expect(many.count).toBe(2 ** 28)
    expect(many.squaresHigh * 10_000).toBeGreaterThan(Number.MAX_SAFE_INTEGER)
    expect(stddevOf(many)).toBe(0)
    const other = aggregateOf([runFacts(aRun({ normalizedScore: 1 }))])
    expect(subtractAggregates(mergeAggregates(many, other), other)).toEqual(many)
    const spread = stddevOf(mergeAggregates(many, other)) ?? 0
    // One run in n that is 0.0001 away from all others: 0.0001 · sqrt(n - 1) / n.
    expect(spread).toBeCloseTo((0.0001 * Math.sqrt(2 ** 28)) / (2 ** 28 + 1), 15)
  })
})

describe('a score', () => {
  it('falls into the bin of its 2 decimals, half a hundredth rounding up', () => {
    expect([0, 49, 50, 149, 150, 8_949, 8_950, 9_949, 9_950, 10_000].map(binOf)).toEqual([
      0, 0, 1, 1, 2, 89, 90, 99, 100, 100,
    ])
  })

  it('is refused outside 0..1 and when it is no number', () => {
    for (const value of [-0.0001, 1.0001, Number.NaN, Infinity]) expect(() => toUnits(value)).toThrow(RangeError)
  })

  it('that floating point cannot hold is still whole ten-thousandths', () => {
    for (let units = 0; units <= 10_000; units += 1) expect(toUnits(units / 10_000)).toBe(units)
  })
})

describe('a window', () => {
  it('without runs has a count, labels and judges, and null for everything else', () => {
    expect(windowOf(new Map())).toEqual({
      count: 0,
      mean: null,
      stddev: null,
      min: null,
      max: null,
      p10: null,
      p50: null,
      p90: null,
      passRate: null,
      labels: { excellent: 0, very_good: 0, good: 0, moderate: 0, poor: 0, very_poor: 0 },
      dimensions: null,
      judges: {},
    })
  })

  it('takes as percentile the smallest bin whose cumulative count reaches its share, also where 0.1 x n is no exact number', () => {
    const scores = Array.from({ length: 30 }, (_, index) => (index + 1) / 100)
    const aggregate = aggregateOf(scores.map((score) => runFacts(aRun({ normalizedScore: score }))))
    const { min, p10, p50, p90, max } = windowOf(new Map([['embedded@1', aggregate]]))
    expect([min, p10, p50, p90, max]).toEqual([0.01, 0.03, 0.15, 0.27, 0.3])
  })

  it('counts as a dimension only the runs where it applied', () => {
    const none = aRun({ dimensions: { ...aRun().dimensions, requirementsFulfillment: null } })
    const half = aRun({ dimensions: { ...aRun().dimensions, requirementsFulfillment: 0.5 } })
    const withHalf = windowOf(new Map([['embedded@1', aggregateOf([none, half].map(runFacts))]]))
    expect(withHalf.dimensions?.requirementsFulfillment).toBe(0.5)
    const withoutAny = windowOf(new Map([['embedded@1', aggregateOf([runFacts(none)])]]))
    expect(withoutAny.dimensions?.requirementsFulfillment).toBeNull()
  })

  it('has a pass rate over the runs that had a threshold', () => {
    const runs = [aRun(), aRun({ threshold: 0.5, passed: true }), aRun({ threshold: 0.9, passed: false })]
    expect(windowOf(new Map([['embedded@1', aggregateOf(runs.map(runFacts))]])).passRate).toBe(0.5)
  })
})
