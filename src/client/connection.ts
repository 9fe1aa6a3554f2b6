import { type Attempt, lost, readAnswer } from './attempt.ts'
import type { CallTime } from './call-time.ts'
import type { Clock } from './clock.ts'
import type { Fetch, ReceivedResponse } from './web-types.ts'
import { within } from './within.ts'

/** A request as it is sent, every time that it is. */
export type Sent = {
  method: string
  url: string
  token: string | undefined
  headers: Record<string, string>
  body: string | undefined
}

/** An answer whose body is still to be read, and how long its head took. `close` lets go of it. */
export type Opened = { response: ReceivedResponse; tookMs: number; close: () => void }

/** One attempt, piece by piece. No piece takes longer than an attempt may, or than what is left of the call. @throws the signal's reason */
export type Connection = {
  /** Sends a request and waits for the head of its answer. */
  open: (sent: Sent, time: CallTime) => Promise<Attempt<Opened>>
  /** Reads an answer whole, in what its head left of the attempt. */
  read: <Value>(opened: Opened, time: CallTime) => Promise<Attempt<Value>>
  /** Waits for work that is a part of an attempt; `close` ends what is under way. */
  inTime: <Value>(work: Promise<Value>, options: { time: CallTime; close: () => void }) => Promise<Attempt<Value>>
}

export function connection({ fetch, clock }: { fetch: Fetch; clock: Clock }): Connection {
  const inTime: Connection['inTime'] = async (work, { time, close }) => {
    const ms = Math.min(time.attemptTimeoutMs, time.leftMs())
    try {
      const outcome = await within(work, { clock, ms, signal: time.signal })
      if (outcome.status === 'done') return { status: 'answered', value: outcome.value }
    } catch (error) {
      close()
      time.signal?.throwIfAborted()
      return lost('network', 'the connection failed', error)
    }
    close()
    return lost('timeout', `no answer within ${ms} ms`)
  }

  return {
    inTime,

    open({ method, url, token, headers, body }, time) {
      const controller = new AbortController()
      const close = () => controller.abort()
      const start = clock.now()
      async function send(): Promise<Opened> {
        const response = await fetch(url, {
          method,
          headers: {
            accept: 'application/json',
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body !== undefined && { body }),
          redirect: 'manual',
          signal: controller.signal,
        })
        return { response, tookMs: clock.now() - start, close }
      }
      return inTime(send(), { time, close })
    },

    async read({ response, tookMs, close }, time) {
      const rest = { ...time, attemptTimeoutMs: time.attemptTimeoutMs - tookMs }
      const text = await inTime(response.text(), { time: rest, close })
      return text.status === 'failed' ? text : readAnswer(response, text.value, clock.now())
    },
  }
}
