/**
 * In the place of what the AI SDK's `generateText` does for tools, steering, telemetry and its own log: a judge's call has none of these, and they are
 * 8 kB compressed. What is left of them says so: no tools, nothing to tell anybody.
 */
type ToolCall = { toolCallId: string; toolName: string; input: string }

export function createToolSearchState() {
  return <Tools>(tools: Tools): Tools => tools
}

export function resolveToolCallerConfiguration(): undefined {
  return undefined
}

export function prepareToolsForToolCallers<Tools>({ tools }: { tools: Tools }) {
  return { executionTools: tools, modelTools: tools, toolCallerMessages: [] }
}

export function appendToolCallerMessages<Message>({ messages }: { messages: Message[] }): Message[] {
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
