import { z } from 'zod'

/** A field of a form as the person wrote it: browsers send every line break as two characters. Nothing for what is no text. */
export function formText(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}

/** The same without spaces around it; undefined when nothing is left. */
export function formWord(value: unknown): string | undefined {
  const word = formText(value).trim()
  return word === '' ? undefined : word
}

/** A number as people write it; undefined for an empty field, and NaN for what is none, so that it is refused and not taken for empty. */
export function formNumber(value: unknown): number | undefined {
  const word = formWord(value)
  if (word === undefined) return undefined
  return /^[+-]?\d+(?:[.,]\d+)?$/.test(word) ? Number(word.replace(',', '.')) : NaN
}

/** The lines of a field that hold something. */
export function formLines(value: unknown): string[] {
  return formText(value)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** A field of a form's schema: whatever was sent is a text. */
export const formTextSchema = z.string().catch('').transform(formText)

/** What a request holds of a form's fields: those that were filled in. */
export function filledIn(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
