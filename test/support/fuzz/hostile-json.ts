import fc from 'fast-check'

const TEXTS = [
  '',
  ' ',
  '\ud800',
  'a\udc00b',
  '\u0000',
  '\u202eabc',
  '\ufeff',
  '\u200b\u200b',
  'é'.repeat(3),
  '👩‍👩‍👧‍👧',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '..',
  '../../etc/passwd',
  "' OR 1=1 --",
  '"); DROP TABLE runs; --',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  'NaN',
  '-0',
  '1e999',
  '0x10',
  'null',
  'true',
  '2026-02-30T25:61:61Z',
  '+275760-09-13T00:00:00Z',
  'memo:v1:other:x',
  'x'.repeat(129),
  'x'.repeat(10_000),
]

export const hostileText = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 40 }))

export const hostileNumber = fc.constantFrom(
  0,
  -0,
  -1,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  -(2 ** 53) - 2,
  0.1 + 0.2,
  1e21,
  1.5,
)

const hostileScalar = fc.oneof(hostileText, hostileNumber, fc.constantFrom(null, true, false))

/** Any JSON value, with names that objects have anyway. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileScalar },
  { weight: 1, arbitrary: fc.array(hostileScalar, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.dictionary(hostileText, hostileScalar, { maxKeys: 4 }) },
  { weight: 1, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 600 }, () => ({}))) },
)

type Mutation = { at: number; value: unknown; how: 'replace' | 'remove' | 'add' | 'wrap'; name: string }

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(60),
  value: hostileValue,
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'wrap'),
  name: hostileText,
})

/** A good value with some of what it holds replaced, taken out, wrapped or added to. */
export function mutated(bases: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.constantFrom(...bases), fc.array(mutation, { maxLength: 3 }), fc.boolean(), hostileValue)
    .map(([base, mutations, isKept, other]) => {
      if (mutations.length === 3 && !isKept) return other
      return mutations.reduce((value, change) => mutate(value, unshared(change)), unshared(base))
    })
}

/** A copy that has no part twice, as everything that was parsed. */
function unshared<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value))
}

function mutate(root: unknown, { at, value, how, name }: Mutation): unknown {
  const places = placesOf(root)
  const place = places[at % Math.max(1, places.length)]
  if (place === undefined) return value
  const { holder, key } = place
  if (how === 'remove') Reflect.deleteProperty(holder, key)
  // As a parser would: `__proto__` becomes a property like others.
  else if (how === 'add') Object.defineProperty(holder, name, { value, enumerable: true, configurable: true })
  else Reflect.set(holder, key, how === 'wrap' ? [Reflect.get(holder, key)] : value)
  return root
}

function placesOf(value: unknown): { holder: object; key: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.keys(value).flatMap((key) => [{ holder: value, key }, ...placesOf(Reflect.get(value, key))])
}

/** What no serialiser would write. */
type Spoil = (json: string) => string

const spoiled: fc.Arbitrary<Spoil> = fc.constantFrom<Spoil[]>(
  (json) => json,
  (json) => json.replace('{', '{"__proto__":{"isAdmin":true},'),
  (json) => json.replace('{', '{"input":1,"output":[],"agentId":"first",'),
  (json) => json.replace(/:"[^"]*"/, ':"\\ud800\\u0000"'),
  (json) => json.replace(/:(\d+|"[^"]*")/, ':1e999'),
  (json) => json.replace(/:(\d+|"[^"]*")/, `:${'9'.repeat(400)}`),
  (json) => json.slice(0, Math.floor(json.length / 2)),
  (json) => `${json}${json}`,
  (json) => `${'['.repeat(64)}${json}${']'.repeat(64)}`,
  (json) => `{"a":`.repeat(5_000) + json + '}'.repeat(5_000),
  () => '['.repeat(100_000),
  (json) => json.replaceAll('"', "'"),
  (json) => `/* */ ${json}`,
  (json) => json.replace(/:("[^"]*"|\d+)/, ':NaN'),
  (json) => `\ufeff${json}`,
  () => '',
  () => 'null',
  () => '0',
)

/** The text of a value, spoiled one time in three. */
export function hostileJson(value: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const spoil = fc.oneof(
    { weight: 2, arbitrary: fc.constant((json: string) => json) },
    { weight: 1, arbitrary: spoiled },
  )
  return fc.tuple(value, spoil).map(([json, change]) => change(JSON.stringify(json) ?? ''))
}
