import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MessageEvent } from '../../src/connectors/connector.ts'
import { brief, openConversation } from './pairing/conversation.ts'
import { plainPairs } from './pairing/plain-pairing.ts'
import { arrivalsOf, promptArrivals, scenarioArbitrary } from './pairing/scenario.ts'

/** The pairs as they stand scored in the end. The conversation itself throws on a version scored twice or skipped. */
function simulate(arrivals: readonly { event: MessageEvent; at: number }[]) {
  const conversation = openConversation()
  for (const { event, at } of arrivals) {
    conversation.runTo(at)
    conversation.receive(event)
  }
  conversation.finish()
  return conversation
}

function pairsOf(arrivals: readonly { event: MessageEvent; at: number }[]): string[] {
  return simulate(arrivals)
    .scored()
    .map((pair) => `${pair.agentId}: ${brief(pair)}`)
    .toSorted()
}

describe('a conversation whose deliveries are reordered, repeated and delayed', () => {
  it(
    'ends with the pairs of the delivery in order, each scored once, however late its events are',
    { timeout: 120_000 },
    () => {
      fc.assert(
        fc.property(scenarioArbitrary({ messages: 10, maxDelayMs: 300_000, withDeletions: false }), (scenario) => {
          const plain = plainPairs(scenario.deliveries.map(({ event }) => event))
          expect(pairsOf(promptArrivals(scenario))).toEqual(plain)
          expect(pairsOf(arrivalsOf(scenario))).toEqual(plain)
        }),
        { numRuns: 1_500 },
      )
    },
  )

  it('does so with deletions too, when they come before the reply is scored', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(scenarioArbitrary({ messages: 10, maxDelayMs: 500, withDeletions: true }), (scenario) => {
        const plain = plainPairs(scenario.deliveries.map(({ event }) => event))
        expect(pairsOf(promptArrivals(scenario))).toEqual(plain)
        expect(pairsOf(arrivalsOf(scenario))).toEqual(plain)
      }),
      { numRuns: 1_000 },
    )
  })

  it('does so in each of several threads', { timeout: 120_000 }, () => {
    const threads = [null, 'x', 'y']
    fc.assert(
      fc.property(
        scenarioArbitrary({ messages: 10, maxDelayMs: 300_000, withDeletions: false, threads }),
        (scenario) => {
          const events = scenario.deliveries.map(({ event }) => event)
          const plain = threads.flatMap((thread) => plainPairs(events.filter((event) => event.thread === thread)))
          expect(pairsOf(arrivalsOf(scenario))).toEqual(plain.toSorted())
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it('does so in long conversations, of which only the last messages are kept', { timeout: 120_000 }, () => {
    const withoutLateEdits = scenarioArbitrary({ messages: 60, maxDelayMs: 1_000, withDeletions: false }).map(
      ({ deliveries }) => ({ deliveries: deliveries.filter(({ event }) => event.kind === 'create') }),
    )
    fc.assert(
      fc.property(withoutLateEdits, (scenario) => {
        const plain = plainPairs(scenario.deliveries.map(({ event }) => event))
        expect(pairsOf(promptArrivals(scenario))).toEqual(plain)
        expect(pairsOf(arrivalsOf(scenario))).toEqual(plain)
      }),
      { numRuns: 300 },
    )
  })
})

describe('a conversation of which deliveries are lost', () => {
  it('hands out no pair twice, keeps to its bounds and falls silent', { timeout: 120_000 }, () => {
    const lossy = fc.tuple(
      scenarioArbitrary({ messages: 60, maxDelayMs: 60_000, withDeletions: true }),
      fc.infiniteStream(fc.boolean()),
    )
    fc.assert(
      fc.property(lossy, ([scenario, arrives]) => {
        const deliveries = scenario.deliveries.filter(() => arrives.next().value)
        const conversation = simulate(arrivalsOf({ deliveries }))
        const names = conversation.scored().map(({ pairId }) => pairId)
        expect(new Set(names).size).toBe(names.length)
        expect(conversation.state().messages.length).toBeLessThanOrEqual(50)
        conversation.finish()
        conversation.finish()
        conversation.finish()
        expect(conversation.wake()).toBeNull()
      }),
      { numRuns: 300 },
    )
  })
})
