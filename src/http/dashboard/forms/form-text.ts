/** A field of a form as the person wrote it: browsers send every line break as two characters. Nothing for what is no text. */
export function formText(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}

/** The same without spaces around it; undefined when nothing is left. */
export function formWord(value: unknown): string | undefined {
  const word = formText(value).trim()
  return word === '' ? undefined : word
}

/** A number; undefined for an empty field, and NaN for what is none, so that it is refused and not taken for empty. */
export function formNumber(value: unknown): number | undefined {
  const word = formWord(value)
  return word === undefined ? undefined : Number(word.replace(',', '.'))
}

/** The lines of a field that hold something. */
export function formLines(value: unknown): string[] {
  return formText(value)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
