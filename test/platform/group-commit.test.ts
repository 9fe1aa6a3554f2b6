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

  it('does not make writes wait that come one after another', async () => {
    const { sync, commits } = storage()
    const commit = groupCommit({ sync })
    await commit(() => 'first')
    const second = commit(() => 'second')
    commits[0]?.resolve()
    await second
    const made: number[] = []
    for (let index = 0; index < 32; index += 1) await commit(() => made.push(index))
    expect([made.length, commits.length]).toEqual([32, 2])
    const late = commit(() => made.push(32))
    expect(made).toHaveLength(32)
    commits[1]?.resolve()
    await late
    expect(made).toHaveLength(33)
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
