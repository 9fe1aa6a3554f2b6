import { expect, it } from 'vitest'
import { slipsOf } from '../../../../src/scorer/constraints/prompt/slips.ts'

const slips = new RegExp(`^(?:${slipsOf('words')})$`, 'u')
const longSlips = new RegExp(`^(?:${slipsOf('sentences')})$`, 'u')

it.each(['wrods', 'wods', 'worrds', 'ords'])('%s is a slip of words', (slip) => {
  expect(slips.test(slip)).toBe(true)
})

it.each(['words', 'word', 'wards', 'worlds', 'swords'])('%s is none', (word) => {
  expect(slips.test(word)).toBe(false)
})

it.each(['sentances', 'sentnces', 'setnences'])('%s is a slip of sentences', (slip) => {
  expect(longSlips.test(slip)).toBe(true)
})
