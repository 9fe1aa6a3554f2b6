import { createMiddleware } from 'hono/factory'
import { ProblemError } from '../problem.ts'

export const MAX_NESTING = 64

/**
 * Reads the body before the validator does: only `application/json`, only valid UTF-8, nested at most 64 levels. The text it leaves behind
 * is what `c.req.json()` parses, so the body is decoded and parsed once.
 */
export function jsonBody() {
  return createMiddleware(async function jsonBody(c, next) {
    if (!isJson(c.req.header('content-type'))) {
      throw new ProblemError('unsupported-media-type', 'the content type must be application/json')
    }
    const text = decode(await c.req.arrayBuffer(), c.req.header('content-encoding'))
    checkNesting(text)
    Object.assign(c.req.bodyCache, { text: Promise.resolve(text) })
    await next()
  })
}

function isJson(contentType: string | undefined): boolean {
  return contentType !== undefined && /^application\/json\s*(?:;|$)/i.test(contentType.trim())
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

function decode(bytes: ArrayBuffer, encoding: string | undefined): string {
  try {
    return decoder.decode(bytes)
  } catch {
    const why = encoding === undefined ? '' : '; it is taken as it is, without a content-encoding'
    throw new ProblemError('invalid-json', `the body is not valid UTF-8${why}`)
  }
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d

/** Counts brackets outside strings, without walking into them: a deep body would overflow every recursive reader. */
function checkNesting(text: string): void {
  if (!hasManyBrackets(text)) return
  let depth = 0
  let inString = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (inString) {
      if (code === BACKSLASH) index++
      else if (code === QUOTE) inString = false
    } else if (code === QUOTE) {
      inString = true
    } else if (code === OPEN_BRACKET || code === OPEN_BRACE) {
      depth++
      if (depth > MAX_NESTING) {
        const message = `nested more than ${MAX_NESTING} levels deep`
        throw new ProblemError('invalid-request', `the body is ${message}`, { errors: [{ path: '', message }] })
      }
    } else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) {
      depth--
    }
  }
}

/** Whether there are more opening brackets than may be nested, wherever they stand; most bodies have few, and these are found fast. */
function hasManyBrackets(text: string): boolean {
  let count = 0
  for (const bracket of ['{', '[']) {
    for (let at = text.indexOf(bracket); at !== -1; at = text.indexOf(bracket, at + 1)) {
      count++
      if (count > MAX_NESTING) return true
    }
  }
  return false
}
