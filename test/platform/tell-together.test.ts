import { afterEach, describe, expect, it, vi } from 'vitest'
import { tellTogether } from '../../src/platform/agent-stats/tell-together.ts'

afterEach(() => vi.restoreAllMocks())

/** A queue that notes each batch and fails as asked, and pauses that end when the test says so. */
function setUp({ fails = false } = {}) {
  const batches: string[][] = []
  const ends: (() => void)[] = []
  const tell = tellTogether(
    async (runIds) => {
      batches.push([...runIds])
      if (fails) throw new TypeError('a text that is nobody’s business')
    },
    () => new Promise<void>((resolve) => ends.push(resolve)),
  )
  async function endPause(): Promise<void> {
    const end = await vi.waitUntil(() => ends.shift())
    end()
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return { tell, batches, endPause }
}

describe('the queue', () => {
  it('is told of a run at once, and of all that come in the pause after it together', async () => {
    const { tell, batches, endPause } = setUp()
    tell('a')
    expect(batches).toEqual([['a']])
    for (const runId of ['b', 'c', 'd']) tell(runId)
    expect(batches).toEqual([['a']])
    await endPause()
    expect(batches).toEqual([['a'], ['b', 'c', 'd']])
  })

  it('is told at once again after a pause in which nothing came', async () => {
    const { tell, batches, endPause } = setUp()
    tell('a')
    await endPause()
    expect(batches).toEqual([['a']])
    tell('b')
    expect(batches).toEqual([['a'], ['b']])
  })

  it('gets no more at once than it takes, and whole batches without a pause', async () => {
    const { tell, batches, endPause } = setUp()
    for (let index = 0; index <= 250; index++) tell(`run-${index}`)
    await endPause()
    expect(batches.map(({ length }) => length)).toEqual([1, 100, 100])
    await endPause()
    expect(batches.map(({ length }) => length)).toEqual([1, 100, 100, 50])
    expect(batches.flat()).toEqual(Array.from({ length: 251 }, (_, index) => `run-${index}`))
  })

  it('that fails is told of what comes later all the same, and the log has no text of it', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue()
    const { tell, batches, endPause } = setUp({ fails: true })
    tell('a')
    tell('b')
    await endPause()
    await endPause()
    tell('c')
    expect(batches).toEqual([['a'], ['b'], ['c']])
    expect(log.mock.calls.slice(0, 2)).toEqual([
      ['{"event":"pending.send-failed","error":"TypeError"}'],
      ['{"event":"pending.send-failed","error":"TypeError"}'],
    ])
  })
})
