import type { z } from 'zod'
import type { DuePair } from '../../connectors/pairing.ts'
import type { scorerOptionsSchema } from '../../scorer/options.ts'
import type { HookSettings } from '../hooks/hook.ts'
import type { Conversation } from './conversation.ts'

/** The body of a score request, as far as pairs need it. */
export type PairRequest = {
  agentId: string
  runId: string
  input: {
    inputMessages: { role: 'user' | 'assistant'; content: string }[]
    systemMessages: { role: 'system'; content: string }[]
  }
  output: string
  model?: string
  options: z.input<typeof scorerOptionsSchema>
  /** RFC 3339. */
  occurredAt: string
  metadata: Record<string, string>
}

/** What is asked of the scorer for a pair. The metadata says where a person finds the reply. */
export function pairRequest(options: {
  pair: DuePair
  runId: string
  settings: HookSettings
  conversation: Conversation
  now: number
}): PairRequest {
  const { pair, runId, settings, conversation, now } = options
  const { systemPrompt, model } = settings
  return {
    agentId: pair.agentId,
    runId,
    input: {
      inputMessages: [
        ...pair.history.map(({ role, text }) => ({ role, content: text })),
        { role: 'user', content: pair.prompt },
      ],
      systemMessages: systemPrompt === null ? [] : [{ role: 'system', content: systemPrompt }],
    },
    output: pair.reply,
    ...(model !== null && { model }),
    options: settings.options,
    occurredAt: new Date(Math.min(pair.occurredAt, now)).toISOString(),
    metadata: {
      platform: conversation.platform,
      conversation: conversation.conversationKey,
      messageId: pair.messageId,
      ...(pair.link !== null && { link: pair.link }),
    },
  }
}
