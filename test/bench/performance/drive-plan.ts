import { z } from 'zod'

/** Where a driver can send requests: by `fetch` through a service binding, or by `score` of the service's second door. */
export const targetSchema = z.enum([
  'plumbline',
  'service',
  'kvAndObject',
  'honoAnswer',
  'honoHash',
  'directJudge',
  'hitPieces',
])
export type Target = z.infer<typeof targetSchema>

/** Stands in a plan's body where every request of a round has to differ. */
export const UNIQUE_MARK = '{{unique}}'

/** One round of load, as the driver Worker takes it. */
export const drivePlanSchema = z.object({
  target: targetSchema,
  path: z.string(),
  method: z.enum(['GET', 'POST']).default('POST'),
  /** A JSON text; not sent with a GET. */
  body: z.string().default('{}'),
  /** Headers beside that of the content type. */
  headers: z.record(z.string(), z.string()).default({}),
  /** How many requests, and how many of them at a time. */
  requests: z.int().min(1),
  concurrency: z.int().min(1),
  /** Puts this and the number of the request where the mark stands. */
  unique: z.string().optional(),
  /** The caller has an object and wants one: building and parsing JSON counts. */
  fromObject: z.boolean().default(false),
})
export type DrivePlan = z.input<typeof drivePlanSchema>

export const driveOutcomeSchema = z.object({
  /** Milliseconds from the first request to the last answer. */
  elapsedMs: z.number(),
  /** Milliseconds of each request. */
  latenciesMs: z.array(z.number()),
  failed: z.int(),
  /** The last answer: its `Cache-Status`, and its body. */
  cacheStatus: z.string().nullable(),
  body: z.string(),
})
export type DriveOutcome = z.infer<typeof driveOutcomeSchema>
