import { z } from 'zod'
import { messageSchema, roleOptionalMessageSchema } from './message.ts'
import { ownNames } from './own-names.ts'

const systemMessages = z.array(roleOptionalMessageSchema)

/** Every accepted shape of `input`: what the agent was asked. */
export const inputSchema = z
  .union(
    [
      z.string(),
      z.array(messageSchema),
      z.strictObject({
        inputMessages: z.array(messageSchema),
        systemMessages: systemMessages.optional(),
        rememberedMessages: z.array(messageSchema).optional(),
        taggedSystemMessages: ownNames(z.record(z.string(), systemMessages)).optional(),
      }),
      z.strictObject({ messages: z.array(messageSchema) }),
      z.strictObject({ prompt: z.string(), system: z.string().optional() }),
    ],
    { error: 'must be a string, an array of messages or an object with messages or a prompt' },
  )
  .meta({ id: 'Input' })
export type ScorerInput = z.input<typeof inputSchema>

/** Every accepted shape of `output`: what the agent answered. */
export const outputSchema = z
  .union([z.string(), z.array(messageSchema), roleOptionalMessageSchema], {
    error: 'must be a string, a message or an array of messages',
  })
  .meta({ id: 'Output' })
export type ScorerOutput = z.input<typeof outputSchema>
