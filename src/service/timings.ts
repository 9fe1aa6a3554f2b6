export type Timing = { name: 'memo' | 'judge' | 'record'; milliseconds: number }

export type Timings = {
  measure: <Value>(name: Timing['name'], step: () => Promise<Value>) => Promise<Value>
  entries: () => Timing[]
}

/** Adds up how long each step took, for `Server-Timing`. In a Worker the clock moves only with I/O. */
export function createTimings(now: () => number): Timings {
  const spent = new Map<Timing['name'], number>()
  return {
    async measure(name, step) {
      const start = now()
      try {
        return await step()
      } finally {
        spent.set(name, (spent.get(name) ?? 0) + now() - start)
      }
    },
    entries: () => [...spent].map(([name, milliseconds]) => ({ name, milliseconds })),
  }
}
