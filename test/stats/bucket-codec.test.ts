import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeBucket, encodeBucket } from '../../src/stats/bucket-codec.ts'
import { bucketOfFailure, bucketOfRun, emptyBucket, mergeBuckets } from '../../src/stats/bucket.ts'
import { runFacts } from '../../src/stats/run-facts.ts'
import { aRun, streamArbitrary } from './run-stream.ts'

describe('a bucket as text', () => {
  it('is the same bucket again', () => {
    fc.assert(
      fc.property(streamArbitrary(40), (steps) => {
        const runs = steps.filter((step) => step.do === 'record').map(({ run }) => bucketOfRun(runFacts(run)))
        const bucket = [...runs, bucketOfFailure()].reduce(mergeBuckets, emptyBucket())
        expect(decodeBucket(encodeBucket(bucket))).toEqual(bucket)
      }),
    )
  })

  it('holds integers up to 2^53 exactly', () => {
    const bucket = emptyBucket()
    bucket.aggregate.sum = Number.MAX_SAFE_INTEGER
    bucket.activity.outputTokens = Number.MAX_SAFE_INTEGER - 1
    expect(decodeBucket(encodeBucket(bucket))).toEqual(bucket)
  })

  it('of few runs is short', () => {
    expect(encodeBucket(bucketOfRun(runFacts(aRun()))).length).toBeLessThan(100)
    expect(decodeBucket(encodeBucket(emptyBucket()))).toEqual(emptyBucket())
  })

  it('that is none is refused', () => {
    const text = encodeBucket(bucketOfRun(runFacts(aRun())))
    for (const broken of [
      '',
      ';',
      '1,2;',
      text.replace(';', ''),
      `${text},101:1`,
      `${text},5`,
      text.replace('1', '-1'),
      `x${text}`,
    ]) {
      expect(() => decodeBucket(broken)).toThrow(RangeError)
    }
  })
})
