import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { SECRETS } from '../support/fixtures/connectors/sign.ts'
import { startJudgeServer } from '../support/judge-server.ts'
import { judgeBindings } from '../support/judge-lanes.ts'
import { judgeLane } from '../support/judge-lane.ts'
import { startLocalWorker, temporaryState, type LocalWorker } from '../support/local-worker.ts'
import { openSlackChat } from '../support/slack-chat.ts'

const newHookSchema = z.object({ hookId: z.string() })
const hookSchema = z.object({ counters: z.record(z.string(), z.int()) })
const runsSchema = z.object({
  runs: z.array(z.object({ metadata: z.object({ messageId: z.string() }) })),
  nextCursor: z.string().nullable(),
})
const windowsSchema = z.object({ windows: z.object({ all: z.object({ count: z.int() }) }) })
const statisticsSchema = z.object({ modes: z.object({ user: windowsSchema }) })

const CONVERSATIONS = 120
const KILLS = 4
const CONNECTIONS = 16
const PATIENCE_MS = 120_000

/** Conversations begin so far apart that each is a thread of its own. */
const FIRST_SECOND = Math.floor(Date.now() / 1_000) - 3_600

test('what was acknowledged is scored exactly once, also when the process is killed between delivery and scoring', async (t) => {
  const judges = await startJudgeServer()
  t.after(() => judges.close())
  // Slow enough that kills fall into judging too.
  await judgeLane(judges.url, 'lane81').script([{ kind: 'plausible', latencyMs: 300, forever: true }])
  const state = await temporaryState()
  t.after(() => state.remove())
  const vars = Object.entries(judgeBindings(judges.url)).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const start = (): Promise<LocalWorker> => startLocalWorker({ persistTo: state.path, args: vars })
  let worker = await start()
  t.after(() => worker.kill())
  const hookId = await makeHook(worker, { model: 'lane81/m', settleSeconds: 0.5 })

  const steps = Array.from({ length: CONVERSATIONS }, (_, index) => conversation(index)).flat()
  const acknowledged = new Set<string>()
  for (let kill = 0; kill <= KILLS; kill++) {
    const isLast = kill === KILLS
    const share = isLast ? steps.length : Math.round((steps.length * (kill + 1)) / (KILLS + 1))
    // What was not answered is sent again, as Slack would; and some of what was is too.
    const due = steps.slice(0, share).filter(({ name }, index) => !acknowledged.has(name) || index % 9 === 0)
    const sending = drive({ worker, hookId, steps: due, acknowledged })
    if (isLast) {
      await sending
      break
    }
    await sleep(300 + Math.random() * 1_500)
    await worker.kill()
    await sending
    worker = await start()
  }
  assert.equal(acknowledged.size, steps.length)
  await expectEachScoredOnce(worker, hookId, CONVERSATIONS)
})

const MANY = 1_000
const DELIVERIES_PER_SECOND = 50

test('none of 1,000 interleaved conversations is lost or doubled at 50 deliveries a second', async (t) => {
  const state = await temporaryState()
  t.after(() => state.remove())
  const worker = await startLocalWorker({ persistTo: state.path })
  t.after(() => worker.kill())
  const hookId = await makeHook(worker, {})
  const conversations = Array.from({ length: MANY }, (_, index) => conversation(index))
  // Everybody asks before the first is answered.
  const steps = [0, 1].flatMap((turn) => conversations.flatMap((steps) => steps.slice(turn, turn + 1)))
  const acknowledged = new Set<string>()
  let retries = 0
  const began = Date.now()
  await Promise.all(
    steps.map(async (step, index) => {
      await sleep(Math.max(0, began + (index * 1_000) / DELIVERIES_PER_SECOND - Date.now()))
      // As Slack does when it is not answered.
      for (let tries = 0; tries < 20 && !(await deliver({ worker, hookId, step, acknowledged })); tries++) {
        retries += 1
        await sleep(500)
      }
    }),
  )
  t.diagnostic(`${steps.length} deliveries in ${Date.now() - began} ms, ${retries} of them sent again`)
  assert.equal(acknowledged.size, steps.length)
  await expectEachScoredOnce(worker, hookId, MANY)
})

type Step = { name: string; seconds: number; text: string; who: 'ask' | 'reply' }

function conversation(index: number): Step[] {
  const seconds = FIRST_SECOND + index
  return [
    { name: `ask-${index}`, seconds, text: `Say the number ${index}`, who: 'ask' },
    { name: `reply-${index}`, seconds, text: `The number is ${index}.`, who: 'reply' },
  ]
}

type Sending = { worker: LocalWorker; hookId: string; acknowledged: Set<string> }

/** Sends the steps over a fixed number of connections; what the killed process does not answer is left for the next round. */
async function drive({ steps, ...sending }: Sending & { steps: readonly Step[] }): Promise<void> {
  const queue = [...steps]
  async function connection(): Promise<void> {
    for (let step = queue.shift(); step; step = queue.shift()) {
      if (!(await deliver({ ...sending, step }))) return
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
}

/** False when nobody answers any more. */
async function deliver({ worker, hookId, acknowledged, step }: Sending & { step: Step }): Promise<boolean> {
  const url = `${worker.url}/hooks/${hookId}`
  const slack = openSlackChat({
    url,
    secret: SECRETS.slack.good,
    seconds: step.seconds,
    firstEvent: step.who === 'ask' ? 1 : 2,
  })
  const response = await slack[step.who](step.text).catch(() => null)
  const text = await response?.text().catch(() => null)
  // A 5xx out of a dying process comes from the local proxy in front of it, not from the Worker.
  if (response === null || typeof text !== 'string') return false
  if (response.status >= 500 && !text.includes('/problems/')) return false
  assert.equal(response.status, 200, text)
  acknowledged.add(step.name)
  return true
}

async function makeHook(worker: LocalWorker, rest: object): Promise<string> {
  const response = await fetch(`${worker.url}/v1/hooks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ platform: 'slack', secret: SECRETS.slack.good, agents: [{ agentId: 'bot' }], ...rest }),
  })
  const text = await response.text()
  assert.equal(response.status, 201, text)
  return newHookSchema.parse(JSON.parse(text)).hookId
}

/** Waits until as many are scored and counted, which is up to 15 seconds later, and a little longer, since more would be wrong too. */
async function expectEachScoredOnce(worker: LocalWorker, hookId: string, count: number): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end && (await scoredBy(worker)) < count) await sleep(500)
  while (Date.now() < end && ((await countersOf(worker, hookId)).scored ?? 0) < count) await sleep(500)
  await sleep(7_000)
  assert.equal(await scoredBy(worker), count)
  const messages = await messagesScored(worker)
  assert.equal(messages.length, count)
  assert.equal(new Set(messages).size, count)
  const counters = await countersOf(worker, hookId)
  assert.deepEqual([counters.paired, counters.scored, counters.unpaired, counters.deadLettered], [count, count, 0, 0])
}

async function countersOf(worker: LocalWorker, hookId: string): Promise<Record<string, number>> {
  return hookSchema.parse((await ask(worker, `/v1/hooks/${hookId}`)).body).counters
}

async function scoredBy(worker: LocalWorker): Promise<number> {
  const { status, body } = await ask(worker, '/v1/agents/bot/stats')
  return status === 404 ? 0 : statisticsSchema.parse(body).modes.user.windows.all.count
}

async function messagesScored(worker: LocalWorker): Promise<string[]> {
  const messages: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const path = `/v1/agents/bot/runs?limit=200${cursor === '' ? '' : `&cursor=${cursor}`}`
    const { runs, nextCursor } = runsSchema.parse((await ask(worker, path)).body)
    messages.push(...runs.map(({ metadata }) => metadata.messageId))
    cursor = nextCursor
  }
  return messages
}

async function ask(worker: LocalWorker, path: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${worker.url}${path}`)
  return { status: response.status, body: await response.json() }
}
