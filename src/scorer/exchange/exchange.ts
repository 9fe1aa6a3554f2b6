import { z } from 'zod'

/** One earlier message of the conversation, as plain text. Tool calls and results are already rendered into it. */
export const turnSchema = z.object({
  role: z.enum(['user', 'assistant', 'tool']),
  text: z.string(),
})
export type Turn = z.infer<typeof turnSchema>

/**
 * What is judged, all plain text, tool calls and results rendered into it. A prompt that was not given is null; a response that was given may be blank.
 * `history` holds the turns before the user prompt, oldest first.
 */
export const exchangeSchema = z.object({
  systemPrompt: z.string().nullable(),
  userPrompt: z.string().nullable(),
  history: z.array(turnSchema),
  response: z.string(),
  /**
   * The words of the response alone, given only when `response` also holds rendered tool calls. Constraints are
   * measured on these: a user does not read the calls.
   */
  responseText: z.string().optional(),
})
export type Exchange = z.infer<typeof exchangeSchema>
