import type { MessageEvent } from '../../connectors/connector.ts'
import { applyEvent } from '../../connectors/pairing.ts'
import { type Conversation, noteConversation } from './conversation.ts'
import { cutText } from './cut-text.ts'
import type { ThreadTables } from './tables.ts'

/** What a platform delivered of one conversation. */
export type ThreadDelivery = { conversation: Conversation; events: MessageEvent[] }

/** Takes the events in, each once. */
export function takeDelivery(tables: ThreadTables, { conversation, events }: ThreadDelivery, now: number): void {
  noteConversation(tables, conversation)
  const counted = { received: events.length, duplicates: 0, ignored: 0 }
  let state = tables.pairing.state()
  for (const event of events) {
    if (!tables.seen.add(event.dedupeKeys, now)) {
      counted.duplicates += 1
      continue
    }
    const applied = applyEvent(state, { ...event, text: cutText(event.text) }, { now })
    if (applied.change === 'too_old') counted.ignored += 1
    state = applied.state
  }
  tables.pairing.save(state)
  tables.outbox.count(counted)
  tables.outbox.noteEvent(now)
}
