import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import readme from '../../README.md?raw'
import { standard } from '../../src/connectors/standard.ts'
import { SECRETS } from '../support/fixtures/connectors/sign.ts'

type Sent = { url: string; init: { body: string; headers: Record<string, string> } }

/** Runs the lines of the README with these values at hand, and returns what they would have sent. */
async function send(lines: string, values: Record<string, unknown>): Promise<Sent> {
  const sent: Sent[] = []
  const given = {
    ...values,
    createHmac,
    fetch: async (url: string, init: Sent['init']) => void sent.push({ url, init }),
  }
  const module = `export default async ({ ${Object.keys(given).join(', ')} }) => {\n${lines}\n}`
  const { default: run } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module)}`)
  await run(given)
  const [only, ...more] = sent
  if (only === undefined || more.length > 0) throw new Error('not one request')
  return only
}

it('the four lines of the README send what the platform standard takes', async () => {
  const lines = /<!-- example:standard -->\n```js\n([\s\S]*?)\n```/.exec(readme)?.[1] ?? ''
  expect(lines.split('\n')).toHaveLength(4)
  const secret = SECRETS.standard.good
  const message = { conversationId: 'c', messageId: 'm', role: 'assistant', text: 'Grüße' }
  const { url, init } = await send(lines, { url: 'https://plumbline.example/hooks/x', secret, ...message })
  expect(url).toBe('https://plumbline.example/hooks/x')
  const headers = new Headers(init.headers)
  const rawBody = new TextEncoder().encode(init.body)
  const now = Date.now()
  expect(await standard.verify({ headers, rawBody, secrets: [secret], now })).toEqual({ ok: true, timestamped: true })
  const events = standard.normalise(JSON.parse(init.body), {
    agents: [{ agentId: 'bot' }],
    headers,
    receivedAt: now,
  })
  expect(events).toMatchObject([{ role: 'agent', agentId: 'bot', conversationKey: 'c', messageId: 'm', text: 'Grüße' }])
})
