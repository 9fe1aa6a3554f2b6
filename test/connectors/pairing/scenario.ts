import * as fc from 'fast-check'
import type { MessageEvent } from '../../../src/connectors/connector.ts'
import { agent, deletion, edit, human, START, user } from './message.ts'

/** An event with the milliseconds after the start at which it arrives, once or more often. */
export interface Delivery {
  event: MessageEvent
  arrivals: number[]
}

export interface Scenario {
  deliveries: Delivery[]
}

interface Limits {
  messages: number
  /** How late a delivery may be. */
  maxDelayMs: number
  /** A deletion counts only before scoring, so where there are any nothing may be late by more than a moment. */
  withDeletions: boolean
  /** Threads that the messages are spread over; by default none. */
  threads?: (string | null)[]
}

/** Conversations of users, two agents and a person, with edits that follow each other, streamed and final messages. */
export function scenarioArbitrary({
  messages,
  maxDelayMs,
  withDeletions,
  threads = [null],
}: Limits): fc.Arbitrary<Scenario> {
  const delay = fc.oneof(fc.constant(0), fc.nat(Math.min(maxDelayMs, 1_000)), fc.nat(maxDelayMs))
  const arrivals = fc.array(delay, { minLength: 1, maxLength: 3 })
  const step = fc.record({
    who: fc.constantFrom('user', 'user', 'agent', 'agent', 'agent', 'other', 'human'),
    // More than a clock's skew, and often more than a reply takes to settle.
    gap: fc.oneof(fc.integer({ min: 1_001, max: 1_900 }), fc.integer({ min: 1_001, max: 30_000 })),
    thread: fc.constantFrom(...threads),
    final: fc.constantFrom(undefined, undefined, true, false),
    arrivals,
    edits: fc.array(fc.record({ after: fc.integer({ min: 1, max: 40_000 }), arrivals }), { maxLength: 2 }),
    deletedAfter: fc.option(fc.nat(400), { freq: 5, nil: null }),
  })
  return fc.array(step, { minLength: 1, maxLength: messages }).map((steps) => {
    let at = 0
    const deliveries: Delivery[] = []
    steps.forEach(({ who, gap, thread, final, arrivals: delays, edits, deletedAfter }, i) => {
      at += gap
      const rest = withDeletions ? { thread } : { thread, final }
      const posted = POSTERS[who](`${who}${i}`, at / 1_000, rest)
      deliveries.push(arriving(posted, { sentAt: at, delays }))
      let changedAt = at
      for (const [n, { after, arrivals: editDelays }] of edits.entries()) {
        changedAt += after
        const change = edit(posted, { text: `${posted.text}.${n}`, seconds: changedAt / 1_000 })
        deliveries.push(arriving(change, { sentAt: changedAt, delays: editDelays }))
      }
      if (withDeletions && deletedAfter !== null) {
        const removal = deletion(posted, (at + deletedAfter) / 1_000)
        deliveries.push(arriving(removal, { sentAt: at + deletedAfter, delays: [0] }))
      }
    })
    return { deliveries }
  })
}

const POSTERS = {
  user,
  agent,
  other: (id: string, seconds: number, rest: Partial<MessageEvent>): MessageEvent =>
    agent(id, seconds, { agentId: 'other', ...rest }),
  human,
}

function arriving(event: MessageEvent, { sentAt, delays }: { sentAt: number; delays: number[] }): Delivery {
  return { event, arrivals: delays.map((delay) => sentAt + delay) }
}

/** Every arrival by its time. */
export function arrivalsOf({ deliveries }: Scenario): { event: MessageEvent; at: number }[] {
  return deliveries
    .flatMap(({ event, arrivals }) => arrivals.map((at) => ({ event, at })))
    .toSorted((a, b) => a.at - b.at)
}

/** The same conversation with every event delivered once, in order, without delay. */
export function promptArrivals({ deliveries }: Scenario): { event: MessageEvent; at: number }[] {
  return deliveries
    .map(({ event }) => ({ event, at: (event.changedAt ?? event.at) - START }))
    .toSorted((a, b) => a.at - b.at)
}
