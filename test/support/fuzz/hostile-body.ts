import { gzipSync } from 'node:zlib'
import fc from 'fast-check'

/** A body as it is sent, and the headers that go with it. `stream` sends it in chunks, without a length. */
export type HostileBody = { bytes: Uint8Array | null; isStream: boolean; headers: Record<string, string> }

const encoder = new TextEncoder()
const JSON_TYPE = { 'content-type': 'application/json' }

type Encoding = (text: string) => HostileBody

const plain: Encoding = (text) => ({ bytes: encoder.encode(text), isStream: false, headers: JSON_TYPE })

const ENCODINGS: readonly Encoding[] = [
  (text) => ({ ...plain(text), isStream: true }),
  (text) => ({ ...plain(text), headers: {} }),
  (text) => ({ ...plain(text), headers: { 'content-type': 'text/plain' } }),
  (text) => ({ ...plain(text), headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  (text) => ({ ...plain(text), headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
  (text) => ({ ...plain(text), headers: { 'content-type': 'application/json; charset=utf-16' } }),
  (text) => ({ ...plain(text), headers: { 'content-type': ' APPLICATION/JSON ;' } }),
  (text) => ({ ...plain(text), headers: { ...JSON_TYPE, 'content-length': '3' } }),
  (text) => ({ ...plain(text), headers: { ...JSON_TYPE, 'content-length': '99999999999' } }),
  (text) => ({
    bytes: new Uint8Array(gzipSync(text)),
    isStream: false,
    headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
  }),
  (text) => ({ ...plain(text), headers: { ...JSON_TYPE, 'content-encoding': 'br' } }),
  (text) => ({
    bytes: new Uint8Array(Uint16Array.from(text.slice(0, 2_000), (unit) => unit.charCodeAt(0)).buffer),
    isStream: false,
    headers: JSON_TYPE,
  }),
  (text) => ({
    bytes: Uint8Array.from(text.slice(0, 2_000), (unit) => unit.charCodeAt(0) | 0x80),
    isStream: false,
    headers: JSON_TYPE,
  }),
  (text) => ({ bytes: encoder.encode(text.padEnd(300 * 1024)), isStream: true, headers: JSON_TYPE }),
  (text) => ({ bytes: encoder.encode(text.padEnd(300 * 1024)), isStream: false, headers: JSON_TYPE }),
  () => ({ bytes: null, isStream: false, headers: JSON_TYPE }),
]

/** A text as bytes: mostly as it should be, else in a way that no client should send it. */
export function hostileBody(text: fc.Arbitrary<string>): fc.Arbitrary<HostileBody> {
  const encoding = fc.oneof(
    { weight: 4, arbitrary: fc.constant(plain) },
    { weight: 1, arbitrary: fc.constantFrom(...ENCODINGS) },
  )
  return fc.tuple(text, encoding).map(([body, encode]) => encode(body))
}
