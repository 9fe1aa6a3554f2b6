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
  const below = (least: number, most: number): string =>
    alternation(names.filter((word) => least <= (words.ones[word] ?? 0) && (words.ones[word] ?? 0) < most))
  // "Treinta y cinco", "two hundred and five": "forty and sixty" and "three and five" stay two numbers.
  const multiplier = alternation(Object.keys(words.multipliers))
  const joint =
    words.joints.length === 0
      ? ''
      : `(?:(?:(?<=(?:${below(20, 100)})[ -])(?=\\p{L}+ (?:${below(1, 20)})(?![\\p{L}]))|(?<=(?:${multiplier})[ -])(?!\\p{L}+ (?:${name})[ -](?:${multiplier})))(?:${alternation(words.joints)}) )?`
  // "Deux trois phrases" are two or three, and no five.
  const apart = `(?<!(?<![\\p{L}-])(?:${below(1, 10)})[ -])|(?=(?:${multiplier}|vingts?)(?![\\p{L}]))`
  const digits = `\\d{1,3}(?:${words.thousandsMarks}\\d{3}){1,3}(?!\\d)|\\d{1,9}`
  const spelt = `(?:${name})(?:[ -]${joint}(?:${apart})(?:${name})(?![\\p{L}])){0,5}`
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
