import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { occursIn, quotableText } from '../../../../src/scorer/judge/llm/quote.ts'

const TEXT = quotableText(`# Let and const

* **let** can be “reassigned”; it isn't hoisted like \`var\`.
* **const** can't — its binding
  is fixed.

Sum: {"total": 3}. 이것은 예시입니다.`)

describe('a quote occurs', () => {
  it.each([
    ['word for word', '**let** can be “reassigned”'],
    ['in another case', 'LET AND CONST'],
    ['without its Markdown marks', 'let can be'],
    ['with Markdown marks of its own', '`const` can’t'],
    ['with other quote marks', 'can be "reassigned"; it isn’t hoisted'],
    ['with other dashes', "can't - its binding"],
    ['over a line break', 'its binding is fixed'],
    ['over two items of a list', "hoisted like var.\n- const can't"],
    ['as it was escaped for the model', String.raw`{\"total\": 3}`],
    ['with the line break that was escaped for the model', String.raw`its binding\n  is fixed`],
    ['with its middle left out', 'let can be … its binding'],
    ['with three dots for its middle', 'Let and const ... is fixed'],
    ['with an ellipsis in brackets', 'Let and const [...] is fixed'],
    ['with an ellipsis around it', '...its binding is fixed…'],
    ['in another script', '이것은 예시입니다'],
  ])('%s', (_, quote) => {
    expect(occursIn(quote, TEXT)).toBe(true)
  })
})

describe('a quote does not occur', () => {
  it.each([
    ['in other words', 'let may be reassigned'],
    ['with a word put in', 'let can often be reassigned'],
    ['with its parts in another order', 'is fixed … Let and const'],
    ['with one part that is not there', 'let can be … hoisted twice'],
    ['when it is only an ellipsis', '...'],
    ['when it is only marks that the text lacks', '~~~'],
  ])('%s', (_, quote) => {
    expect(occursIn(quote, TEXT)).toBe(false)
  })
})

it('every passage of a text occurs in it', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'binary' }), fc.nat(), fc.nat(), (text, one, other) => {
      const [from, to] = [one % text.length, other % text.length].toSorted((a, b) => a - b)
      const passage = text.slice(from, (to ?? 0) + 1)
      expect(occursIn(passage, quotableText(text))).toBe(true)
    }),
  )
})

it('a word that a text lacks never occurs in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '"', '*', '…', '.', '\n') }), (text) => {
      expect(occursIn('zebra', quotableText(text))).toBe(false)
      expect(occursIn(`${text}…zebra`, quotableText(text))).toBe(false)
    }),
  )
})
