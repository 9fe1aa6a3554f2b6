import { describe, expect, it } from 'vitest'
import { equalsAnySecret } from '../../../src/connectors/signature/constant-time.ts'

describe('a secret', () => {
  it('equals itself, anywhere in the list', async () => {
    for (const secrets of [['s'], ['x', 's'], ['s', 'x']]) expect(await equalsAnySecret('s', secrets)).toBe(true)
  })

  it('equals no other, of whatever length', async () => {
    const others = Array.from({ length: 1_000 }, (_, i) => 's'.repeat(i % 7) + i)
    expect(await equalsAnySecret('s', others)).toBe(false)
    expect(await equalsAnySecret('s', [])).toBe(false)
  })

  it('is never the empty text', async () => {
    expect(await equalsAnySecret('', ['', 's'])).toBe(false)
  })
})
