import { OPERATIONS, type Operations } from './api-types.ts'
import { type Attempt, foreignAnswer } from './attempt.ts'
import { type CallOptions, type CallTime, callTime } from './call-time.ts'
import type { Clock } from './clock.ts'
import { connection, type Sent } from './connection.ts'
import { jsonLines } from './json-lines.ts'
import { PlumblineProblem } from './plumbline-problem.ts'
import { retrying } from './retrying.ts'
import { targetUrl } from './target-url.ts'
import type { Fetch, ReceivedResponse } from './web-types.ts'

/** What the factory has filled in. */
export type TransportOptions = {
  /** Without a slash at its end. */
  baseUrl: string
  key: string | undefined
  adminToken: string | undefined
  fetch: Fetch
  clock: Clock
  timeoutMs: number
  attemptTimeoutMs: number
  retries: number
}

type OperationId = keyof Operations

type Call<Id extends OperationId> = {
  path: Operations[Id]['path']
  query?: Operations[Id]['query']
  headers?: Record<string, string>
} & (undefined extends Operations[Id]['body'] ? { body?: undefined } : { body: Operations[Id]['body'] })

type Stream<Line> = {
  path: string
  body: object
  /** Whether a line is the one without which the stream was cut off. */
  isLast: (line: Line) => boolean
  options: CallOptions | undefined
}

/** How operations are called. All of them throw PlumblineProblem, PlumblineConnectionError, and the signal's reason. */
export type Transport = {
  /** The time of a call that begins now. */
  time: (options: CallOptions | undefined) => CallTime
  call: <Id extends OperationId>(id: Id, call: Call<Id>, time: CallTime) => Promise<Operations[Id]['answer']>
  /** Deletes something. When an answer was lost and the next one finds nothing, it is done. */
  remove: <Id extends OperationId>(id: Id, call: Call<Id>, time: CallTime) => Promise<void>
  /** The values of a stream of JSON lines, as they arrive. */
  stream: <Line>(request: Stream<Line>) => AsyncGenerator<Line, void, void>
}

const NDJSON = 'application/x-ndjson'

export function createTransport(options: TransportOptions): Transport {
  const { baseUrl, clock } = options
  const { open, read, inTime } = connection(options)

  function sentFor<Id extends OperationId>(id: Id, { path: names, query = {}, headers = {}, body }: Call<Id>): Sent {
    const { method, path, token } = OPERATIONS[id]
    return {
      method,
      url: targetUrl(baseUrl, { path, names, query }),
      token: token === 'admin' ? options.adminToken : token === 'key' ? options.key : undefined,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    }
  }

  async function attempt<Value>(sent: Sent, time: CallTime): Promise<Attempt<Value>> {
    const opened = await open(sent, time)
    return opened.status === 'failed' ? opened : read(opened.value, time)
  }

  return {
    time: (given) => callTime(given ?? {}, options),

    async call(id, call, time) {
      const sent = sentFor(id, call)
      // A run is the same however often it is sent.
      const isRepeatable = sent.method !== 'POST' || id === 'scoreExchange'
      return retrying(() => attempt(sent, time), { time, isRepeatable, random: clock.random })
    },

    async remove(id, call, time) {
      const sent = sentFor(id, call)
      let isPerhapsDone = false
      async function once(): Promise<Attempt<void>> {
        const outcome = await attempt<void>(sent, time)
        if (outcome.status === 'answered') return outcome
        const { error, isUndone } = outcome
        const isGone = isPerhapsDone && error instanceof PlumblineProblem && error.code === 'not-found'
        isPerhapsDone ||= !isUndone
        return isGone ? { status: 'answered', value: undefined } : outcome
      }
      await retrying(once, { time, isRepeatable: true, random: clock.random })
    },

    async *stream({ path, body, isLast, options: given }) {
      const time = callTime(given ?? {}, { ...options, timeoutMs: Number.POSITIVE_INFINITY })
      const sent: Sent = {
        method: 'POST',
        url: targetUrl(baseUrl, { path, names: {}, query: {} }),
        token: options.key,
        headers: { accept: NDJSON },
        body: JSON.stringify(body),
      }
      const { response, close } = await retrying(
        async () => {
          const opened = await open(sent, time)
          if (opened.status === 'failed' || isStream(opened.value.response)) return opened
          const answer = await read(opened.value, time)
          return answer.status === 'failed' ? answer : foreignAnswer(opened.value.response, '', clock.now())
        },
        { time, isRepeatable: true, random: clock.random },
      )
      try {
        yield* jsonLines(response, { isLast, signal: time.signal, inTime: (work) => inTime(work, { time, close }) })
      } finally {
        close()
      }
    },
  }
}

function isStream({ status, headers }: ReceivedResponse): boolean {
  return status === 200 && (headers.get('content-type') ?? '').startsWith(NDJSON)
}
