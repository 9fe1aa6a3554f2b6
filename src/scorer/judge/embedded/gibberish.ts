const MIN_TOKENS = 4
const VOWELLESS_SHARE = 0.4
const SAMPLE = 2000

/**
 * True for text that is no language: mostly words without a vowel ("zxcv lkjh"), or one word over and over. Latin script only;
 * capitals (acronyms) and code are left out of account.
 */
export function isGibberish(text: string): boolean {
  const sample = text.slice(0, SAMPLE)
  if (/[{}();=<>`|]/u.test(sample)) return false
  const tokens = sample.match(/[\p{L}\p{N}]+/gu) ?? []
  if (tokens.length < MIN_TOKENS) return false
  if (tokens.length >= 8 && new Set(tokens.map((token) => token.toLowerCase())).size <= 2) return true
  const words = tokens.filter((token) => /^\p{Script=Latin}{3,}$/u.test(token) && token !== token.toUpperCase())
  if (words.length < MIN_TOKENS) return false
  const vowelless = words.filter((word) => !/[aeiouyáàâäéèêëíìîïóòôöúùûüœæ]/iu.test(word))
  return vowelless.length / words.length >= VOWELLESS_SHARE
}
