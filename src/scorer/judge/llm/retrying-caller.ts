import type { ModelMessage } from 'ai'
import { JudgeError } from '../judge-error.ts'
import type { Admit } from '../judge.ts'
import type { Usage } from '../judgement.ts'
import { addedUsage } from './added-usage.ts'
import { backoffMs } from './backoff.ts'
import type { CallFailure, ModelFeature } from './call-failure.ts'
import type { CallOutcome } from './call-model.ts'
import type { Clock } from './clock.ts'

const MAX_RETRIES = 3

type LastFailure = Pick<CallFailure, 'code' | 'what' | 'retryAfterMs'>

/** Why a model is asked once more after it answered. */
const INVALID_ANSWER: LastFailure = {
  code: 'judge-invalid-output',
  what: 'no valid judgement, and no call was left for a corrective re-ask',
  retryAfterMs: null,
}

/** Asks the model, again and again if it must, within one budget of time, and keeps count of what it cost. */
export type RetryingCaller = {
  /** The text of the model's answer. Asked once more, it is about an answer that was none. @throws JudgeError */
  ask: (messages: ModelMessage[]) => Promise<string>
  spent: () => { calls: number; usage: Usage | null }
}

export type RetryingCallerOptions = {
  judgeId: string
  clock: Clock
  timeoutMs: number
  /** By how many milliseconds the time has been made longer since; it only grows. */
  extensionMs: () => number
  /** The caller's own signal. */
  signal: AbortSignal | undefined
  /** Asked before every call but the first; undefined admits all. */
  admit: Admit | undefined
  /** What this model is known not to take; what a call teaches is added for the next ones. */
  untaken: Set<ModelFeature>
  call: (options: {
    messages: ModelMessage[]
    /** What to do without. */
    without: ReadonlySet<ModelFeature>
    signal: AbortSignal
  }) => Promise<CallOutcome>
}

/**
 * Retries what may pass (`CallFailure.isTransient`) with growing pauses, and gives up at once when a pause would outlast what is
 * left of the time. When the time runs out during a call the error is `judge-timeout`; between calls, and when no further call is
 * admitted, the last failure decides.
 */
export function retryingCaller(options: RetryingCallerOptions): RetryingCaller {
  const { judgeId, clock, timeoutMs, extensionMs, signal, admit, untaken, call } = options
  const start = clock.now()
  let calls = 0
  let retries = 0
  let usage: Usage | null = null

  function failed(code: JudgeError['code'], what: string, retryAfterMs: number | null = null): JudgeError {
    const retryAfterSeconds = retryAfterMs === null ? null : Math.ceil(retryAfterMs / 1000)
    return new JudgeError(code, `${judgeId}: ${what} (${calls} ${calls === 1 ? 'call' : 'calls'})`, {
      retryAfterSeconds,
      spent: { calls, usage },
    })
  }

  /** @throws JudgeError the failure, unless one more call may be made */
  async function admitted({ code, what, retryAfterMs }: LastFailure): Promise<void> {
    if (calls === 0 || admit === undefined || (await admit({ calls, usage }))) return
    throw failed(code, what, retryAfterMs)
  }

  function leftMs(): number {
    return start + timeoutMs + extensionMs() - clock.now()
  }

  /** Aborts when the time is up, also when it was made longer meanwhile. */
  function endOfTime(): { signal: AbortSignal; cancel: () => void } {
    const end = new AbortController()
    let extension = extensionMs()
    let timer = clock.abortAfter(leftMs())
    function onTime(): void {
      if (extensionMs() <= extension) return end.abort()
      extension = extensionMs()
      timer = clock.abortAfter(leftMs())
      watch()
    }
    function watch(): void {
      if (timer.signal.aborted) onTime()
      else timer.signal.addEventListener('abort', onTime, { once: true })
    }
    watch()
    return { signal: end.signal, cancel: () => timer.cancel() }
  }

  async function callOnce(messages: ModelMessage[], without: ReadonlySet<ModelFeature>): Promise<CallOutcome> {
    if (leftMs() <= 0) throw failed('judge-timeout', `no time was left of ${timeoutMs} ms`)
    const timer = endOfTime()
    const ends = signal === undefined ? timer.signal : AbortSignal.any([timer.signal, signal])
    calls += 1
    try {
      const outcome = await unlessAborted(call({ messages, without, signal: ends }), ends)
      if (outcome !== 'aborted') return outcome
    } finally {
      timer.cancel()
    }
    if (signal?.aborted === true) throw failed('judge-timeout', 'the caller gave up')
    throw failed('judge-timeout', `the time of ${timeoutMs} ms ran out during a call`)
  }

  async function pauseAfter(failure: CallFailure): Promise<void> {
    const { code, what, retryAfterMs } = failure
    retries += 1
    const pause = backoffMs({ failures: retries, retryAfterMs, random: clock.random })
    if (retries > MAX_RETRIES || pause >= leftMs()) throw failed(code, what, retryAfterMs)
    // Before the pause: nobody is to wait for a call that will not be made.
    await admitted(failure)
    await clock.sleep(pause)
    if (leftMs() <= 0 || signal?.aborted === true) throw failed(code, what, retryAfterMs)
  }

  async function ask(messages: ModelMessage[]): Promise<string> {
    const without = new Set(untaken)
    await admitted(INVALID_ANSWER)
    for (;;) {
      const outcome = await callOnce(messages, without)
      usage = addedUsage(usage, outcome.usage)
      if (outcome.status === 'answered') {
        for (const feature of [...without, ...outcome.ignored]) untaken.add(feature)
        return outcome.text
      }
      const { failure } = outcome
      if (!failure.isSent) calls -= 1
      if (failure.refuses !== null && !without.has(failure.refuses)) {
        await admitted(failure)
        without.add(failure.refuses)
      } else if (failure.isTransient) await pauseAfter(failure)
      else throw failed(failure.code, failure.what)
    }
  }

  return { ask, spent: () => ({ calls, usage }) }
}

/** Not every model heeds the signal: whoever waits must be let go when the time is up. */
function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value | 'aborted'> {
  const aborted = new Promise<'aborted'>((resolve) => {
    if (signal.aborted) resolve('aborted')
    else signal.addEventListener('abort', () => resolve('aborted'), { once: true })
  })
  return Promise.race([promise, aborted])
}
