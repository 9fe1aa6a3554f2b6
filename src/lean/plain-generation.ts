/**
 * In the place of what the AI SDK's `generateText` does for tools, files, steering, telemetry, retries and its own log, and for models of earlier
 * versions: a judge's call is instructions and texts, once, to a model of this version. The rest is 15 kB compressed. A test judges with and
 * without it, through all answers and faults.
 */
type ToolCall = { toolCallId: string; toolName: string; input: string }

type Message = { role: string; content: string }

type Part = { type: string; toolCallId?: string }

export function resolveLanguageModel<Model>(model: Model): Model {
  return model
}

/** The judge retries itself. */
export function prepareRetries({ maxRetries }: { maxRetries: number }) {
  return { maxRetries, retry: <Value>(call: () => Promise<Value>): Promise<Value> => call() }
}

export function convertToLanguageModelPrompt({ prompt }: { prompt: { instructions: string; messages: Message[] } }) {
  const texts = prompt.messages.map(({ role, content }) => ({ role, content: [{ type: 'text', text: content }] }))
  return [{ role: 'system', content: prompt.instructions }, ...texts]
}

const TEXTS = new Set(['text', 'reasoning', 'source', 'custom'])

export function convertLanguageModelContent({ content, toolCalls }: { content: Part[]; toolCalls: Part[] }): Part[] {
  return content.flatMap((part) => {
    if (TEXTS.has(part.type)) return [part]
    return part.type === 'tool-call' ? toolCalls.filter(({ toolCallId }) => toolCallId === part.toolCallId) : []
  })
}

/** What was said is not gone on with. */
export function toResponseMessages(): [] {
  return []
}

export function createToolSearchState() {
  return <Tools>(tools: Tools): Tools => tools
}

export function resolveToolCallerConfiguration(): undefined {
  return undefined
}

export function prepareToolsForToolCallers<Tools>({ tools }: { tools: Tools }) {
  return { executionTools: tools, modelTools: tools, toolCallerMessages: [] }
}

export function appendToolCallerMessages({ messages }: { messages: Message[] }): Message[] {
  return messages
}

export function collectToolApprovals() {
  return { approvedToolApprovals: [], deniedToolApprovals: [] }
}

export function validateApprovedToolApprovals() {
  return { approvedToolApprovals: [], deniedToolApprovals: [], invalidToolApprovals: [] }
}

/** What a model calls although it was given nothing to call is invalid, as the SDK has it, and the call fails by what it lacks: an answer. */
export function parseToolCall({ toolCall }: { toolCall: ToolCall }) {
  const { toolCallId, toolName, input } = toolCall
  return {
    type: 'tool-call',
    toolCallId,
    toolName,
    input,
    dynamic: true,
    invalid: true,
    error: new Error('there are no tools'),
  }
}

/** Only valid calls come here. */
function neverCalled(): never {
  throw new Error('there are no tools')
}

export const executeToolCall = neverCalled
export const maybeSignApproval = neverCalled
export const resolveToolApproval = neverCalled

export function startSteeringRun(): undefined {
  return undefined
}

export function createRestrictedTelemetryDispatcher(): object {
  return {}
}

/** What a provider warns of is read from the answer; the SDK would write it into the log. */
export function logWarnings(): void {}
