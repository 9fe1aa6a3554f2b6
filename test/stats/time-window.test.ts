import { describe, expect, it } from 'vitest'
import { bucketStart, finestKept, oldestKept } from '../../src/stats/grain.ts'
import { rangesOf } from '../../src/stats/time-window.ts'

const at = (text: string): number => Date.parse(text)

describe('a bucket', () => {
  it('begins with the run stamped exactly on the hour', () => {
    expect(bucketStart('hour', at('2028-02-29T10:00:00Z'))).toBe(at('2028-02-29T10:00:00Z'))
    expect(bucketStart('hour', at('2028-02-29T10:00:00Z') - 1)).toBe(at('2028-02-29T09:00:00Z'))
  })

  it('of a leap day is a day like any other', () => {
    expect(bucketStart('day', at('2028-02-29T23:59:59.999Z'))).toBe(at('2028-02-29T00:00:00Z'))
    expect(bucketStart('day', at('2028-03-01T00:00:00Z'))).toBe(at('2028-03-01T00:00:00Z'))
  })

  it('for everything starts at 0', () => {
    expect(bucketStart('all', at('2028-02-29T10:00:00Z'))).toBe(0)
  })
})

describe('the ranges of a window', () => {
  const now = at('2028-03-01T10:17:23.456Z')

  it('of an hour are minutes from the whole minute it starts in, then the current hour', () => {
    expect(rangesOf('1h', now)).toEqual([
      { grain: 'minute', from: at('2028-03-01T09:17:00Z'), to: at('2028-03-01T10:00:00Z') },
      { grain: 'hour', from: at('2028-03-01T10:00:00Z'), to: Infinity },
    ])
  })

  it('of a week that holds a leap day are hours to the end of the first day, then days', () => {
    expect(rangesOf('7d', now)).toEqual([
      { grain: 'hour', from: at('2028-02-23T10:00:00Z'), to: at('2028-02-24T00:00:00Z') },
      { grain: 'day', from: at('2028-02-24T00:00:00Z'), to: Infinity },
    ])
  })

  it('that starts exactly on a boundary need no fine buckets', () => {
    expect(rangesOf('24h', at('2028-03-01T00:00:00Z'))).toEqual([
      { grain: 'hour', from: at('2028-02-29T00:00:00Z'), to: at('2028-02-29T00:00:00Z') },
      { grain: 'day', from: at('2028-02-29T00:00:00Z'), to: Infinity },
    ])
  })
})

describe('retention', () => {
  const now = at('2028-03-01T10:17:23.456Z')

  it('keeps the whole bucket in which it begins', () => {
    expect(oldestKept('minute', now)).toBe(at('2028-03-01T08:17:00Z'))
    expect(oldestKept('hour', now)).toBe(at('2028-01-26T10:00:00Z'))
    expect(oldestKept('day', now)).toBe(at('2027-01-26T00:00:00Z'))
  })

  it('counts a run in the finest bucket that is still kept', () => {
    expect(finestKept(at('2028-03-01T08:17:00Z'), now)).toBe('minute')
    expect(finestKept(at('2028-03-01T08:16:59.999Z'), now)).toBe('hour')
    expect(finestKept(at('2028-01-26T09:59:59Z'), now)).toBe('day')
    expect(finestKept(at('2020-01-01T00:00:00Z'), now)).toBe('all')
  })
})
