import { z } from 'zod'

/** A text, or parts of text; either way it ends as one text. */
const contentSchema = z.union([
  z.string(),
  z.array(z.looseObject({ text: z.string() })).transform((parts) => parts.map(({ text }) => text).join('')),
])

/** The part of a `/chat/completions` request that tests look at; the rest is kept as it came. */
export const chatRequestSchema = z.looseObject({
  model: z.string(),
  messages: z.array(z.looseObject({ role: z.string(), content: contentSchema })),
  temperature: z.number().optional(),
  stream: z.boolean().optional(),
  response_format: z
    .looseObject({ json_schema: z.looseObject({ schema: z.record(z.string(), z.unknown()) }).optional() })
    .optional(),
})
export type ChatRequest = z.infer<typeof chatRequestSchema>

/** The value that a message carries in a tag, such as `response`, or undefined when there is no such tag. */
export function taggedValue(message: string, name: string): unknown {
  const match = new RegExp(`^<${name}_([a-z]+)>(.*)</${name}_\\1>$`, 'm').exec(message)
  return match?.[2] === undefined ? undefined : JSON.parse(match[2])
}
