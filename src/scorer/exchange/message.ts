import { z } from 'zod'

/** A part of a message, of any kind; only text and tool parts are read. */
const partSchema = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
})
export type MessagePart = z.infer<typeof partSchema>

const storedContentSchema = z.looseObject({
  format: z.literal(2),
  parts: z.array(partSchema),
  content: z.string().optional(),
})

/** `signal` is Mastra's: what reached its agent by a thread, from the user or from the program around it. */
const roleSchema = z.enum(['user', 'assistant', 'system', 'developer', 'tool', 'function', 'signal'])

const contentFields = {
  content: z
    .union([z.string(), z.array(partSchema), storedContentSchema, z.null()], {
      error: 'must be a string, an array of parts or a stored message',
    })
    .optional(),
  parts: z.array(partSchema).optional(),
  text: z.string().optional(),
  /** How a provider marks that the model declined; it is what the user reads. */
  refusal: z.string().nullish(),
  tool_calls: z
    .array(z.looseObject({ function: z.looseObject({ name: z.string(), arguments: z.string().optional() }) }))
    .nullish(),
}

const HAS_CONTENT = 'a message needs content, parts or text'

function hasContent(message: {
  content?: unknown
  parts?: unknown
  text?: unknown
  refusal?: unknown
  tool_calls?: unknown
}): boolean {
  return (
    (message.content !== undefined && (message.content !== null || Array.isArray(message.tool_calls))) ||
    message.parts !== undefined ||
    message.text !== undefined ||
    typeof message.refusal === 'string' ||
    Array.isArray(message.tool_calls)
  )
}

/**
 * A message of a chat: `{ role, content }` with a string, parts or a stored message (`{ format: 2, parts }`) as content,
 * `{ role, parts }` or `{ role, text }`. It may carry more than is read.
 */
export const messageSchema = z
  .looseObject({ role: roleSchema, ...contentFields })
  .refine(hasContent, { error: HAS_CONTENT })
  .meta({ id: 'Message' })
export type Message = z.infer<typeof messageSchema>

/** A message whose role goes without saying, such as `{ text }` for the response. */
export const roleOptionalMessageSchema = z
  .looseObject({ role: roleSchema.optional(), ...contentFields })
  .refine(hasContent, { error: HAS_CONTENT })
  .meta({ id: 'ResponseMessage' })
export type RoleOptionalMessage = z.infer<typeof roleOptionalMessageSchema>
