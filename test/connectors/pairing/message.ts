import type { MessageEvent } from '../../../src/connectors/connector.ts'

export const START = 1_796_054_400_000

interface Said {
  id: string
  seconds: number
  text?: string
}

/** A message posted so many seconds after the start. */
export function message({ id, seconds, text = id }: Said, rest: Partial<MessageEvent> = {}): MessageEvent {
  return {
    role: 'user',
    kind: 'create',
    conversationKey: 'c',
    thread: null,
    messageId: id,
    dedupeKeys: [`create:${id}`],
    agentId: null,
    authorIds: [],
    text,
    at: START + seconds * 1_000,
    changedAt: null,
    replyTo: null,
    link: null,
    ...rest,
  }
}

export function user(id: string, seconds: number, rest: Partial<MessageEvent> = {}): MessageEvent {
  return message({ id, seconds }, rest)
}

export function agent(id: string, seconds: number, rest: Partial<MessageEvent> = {}): MessageEvent {
  return message({ id, seconds }, { role: 'agent', agentId: 'bot', ...rest })
}

export function human(id: string, seconds: number, rest: Partial<MessageEvent> = {}): MessageEvent {
  return message({ id, seconds }, { role: 'human_agent', ...rest })
}

/** The message with another text, changed so many seconds after the start. */
export function edit(of: MessageEvent, { text, seconds }: { text: string; seconds: number }): MessageEvent {
  return {
    ...of,
    kind: 'edit',
    text,
    changedAt: START + seconds * 1_000,
    dedupeKeys: [`edit:${of.messageId}:${seconds}`],
  }
}

export function deletion(of: MessageEvent, seconds: number): MessageEvent {
  return { ...of, kind: 'delete', text: '', changedAt: START + seconds * 1_000, dedupeKeys: [`delete:${of.messageId}`] }
}
