import { describe, expect, it } from 'vitest'
import { preferencesApplied, readPreferences } from '../../src/http/prefer.ts'

describe('Prefer', () => {
  it.each([
    [undefined, false, null],
    ['', false, null],
    ['wait=5', false, 5],
    ['respond-async', true, null],
    ['respond-async, wait=2', true, 2],
    ['Wait = "7"; foo="bar", RESPOND-ASYNC', true, 7],
    ['wait=0', false, null],
    ['wait=61', false, null],
    ['wait=-1', false, null],
    ['wait=1.5', false, null],
    ['wait=abc, return=minimal', false, null],
  ])('%j', (header, respondAsync, waitSeconds) => {
    expect(readPreferences(header)).toEqual({ respondAsync, waitSeconds })
  })

  it('says back what was honoured', () => {
    expect(preferencesApplied({ respondAsync: false, waitSeconds: null })).toBeNull()
    expect(preferencesApplied({ respondAsync: true, waitSeconds: 3 })).toBe('respond-async, wait=3')
  })
})
