import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ProblemError } from '../problem.ts'

export const MAX_BODY_BYTES = 256 * 1024

/**
 * Reads the body up to a limit, before anybody parses it, and leaves it behind for `c.req.arrayBuffer()`. A length that is told in advance
 * refuses it unread; without one it is counted on the stream. What was told is not believed: what was read counts.
 */
export function limitBody(maxBytes = MAX_BODY_BYTES) {
  return createMiddleware(async function limitBody(c, next) {
    await readLimited(c, maxBytes)
    await next()
  })
}

/** The same where it is not every request's. @throws ProblemError `payload-too-large` */
export async function readLimited({ req }: Context, maxBytes: number): Promise<void> {
  const bytes = await read(req.raw, { length: req.header('content-length'), maxBytes })
  Object.assign(req.bodyCache, { arrayBuffer: Promise.resolve(bytes) })
}

/** @throws ProblemError `payload-too-large` */
async function read(
  request: Request,
  { length, maxBytes }: { length: string | undefined; maxBytes: number },
): Promise<ArrayBuffer> {
  // A body that is read as a whole never becomes a stream.
  const isTold = length !== undefined && /^\d{1,15}$/.test(length)
  if (isTold && Number(length) > maxBytes) throw tooLarge(maxBytes)
  const bytes = isTold ? await request.arrayBuffer() : await readStream(request, maxBytes)
  if (bytes.byteLength > maxBytes) throw tooLarge(maxBytes)
  return bytes
}

/** Stops reading where the limit is passed. */
async function readStream({ body }: Request, maxBytes: number): Promise<ArrayBuffer> {
  if (body === null) return new ArrayBuffer(0)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) throw tooLarge(maxBytes)
    chunks.push(chunk)
  }
  return new Blob(chunks).arrayBuffer()
}

function tooLarge(maxBytes: number): ProblemError {
  return new ProblemError('payload-too-large', `the body is larger than ${maxBytes} bytes`)
}
