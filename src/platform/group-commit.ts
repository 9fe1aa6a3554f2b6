/** After a write that waited for a commit and was then made alone, so many are made without waiting; each time in turn twice as many, up to the most. */
const FEWEST_WITHOUT_WAITING = 4
const MOST_WITHOUT_WAITING = 512

/**
 * Makes writes of a Durable Object, one commit for all that come while another commit is under way: a busy object would otherwise commit
 * every one of them apart, which costs several times what the write does. Where writes do not come together, nothing waits for long: not one that
 * comes alone, nor many that an object makes one after another. A write is made whole and at once; what it returns is not to be told before it
 * is durable, for which the runtime holds every answer back.
 */
export function groupCommit(
  storage: Pick<DurableObjectStorage, 'sync'>,
): <Result>(write: () => Result) => Promise<Result> {
  let underWay: Promise<void> | null = null
  let waiting = 0
  let withoutWaiting = 0
  let nextWithoutWaiting = FEWEST_WITHOUT_WAITING

  function end(): void {
    if (waiting === 1) {
      withoutWaiting = nextWithoutWaiting
      nextWithoutWaiting = Math.min(2 * nextWithoutWaiting, MOST_WITHOUT_WAITING)
    } else if (waiting > 1) nextWithoutWaiting = FEWEST_WITHOUT_WAITING
    waiting = 0
    underWay = null
  }

  return async (write) => {
    if (withoutWaiting > 0) withoutWaiting -= 1
    else if (underWay !== null) {
      waiting += 1
      // Once, and not until none is under way: all that waited for the same commit share the next.
      await underWay
    }
    try {
      return write()
    } finally {
      underWay ??= storage.sync().then(end, end)
    }
  }
}
