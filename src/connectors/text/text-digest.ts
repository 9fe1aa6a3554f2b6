/**
 * A short name of a text, to tell two texts of one message apart. FNV-1a, twice with different starts, over UTF-16 units: 64 bits,
 * not meant against anyone who looks for a collision.
 */
export function textDigest(text: string): string {
  let first = 0x811c9dc5
  let second = 0x9747b28c
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    first = Math.imul(first ^ unit, 0x01000193)
    second = Math.imul(second ^ (unit + 0x9e37), 0x01000193)
  }
  return [first, second].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}
