import type { ChatEvent, Delivery, IgnoredEvent, MessageEvent, Refusal, Reply } from '../../connectors/connector.ts'
import { type Payload, readPayload } from '../../connectors/payload.ts'
import { CONNECTORS } from '../../connectors/registry.ts'
import { knownHook, type OpenHook, openHook } from '../../platform/hooks/known-hooks.ts'
import type { HookDependencies } from './hook-dependencies.ts'

/** What is wrong with a delivery that nobody can read. */
export type DeliveryFault = Extract<Payload, { ok: false }>['reason'] | NonNullable<IgnoredEvent['issues']>

/** What became of a delivery. An `accepted` one is stored, or not needed. An `unreadable` one is genuine, and its sender is to mend it. */
export type Ingested =
  | { outcome: 'accepted'; reply: Reply }
  | { outcome: 'unreadable'; fault: DeliveryFault }
  | { outcome: 'unknown-hook' }
  | { outcome: 'refused'; reason: Refusal }

/**
 * Takes a delivery in: verified over its raw body, then stored in its conversations before this returns. Nothing is scored here.
 * @throws NotConfiguredError without ENCRYPTION_KEY; StorageError when it is to be sent again
 */
export async function ingestDelivery(
  { hookId, delivery }: { hookId: string; delivery: Delivery },
  dependencies: HookDependencies,
): Promise<Ingested> {
  const { locations, directoryOf, box, now } = dependencies
  const tenantId = await locations.tenantOf(hookId)
  if (tenantId === null) return { outcome: 'unknown-hook' }
  const directory = directoryOf(tenantId)
  let known = await knownHook({ hookId, tenantId, box, read: () => directory.plainHook(hookId) })
  for (;;) {
    if (known === null) return { outcome: 'unknown-hook' }
    const verification = await verify(known, delivery, now())
    if (verification.ok) return take({ known, tenantId, delivery }, dependencies)
    // The secret may have been changed since this isolate last looked.
    const newer = await directory.refuseDelivery({ hookId, revision: known.hook.revision })
    if (newer === null) return { outcome: 'refused', reason: verification.reason }
    known = await openHook(newer, { tenantId, box })
  }
}

function verify({ hook, secrets }: OpenHook, delivery: Delivery, now: number) {
  const good = secrets.filter(({ validUntil }) => validUntil === null || validUntil > now).map(({ text }) => text)
  return CONNECTORS[hook.settings.platform].verify({ ...delivery, secrets: good, now })
}

async function take(
  { known, tenantId, delivery }: { known: OpenHook; tenantId: string; delivery: Delivery },
  { directoryOf, threads, now, defer, log }: HookDependencies,
): Promise<Ingested> {
  const { hookId, settings } = known.hook
  const { platform, agents } = settings
  const connector = CONNECTORS[platform]
  const settleSeconds = settings.settleSeconds ?? connector.settleSeconds
  const receivedAt = now()
  const read = readPayload(delivery)
  const events = read.ok
    ? connector.normalise(read.payload, { agents, headers: delivery.headers, receivedAt })
    : [UNREADABLE]
  const messages = events.filter((event): event is MessageEvent => event.role !== 'ignore')
  const byConversation = Map.groupBy(messages, ({ conversationKey }) => conversationKey)
  await Promise.all(
    Array.from(byConversation, ([conversationKey, events]) =>
      threads.receive({ tenantId, hookId }, { conversation: { platform, conversationKey, settleSeconds }, events }),
    ),
  )
  const ignored = events.length - messages.length
  if (ignored > 0) {
    const counted = { hookId, changes: { received: ignored, ignored }, at: receivedAt }
    const counting = directoryOf(tenantId).countHook(counted)
    defer(counting.catch(() => log('hook.not-counted', { ignored })))
  }
  const fault = connector.tellsFaults ? faultOf(read, events) : null
  if (fault !== null) return { outcome: 'unreadable', fault }
  return {
    outcome: 'accepted',
    reply: (read.ok ? connector.handshake(read.payload) : null) ?? connector.acknowledgement,
  }
}

function faultOf(read: Payload, events: readonly ChatEvent[]): DeliveryFault | null {
  if (!read.ok) return read.reason
  const issues = events.flatMap((event) => (event.role === 'ignore' ? (event.issues ?? []) : []))
  return issues.length > 0 ? issues : null
}

const UNREADABLE: ChatEvent = { role: 'ignore', ignoredBecause: 'unreadable', dedupeKeys: [] }
