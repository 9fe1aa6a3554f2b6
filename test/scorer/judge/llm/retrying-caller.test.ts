import { describe, expect, it } from 'vitest'
import {
  finalFailure,
  transientFailure,
  type CallFailure,
  type ModelFeature,
} from '../../../../src/scorer/judge/llm/call-failure.ts'
import type { CallOutcome } from '../../../../src/scorer/judge/llm/call-model.ts'
import type { Usage } from '../../../../src/scorer/judge/judgement.ts'
import { retryingCaller } from '../../../../src/scorer/judge/llm/retrying-caller.ts'

const OK: CallOutcome = {
  status: 'answered',
  text: 'ok',
  usage: { inputTokens: 10, outputTokens: 2, totalTokens: null },
  ignored: [],
}
const BUSY = transientFailure('busy')
const JSON_SCHEMA = { ...finalFailure('judge-rejected', 'bad request'), refuses: 'jsonSchema' as const }
const TEMPERATURE = { ...finalFailure('judge-rejected', 'bad request'), refuses: 'temperature' as const }

/** A caller on a clock that moves only by its waits and by what each call takes. */
function caller(
  script: (CallFailure | CallOutcome | 'ok' | 'never')[],
  options: { timeoutMs?: number; callMs?: number; chance?: number; extendedOnceTo?: number; further?: number } = {},
) {
  const { timeoutMs = 10_000, callMs = 100, chance = 0, extendedOnceTo = 0, further } = options
  let extension = 0
  let time = 0
  const waits: number[] = []
  const asked: { calls: number; usage: Usage | null }[] = []
  const omitted: string[][] = []
  const untaken = new Set<ModelFeature>()
  const timers: { ms: number; abort: () => void }[] = []
  const retrying = retryingCaller({
    judgeId: 'a/b',
    timeoutMs,
    extensionMs: () => extension,
    signal: undefined,
    admit:
      further === undefined
        ? undefined
        : async (spent) => {
            asked.push(spent)
            return asked.length <= further
          },
    untaken,
    clock: {
      now: () => time,
      random: () => chance,
      sleep: async (ms) => {
        waits.push(ms)
        time += ms
      },
      abortAfter: (ms) => {
        const controller = new AbortController()
        timers.push({ ms, abort: () => controller.abort() })
        return { signal: controller.signal, cancel: () => undefined }
      },
    },
    call: async ({ without }) => {
      omitted.push([...without])
      const step = script.shift()
      if (step === undefined) throw new Error('A call too many')
      if (step === 'never') {
        time = timeoutMs
        extension = extendedOnceTo
        queueMicrotask(() => timers.at(-1)?.abort())
        queueMicrotask(() => {
          time = timeoutMs + extension
          timers.at(-1)?.abort()
        })
        return new Promise(() => undefined)
      }
      time += callMs
      if (step === 'ok') return OK
      return 'status' in step ? step : { status: 'failed', failure: step, usage: null }
    },
  })
  return { ...retrying, asked, waits, omitted, untaken, timers }
}

describe('waiting between attempts', () => {
  it('doubles from at least 200 ms to at most 400, 800, 1600', async () => {
    const soonest = caller([BUSY, BUSY, BUSY, 'ok'])
    expect(await soonest.ask([])).toBe('ok')
    expect(soonest.waits).toEqual([200, 400, 800])
    const latest = caller([BUSY, BUSY, BUSY, 'ok'], { chance: 0.999999 })
    await latest.ask([])
    expect(latest.waits.map(Math.round)).toEqual([400, 800, 1600])
  })

  it('is as long as the provider asks, with a little chance on top', async () => {
    const { ask, waits } = caller([transientFailure('busy', 2000), 'ok'], { chance: 0.5 })
    await ask([])
    expect(waits).toEqual([2125])
  })

  it('does not happen when it would outlast the time: the failure decides at once', async () => {
    const { ask, waits } = caller([transientFailure('busy', 9_900)])
    await expect(ask([])).rejects.toMatchObject({ code: 'judge-unavailable', retryAfterSeconds: 10 })
    expect(waits).toEqual([])
  })

  it('ends after three retries', async () => {
    const { ask, spent } = caller([BUSY, BUSY, BUSY, BUSY])
    await expect(ask([])).rejects.toMatchObject({ message: 'a/b: busy (4 calls)' })
    expect(spent().calls).toBe(4)
  })

  it('does not happen after a failure that stays', async () => {
    const { ask, waits } = caller([finalFailure('judge-not-configured', 'no key')])
    await expect(ask([])).rejects.toMatchObject({ code: 'judge-not-configured', message: 'a/b: no key (1 call)' })
    expect(waits).toEqual([])
  })
})

describe('one budget of time for all attempts', () => {
  it('gives each call what is left', async () => {
    const { ask, timers } = caller([BUSY, 'ok', 'ok'])
    await ask([])
    await ask([])
    expect(timers.map(({ ms }) => ms)).toEqual([10_000, 9_700, 9_600])
  })

  it('is a timeout when it ends during a call, even of a model that heeds no signal', async () => {
    const { ask } = caller([BUSY, 'never'])
    await expect(ask([])).rejects.toMatchObject({
      code: 'judge-timeout',
      message: expect.stringContaining('(2 calls)'),
    })
  })

  it('ends later when it was made longer during a call', async () => {
    const { ask, timers } = caller(['never'], { timeoutMs: 1_000, extendedOnceTo: 500 })
    await expect(ask([])).rejects.toMatchObject({ code: 'judge-timeout' })
    expect(timers.map(({ ms }) => ms)).toEqual([1_000, 500])
  })

  it('is the last failure when it ends between calls', async () => {
    const { ask } = caller([BUSY], { timeoutMs: 250 })
    await expect(ask([])).rejects.toMatchObject({ code: 'judge-unavailable' })
  })

  it('makes no call when there is none', async () => {
    const { ask, spent } = caller([], { timeoutMs: 0 })
    await expect(ask([])).rejects.toMatchObject({
      code: 'judge-timeout',
      message: expect.stringContaining('(0 calls)'),
    })
    expect(spent().calls).toBe(0)
  })
})

describe('what a model does not take', () => {
  it('is left out when it is refused, without a pause, and ever after', async () => {
    const { ask, omitted, waits } = caller([TEMPERATURE, JSON_SCHEMA, 'ok', 'ok'])
    await ask([])
    await ask([])
    expect(omitted).toEqual([[], ['temperature'], ['temperature', 'jsonSchema'], ['temperature', 'jsonSchema']])
    expect(waits).toEqual([])
  })

  it('is not given up for a request that is refused without it too', async () => {
    const { ask, untaken } = caller([TEMPERATURE, TEMPERATURE])
    await expect(ask([])).rejects.toMatchObject({ code: 'judge-rejected' })
    expect([...untaken]).toEqual([])
  })

  it('is left out of later calls when the provider says that it was ignored', async () => {
    const { ask, omitted } = caller([{ ...OK, ignored: ['jsonSchema'] }, 'ok'])
    await ask([])
    await ask([])
    expect(omitted).toEqual([[], ['jsonSchema']])
  })
})

describe('a caller that must be admitted to every call after the first', () => {
  it('asks before each, with what was spent, a re-ask included', async () => {
    const { ask, asked } = caller([BUSY, 'ok', TEMPERATURE, 'ok'], { further: 3 })
    await ask([])
    await ask([])
    const once = { inputTokens: 10, outputTokens: 2, totalTokens: null }
    expect(asked).toEqual([
      { calls: 1, usage: null },
      { calls: 2, usage: once },
      { calls: 3, usage: once },
    ])
  })

  it('fails with the last failure when it is not, without a pause', async () => {
    const { ask, waits, spent } = caller([BUSY, transientFailure('busier', 3000)], { further: 1 })
    await expect(ask([])).rejects.toMatchObject({
      code: 'judge-unavailable',
      message: 'a/b: busier (2 calls)',
      retryAfterSeconds: 3,
    })
    expect(waits).toHaveLength(1)
    expect(spent().calls).toBe(2)
  })

  it('does not leave out what is refused with a call it may not make', async () => {
    const { ask, untaken } = caller([TEMPERATURE], { further: 0 })
    await expect(ask([])).rejects.toMatchObject({ code: 'judge-rejected', message: 'a/b: bad request (1 call)' })
    expect([...untaken]).toEqual([])
  })

  it('does not ask once more about an invalid answer when it is not', async () => {
    const { ask, spent } = caller(['ok'], { further: 0 })
    await ask([])
    await expect(ask([])).rejects.toMatchObject({ code: 'judge-invalid-output', spent: { calls: 1 } })
    expect(spent().calls).toBe(1)
  })

  it('is not asked for a call that no time is left for', async () => {
    const { ask, asked } = caller([BUSY], { timeoutMs: 250, further: 3 })
    await expect(ask([])).rejects.toMatchObject({ code: 'judge-unavailable' })
    expect(asked).toEqual([])
  })
})

it('adds up calls and tokens, a re-ask included', async () => {
  const { ask, spent } = caller([BUSY, 'ok', 'ok'])
  await ask([])
  await ask([])
  expect(spent()).toEqual({ calls: 3, usage: { inputTokens: 20, outputTokens: 4, totalTokens: null } })
})
