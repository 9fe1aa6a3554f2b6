import type { MessageEvent } from '../../../src/connectors/connector.ts'
import { applyEvent, type DuePair, emptyPairing, nextWake, takeDue } from '../../../src/connectors/pairing.ts'
import { TEXT_LIFETIME_MS } from '../../../src/connectors/pairing/retention.ts'
import { START } from './message.ts'

/** A conversation with its own clock, that wakes when it asked to, as the alarm of its object would. */
export function openConversation({ settleSeconds = 2 }: { settleSeconds?: number } = {}) {
  let state = emptyPairing()
  let now = START
  const handedOut: DuePair[] = []
  const retracted: string[] = []
  const live = new Map<string, DuePair>()
  let unpaired = 0

  function wake(): void {
    const due = takeDue(state, { now, settleSeconds })
    state = due.state
    unpaired += due.unpaired
    for (const { pairId, version } of due.retracted) {
      if (live.get(pairId)?.version !== version) throw new Error(`retracted what was not scored: ${pairId}`)
      live.delete(pairId)
      retracted.push(pairId)
    }
    for (const pair of due.pairs) {
      const before = live.get(pair.pairId)?.version ?? 0
      if (pair.version !== before + 1) throw new Error(`version ${pair.version} of ${pair.pairId} after ${before}`)
      live.set(pair.pairId, pair)
      handedOut.push(pair)
    }
  }

  return {
    /** Lets time pass to so many milliseconds after the start. */
    runTo(ms: number): void {
      for (let next = nextWake(state, { settleSeconds }); next !== null && next <= START + ms;) {
        // What a late message changes may have been due before.
        now = Math.max(now, next)
        wake()
        next = nextWake(state, { settleSeconds })
        if (next !== null && next <= now) throw new Error('asked to wake again at once')
      }
      now = Math.max(now, START + ms)
    },
    receive(event: MessageEvent) {
      const applied = applyEvent(state, event, { now })
      state = applied.state
      return applied.change
    },
    /** Until nothing more is due, but before texts expire. */
    finish(): void {
      this.runTo(now - START + TEXT_LIFETIME_MS / 2)
    },
    state: () => state,
    wake: () => nextWake(state, { settleSeconds }),
    /** The pairs as they are scored now, by the order of their reply. */
    scored: () => [...live.values()].toSorted((a, b) => a.occurredAt - b.occurredAt),
    handedOut,
    retracted,
    unpaired: () => unpaired,
  }
}

/** A pair as `prompt -> reply`. */
export function brief({ prompt, reply }: DuePair): string {
  return `${prompt.replaceAll('\n', '+')} -> ${reply.replaceAll('\n\n', '+')}`
}
