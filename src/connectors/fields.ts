import { z } from 'zod'

/** An id, which platforms write as a text or a number. */
export const idSchema = z
  .union([z.string().min(1).max(512), z.number().int()], { error: 'must be 1 to 512 characters, or a whole number' })
  .transform(String)

/** RFC 3339 text to epoch milliseconds. */
export const isoTimeSchema = z.string().transform((text, context) => {
  const time = Date.parse(text)
  if (Number.isFinite(time)) return time
  context.addIssue({ code: 'custom', message: 'not a time' })
  return z.NEVER
})

/** The furthest time that a `Date` can hold, in milliseconds. */
const MAX_TIME_MS = 8.64e15

/** Unix milliseconds. */
export const millisecondsSchema = z.number().min(0).max(MAX_TIME_MS)

/** Unix seconds to epoch milliseconds. */
export const secondsSchema = z
  .number()
  .min(0)
  .max(MAX_TIME_MS / 1_000)
  .transform((seconds) => seconds * 1_000)

/** A text that may be missing. */
export const textSchema = z
  .string()
  .nullish()
  .transform((text) => text ?? '')

/** A web address, without user or password; null for anything else, so that nothing but a link is ever shown as one. */
export function webLink(text: string | null | undefined): string | null {
  const url = URL.parse(text ?? '')
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username !== '') return null
  return url.href
}
