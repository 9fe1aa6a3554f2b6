import { Parser } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { decodeEntities } from '../../../src/connectors/text/decode-entities.ts'
import { readEntityNames } from '../../../src/connectors/text/entity-names.ts'

/** As a parser with all names of HTML 5 reads them. */
function parsed(html: string): string {
  let text = ''
  const parser = new Parser({ ontext: (part) => (text += part) })
  parser.write(html)
  parser.end()
  return text
}

function parsedAttribute(value: string): string | undefined {
  let attribute: string | undefined
  const parser = new Parser({ onopentag: (_name, { href }) => (attribute = href) })
  parser.write(`<a href="${value}">`)
  parser.end()
  return attribute
}

const REFERENCES = [
  '&amp;eacute; &amp;amp;lt;',
  '&copy 2 &copy2 &notit; &notin; &not; &not',
  '&#128; &#129; &#x9f; &#0; &#xD800; &#x110000; &#x10FFFF; &#1234567890123;',
  '&#38 &#x26z &#55;7 &#00000000000065; &#X41;',
  '&AMP; &AMP &Eacute &EACUTE; &COPY; &REG &QUOT; &LT;&GT',
  '&unknown; &; &#; &#x; && & a&b; &constructor; &toString;',
  '&amp &ampx &eacutes x&ltb AT&T; R&D &thetasym; &sup2; &sup; &supe',
]

describe('character references', () => {
  it.each(REFERENCES)('%s are read as a parser of HTML 5 does', (html) => {
    expect(decodeEntities(html)).toBe(parsed(html))
  })

  it.each([...REFERENCES.flatMap((line) => line.split(' ')), 'a&copy=1', 'a&copy;=1', '?a=1&copy=2&lt=3&b', 'a&copyx'])(
    'in an attribute %s is, too',
    (value) => {
      expect(decodeEntities(value, { inAttribute: true })).toBe(parsedAttribute(value))
    },
  )

  it('of every name are as HTML 5 has them', () => {
    const { all } = readEntityNames()
    expect(all.size).toBeGreaterThan(250)
    for (const [name, character] of all) expect([name, character]).toEqual([name, parsed(`&${name};`)])
  })

  it('take no longer where many of them stand open', () => {
    const open = '&'.repeat(200_000)
    expect(decodeEntities(open)).toBe(open)
    const long = `&${'a'.repeat(200_000)}`
    expect(decodeEntities(long)).toBe(long)
  })
})
