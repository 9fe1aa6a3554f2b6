/**
 * Makes writes of a Durable Object, one commit for all that come while another commit is under way: a busy object would otherwise commit
 * every one of them apart, which costs several times what the write does. A write that comes alone waits for nothing. A write is made whole and
 * at once; what it returns is not to be told before it is durable, for which the runtime holds every answer back.
 */
export function groupCommit(
  storage: Pick<DurableObjectStorage, 'sync'>,
): <Result>(write: () => Result) => Promise<Result> {
  let underWay: Promise<void> | null = null
  function end(): void {
    underWay = null
  }

  return async (write) => {
    // Once, and not until none is under way: all that waited for the same commit share the next.
    if (underWay !== null) await underWay
    try {
      return write()
    } finally {
      underWay ??= storage.sync().then(end, end)
    }
  }
}
