import type { z } from 'zod'
import type { Exchange, Turn } from './exchange.ts'
import type { inputSchema, outputSchema } from './input.ts'
import type { Message, RoleOptionalMessage } from './message.ts'
import { isBlank } from './invisible-characters.ts'
import { messagePieces, type Piece } from './message-text.ts'
import { NotScorableError } from './not-scorable-error.ts'
import { isUserSignal } from './user-signal.ts'

type Input = z.infer<typeof inputSchema>
type Output = z.infer<typeof outputSchema>

/**
 * Turns any accepted input and output into an exchange. The user prompt is the last user message that has words;
 * the other turns become history, oldest first, remembered messages before the others; the system prompt is every system
 * message, once each, in order.
 * @throws NotScorableError when the output holds no response at all (a blank one is a response).
 */
export function parseExchange({ input, output }: { input: Input; output: Output }): Exchange {
  return { ...parseInput(input), ...parseOutput(output) }
}

function parseInput(input: Input): Pick<Exchange, 'systemPrompt' | 'userPrompt' | 'history'> {
  if (typeof input === 'string') return { systemPrompt: null, userPrompt: given(input), history: [] }
  if ('prompt' in input) return { systemPrompt: given(input.system), userPrompt: given(input.prompt), history: [] }

  const { system, conversation } = gather(input)
  const last = conversation.findLastIndex(({ role, text }) => role === 'user' && given(text) !== null)
  return {
    systemPrompt: given([...new Set(system.map((text) => text.trim()).filter(Boolean))].join('\n\n')),
    userPrompt: conversation[last]?.text ?? null,
    history: conversation.filter(({ text }, index) => index !== last && given(text) !== null),
  }
}

function gather(input: Exclude<Input, string | { prompt: string }>): { system: string[]; conversation: Turn[] } {
  const messages = Array.isArray(input)
    ? input
    : 'messages' in input
      ? input.messages
      : [...(input.rememberedMessages ?? []), ...input.inputMessages]
  const apart =
    'inputMessages' in input
      ? [...(input.systemMessages ?? []), ...Object.values(input.taggedSystemMessages ?? {}).flat()]
      : []
  return {
    system: [...apart, ...messages.filter(isSystem)].map(messageText),
    conversation: messages.filter((message) => !isSystem(message)).map(toTurn),
  }
}

function isSystem(message: RoleOptionalMessage): boolean {
  return message.role === 'system' || message.role === 'developer'
}

function toTurn(message: Message): Turn {
  const isUser = message.role === 'user' || isUserSignal(message)
  const role = isUser ? 'user' : message.role === 'assistant' ? 'assistant' : 'tool'
  return { role, text: messageText(message) }
}

function messageText(message: RoleOptionalMessage): string {
  return joinPieces(messagePieces(message))
}

function parseOutput(output: Output): Pick<Exchange, 'response' | 'responseText'> {
  const pieces =
    typeof output === 'string'
      ? [{ kind: 'words' as const, text: output }]
      : (Array.isArray(output) ? output : [output]).filter(isAnswer).flatMap(messagePieces)
  if (pieces.length === 0)
    throw new NotScorableError('output holds no response: no text and no tool call of an assistant')
  const words = pieces.filter(({ kind }) => kind === 'words')
  const response = joinPieces(pieces)
  return words.length === pieces.length ? { response } : { response, responseText: joinPieces(words) }
}

/** A message without a role is one: it stands where the answer belongs. */
function isAnswer(message: RoleOptionalMessage): boolean {
  return message.role !== 'user' && message.role !== 'signal' && !isSystem(message)
}

function joinPieces(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('\n')
}

function given(text: string | undefined): string | null {
  return text === undefined || isBlank(text) ? null : text
}
