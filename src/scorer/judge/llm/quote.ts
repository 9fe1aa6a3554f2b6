const LIST_MARK = /^\s*[-+•‣·]\s+/gm
const QUOTE_AND_MARKDOWN_MARKS = /["'`´‘’‚‛“”„‟«»‹›「」『』*_~#>|\\]/g
const DASHES = /[‐‑‒–—―−]/g
const ELLIPSIS = /\[\.{3}\]|\(\.{3}\)|\.{3,}/

/** A text in which quotes can be looked for. Folding it is the costly part, so that it is done once. */
export type QuotableText = { raw: string; folded: string }

export function quotableText(raw: string): QuotableText {
  return { raw, folded: fold(raw) }
}

/**
 * Whether a quote occurs in a text, with case, white space, quote marks, dashes and Markdown marks folded. An ellipsis splits the
 * quote into parts, which must follow one another. Escapes copied from the JSON that the model was shown count as what they mean.
 */
export function occursIn(quote: string, text: QuotableText): boolean {
  if (text.raw.includes(quote)) return true
  return partsFollow(quote, text.folded) || partsFollow(unescaped(quote), text.folded)
}

/** Two wordings that differ only in what folding takes away are the same. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(LIST_MARK, '')
    .replaceAll(QUOTE_AND_MARKDOWN_MARKS, '')
    .replaceAll(DASHES, '-')
    .replaceAll(/\s+/g, '')
}

function partsFollow(quote: string, folded: string): boolean {
  const parts = quote
    .normalize('NFKC')
    .split(ELLIPSIS)
    .map(fold)
    .filter((part) => part !== '')
  let from = 0
  for (const part of parts) {
    const index = folded.indexOf(part, from)
    if (index === -1) return false
    from = index + part.length
  }
  return parts.length > 0
}

function unescaped(quote: string): string {
  return quote.replaceAll(/\\[nrt]/g, ' ').replaceAll(/\\(["\\/])/g, '$1')
}
