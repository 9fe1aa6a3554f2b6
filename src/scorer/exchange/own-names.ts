import { z } from 'zod'

/** A record that refuses the one name which objects do not take like others, rather than leave out what stands under it. */
export function ownNames<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value: z.input<Schema>, context) => {
    if (typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__')) {
      context.addIssue({ code: 'custom', message: 'cannot be a name', path: ['__proto__'] })
    }
    return value
  }, schema)
}
