const BREAKS_A_LINE_OR_HIDES = /[\u007f-\u009f\u2028\u2029\ufeff]/g

/**
 * A value as JSON on one line, in which no text can end the tag around it: `</` is written `<\/`, which is the same string in
 * JSON. Line separators and controls that JSON leaves as they are become escapes; lone surrogates are escapes already.
 */
export function jsonText(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('</', '<\\/')
    .replaceAll(BREAKS_A_LINE_OR_HIDES, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
