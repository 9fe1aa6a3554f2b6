import { describe, expect, it } from 'vitest'
import { localPath } from '../../../src/http/dashboard/session/local-path.ts'
import { agentLink } from '../../../src/http/dashboard/wording/agent-link.ts'
import { showChange } from '../../../src/http/dashboard/wording/change.ts'
import { explainFlag } from '../../../src/http/dashboard/wording/flags.ts'
import { longName, nameOfBefore, shortName } from '../../../src/http/dashboard/wording/names-of-windows.ts'
import {
  counted,
  formatLargeCount,
  formatMean,
  formatScore,
  formatShare,
} from '../../../src/http/dashboard/wording/numbers.ts'
import { queryLink } from '../../../src/http/dashboard/wording/query-link.ts'
import { bandsOf, nameOfBand } from '../../../src/http/dashboard/wording/score-bands.ts'
import { seriesMeans } from '../../../src/http/dashboard/wording/series-means.ts'
import { formatTime } from '../../../src/http/dashboard/wording/times.ts'
import { toneOfMean } from '../../../src/http/dashboard/wording/tone.ts'
import { worstFirst } from '../../../src/http/dashboard/wording/verdicts.ts'
import { scorerResultSchema } from '../../../src/scorer/result.ts'

describe('a number', () => {
  it('is shown at the precision it has', () => {
    expect([formatMean(0.8349), formatMean(1), formatMean(null)]).toEqual(['0.83', '1.00', '–'])
    expect([formatScore(8.8700001), formatScore(10), formatScore(0.1)]).toEqual(['8.87', '10', '0.1'])
    expect([counted(1, 'run'), counted(12_345, 'run'), counted(0, 'entry', 'entries')]).toEqual([
      '1 run',
      '12,345 runs',
      '0 entries',
    ])
    expect([formatLargeCount(9_999), formatLargeCount(1_234_567)]).toEqual(['9,999', '1.2M'])
  })

  it('that is not all is never shown as all, nor something as nothing', () => {
    expect([1, 0.9999, 0.5, 0.0001, 0, null].map(formatShare)).toEqual(['100%', '>99%', '50%', '<1%', '0%', '–'])
  })
})

describe('a change', () => {
  it('has a direction at the two decimals shown', () => {
    expect(showChange(0.214)).toEqual({ direction: 'up', text: '+0.21', words: 'up 0.21' })
    expect(showChange(-0.006)).toEqual({ direction: 'down', text: '−0.01', words: 'down 0.01' })
    expect(showChange(-0.004)).toEqual({ direction: 'same', text: '±0.00', words: 'unchanged' })
  })
})

describe('a mean', () => {
  it('has the tone of the label it would have', () => {
    expect([0.7, 0.695, 0.694, 0.6, 0.595, 0.594, 0].map(toneOfMean)).toEqual([
      'good',
      'good',
      'fair',
      'fair',
      'fair',
      'bad',
      'bad',
    ])
  })
})

describe('names', () => {
  it('of windows stand on buttons and in sentences', () => {
    expect([shortName('last1000'), longName('last1000'), nameOfBefore('last1000')]).toEqual([
      'last 1,000',
      'the last 1,000 runs',
      null,
    ])
    expect([shortName('24h'), longName('24h'), nameOfBefore('24h')]).toEqual([
      '24h',
      'the last 24 hours',
      'the 24 hours before',
    ])
    expect(nameOfBefore('last10')).toBe('the 10 before')
  })

  it('of flags are there for every flag there is', () => {
    const unexplained = scorerResultSchema.shape.flags.element.options.filter((flag) => explainFlag(flag) === flag)
    expect(unexplained).toEqual([])
    expect(explainFlag('new_flag')).toBe('new_flag')
  })

  it('of times are in UTC', () => {
    expect(formatTime('2026-11-30T21:14:05.123Z')).toBe('30 Nov 2026, 21:14 UTC')
  })
})

describe('a histogram', () => {
  it('becomes twenty bands, the last one with the full score', () => {
    const histogram: number[] = Array.from({ length: 101 }, (_, bin) => (bin >= 95 ? 1 : 0))
    histogram[4] = 2
    histogram[5] = 3
    const bands = bandsOf(histogram)
    expect(bands).toHaveLength(20)
    expect([bands[0]?.count, bands[1]?.count, bands[19]?.count]).toEqual([2, 3, 6])
    expect([bands[0], bands[19]].map((band) => band && nameOfBand(band))).toEqual(['0.00–0.04', '0.95–1.00'])
    expect(bandsOf([]).every(({ count }) => count === 0)).toBe(true)
  })
})

describe('a series', () => {
  it('has one point a bucket, each run counting the same', () => {
    const points = [
      { start: '2026-01-01T01:00:00Z', count: 1, mean: 0.2 },
      { start: '2026-01-01T00:00:00Z', count: 3, mean: 1 },
      { start: '2026-01-01T00:00:00Z', count: 1, mean: 0 },
      { start: '2026-01-01T02:00:00Z', count: 0, mean: null },
    ]
    expect(seriesMeans(points)).toEqual([
      { start: Date.parse('2026-01-01T00:00:00Z'), count: 4, mean: 0.75 },
      { start: Date.parse('2026-01-01T01:00:00Z'), count: 1, mean: 0.2 },
    ])
  })
})

describe('requirements', () => {
  it('that are not met come first, otherwise as given', () => {
    const given = [
      { verdict: 'yes' as const, id: 1 },
      { verdict: 'no' as const, id: 2 },
      { verdict: 'partial' as const, id: 3 },
      { verdict: 'no' as const, id: 4 },
    ]
    expect(worstFirst(given).map(({ id }) => id)).toEqual([2, 4, 3, 1])
  })
})

describe('a link', () => {
  it('leaves out what is not asked for, and puts names safely', () => {
    expect(queryLink({ a: '1', b: null, c: undefined, d: 'x&y=z' })).toBe('?a=1&d=x%26y%3Dz')
    expect(agentLink({ base: '/tenants/t', agentId: 'a:b', mode: 'user' })).toBe('/tenants/t/agents/a%3Ab?mode=user')
    expect(agentLink({ base: '', agentId: 'a' })).toBe('/agents/a')
  })

  it('to go to after signing in stays here', () => {
    expect(localPath('/agents/a?b=c#d')).toBe('/agents/a?b=c')
    for (const given of [
      undefined,
      '',
      'https://x.example/a',
      '//x.example',
      '/\\x.example',
      'javascript:x',
      '/..//x.example',
    ]) {
      expect(localPath(given)).toMatch(/^\/(?![/\\])/)
    }
  })
})
