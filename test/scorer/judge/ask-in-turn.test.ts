import { describe, expect, it } from 'vitest'
import { JudgeError } from '../../../src/scorer/judge/judge-error.ts'
import { askInTurn } from '../../../src/scorer/judge/ask-in-turn.ts'
import type { Judge, JudgeRequest } from '../../../src/scorer/judge/judge.ts'
import type { Opinion } from '../../../src/scorer/judge/opinion.ts'
import { judgeRequest } from './llm/judge-request.ts'

const OPINION: Opinion = { perspectives: {}, callerVerdicts: [], flags: [], calls: 1, usage: null }

/** Judges on a clock that moves only when one of them takes its time. */
function bench() {
  let time = 1000
  const asked: { id: string; timeoutMs: number }[] = []
  function judge(id: string, answer: Opinion | Error, takesMs = 0): Judge {
    return {
      id,
      protocol: '1',
      isInstant: id === 'embedded',
      judge: async ({ timeoutMs }: JudgeRequest) => {
        asked.push({ id, timeoutMs })
        time += takesMs
        if (answer instanceof Error) throw answer
        return answer
      },
    }
  }
  return {
    judge,
    asked,
    inTurn: (judges: readonly Judge[]) =>
      askInTurn({
        judges,
        timeoutMs: 6_000,
        now: () => time,
        ask: (asked, timeoutMs) => asked.judge(judgeRequest({ timeoutMs })),
      }),
  }
}

describe('a chain of judges', () => {
  it('asks nobody else when the first judge answers', async () => {
    const { judge, asked, inTurn } = bench()
    const judges = [judge('a/1', OPINION), judge('b/1', OPINION)]
    const result = await inTurn(judges)
    expect(result).toMatchObject({ value: OPINION, judge: { id: 'a/1' }, degradedBecause: null })
    expect(asked.map(({ id }) => id)).toEqual(['a/1'])
  })

  it('takes the next judge after a failure, and says why', async () => {
    const { judge, inTurn } = bench()
    const judges = [
      judge('a/1', new JudgeError('judge-refused', 'a/1: the model refused (1 call)')),
      judge('b/1', new JudgeError('judge-rejected', 'b/1: no')),
      judge('embedded', OPINION),
    ]
    const result = await inTurn(judges)
    expect(result.judge.id).toBe('embedded')
    expect(result.degradedBecause).toEqual({ code: 'judge-refused', message: 'a/1: the model refused (1 call)' })
  })

  it("fails with the first judge's code and wait, and tells what was tried, when all fail", async () => {
    const { judge, inTurn } = bench()
    const judges = [
      judge(
        'a/1',
        new JudgeError('judge-unavailable', 'a/1: the provider answered 429 (1 call)', { retryAfterSeconds: 9 }),
      ),
      judge('b/1', new JudgeError('judge-not-configured', 'b/1: the provider answered 401 (1 call)')),
    ]
    await expect(inTurn(judges)).rejects.toMatchObject({
      code: 'judge-unavailable',
      retryAfterSeconds: 9,
      message: 'a/1: the provider answered 429 (1 call); then b/1: the provider answered 401 (1 call)',
    })
  })

  it('tells what the judges cost that failed, beside the answer or together when all did', async () => {
    const { judge, inTurn } = bench()
    const cost = (calls: number, inputTokens: number | null) => ({
      spent: { calls, usage: { inputTokens, outputTokens: 1, totalTokens: null } },
    })
    const first = judge('a/1', new JudgeError('judge-refused', 'a/1: no', cost(3, 10)))
    const second = judge('b/1', new JudgeError('judge-rejected', 'b/1: no', cost(1, null)))
    const spent = { calls: 4, usage: { inputTokens: 10, outputTokens: 2, totalTokens: null } }
    await expect(inTurn([first, second])).rejects.toMatchObject({ spent })
    expect(await inTurn([first, second, judge('embedded', OPINION)])).toMatchObject({ spentBefore: spent })
    expect(await inTurn([judge('embedded', OPINION)])).toMatchObject({ spentBefore: { calls: 0, usage: null } })
  })

  it('lets nothing out of an error that no judge should throw', async () => {
    const { judge, inTurn } = bench()
    const failing = inTurn([judge('own', new Error('secret'))])
    await expect(failing).rejects.toMatchObject({ code: 'judge-unavailable', message: 'own: it failed unexpectedly' })
  })

  it('divides the time among the judges that need it, and passes on what is not used', async () => {
    const { judge, asked, inTurn } = bench()
    const failure = new JudgeError('judge-unavailable', 'x')
    const judges = [
      judge('a/1', failure, 1000),
      judge('b/1', failure, 2500),
      judge('c/1', failure, 500),
      judge('embedded', OPINION),
    ]
    await inTurn(judges)
    expect(asked).toEqual([
      { id: 'a/1', timeoutMs: 2000 },
      { id: 'b/1', timeoutMs: 2500 },
      { id: 'c/1', timeoutMs: 2500 },
      { id: 'embedded', timeoutMs: 2000 },
    ])
  })

  it('leaves the whole time to a model whose only fallback is the embedded judge', async () => {
    const { judge, asked, inTurn } = bench()
    await inTurn([judge('a/1', OPINION), judge('embedded', OPINION)])
    expect(asked).toEqual([{ id: 'a/1', timeoutMs: 6000 }])
  })
})
