import { z } from 'zod'
import { inputSchema, outputSchema } from '../scorer/exchange/input.ts'
import { ownNames } from '../scorer/exchange/own-names.ts'
import { scorerOptionsSchema } from '../scorer/options.ts'
import { identifierSchema } from './identifier.ts'

export const MAX_METADATA_ENTRIES = 16
/** Of its JSON: a listing shows the metadata of many runs. */
export const MAX_METADATA_CHARACTERS = 8_192

export const metadataSchema = z
  .record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean()], { error: 'must be a string, a number or a boolean' }),
  )
  .refine((metadata) => Object.keys(metadata).length <= MAX_METADATA_ENTRIES, {
    error: `must have at most ${MAX_METADATA_ENTRIES} entries`,
  })
  .refine((metadata) => JSON.stringify(metadata).length <= MAX_METADATA_CHARACTERS, {
    error: `must have at most ${MAX_METADATA_CHARACTERS} characters as JSON`,
  })

/** The body of `POST /v1/scores`. */
export const scoreRequestSchema = z
  .strictObject({
    input: inputSchema,
    output: outputSchema,
    agentId: identifierSchema.optional(),
    runId: identifierSchema.optional(),
    model: z.string().min(1).max(200).optional(),
    fallback: z.boolean().default(true),
    options: scorerOptionsSchema.prefault({}),
    cache: z.enum(['use', 'refresh', 'bypass']).default('use'),
    record: z.union([z.boolean(), z.literal('deferred')]).default(true),
    occurredAt: z.iso.datetime({ offset: true }).optional(),
    metadata: ownNames(metadataSchema).default({}),
  })
  .meta({ id: 'ScoreRequest' })
export type ScoreRequest = z.infer<typeof scoreRequestSchema>
