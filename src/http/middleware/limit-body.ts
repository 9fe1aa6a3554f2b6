import { bodyLimit } from 'hono/body-limit'
import { ProblemError } from '../problem.ts'

export const MAX_BODY_BYTES = 256 * 1024

/** Refuses a body that is too large, on the stream, before anybody parses it. */
export function limitBody() {
  return bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new ProblemError('payload-too-large', `the body is larger than ${MAX_BODY_BYTES} bytes`)
    },
  })
}
