import { log } from '../log.ts'
import { MESSAGES_PER_BATCH } from './send-runs.ts'

/** After it was told, the queue is told of more so much later: far less than it waits itself before it hands a batch out. */
const PAUSE_MS = 25

/**
 * Has the queue told of runs, of the first at once and of all that come shortly after it together: a message by itself costs about as much
 * as accepting its run. Nobody waits for it, and of what is lost here the alarm tells again.
 */
export function tellTogether(
  send: (runIds: readonly string[]) => Promise<void>,
  pause: () => Promise<unknown> = () => scheduler.wait(PAUSE_MS),
): (runId: string) => void {
  let waiting: string[] = []
  let isTelling = false

  async function tell(): Promise<void> {
    isTelling = true
    while (waiting.length > 0) {
      const runIds = waiting.slice(0, MESSAGES_PER_BATCH)
      waiting = waiting.slice(MESSAGES_PER_BATCH)
      const sent = send(runIds).catch((error: unknown) => {
        log('pending.send-failed', { error: error instanceof Error ? error.name : 'unknown' })
      })
      // A whole batch gains nothing by waiting.
      await (waiting.length < MESSAGES_PER_BATCH ? Promise.all([sent, pause()]) : sent)
    }
    isTelling = false
  }

  return (runId) => {
    waiting.push(runId)
    if (!isTelling) void tell()
  }
}
