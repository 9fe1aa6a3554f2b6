type NumberWords = {
  /** Words that add up: units and tens. */
  ones: Readonly<Record<string, number>>
  /** Words that multiply what came before: hundred, thousand. */
  multipliers: Readonly<Record<string, number>>
  /** Words without a value inside a number ("two hundred and five"). */
  joints: readonly string[]
  /** A character class of what sets thousands apart in digits. */
  thousandsMarks: string
}

/** Reads numbers in digits (with thousands marks) and in the words of one language that sets words apart by spaces. */
export function numberReader(words: NumberWords): { source: string; read: (text: string) => number | null } {
  const names = [...Object.keys(words.ones), ...Object.keys(words.multipliers)]
  const name = alternation(names)
  // "Twenty and one", "two hundred and five": after tens and hundreds only, so that "three and five" stay two numbers.
  const large = alternation([
    ...Object.keys(words.ones).filter((word) => (words.ones[word] ?? 0) >= 20),
    ...Object.keys(words.multipliers),
  ])
  const joint = words.joints.length === 0 ? '' : `(?:(?<=(?:${large})[ -])(?:${alternation(words.joints)}) )?`
  const digits = `\\d{1,3}(?:${words.thousandsMarks}\\d{3}){1,3}(?!\\d)|\\d{1,9}`
  const spelt = `(?:${name})(?:[ -]${joint}(?:${name})(?![\\p{L}])){0,5}`
  return { source: `(?:${digits}|${spelt})`, read: (text) => readNumber(text, words) }
}

/** Longest first, so that "seventeen" is not read as "seven". */
function alternation(words: readonly string[]): string {
  return words.toSorted((a, b) => b.length - a.length).join('|')
}

function readNumber(text: string, { ones, multipliers }: NumberWords): number | null {
  if (/^\d/.test(text)) return Number(text.replaceAll(/\D/g, ''))
  let total = 0
  let current = 0
  let isNumber = false
  for (const word of text.split(/[ -]/)) {
    const one = Object.hasOwn(ones, word) ? ones[word] : undefined
    const multiplier = Object.hasOwn(multipliers, word) ? multipliers[word] : undefined
    if (one !== undefined) current += one
    else if (multiplier !== undefined) current = Math.max(current, 1) * multiplier
    else continue
    isNumber = true
    if (multiplier !== undefined && multiplier >= 1000) {
      total += current
      current = 0
    }
  }
  return isNumber ? total + current : null
}
