import type { ItemVerdict } from '../opinion.ts'
import { quoteAt } from './quote-at.ts'
import type { ResponseReading } from './response-reading.ts'
import type { Texts } from './texts.ts'

const SHORT = 2

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
}

/** A name as it may be written: its words joined by blanks, "_", "-" or capitals. */
function patternOf(name: string): RegExp {
  const words = name.split(/[\s_-]+/u).filter((word) => word !== '')
  const body = words.map((word) => escaped(word)).join('[\\s_-]?')
  // A name of a letter or two is told from a word by what stands around it.
  return name.length <= SHORT
    ? new RegExp(String.raw`(?:["'${'`'}|<.#*]\s?|^\s*|[{,]\s*)${body}(?:["'${'`'}|>*]|\s*[:=|]|\s*$)`, 'imu')
    : new RegExp(String.raw`(?<![\p{L}\p{N}])${body}s?(?![\p{L}\p{N}])`, 'iu')
}

/** True when the response has the name. */
export function hasName(name: string, response: ResponseReading): boolean {
  return patternOf(name).test(response.text)
}

/** Looks for a name that the prompt gives (of a key, a column, a section) as it is written. */
export function assessName(options: { name: string; response: ResponseReading; texts: Texts }): ItemVerdict {
  const { name, response, texts } = options
  const at = response.text.search(patternOf(name))
  return at < 0
    ? { verdict: 'no', reasoning: texts.missing(name.toWellFormed()), evidence: null }
    : { verdict: 'yes', reasoning: texts.present(name.toWellFormed()), evidence: quoteAt(response.text, at) }
}
