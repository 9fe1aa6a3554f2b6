import { z } from 'zod'

const NO_CURSOR = 'is no cursor of this listing'

/**
 * The schema of a page cursor: the place where a listing goes on, as text that callers only hand back. What does not come from
 * `formatPageCursor` is refused.
 */
export function pageCursorSchema<Schema extends z.ZodType>(place: Schema) {
  return z
    .string()
    .max(1_000, { error: NO_CURSOR })
    .transform((text, context): z.output<Schema> => {
      const read = place.safeParse(placeOf(text))
      if (read.success) return read.data
      // What is wrong with it inside is nobody's concern: callers only hand it back.
      context.addIssue({ code: 'custom', message: NO_CURSOR })
      return z.NEVER
    })
}

/** A place in a listing that is sorted otherwise is none in this one. */
export const CURSOR_OF_ANOTHER_LISTING = { error: NO_CURSOR, path: ['cursor'] }

function placeOf(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(atob(text.replaceAll('-', '+').replaceAll('_', '/'))))
  } catch {
    return undefined
  }
}

export function formatPageCursor(place: object): string {
  return btoa(encodeURIComponent(JSON.stringify(place)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
