import { z } from 'zod'

/** What differs from one run of the examples to the next, and what is shown in its place. */
const SHOWN: readonly [RegExp, string | ((found: string) => string)][] = [
  [
    /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g,
    (time) => `2026-11-30T${/T00:00:00.000Z/.test(time) ? '00:00' : '09:30'}:00.000Z`,
  ],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b/g, '0b5c6f0e-3f57-4b0a-9d0c-5d1f4f3c2a10'],
  [/\bpl_[0-9A-Za-z]{11}_[0-9A-Za-z]{43}\b/g, 'pl_1qzKx8Tn4Rb_your-key'],
  [/\bhk_[0-9a-f]{32}\b/g, 'hk_4f1c0a5e9b7d42d8a6c3e0f1b2d4968a'],
  [/\bwhsec_[0-9A-Za-z+/]{16,}={0,2}/g, 'whsec_your-secret'],
  [/^v1,[0-9A-Za-z+/]{43}=$/g, 'v1,the-signature'],
  [/\bt=\d+/g, 't=3600'],
  // Which of the two comes first depends on the speed of the machine.
  [/ran out while waiting for the judge/g, 'ran out during a call (1 call)'],
  [/\bdur=\d+(?:\.\d+)?/g, 'dur=1'],
]

const KEY_ID = '1qzKx8Tn4Rb'

/** A value without what differs from run to run: ids, times, keys. The ids that are given go as well, each for what it is named. */
export function steady(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  const text = JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'string' ? steadyText(inner, ids) : inner,
  )
  return text === undefined ? undefined : JSON.parse(text)
}

/** As `steady`, for a text. */
export function steadyText(text: string, ids: ReadonlyMap<string, string>): string {
  const named = [...ids].reduce((rest, [id, shown]) => rest.replaceAll(id, shown), text)
  return SHOWN.reduce((rest, [pattern, shown]) => {
    return rest.replaceAll(pattern, typeof shown === 'string' ? () => shown : shown)
  }, named)
}

/** Ids in an answer that no pattern tells from other texts, with what is shown for each. */
export function idsIn(body: unknown): [string, string][] {
  const parsed = z.object({
    keyId: z.string().optional(),
    deadLetters: z.array(z.object({ id: z.string() })).optional(),
  })
  const { keyId, deadLetters = [] } = parsed.safeParse(body).data ?? {}
  return [
    ...(keyId === undefined ? [] : [[keyId, KEY_ID] satisfies [string, string]]),
    ...deadLetters.map(({ id }): [string, string] => [id, '9d3f6c1b5e8a47d2b0c4f7a1e6d5c8b3']),
  ]
}
