import fc from 'fast-check'
import { hostileText } from './hostile-json.ts'

/** What no encoder would write. */
const RAW_SEGMENTS = [
  '%00',
  '%ED%A0%80',
  '%zz',
  '%',
  '%2e%2e',
  '%2F',
  '.',
  '..',
  ';a=b',
  '*',
  ':agentId',
  '%F0%9F%92%A9',
]
const RAW_QUERIES = ['%00', '%ED%A0%80', '%zz', '&&&=', '=', '%', '[]', '__proto__[x]=1', 'limit[]=1', '#', '?']

const NAMES = ['mode', 'window', 'limit', 'cursor', 'sort', 'judge', 'from', 'to', 'resolution', 'label', 'status']
const VALUES = ['both', 'user', '24h', 'all', '1', '200', 'recent', 'worst', 'name', 'minute', 'day', 'scored', 'poor']

const encoded = hostileText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 2_000))

/** A path of the API with its parameters filled by names that there are, and by what can be no name. */
export function hostilePath(path: string, names: Readonly<Record<string, readonly string[]>>): fc.Arbitrary<string> {
  const segments = path.split('/').map((segment) => {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1]
    if (name === undefined) return fc.constant(segment)
    return fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...(names[name] ?? ['x'])) },
      { weight: 1, arbitrary: encoded },
      { weight: 1, arbitrary: fc.constantFrom(...RAW_SEGMENTS) },
    )
  })
  return fc.tuple(fc.tuple(...segments), query).map(([parts, search]) => parts.join('/') + search)
}

const pair = fc
  .tuple(fc.oneof(fc.constantFrom(...NAMES), encoded), fc.oneof(fc.constantFrom(...VALUES), encoded))
  .map(([name, value]) => `${name}=${value}`)

const query = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: fc.array(pair, { maxLength: 4 }).map((pairs) => `?${pairs.join('&')}`) },
  { weight: 1, arbitrary: fc.constantFrom(...RAW_QUERIES).map((raw) => `?${raw}`) },
)
