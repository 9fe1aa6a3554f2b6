import { z } from 'zod'

/**
 * The schema of a page cursor: the place where a listing goes on, as text that callers only hand back. What does not come from
 * `formatPageCursor` is refused.
 */
export function pageCursorSchema<Schema extends z.ZodType>(place: Schema) {
  return z
    .string()
    .max(1_000)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(decodeURIComponent(atob(text.replaceAll('-', '+').replaceAll('_', '/'))))
      } catch {
        context.addIssue({ code: 'custom', message: 'is no cursor of this listing' })
        return z.NEVER
      }
    })
    .pipe(place)
}

/** A place in a listing that is sorted otherwise is none in this one. */
export const CURSOR_OF_ANOTHER_LISTING = { error: 'is no cursor of this listing', path: ['cursor'] }

export function formatPageCursor(place: object): string {
  return btoa(encodeURIComponent(JSON.stringify(place)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
