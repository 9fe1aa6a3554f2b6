import { z } from 'zod'

/** One request to the Worker with its answer, as far as openapi.json says something of them. */
export const exchangedSchema = z.object({
  method: z.string(),
  /** With its query. */
  path: z.string(),
  /** What the request's JSON was read as; missing when no handler read any. */
  sent: z.unknown().optional(),
  status: z.int(),
  headers: z.record(z.string(), z.string()),
  /** The answer's text if it is JSON; empty for another, of which only the type is looked at. */
  body: z.string(),
})
export type Exchanged = z.infer<typeof exchangedSchema>
