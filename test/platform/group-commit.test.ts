import { describe, expect, it } from 'vitest'
import { groupCommit } from '../../src/platform/group-commit.ts'

/** A storage whose commits end when they are told to. */
function storage(): { sync: () => Promise<void>; commits: PromiseWithResolvers<void>[] } {
  const commits: PromiseWithResolvers<void>[] = []
  return {
    commits,
    async sync() {
      const commit = Promise.withResolvers<void>()
      commits.push(commit)
      return commit.promise
    },
  }
}

describe('a group commit', () => {
  it('makes a write that comes alone at once', () => {
    const commit = groupCommit(storage())
    const made: string[] = []
    void commit(() => made.push('alone'))
    expect(made).toEqual(['alone'])
  })

  it('makes the writes that come while a commit is under way together, in their order, when it has ended', async () => {
    const { sync, commits } = storage()
    const commit = groupCommit({ sync })
    const made: string[] = []
    await commit(() => made.push('first'))
    const waiting = ['a', 'b', 'c'].map((name) => commit(() => made.push(name)))
    expect(made).toEqual(['first'])
    commits[0]?.resolve()
    expect(await Promise.all(waiting)).toEqual([2, 3, 4])
    expect(made).toEqual(['first', 'a', 'b', 'c'])
    expect(commits).toHaveLength(2)
  })

  it('lets a write that throws fail alone', async () => {
    const { sync, commits } = storage()
    const commit = groupCommit({ sync })
    await commit(() => 'first')
    const bad = commit(() => {
      throw new RangeError('bad')
    })
    const good = commit(() => 'good')
    commits[0]?.resolve()
    await expect(bad).rejects.toThrow('bad')
    expect(await good).toBe('good')
  })

  it('makes writes that come one after another wait ever more rarely, until some come together', async () => {
    const { sync, commits } = storage()
    const commit = groupCommit({ sync })
    const end = (): void => commits.at(-1)?.resolve()
    /** How many of the next writes are made without waiting; the one that waits is made then. */
    async function madeAtOnce(): Promise<number> {
      for (let made = 0; ; made += 1) {
        let isMade = false
        const write = commit(() => (isMade = true))
        const wasMade = isMade
        if (!wasMade) end()
        await write
        if (!wasMade) return made
      }
    }
    await commit(() => 'first')
    expect([await madeAtOnce(), await madeAtOnce(), await madeAtOnce()]).toEqual([0, 4, 8])
    for (let index = 0; index < 16; index += 1) await commit(() => 'one after another')
    const together = [commit(() => 'one'), commit(() => 'two')]
    end()
    await Promise.all(together)
    expect([await madeAtOnce(), await madeAtOnce()]).toEqual([0, 4])
    for (let round = 0; round < 10; round += 1) await madeAtOnce()
    expect(await madeAtOnce()).toBe(512)
  })

  it('goes on after a commit that failed', async () => {
    const { sync, commits } = storage()
    const commit = groupCommit({ sync })
    await commit(() => 'first')
    const later = commit(() => 'later')
    commits[0]?.reject(new Error('the disk is full'))
    expect(await later).toBe('later')
  })
})
