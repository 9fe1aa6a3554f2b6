import { describe, expect, it } from 'vitest'
import { type DatedRun, NEWEST_KEPT, insertNewest, newestOf } from '../../src/stats/newest-runs.ts'
import { runFacts } from '../../src/stats/run-facts.ts'
import { aRun } from './run-stream.ts'

function dated(at: number, sequence: number): DatedRun {
  return { at, sequence, facts: runFacts(aRun()) }
}

function listOf(...runs: DatedRun[]): DatedRun[] {
  const list: DatedRun[] = []
  for (const run of runs) insertNewest(list, run)
  return list
}

const namesOf = (runs: readonly DatedRun[]): string[] => runs.map((run) => `${run.at}/${run.sequence}`)

describe('the newest runs', () => {
  it('are ordered by when they took place, and at the same time by when they were recorded', () => {
    expect(namesOf(listOf(dated(5, 1), dated(3, 2), dated(5, 3), dated(4, 4), dated(5, 5)))).toEqual([
      '3/2',
      '4/4',
      '5/1',
      '5/3',
      '5/5',
    ])
  })

  it('of several judges are those recorded last where many took place at the same time', () => {
    const odd = listOf(dated(5, 1), dated(5, 3), dated(5, 5))
    const even = listOf(dated(5, 2), dated(5, 4))
    expect(namesOf(newestOf([odd, even], 3))).toEqual(['5/3', '5/4', '5/5'])
    expect(namesOf(newestOf([even, odd], 3))).toEqual(['5/3', '5/4', '5/5'])
    expect(newestOf([], 3)).toEqual([])
  })

  it('are no more than the windows need, and an older one that comes late is not among them', () => {
    const full = listOf(...Array.from({ length: NEWEST_KEPT }, (_, index) => dated(10 + index, index)))
    insertNewest(full, dated(1, 5000))
    expect(full.length).toBe(NEWEST_KEPT)
    expect(namesOf(full.slice(0, 1))).toEqual(['10/0'])
    insertNewest(full, dated(11, 5001))
    expect(namesOf(full.slice(0, 3))).toEqual(['11/1', '11/5001', '12/2'])
  })
})
