import type { MessagePart, RoleOptionalMessage } from './message.ts'

/** One piece of a message in its order: words, or a tool call or result rendered as a line of text. */
export type Piece = { kind: 'words' | 'tool'; text: string }

/**
 * Everything of a message that a judge can read, in order. Words come from the first of `parts`, `content`,
 * `text` and `refusal` that has any, so an empty field never hides a filled one. Images, reasoning and files give no piece.
 */
export function messagePieces(message: RoleOptionalMessage): Piece[] {
  const candidates = [message.parts, message.content, message.text, message.refusal].map(pieces)
  const chosen = candidates.find((list) => list.some((piece) => piece.text.trim() !== '')) ?? candidates.flat()
  const calls = (message.tool_calls ?? []).map((call): Piece => {
    return { kind: 'tool', text: renderCall(call.function.name, call.function.arguments) }
  })
  if (message.role === 'tool' || message.role === 'function') {
    const text = chosen.map((piece) =>
      piece.kind === 'tool' ? piece.text : renderResult(toolName(message), piece.text),
    )
    return text.map((line): Piece => ({ kind: 'tool', text: line }))
  }
  return [...chosen, ...calls]
}

function pieces(content: RoleOptionalMessage['content'] | MessagePart[]): Piece[] {
  if (content === undefined || content === null) return []
  if (typeof content === 'string') return [{ kind: 'words', text: content }]
  if (Array.isArray(content)) return content.flatMap(partPieces)
  const parts = content.parts.flatMap(partPieces)
  return parts.length > 0 ? parts : pieces(content.content)
}

const TEXT_PARTS = new Set(['text', 'input_text', 'output_text'])

function partPieces(part: MessagePart): Piece[] {
  if (TEXT_PARTS.has(part.type)) return part.text === undefined ? [] : [{ kind: 'words', text: part.text }]
  return toolLines(part).map((text): Piece => ({ kind: 'tool', text }))
}

/** A tool part in any of the forms that SDKs and providers write, as lines; none for other kinds of part. */
function toolLines(part: MessagePart): string[] {
  const { type } = part
  if (type === 'tool-call' || type === 'tool_use')
    return [renderCall(part.toolName ?? part.name, part.input ?? part.args)]
  if (type === 'tool-result') return [renderResult(part.toolName, part.output ?? part.result)]
  if (type === 'tool_result') return [renderResult(part.name, part.content)]
  if (type === 'tool-invocation') return invocationLines(part.toolInvocation)
  if (type === 'dynamic-tool') return invocationLines(part)
  if (type.startsWith('tool-')) return invocationLines({ ...part, toolName: type.slice('tool-'.length) })
  return []
}

function invocationLines(invocation: unknown): string[] {
  if (!isRecord(invocation)) return []
  const result = invocation.output ?? invocation.result ?? invocation.errorText
  const call = renderCall(invocation.toolName, invocation.input ?? invocation.args)
  return result === undefined ? [call] : [call, renderResult(invocation.toolName, result)]
}

function toolName(message: RoleOptionalMessage): unknown {
  return message.name ?? message.toolName
}

function renderCall(name: unknown, input: unknown): string {
  return `[tool call: ${nameOf(name)}(${valueText(input)})]`
}

function renderResult(name: unknown, output: unknown): string {
  return `[tool result: ${nameOf(name)} -> ${valueText(output)}]`
}

function nameOf(name: unknown): string {
  return typeof name === 'string' && name !== '' ? name : 'tool'
}

/** A tool's value as text: strings as they are, `{ type, value }` outputs by their value, the rest as JSON. */
function valueText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  if (isRecord(value) && typeof value.type === 'string' && 'value' in value) return valueText(value.value)
  return JSON.stringify(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
