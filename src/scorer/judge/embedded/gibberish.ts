const MIN_TOKENS = 4
const VOWELLESS_SHARE = 0.4
const SAMPLE = 2000
const KEY_ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ',
  'ㅁㄴㅇㄹㅎㅗㅓㅏㅣ',
]
const KEY_LINES = KEY_ROWS.flatMap((row) => [row, Array.from(row).toReversed().join('')])
const MIN_KEYS = 4
const VOWEL = /[aeiouyáàâäéèêëíìîïóòôöúùûüœæåøãõ]/iu
const REPETITION_ASKED =
  /\brepeat|\btimes\b|\brépèt|\brepite|\bfois\b|\bveces\b|\bmal\b|\brow of\b|繰り返|回|반복|번|раз/iu

/** A word that is a walk along one row of the keyboard ("asdf", "poiuy"). */
function isKeyWalk(word: string): boolean {
  return word.length >= MIN_KEYS && KEY_LINES.some((line) => line.includes(word))
}

function isRepetition(tokens: readonly string[], sample: string): boolean {
  const letters = sample.replace(/[^\p{L}\p{N}]+/gu, '')
  // "aaaaaaaa", "xyxyxyxyxyxy": hardly a letter that differs.
  const kinds = new Set(letters).size
  if (letters.length >= 8 && kinds === 1) return true
  if (letters.length >= 12 && kinds <= 2 && !/^\p{N}+$/u.test(letters)) return true
  const distinct = new Set(tokens).size
  if (tokens.length >= MIN_TOKENS && distinct === 1) return true
  if (tokens.length >= 8 && distinct <= 2) return true
  return tokens.length >= 16 && distinct / tokens.length <= 0.25 && distinct <= 8
}

/**
 * True for text that is no language: mostly words without a vowel ("zxcv lkjh") or walks along the keyboard, or the same few letters
 * or words over and over where nobody asked to repeat. Latin script only for the former; capitals (acronyms) and code are left out of
 * account.
 */
export function isGibberish(text: string, prompt = ''): boolean {
  const sample = text.slice(0, SAMPLE)
  if (/[{}();=<>`|]/u.test(sample)) return false
  const tokens = (sample.match(/[\p{L}\p{N}]+/gu) ?? []).map((token) => token.toLowerCase())
  if (!REPETITION_ASKED.test(prompt.slice(0, 4000)) && isRepetition(tokens, sample.toLowerCase())) return true
  const words = (sample.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (token) => /^\p{Script=Latin}{3,}$/u.test(token) && token !== token.toUpperCase(),
  )
  if (words.length === 0) return false
  const walks = words.filter((word) => isKeyWalk(word.toLowerCase()))
  if (walks.length / words.length >= 0.5) return true
  if (words.length < MIN_TOKENS)
    return (
      walks.length === 0 &&
      words.length === tokens.length &&
      words.every((word) => word.length >= 5 && !VOWEL.test(word))
    )
  const vowelless = words.filter((word) => !VOWEL.test(word))
  return (vowelless.length + walks.length) / words.length >= VOWELLESS_SHARE
}
