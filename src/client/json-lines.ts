import type { Attempt } from './attempt.ts'
import { PlumblineConnectionError } from './plumbline-connection-error.ts'
import type { ReceivedResponse, Signal } from './web-types.ts'

type Reading<Line> = {
  /** Whether a line is the one that ends the stream. */
  isLast: (line: Line) => boolean
  signal: Signal | undefined
  /** Waits for a piece, as long as one may take. */
  inTime: <Value>(work: Promise<Value>) => Promise<Attempt<Value>>
}

/**
 * The values of a body of JSON lines (application/x-ndjson) as they arrive, up to and with the last one. A body that ends before that was cut
 * off, however it ends.
 * @throws PlumblineConnectionError; the signal's reason
 */
export async function* jsonLines<Line>(
  { body }: ReceivedResponse,
  { isLast, signal, inTime }: Reading<Line>,
): AsyncGenerator<Line, void, void> {
  if (body === null) throw cutOff()
  const reader = body.getReader()
  // A character may be cut apart by the pieces that arrive, and a line too.
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })
  let line: string[] = []
  try {
    for (;;) {
      signal?.throwIfAborted()
      const piece = await inTime(reader.read())
      if (piece.status === 'failed') {
        throw 'reason' in piece.error && piece.error.reason === 'network' ? cutOff(piece.error.cause) : piece.error
      }
      const { done, value } = piece.value
      const [rest = '', ...begun] = decoded(decoder, value, done).split('\n')
      line.push(rest)
      // What the body ends with is a line too.
      for (const next of done ? [...begun, ''] : begun) {
        const text = line.join('').trim()
        line = [next]
        if (text === '') continue
        const parsed: Line = parseLine(text, done)
        signal?.throwIfAborted()
        yield parsed
        if (isLast(parsed)) return
      }
      if (done) throw cutOff()
    }
  } finally {
    // Not waited for: what is cut off may never answer.
    reader.cancel().catch(() => undefined)
  }
}

function decoded(decoder: TextDecoder, value: Uint8Array | undefined, done: boolean): string {
  try {
    return done ? decoder.decode() : decoder.decode(value, { stream: true })
  } catch (error) {
    throw done ? cutOff(error) : invalidLine(error)
  }
}

function parseLine(text: string, isEnd: boolean) {
  try {
    const value = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value
  } catch (error) {
    throw isEnd ? cutOff(error) : invalidLine(error)
  }
  throw invalidLine()
}

function cutOff(cause?: unknown): PlumblineConnectionError {
  return new PlumblineConnectionError('cut-off', 'the stream ended before its last line', { cause })
}

function invalidLine(cause?: unknown): PlumblineConnectionError {
  return new PlumblineConnectionError('invalid-answer', 'a line of the stream is not JSON', { status: 200, cause })
}
