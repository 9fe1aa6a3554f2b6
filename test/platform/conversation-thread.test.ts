import { env, exports } from 'cloudflare:workers'
import { reset, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import type { ConversationThread } from '../../src/platform/conversation-thread.ts'
import { formatThreadName, threadOf } from '../../src/platform/hooks/thread-name.ts'
import { answer, ask, say } from '../support/chat.ts'
import { countOf, deadLettersOf, makeHook, passTime, readHook, runsOf } from '../support/hooks.ts'
import { judgeLane } from '../support/judge-lane.ts'
import { get, ORIGIN, post } from '../support/requests.ts'

const lane = judgeLane(inject('judgeServerUrl'), 'lane80')
const MODEL = 'lane80/m'
const WITHOUT_KEY = { kind: 'status', status: 401, forever: true } as const
const REFUSED = { kind: 'status', status: 400, body: '{}', forever: true } as const
const HOUR = 60 * 60

beforeEach(() => lane.script([]))
afterEach(() => reset())

async function hookOf(rest: object = {}): Promise<string> {
  return (await makeHook('standard', rest)).hookId
}

/** The object of the conversation that `ask` and `answer` are about. */
async function threadIn(hookId: string): Promise<DurableObjectStub<ConversationThread>> {
  const name = formatThreadName({ tenantId: 'local', hookId, thread: await threadOf('c') })
  return env.CONVERSATION_THREAD.getByName(name)
}

async function stored(hookId: string, table: string): Promise<string> {
  return runInDurableObject(await threadIn(hookId), (_thread, { storage }) => {
    return JSON.stringify(storage.sql.exec(`SELECT * FROM ${table}`).toArray())
  })
}

async function scoreOf(prompt: string, output: string): Promise<number> {
  const response = await post('/v1/scores', { input: prompt, output, record: false })
  return (await response.json<{ score: number }>()).score
}

describe('a conversation', () => {
  it('has each reply scored as the API scores it, with what was said before', async () => {
    const hookId = await hookOf({ model: MODEL, systemPrompt: 'Answer in one word', options: { scale: 10 } })
    await ask(hookId, 'Name a fruit', { after: 0 })
    await answer(hookId, 'Apple', { after: 1_000 })
    await ask(hookId, 'And another', { after: 20_000 })
    await answer(hookId, 'Pear', { after: 21_000 })
    await passTime()
    const runs = await runsOf()
    expect(runs.map(({ metadata }) => metadata?.['messageId'])).toEqual(['a-21000', 'a-1000'])
    expect(runs[0]).toMatchObject({ evaluationMode: 'both', scale: 10, judge: expect.stringContaining(MODEL) })
    const texts = (await lane.requests()).map(({ body }) => JSON.stringify(body))
    const second = texts.find((text) => text.includes('Pear'))
    expect(second).toContain('Name a fruit')
    expect(second).toContain('Answer in one word')
  })

  it('acknowledges before anything is scored, and scores by its own alarm', async () => {
    const hookId = await hookOf({ settleSeconds: 0 })
    await ask(hookId, 'Say hello')
    await answer(hookId, 'hello', { final: true })
    await expect.poll(() => countOf(), { timeout: 10_000 }).toBe(1)
  })

  it('goes on at once when it is interrupted in scoring, also when more was delivered meanwhile', async () => {
    await lane.script([{ kind: 'plausible', latencyMs: 3_000 }])
    const hookId = await hookOf({ model: MODEL, settleSeconds: 0 })
    await ask(hookId, 'Say hello')
    await answer(hookId, 'hello', { final: true })
    await expect.poll(async () => (await lane.requests()).length, { timeout: 10_000 }).toBe(1)
    await ask(hookId, 'Say hello')
    // An alarm that is set while another runs takes its place, so it is all that an interrupted object is woken by.
    const alarmAt = await runInDurableObject(await threadIn(hookId), (_thread, { storage }) => storage.getAlarm())
    expect(alarmAt).toBeLessThanOrEqual(Date.now())
    await expect.poll(() => countOf(), { timeout: 10_000 }).toBe(1)
  })

  it('counts a pair once, however often its alarm runs', async () => {
    const hookId = await hookOf()
    await ask(hookId, 'Say hello')
    await answer(hookId, 'hello')
    for (let time = 0; time < 3; time++) await passTime()
    expect(await countOf()).toBe(1)
    expect((await readHook(hookId)).counters).toMatchObject({ paired: 1, scored: 1 })
  })

  it('counts a pair once also when it was scored and the alarm did not get to note it', async () => {
    const hookId = await hookOf({ model: MODEL })
    await ask(hookId, 'Say hello')
    await answer(hookId, 'hello')
    const thread = await threadIn(hookId)
    const before = await runInDurableObject(thread, async (_instance, { storage }) => {
      return storage.sql.exec<{ name: string; value: string }>('SELECT * FROM facts').toArray()
    })
    await passTime()
    expect(await countOf()).toBe(1)
    // As a crash right after scoring would leave it: the pair is handed out, and its job is still there.
    await runInDurableObject(thread, async (_instance, { storage }) => {
      storage.sql.exec('DELETE FROM pairs')
      storage.sql.exec('DELETE FROM outcomes')
      for (const { name, value } of before) storage.sql.exec('INSERT OR REPLACE INTO facts VALUES (?, ?)', name, value)
    })
    await runInDurableObject(thread, (_instance, state) => state.abort()).catch(() => undefined)
    await passTime()
    expect(await countOf()).toBe(1)
    expect(await lane.requests()).toHaveLength(1)
  })

  it('replaces the score of a reply that is edited after it', async () => {
    const hookId = await hookOf()
    await ask(hookId, 'List three colours in bullet points')
    await answer(hookId, 'I cannot say.')
    await passTime()
    const [first] = await runsOf()
    const better = '- red\n- green\n- blue'
    await answer(hookId, better, { kind: 'edit', after: 1_000, messageId: 'a-1000' })
    await passTime()
    const [second, ...more] = await runsOf()
    expect(more).toEqual([])
    expect(second?.runId).toBe(first?.runId)
    expect(second?.score).toBe(await scoreOf('List three colours in bullet points', better))
    expect(second?.score).not.toBe(first?.score)
    expect(await countOf()).toBe(1)
    expect((await readHook(hookId)).counters).toMatchObject({ paired: 1, scored: 1 })
  })

  it('takes a score back when a late message shows that the reply answered something else', async () => {
    const hookId = await hookOf()
    await ask(hookId, 'Say hello', { after: 0 })
    await answer(hookId, 'hello', { after: 20_000 })
    await passTime()
    expect(await countOf()).toBe(1)
    // A person had answered in between.
    await say(hookId, { role: 'human', messageId: 'h-1', text: 'hello', after: 10_000 })
    await passTime(30)
    expect(await countOf()).toBe(0)
    expect((await readHook(hookId)).counters).toMatchObject({ paired: 0, scored: 0, unpaired: 1 })
  })

  it('scores a reply that a person adds to in the same second', async () => {
    const hookId = await hookOf()
    await ask(hookId, 'Say hello', { after: 0 })
    await answer(hookId, 'hello', { after: 0 })
    await say(hookId, { role: 'human', messageId: 'h-1', text: 'Let me take over', after: 0 })
    await passTime()
    expect(await countOf()).toBe(1)
    expect((await readHook(hookId)).counters).toMatchObject({ paired: 1, scored: 1, unpaired: 0 })
  })

  it('drops a reply that is deleted before it is scored', async () => {
    const hookId = await hookOf()
    await ask(hookId, 'Say hello')
    await answer(hookId, 'hello')
    await answer(hookId, '', { kind: 'delete', after: 1_000, messageId: 'a-1000' })
    await passTime()
    expect(await countOf()).toBe(0)
  })

  it('counts a reply without a prompt as unpaired', async () => {
    const hookId = await hookOf()
    await answer(hookId, 'hello')
    await passTime()
    expect((await readHook(hookId)).counters).toMatchObject({ paired: 0, unpaired: 1 })
  })

  it('counts it so no longer when its prompt comes after all', async () => {
    const hookId = await hookOf()
    await answer(hookId, 'hello', { after: 1_000 })
    await passTime()
    expect((await readHook(hookId)).counters).toMatchObject({ paired: 0, unpaired: 1 })
    await ask(hookId, 'Say hello', { after: 0 })
    await passTime(40)
    expect((await readHook(hookId)).counters).toMatchObject({ paired: 1, scored: 1, unpaired: 0 })
    expect(await countOf()).toBe(1)
  })

  it('takes several agents apart by their identities', async () => {
    const agents = [
      { agentId: 'billing', identities: ['B1'] },
      { agentId: 'support', identities: ['B2'] },
    ]
    const hookId = await hookOf({ agents })
    await ask(hookId, 'Say hello')
    await answer(hookId, 'hello', { after: 1_000, agentId: 'B1' })
    await answer(hookId, 'hello too', { after: 1_100, agentId: 'B2' })
    await answer(hookId, 'me as well', { after: 1_200, agentId: 'B3' })
    await passTime()
    expect([await countOf('billing'), await countOf('support')]).toEqual([1, 1])
    await expect.poll(async () => (await readHook(hookId)).counters.ignored).toBe(1)
  })
})

describe('texts of any length', () => {
  it('are taken, stored and scored', async () => {
    const hookId = await hookOf()
    const long = '가나다 '.repeat(60_000)
    for (let turn = 0; turn < 6; turn++) {
      await ask(hookId, long, { after: turn * 5_000 })
      await answer(hookId, long, { after: turn * 5_000 + 1_000 })
    }
    for (let part = 0; part < 20; part++) await ask(hookId, long, { after: 40_000 + part })
    await answer(hookId, long, { after: 50_000 })
    await passTime()
    expect((await readHook(hookId)).counters).toMatchObject({ paired: 7, scored: 7, failed: 0 })
  })
})

describe('sampling', () => {
  async function chat(hookId: string, conversations: number): Promise<void> {
    for (let index = 0; index < conversations; index++) {
      await ask(hookId, 'Say hello', { conversation: `c-${index}` })
      await answer(hookId, 'hello', { conversation: `c-${index}` })
    }
    await passTime()
  }

  it('scores a share of the pairs and counts those it skips', async () => {
    const hookId = await hookOf({ sampleRate: 0.5 })
    await chat(hookId, 40)
    const { paired, scored, skipped } = (await readHook(hookId)).counters
    expect(paired).toBe(40)
    expect(scored + skipped).toBe(40)
    // Neither end is within six standard deviations.
    expect(scored).toBeGreaterThan(1)
    expect(skipped).toBeGreaterThan(1)
    expect(await countOf()).toBe(scored)
  })

  it('scores nothing at 0', async () => {
    const hookId = await hookOf({ sampleRate: 0 })
    await chat(hookId, 3)
    expect((await readHook(hookId)).counters).toMatchObject({ paired: 3, scored: 0, skipped: 3 })
    expect(await countOf()).toBe(0)
  })
})

describe('a judge that fails', () => {
  it('is asked again after 30 s, 2 m, 10 m, 1 h and 6 h; then the pair is a dead letter', async () => {
    await lane.script([WITHOUT_KEY])
    const hookId = await hookOf({ model: MODEL, settleSeconds: 0 })
    await ask(hookId, 'Say hello')
    await answer(hookId, 'hello', { final: true, link: 'https://chat.example.com/a' })
    await expect.poll(async () => (await readHook(hookId)).counters.failed, { timeout: 20_000 }).toBe(1)
    const thread = await threadIn(hookId)
    let at = Date.now()
    for (const [index, seconds] of [30, 120, 600, HOUR, 6 * HOUR].entries()) {
      const early = at + (seconds - 20) * 1_000
      at += (seconds + 20) * 1_000
      await runInDurableObject(thread, async (instance) => instance.work(early))
      expect((await readHook(hookId)).counters.failed).toBe(index + 1)
      await runInDurableObject(thread, async (instance) => instance.work(at))
      expect((await readHook(hookId)).counters.failed).toBe(index + 2)
    }
    expect((await readHook(hookId)).counters).toMatchObject({ failed: 6, deadLettered: 1, scored: 0, paired: 1 })
    const [letter, ...more] = await deadLettersOf(hookId)
    expect(more).toEqual([])
    expect(letter).toMatchObject({
      agentId: 'bot',
      conversation: 'c',
      messageId: 'a-1000',
      link: 'https://chat.example.com/a',
      attempts: 6,
      code: 'judge-not-configured',
    })
    expect(await countOf()).toBe(0)
  })

  it('makes a dead letter at once when no other try would help, which can be retried', async () => {
    await lane.script([REFUSED])
    const hookId = await hookOf({ model: MODEL })
    await ask(hookId, 'Say hello')
    await answer(hookId, 'hello')
    await passTime()
    const [letter] = await deadLettersOf(hookId)
    expect(letter).toMatchObject({ attempts: 1, code: 'judge-rejected' })
    await lane.script([])
    const path = `/v1/hooks/${hookId}/dead-letters/${letter?.id}/retry`
    const retried = await post(path, '')
    expect([retried.status, await retried.json()]).toEqual([202, { id: letter?.id, status: 'pending' }])
    expect((await post(path, '')).status).toBe(422)
    await passTime()
    expect(await deadLettersOf(hookId)).toEqual([])
    expect(await countOf()).toBe(1)
    expect((await readHook(hookId)).counters).toMatchObject({ paired: 1, scored: 1, failed: 1, deadLettered: 0 })
    expect((await post(path, '')).status).toBe(404)
  })

  it('gets a retry with the settings that the hook has by then', async () => {
    await lane.script([REFUSED])
    const hookId = await hookOf({ model: MODEL })
    await ask(hookId, 'Say hello')
    await answer(hookId, 'hello')
    await passTime()
    const [letter] = await deadLettersOf(hookId)
    await exports.default.fetch(`${ORIGIN}/v1/hooks/${hookId}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'embedded' }),
    })
    await post(`/v1/hooks/${hookId}/dead-letters/${letter?.id}/retry`, '')
    await passTime()
    expect((await runsOf())[0]?.judge).toContain('embedded')
  })

  it('is settled by an edit that can be scored', async () => {
    await lane.script([{ ...REFUSED, forever: false }])
    const hookId = await hookOf({ model: MODEL })
    await ask(hookId, 'Say hello')
    await answer(hookId, 'hello')
    await passTime()
    expect(await deadLettersOf(hookId)).toHaveLength(1)
    await answer(hookId, 'hello there', { kind: 'edit', after: 1_000, messageId: 'a-1000' })
    await passTime()
    expect(await deadLettersOf(hookId)).toEqual([])
    expect((await readHook(hookId)).counters).toMatchObject({ paired: 1, scored: 1, deadLettered: 0 })
  })
})

describe('what is kept', () => {
  it('is no text after 24 hours, also of what could not be scored', async () => {
    await lane.script([REFUSED])
    const hookId = await hookOf({ model: MODEL })
    await ask(hookId, 'A private question')
    await answer(hookId, 'A private answer')
    await passTime()
    const [letter] = await deadLettersOf(hookId)
    expect(await stored(hookId, 'messages')).toContain('private')
    expect(await stored(hookId, 'jobs')).toContain('private')
    await passTime(24 * HOUR + 60)
    expect(await stored(hookId, 'messages')).toBe('[]')
    expect(await stored(hookId, 'jobs')).toBe('[]')
    expect(await deadLettersOf(hookId)).toHaveLength(1)
    expect((await post(`/v1/hooks/${hookId}/dead-letters/${letter?.id}/retry`, '')).status).toBe(422)
  })

  it('is nothing at all after two days', async () => {
    const hookId = await hookOf()
    await ask(hookId, 'Say hello')
    await answer(hookId, 'hello')
    await passTime()
    await passTime(24 * HOUR + 60)
    await passTime(48 * HOUR + 60)
    expect(await stored(hookId, 'sqlite_master')).not.toContain('messages')
  })

  it('is forgotten when the hook is gone, and nothing more is scored', async () => {
    const hookId = await hookOf()
    await ask(hookId, 'Say hello')
    await answer(hookId, 'hello')
    await exports.default.fetch(`${ORIGIN}/v1/hooks/${hookId}`, { method: 'DELETE' })
    await passTime()
    expect((await get('/v1/agents/bot/stats')).status).toBe(404)
    expect(await stored(hookId, 'sqlite_master')).not.toContain('messages')
  })
})
