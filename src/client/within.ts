import type { Clock } from './clock.ts'
import type { Signal } from './web-types.ts'

type Outcome<Value> = { status: 'done'; value: Value } | { status: 'timeout' }

/**
 * Waits for work until it is done or so many milliseconds have passed, whether or not it heeds a signal.
 * @throws what the work throws; the signal's reason when that is aborted first
 */
export async function within<Value>(
  work: Promise<Value>,
  { clock, ms, signal }: { clock: Clock; ms: number; signal: Signal | undefined },
): Promise<Outcome<Value>> {
  const timer = clock.abortAfter(Math.max(0, ms))
  const ends: (() => void)[] = []
  function aborted(watched: Signal): Promise<void> {
    return new Promise((resolve) => {
      if (watched.aborted) return resolve()
      const listener = () => resolve()
      watched.addEventListener('abort', listener)
      ends.push(() => watched.removeEventListener('abort', listener))
    })
  }
  // What loses the race may still fail, and nobody would hear of it.
  work.catch(() => undefined)
  try {
    return await Promise.race([
      work.then((value): Outcome<Value> => ({ status: 'done', value })),
      aborted(timer.signal).then((): Outcome<Value> => ({ status: 'timeout' })),
      ...(signal === undefined ? [] : [aborted(signal).then((): never => rethrow(signal))]),
    ])
  } finally {
    timer.cancel()
    for (const end of ends) end()
  }
}

function rethrow(signal: Signal): never {
  signal.throwIfAborted()
  throw new Error('the signal was not aborted')
}
