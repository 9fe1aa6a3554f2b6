import { setTimeout as sleep } from 'node:timers/promises'
import { SECRETS } from '../support/fixtures/connectors/sign.ts'
import { slackChallenge } from '../support/fixtures/connectors/slack.ts'
import { openSlackChat } from '../support/slack-chat.ts'

const AGENT_ID = 'demo-slack-bot'
const PATIENCE_MS = 30_000

type Run = { score: number; label: string; metadata: Record<string, string> }
type Hook = { counters: Record<string, number> }

/** A conversation on Slack, signed as Slack signs, whose score arrives in the agent's statistics. Returns what went wrong. */
export async function playSlackConversation(url: string): Promise<string[]> {
  const faults: string[] = []
  const expect = (what: string, actual: unknown, wanted: unknown): void => {
    if (actual !== wanted) faults.push(`${what}: ${String(actual)}, not ${String(wanted)}`)
  }
  const secret = SECRETS.slack.good
  const made = await fetch(`${url}/v1/hooks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ platform: 'slack', secret, agents: [{ agentId: AGENT_ID }] }),
  })
  const hook = await json<{ hookId: string; url: string }>(made)
  const slack = openSlackChat({ url: hook.url, secret })
  console.log('\nA conversation on Slack, signed:')

  const handshake = await slack.deliver(slackChallenge)
  expect('the handshake', await handshake.text(), slackChallenge.challenge)
  console.log('  Slack asks whether this is the right address, and is answered with its challenge')
  const forged = await openSlackChat({ url: hook.url, secret: SECRETS.slack.other }).ask('Is anybody there?')
  expect('a forged delivery', forged.status, 401)
  console.log('  somebody else delivers with a wrong signature: 401')

  const steps: [string, () => Promise<Response>][] = [
    ['alice asks: List three benefits of unit tests in bullet points', () => slack.ask(PROMPT)],
    ['Slack sends it once more', slack.retry],
    ['the bot begins: …', () => slack.reply('…')],
    ['the bot goes on (an edit)', () => slack.edit(STREAMED.slice(0, 40))],
    ['Slack sends the edit once more', slack.retry],
    ['the bot is done (an edit)', () => slack.edit(STREAMED)],
  ]
  for (const [what, step] of steps) {
    const start = performance.now()
    const { status } = await step()
    expect(what, status, 200)
    console.log(`  ${what} -> ${status} in ${Math.round(performance.now() - start)} ms`)
  }

  const [first] = await runsWhen(url, (runs) => runs.length > 0)
  console.log(`  five seconds later the reply is scored: ${first?.score} (${first?.label})`)
  expect('the edited reply', (await slack.edit(EDITED)).status, 200)
  const runs = await runsWhen(url, ([run]) => run?.score !== first?.score)
  console.log(`  the bot mends its reply, and the score is replaced: ${runs[0]?.score} (${runs[0]?.label})`)
  expect('runs of the reply', runs.length, 1)
  if (!((runs[0]?.score ?? 0) > (first?.score ?? 1))) faults.push('the mended reply does not score higher')

  const statistics = await json<{ modes: Record<string, { windows: { all: { count: number; mean: number } } }> }>(
    await fetch(`${url}/v1/agents/${AGENT_ID}/stats`),
  )
  const all = statistics.modes['user']?.windows.all
  expect('the runs counted', all?.count, 1)
  expect('the average', all?.mean, runs[0]?.score)
  console.log(`  averages of ${AGENT_ID}: ${all?.count} run, mean ${all?.mean}; found again by`, runs[0]?.metadata)
  const counters = await countersWhen(url, hook.hookId)
  expect('duplicates', counters['duplicates'], 2)
  expect('rejected', counters['rejected'], 1)
  expect('scored', counters['scored'], 1)
  console.log('  the hook counted:', counters)
  return faults
}

const PROMPT = 'List three benefits of unit tests in bullet points'
const STREAMED = 'Unit tests catch regressions early, document behaviour, and make refactoring of the code safe.'
const EDITED = [
  'Three benefits of unit tests:',
  '- Unit tests catch regressions early',
  '- Unit tests document behaviour',
  '- Unit tests make refactoring safe',
].join('\n')

async function runsWhen(url: string, isReached: (runs: Run[]) => boolean): Promise<Run[]> {
  return until(async () => {
    const response = await fetch(`${url}/v1/agents/${AGENT_ID}/runs`)
    if (response.status === 404) {
      await response.body?.cancel()
      return null
    }
    const { runs } = await json<{ runs: Run[] }>(response)
    return isReached(runs) ? runs : null
  })
}

async function countersWhen(url: string, hookId: string): Promise<Record<string, number>> {
  return until(async () => {
    const { counters } = await json<Hook>(await fetch(`${url}/v1/hooks/${hookId}`))
    return counters['received'] === 8 ? counters : null
  })
}

async function until<Value>(look: () => Promise<Value | null>): Promise<Value> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    const seen = await look()
    if (seen !== null) return seen
    await sleep(250)
  }
  throw new Error('the conversation on Slack was not scored')
}

async function json<Body>(answer: Response): Promise<Body> {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text}`)
  return JSON.parse(text)
}
