import { SECRETS } from '../../support/fixtures/connectors/sign.ts'
import { judgeLane } from '../../support/judge-lane.ts'
import { judgeBindings } from '../../support/judge-lanes.ts'
import { startJudgeServer } from '../../support/judge-server.ts'
import { startLocalWorker, temporaryState } from '../../support/local-worker.ts'
import { openSlackChat, type SlackChat } from '../../support/slack-chat.ts'

const CONVERSATIONS = 200
const WARM_UP = 20
const JUDGE_MS = 10_000
/** A delivery may take so many times as long as the plainest request. */
const MAX_RATIO = 3

/**
 * How long a chat platform waits for its delivery to be acknowledged while a judge takes ten seconds for every reply, beside
 * `GET /healthz` in the same run. One request at a time, over the local proxy.
 */
export async function run(): Promise<number> {
  const judges = await startJudgeServer()
  const lane = judgeLane(judges.url, 'lane82')
  await lane.script([{ kind: 'plausible', latencyMs: JUDGE_MS, forever: true }])
  const state = await temporaryState()
  const vars = Object.entries(judgeBindings(judges.url)).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const worker = await startLocalWorker({ persistTo: state.path, args: vars })
  try {
    const url = await makeHook(worker.url)
    const health: number[] = []
    const deliveries: number[] = []
    let before: SlackChat | null = null
    for (let index = 0; index < CONVERSATIONS; index++) {
      const seconds = Math.floor(Date.now() / 1_000) - CONVERSATIONS + index
      const slack = openSlackChat({ url, secret: SECRETS.slack.good, seconds })
      deliveries.push(await timed(() => slack.ask('Say a number')))
      health.push(await timed(() => fetch(`${worker.url}/healthz`)))
      deliveries.push(await timed(() => slack.reply(`The number is ${index}.`)))
      health.push(await timed(() => fetch(`${worker.url}/healthz`)))
      // Into a conversation that is being judged.
      const judged: SlackChat | null = before
      if (judged !== null) deliveries.push(await timed(() => judged.retry()))
      before = slack
    }
    const asked = (await lane.requests()).length
    const [delivery, plain] = [deliveries, health].map((times) => median(times.slice(WARM_UP)))
    const ratio = (delivery ?? NaN) / (plain ?? NaN)
    console.log(`a judge of ${JUDGE_MS / 1_000} s, asked ${asked} times meanwhile`)
    console.log(
      `median of ${deliveries.length} deliveries ${delivery?.toFixed(1)} ms, of GET /healthz ${plain?.toFixed(1)} ms`,
    )
    console.log(`ratio ${ratio.toFixed(2)}, at most ${MAX_RATIO}`)
    return asked > 0 && ratio <= MAX_RATIO ? 0 : 1
  } finally {
    await worker.stop()
    await judges.close()
    await state.remove()
  }
}

async function timed(request: () => Promise<Response>): Promise<number> {
  const start = performance.now()
  const response = await request()
  const text = await response.text()
  if (!response.ok) throw new Error(`answered ${response.status}: ${text}`)
  return performance.now() - start
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}

async function makeHook(origin: string): Promise<string> {
  const response = await fetch(`${origin}/v1/hooks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      platform: 'slack',
      secret: SECRETS.slack.good,
      agents: [{ agentId: 'bot' }],
      model: 'lane82/m',
      settleSeconds: 0,
    }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return JSON.parse(text).url
}
