import fc from 'fast-check'
import type { HostileBody } from './hostile-body.ts'
import { hostileText } from './hostile-json.ts'

/** What the forms of the dashboard have, and what no form has. */
const FIELDS = [
  'secret',
  'to',
  'prompt',
  'response',
  'system',
  'agentId',
  'platform',
  'identities',
  'systemPrompt',
  'mode',
  'model',
  'language',
  'settleSeconds',
  'sampleRate',
  'scale',
  'threshold',
  'requirements',
  'sure',
  '__proto__',
  'secret[]',
]
const GOOD_FORM: readonly [string, string][] = [
  ['prompt', 'Name a pond'],
  ['response', 'Walden'],
  ['agentId', 'bot-x'],
  ['platform', 'standard'],
]
const GOOD_VALUES = ['standard', 'slack', 'bot-x', 'embedded', 'user', 'en', '3', 'Name a pond', 'Walden', 'yes']

const field = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...FIELDS) }, hostileText)
const value = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...GOOD_VALUES) },
  fc.constantFrom('pl_00000000000_' + '0'.repeat(43), '//evil.example', 'https://evil.example', '/\\evil.example', '%'),
  hostileText,
)
/** Most of what a form needs, with anything in its place or beside it. */
const fields = fc
  .tuple(fc.subarray([...GOOD_FORM]), fc.array(fc.tuple(field, value), { maxLength: 4 }))
  .map(([good, others]) => [...good, ...others])

const TYPES = [
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-16',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'multipart/form-data; boundary=""',
  'text/plain',
]

const SPOILS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text,
  (text) => text.slice(0, Math.floor(text.length / 2)),
  (text) => text.padEnd(20_000, 'x'),
  (text) => `\u0000${text}`,
  (text) => text.replaceAll('\r\n', '\n'),
  (text) => `${text}%zz&%ED%A0%80=1&&&==`,
]

/** What a form could send, and what no form would. */
export const hostileForm: fc.Arbitrary<HostileBody> = fc
  .tuple(fields, fc.constantFrom(...TYPES), fc.constantFrom(...SPOILS), fc.boolean())
  .map(([entries, type, spoil, isStream]) => {
    const text = type.startsWith('multipart') ? multipart(entries) : urlEncoded(entries)
    return { bytes: new TextEncoder().encode(spoil(text)), isStream, headers: { 'content-type': type } }
  })

function urlEncoded(entries: readonly (readonly [string, string])[]): string {
  return new URLSearchParams(entries.map(([name, text]) => [name, text])).toString()
}

function multipart(entries: readonly (readonly [string, string])[]): string {
  const parts = entries.map(
    ([name, text]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  )
  return `${parts.join('')}--x--\r\n`
}
