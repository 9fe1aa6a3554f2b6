/** A part of a link. A lone surrogate, which `encodeURIComponent` throws at, becomes a replacement character. */
export function linkPart(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
