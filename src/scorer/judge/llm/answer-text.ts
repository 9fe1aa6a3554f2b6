export type ObjectInText = { ok: true; value: object } | { ok: false; fault: string }

const NOTHING_COMPLETE = 'The answer held no complete JSON object.'

/**
 * The one JSON object that a model's text holds: alone, in a fence, in prose or after a `<think>` block. Two candidates are
 * refused rather than one of them chosen, because the other may be a verdict that the response under judgement forged. A broken
 * object is a candidate too: it may be the model's own, beside a forged one in good order.
 */
export function objectInText(text: string): ObjectInText {
  const whole = parsedObject(text)
  if (whole !== null) return { ok: true, value: whole }
  const [candidate, ...others] = candidatesIn(withoutThought(text))
  if (others.length > 0) return { ok: false, fault: 'The answer held more than one JSON object.' }
  const value = candidate === undefined ? null : parsedObject(candidate)
  return value === null ? { ok: false, fault: NOTHING_COMPLETE } : { ok: true, value }
}

/** Cuts at the first end of thought, when it stands before the first brace or the text opens with the thought. */
function withoutThought(text: string): string {
  const end = /<\/think(?:ing)?>/i.exec(text)
  if (end === null) return text
  const opensWithThought = /^\s*<think(?:ing)?>/i.test(text)
  const firstBrace = text.indexOf('{')
  if (!opensWithThought && firstBrace !== -1 && firstBrace < end.index) return text
  return text.slice(end.index + end[0].length)
}

/** The outermost spans that begin like a JSON object, at most two. What never closes reaches to the end. */
function candidatesIn(text: string): string[] {
  const candidates: string[] = []
  const jsonStart = /\{\s*["}]/g
  while (candidates.length < 2) {
    const start = jsonStart.exec(text)
    if (start === null) break
    const end = closingBrace(text, start.index)
    candidates.push(text.slice(start.index, end))
    jsonStart.lastIndex = end
  }
  return candidates
}

/** The index after the brace that closes the one at `start`, or the end of the text. */
function closingBrace(text: string, start: number): number {
  let depth = 0
  let inString = false
  for (let index = start; index < text.length; index += 1) {
    const character = text[index]
    if (inString) {
      if (character === '\\') index += 1
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{') depth += 1
    else if (character === '}') {
      depth -= 1
      if (depth === 0) return index + 1
    }
  }
  return text.length
}

function parsedObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
