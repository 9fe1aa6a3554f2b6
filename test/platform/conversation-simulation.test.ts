import { env } from 'cloudflare:workers'
import { evictDurableObject, reset, runInDurableObject } from 'cloudflare:test'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { MessageEvent } from '../../src/connectors/connector.ts'
import type { ConversationThread } from '../../src/platform/conversation-thread.ts'
import { formatThreadName, threadOf } from '../../src/platform/hooks/thread-name.ts'
import { openConversation } from '../connectors/pairing/conversation.ts'
import { START } from '../connectors/pairing/message.ts'
import { arrivalsOf, type Scenario, scenarioArbitrary } from '../connectors/pairing/scenario.ts'
import { makeHook, readHook, runsOf } from '../support/hooks.ts'

const SETTLE_SECONDS = 2
const SILENCE_MS = 12 * 60 * 60 * 1_000

/** A day ahead, so that the alarms that are set do not run by themselves. */
const AHEAD_MS = Date.now() + 24 * 60 * 60 * 1_000 - START

/** Plays the arrivals against the object, which works whenever it asked to; now and then it is evicted. */
async function play(thread: DurableObjectStub<ConversationThread>, { arrivals, evictAt }: Play): Promise<void> {
  const workUntil = (end: number) =>
    runInDurableObject(thread, async (instance, { storage }) => {
      for (let at = await storage.getAlarm(); at !== null && at <= end; at = await storage.getAlarm()) {
        await storage.deleteAlarm()
        await instance.work(at)
      }
    })
  for (const [index, { event, at }] of arrivals.entries()) {
    const now = START + AHEAD_MS + at
    await workUntil(now)
    const conversation = { platform: 'standard', conversationKey: 'c', settleSeconds: SETTLE_SECONDS } as const
    const moved = { ...event, at: event.at + AHEAD_MS, changedAt: event.changedAt && event.changedAt + AHEAD_MS }
    await thread.receive({ conversation, events: [moved] }, now)
    if (evictAt.has(index)) await evictDurableObject(thread)
  }
  await workUntil(START + AHEAD_MS + (arrivals.at(-1)?.at ?? 0) + SILENCE_MS)
}

interface Play {
  arrivals: { event: MessageEvent; at: number }[]
  evictAt: ReadonlySet<number>
}

/** The pairs as they stand scored in the end, by the pure pairing alone: the last message of each reply, with its agent. */
function pairsInMemory({ arrivals }: Pick<Play, 'arrivals'>): string[] {
  const conversation = openConversation({ settleSeconds: SETTLE_SECONDS })
  const seen = new Set<string>()
  for (const { event, at } of arrivals) {
    conversation.runTo(at)
    const isRepeat = event.dedupeKeys.some((key) => seen.has(key))
    for (const key of event.dedupeKeys) seen.add(key)
    if (!isRepeat) conversation.receive(event)
  }
  conversation.finish()
  return conversation.scored().map(({ agentId, messageId }) => `${agentId} ${messageId}`)
}

it('the object ends with the pairs of the pure pairing, each scored once, whatever the arrival and whenever it is evicted', async () => {
  const scenario = scenarioArbitrary({ messages: 12, maxDelayMs: 60_000, withDeletions: false })
  const evictions = fc.uniqueArray(fc.nat(20), { maxLength: 4 })
  let pairs = 0
  await fc.assert(
    fc.asyncProperty(scenario, evictions, async (given: Scenario, evictAt) => {
      // Also after a failure, so that the next run, or a shorter one, starts with nothing.
      await reset()
      const agents = ['bot', 'other'].map((agentId) => ({ agentId, identities: [agentId] }))
      const { hookId } = await makeHook('standard', { agents })
      const name = formatThreadName({ tenantId: 'local', hookId, thread: await threadOf('c') })
      const thread = env.CONVERSATION_THREAD.getByName(name)
      const arrivals = arrivalsOf(given)
      await play(thread, { arrivals, evictAt: new Set(evictAt) })
      const expected = pairsInMemory({ arrivals }).toSorted()
      pairs += expected.length
      const runs = await Promise.all(
        ['bot', 'other'].map(async (agentId) => {
          return (await runsOf(agentId)).map(({ metadata }) => `${agentId} ${metadata?.['messageId']}`)
        }),
      )
      expect(runs.flat().toSorted()).toEqual(expected)
      const { counters } = await readHook(hookId)
      expect(counters).toMatchObject({ paired: expected.length, scored: expected.length, failed: 0 })
      expect(counters.received).toBe(arrivals.length)
    }),
    { numRuns: 30 },
  )
  expect(pairs).toBeGreaterThan(5)
}, 120_000)
