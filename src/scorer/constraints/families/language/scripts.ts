const ranges = [
  ['latin', /\p{Script=Latin}/gu],
  ['hangul', /\p{Script=Hangul}/gu],
  ['kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['han', /\p{Script=Han}/gu],
  ['cyrillic', /\p{Script=Cyrillic}/gu],
  ['arabic', /\p{Script=Arabic}/gu],
  ['devanagari', /\p{Script=Devanagari}/gu],
  ['thai', /\p{Script=Thai}/gu],
  ['hebrew', /\p{Script=Hebrew}/gu],
  ['greek', /\p{Script=Greek}/gu],
  ['bengali', /\p{Script=Bengali}/gu],
  ['tamil', /\p{Script=Tamil}/gu],
  ['telugu', /\p{Script=Telugu}/gu],
  ['kannada', /\p{Script=Kannada}/gu],
  ['gujarati', /\p{Script=Gujarati}/gu],
  ['gurmukhi', /\p{Script=Gurmukhi}/gu],
  ['malayalam', /\p{Script=Malayalam}/gu],
  ['sinhala', /\p{Script=Sinhala}/gu],
  ['armenian', /\p{Script=Armenian}/gu],
  ['georgian', /\p{Script=Georgian}/gu],
  ['khmer', /\p{Script=Khmer}/gu],
  ['lao', /\p{Script=Lao}/gu],
  ['burmese', /\p{Script=Myanmar}/gu],
] as const

export type Script = (typeof ranges)[number][0]

/** One sign of these stands for about as much as several letters of an alphabet. */
const weights: Partial<Record<Script, number>> = { han: 3, hangul: 2, kana: 1.5 }

/** How large a part of the letters each script has, the largest first. */
export function scriptShares(text: string): { script: Script; share: number }[] {
  const counts = ranges
    .map(([script, range]) => ({ script, count: (text.match(range)?.length ?? 0) * (weights[script] ?? 1) }))
    .filter(({ count }) => count > 0)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return counts.map(({ script, count }) => ({ script, share: count / total })).toSorted((a, b) => b.share - a.share)
}
