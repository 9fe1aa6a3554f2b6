export type ObjectInText = { ok: true; value: object } | { ok: false; fault: string }

const MAX_BRACES_TRIED = 200

/**
 * The one JSON object that a model's text holds: alone, in a fence, in prose or after a `<think>` block. Two objects are
 * refused rather than one of them chosen, because the other may be a verdict that the response under judgement forged.
 */
export function objectInText(text: string): ObjectInText {
  const whole = parsedObject(text)
  if (whole !== null) return { ok: true, value: whole }
  const objects = objectsIn(withoutThought(text))
  const [object] = objects
  if (object === undefined) return { ok: false, fault: 'The answer held no complete JSON object.' }
  if (objects.length > 1) return { ok: false, fault: 'The answer held more than one JSON object.' }
  return { ok: true, value: object }
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

/** The outermost JSON objects of a text, at most two. */
function objectsIn(text: string): object[] {
  const objects: object[] = []
  let start = text.indexOf('{')
  for (let tried = 0; start !== -1 && tried < MAX_BRACES_TRIED && objects.length < 2; tried += 1) {
    const end = closingBrace(text, start)
    const object = end === -1 ? null : parsedObject(text.slice(start, end + 1))
    if (object !== null) objects.push(object)
    start = text.indexOf('{', object === null ? start + 1 : end + 1)
  }
  return objects
}

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
      if (depth === 0) return index
    }
  }
  return -1
}

function parsedObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
