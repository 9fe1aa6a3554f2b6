/**
 * Any character but those that show nothing: zero-width spaces and operators, bidirectional controls, tag characters, the soft hyphen, fillers and
 * the blank Braille pattern. Joiners and variation selectors are here too; `stripHidden` keeps those that a script needs.
 */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Variation_Selector}\u115F\u1160\u2800\u3164\uFFA0]/u

/** True when a text has nothing but white space and invisible characters. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text)
}

/** Flag sequences (a black flag, tag letters, the cancel tag) first, so that they are kept whole. */
const HIDDEN =
  /(?<flag>\u{1F3F4}[\u{E0020}-\u{E007E}]{1,12}\u{E007F})|(?<joiner>[\u200C\u200D])|[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu

/** Before a joiner: emoji (with their modifiers), and the scripts whose letters take joiners. */
const TAKES_JOINER =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]$/u

/**
 * Takes away characters that hide in a text: zero-width spaces, bidirectional controls and tag characters; not the joiners of
 * emoji, Persian and Indic scripts, nor flag sequences. Linear in the length of the text.
 */
export function stripHidden(text: string): { text: string; found: boolean } {
  let found = false
  const stripped = text.replace(HIDDEN, (match, ...rest) => {
    const [flag, joiner, offset] = rest
    if (typeof flag === 'string') return match
    if (typeof joiner === 'string' && typeof offset === 'number') {
      if (TAKES_JOINER.test(text.slice(Math.max(0, offset - 2), offset))) return match
    }
    found = true
    return ''
  })
  return { text: stripped, found }
}
