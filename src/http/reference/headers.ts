/** What a header of the HTTP interface means, in openapi.json and in the reference. */
type HeaderText = { description: string; schema: { type: 'string' | 'integer'; minimum?: number; format?: string } }

const TEXT = { type: 'string' } as const

/** Headers that answers carry, beside those of every page (Content-Type, Cache-Control, and what keeps browsers safe). */
export const ANSWER_HEADERS: Readonly<Record<string, HeaderText>> = {
  'X-Request-Id': {
    description: "The request's id, as it stands in the log: the one that came with the request, else a new one.",
    schema: TEXT,
  },
  'Cache-Status': {
    description:
      'Where the judgement came from (RFC 9211): `plumbline; hit`, `plumbline; fwd=miss; stored`, `plumbline; fwd=miss; collapsed` (a call that was under way), `plumbline; fwd=request; stored` (`cache: "refresh"`), or `plumbline; fwd=bypass`. `detail=memo-unavailable` tells of a memo that could not be reached.',
    schema: TEXT,
  },
  'Server-Timing': {
    description: 'Milliseconds spent on `memo`, `judge` and `record`, as far as they took part.',
    schema: TEXT,
  },
  'Retry-After': {
    description:
      'Seconds to wait before the same request is sent again; on a problem of a judge only when it is known.',
    schema: { type: 'integer', minimum: 0 },
  },
  'Preference-Applied': { description: 'What of `Prefer` was honoured (RFC 7240).', schema: TEXT },
  ETag: { description: 'For `If-None-Match`.', schema: TEXT },
  'WWW-Authenticate': { description: '`Bearer`, where a key is asked.', schema: TEXT },
  Location: { description: 'Where the run is to be read.', schema: { type: 'string', format: 'uri-reference' } },
  'RateLimit-Policy': {
    description:
      'The daily budget of the tenant, if it has one, such as `"daily-calls";q=1000;w=86400;qu="judge-calls"`; another for `daily-tokens`.',
    schema: TEXT,
  },
  RateLimit: {
    description:
      'What is left of the daily budget and the seconds until the next day, when it was asked: `"daily-calls";r=990;t=3600`.',
    schema: TEXT,
  },
}

/** Headers of a request that routes read. `X-Request-Id` is read by every one. */
export const REQUEST_HEADERS: Readonly<Record<string, HeaderText>> = {
  'X-Request-Id': {
    description: 'An id of your own for this request: 1 to 255 of `A-Z a-z 0-9 _ - =`. Another is replaced.',
    schema: TEXT,
  },
  Prefer: {
    description:
      'RFC 7240. `wait=N`: N seconds (1 to 60) are the time for all attempts at a judgement. `respond-async` (needs `agentId`, not with `record: false`): store the run, answer 202 and judge in the background. `respond-async, wait=N`: answer 200 if it is done within N seconds, else 202. What cannot be honoured is ignored; `Preference-Applied` tells what was.',
    schema: TEXT,
  },
}

/** Where openapi.json describes a header that an answer always has, or only sometimes. */
export function headerReference(name: string, when: 'always' | 'sometimes'): string {
  if (ANSWER_HEADERS[name] === undefined) throw new Error(`the header ${name} is not described`)
  return `#/components/headers/${name}${when === 'always' ? REQUIRED : ''}`
}

/** The headers as components of openapi.json, each twice, as only there it is said whether one is always there. */
export function headerComponents(): object {
  const headers = Object.entries(ANSWER_HEADERS)
  return Object.fromEntries(
    headers.flatMap(([name, header]) => [
      [name, header],
      [`${name}${REQUIRED}`, { ...header, required: true }],
    ]),
  )
}

/** After the name of a header that is always there. */
const REQUIRED = '.always'
