/**
 * The tokens the published checker takes for words where it counts words in capitals: the conventions of the Penn
 * Treebank as its tokenizer applies them, sentence by sentence. Hyphenated words stay whole, contractions are split.
 */

const STEPS: readonly (readonly [RegExp, string])[] = [
  // Opening quotes.
  [/([«“‘„]|`+)/gu, ' $1 '],
  [/^"/gu, '``'],
  [/(``)/gu, ' $1 '],
  [/([ ([{<])("|'{2})/gu, '$1 `` '],
  [/(?<![\p{L}\p{N}_])(')(?!(?:re|ve|ll|m|t|s|d|n)(?![\p{L}\p{N}_]))(?=[\p{L}\p{N}_])/giu, '$1 '],
  // Punctuation.
  [/([^.])(\.)([\])}>"'»”’ ]*)\s*$/gu, '$1 $2 $3 '],
  [/([:,])([^\p{Nd}])/gu, ' $1 $2'],
  [/([:,])$/gu, ' $1 '],
  [/\.{2,}/gu, ' $& '],
  [/[;@#$%&]/gu, ' $& '],
  [/[\u2012-\u2015]/gu, ' $& '],
  [/([^.])(\.)([\])}>"']*)\s*$/gu, '$1 $2$3 '],
  [/[?!]/gu, ' $& '],
  [/([^'])' /gu, "$1 ' "],
  [/[*]/gu, ' $& '],
  [/[\][(){}<>]/gu, ' $& '],
  [/--/gu, ' -- '],
  [/^[^]*$/u, ' $& '],
  // Closing quotes and clitics.
  [/([»”’])/gu, ' $1 '],
  [/''/gu, " '' "],
  [/"/gu, " '' "],
  [/\s+/gu, ' '],
  [/([^' ])('[sS]|'[mM]|'[dD]|') /gu, '$1 $2 '],
  [/([^' ])('ll|'LL|'re|'RE|'ve|'VE|n't|N'T) /gu, '$1 $2 '],
  // Contractions that are written as one word.
  [/\b(can)(not)\b/giu, ' $1 $2 '],
  [/\b(d)('ye)\b/giu, ' $1 $2 '],
  [/\b(gim)(me)\b/giu, ' $1 $2 '],
  [/\b(gon)(na)\b/giu, ' $1 $2 '],
  [/\b(got)(ta)\b/giu, ' $1 $2 '],
  [/\b(lem)(me)\b/giu, ' $1 $2 '],
  [/\b(more)('n)\b/giu, ' $1 $2 '],
  [/\b(wan)(na)(?=\s)/giu, ' $1 $2 '],
  [/ ('t)(is)\b/giu, ' $1 $2 '],
  [/ ('t)(was)\b/giu, ' $1 $2 '],
]

/** The tokens of one sentence, punctuation included. */
export function wordsOfSentence(sentence: string): string[] {
  let text = sentence
  for (const [pattern, replacement] of STEPS) text = text.replace(pattern, replacement)
  return text.split(/\s+/).filter((token) => token !== '')
}
