import { reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { newHookSchema } from '../../src/service/hooks/shown-hook.ts'
import { ADMIN_TOKEN } from '../support/admin-token.ts'
import { ENCRYPTION_KEY } from '../support/encryption-key.ts'
import { SECRETS, sign } from '../support/fixtures/connectors/sign.ts'
import { standardMessage } from '../support/fixtures/connectors/standard.ts'
import { freshly } from '../support/hooks.ts'
import { judgeLane } from '../support/judge-lane.ts'
import { JUDGE_SECRET } from '../support/judge-lanes.ts'
import { keyedWorker } from '../support/keyed-worker.ts'
import { storedInKv, storedInObjects } from '../support/stored-texts.ts'

const server = inject('judgeServerUrl')
const lane = judgeLane(server, 'lane118')
const own = judgeLane(server, 'canary-lane')

/** Whatever is told to nobody but whom it is meant for. */
const secrets = {
  admin: ADMIN_TOKEN,
  previousAdmin: 'canary-of-the-previous-admin-token',
  encryption: ENCRYPTION_KEY,
  previousEncryption: 'canary-of-the-previous-encryption-key',
  judge: JUDGE_SECRET,
  openAi: 'sk-canary-of-openai',
  provider: 'canary-of-a-provider-secret',
  providerHeader: 'canary-of-a-provider-header',
  unused: 'canary-of-a-secret-that-nothing-uses',
  tenantProvider: 'canary-of-a-tenants-provider',
  tenantHeader: 'canary-of-a-tenants-header',
  hook: SECRETS.standard.good,
  wrongToken: 'canary-of-a-token-that-is-none',
}

/** What people and models said. Each stands between other sentences, where no judge has a reason to quote it. */
const texts = {
  user: 'canaryOfTheUserPrompt',
  system: 'canaryOfTheSystemPrompt',
  history: 'canaryOfTheHistory',
  response: 'canaryOfTheResponse',
  tool: 'canaryOfAToolCall',
  metadata: 'canaryOfTheMetadata',
  chat: 'canaryOfAChatMessage',
  judged: 'canaryOfWhatAJudgeSaid',
  refused: 'canaryOfARefusedRequest',
}

const worker = keyedWorker({
  ADMIN_TOKEN_PREVIOUS: secrets.previousAdmin,
  ENCRYPTION_KEY_PREVIOUS: secrets.previousEncryption,
  OPENAI_API_KEY: secrets.openAi,
  CANARY_KEY: secrets.provider,
  UNUSED_SECRET: secrets.unused,
  JUDGE_PROVIDERS: JSON.stringify({
    lane118: { baseUrl: `${server}/lane118/v1`, secret: 'LANE_KEY' },
    canary: {
      baseUrl: `${server}/canary-lane/v1`,
      secret: 'CANARY_KEY',
      headers: { 'x-team': secrets.providerHeader },
    },
  }),
})

const lines: string[] = []
const answers: { headers: string; body: string; isProblem: boolean }[] = []
let key: string
let hookId: string

type Call = NonNullable<Parameters<typeof worker.send>[1]>

async function send(path: string, call: Call = {}): Promise<Response> {
  const response = await worker.send(path, { token: key, ...call })
  const body = await response.clone().text()
  answers.push({ headers: JSON.stringify([...response.headers]), body, isProblem: response.status >= 400 })
  return response
}

/** Longer than what a judgement would say of it. */
const SYSTEM_PROMPT = `You help children. Never mind ${texts.system} at all. ${'Talk of ponds as a friend of theirs. '.repeat(40)}`

function around(text: string): string {
  return `Ponds are calm places. The word ${text} stands here for no reason at all. Explain what a pond is to a child.`
}

function exchange(change: object = {}): object {
  const call = { type: 'tool-call', toolName: 'search', input: { query: texts.tool } }
  return {
    input: [
      { role: 'system', content: SYSTEM_PROMPT },
      { role: 'user', content: `Hello there. ${texts.history} was said before.` },
      { role: 'assistant', content: 'Hello! What would you like to know?' },
      { role: 'user', content: around(texts.user) },
    ],
    output: [{ role: 'assistant', content: [call, { type: 'text', text: around(texts.response) }] }],
    metadata: { note: texts.metadata },
    fallback: false,
    ...change,
  }
}

async function score(change: object = {}, headers: Record<string, string> = {}): Promise<number> {
  return (await send('/v1/scores', { method: 'POST', body: exchange(change), headers })).status
}

async function deliver(text: string, secret: string): Promise<number> {
  const message = freshly(standardMessage({ text, messageId: text }))
  const { body, headers } = sign('standard', message, { secret, seconds: Math.floor(Date.now() / 1_000) })
  return (await send(`/hooks/${hookId}`, { method: 'POST', token: null, stream: body, headers })).status
}

beforeAll(async () => {
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...said: unknown[]) => void lines.push(said.map(String).join(' ')))
  }
  await worker.tenant('acme', {
    providers: {
      own: {
        baseUrl: 'https://nowhere.invalid/v1',
        apiKey: secrets.tenantProvider,
        headers: { 'x-team': secrets.tenantHeader },
      },
    },
  })
  key = (await worker.key('acme')).key
  const hook = { platform: 'standard', agents: [{ agentId: 'bot' }], secret: secrets.hook }
  hookId = newHookSchema.parse(await (await send('/v1/hooks', { method: 'POST', body: hook })).json()).hookId
  answers.length = 0
})
afterAll(async () => {
  vi.restoreAllMocks()
  await reset()
})
beforeEach(() => Promise.all([lane.script([]), own.script([])]))

describe('while much is done, well and badly,', () => {
  it('scores are given by each kind of judge', async () => {
    for (const model of ['embedded', 'lane118/m', 'canary/m']) {
      for (const cache of ['use', 'use', 'bypass']) {
        if (model === 'canary/m' && cache === 'use') continue
        expect(await score({ model, cache, agentId: 'bot' })).toBe(200)
      }
    }
    const [received] = await own.requests()
    expect(received?.headers).toMatchObject({
      authorization: `Bearer ${secrets.provider}`,
      'x-team': secrets.providerHeader,
    })
    expect(await score({ agentId: 'bot', runId: 'later' }, { prefer: 'respond-async, wait=20' })).toBe(200)
  })

  it.each([
    { kind: 'answer', content: texts.judged },
    { kind: 'status', status: 400, body: texts.judged },
    { kind: 'status', status: 401, body: texts.judged },
    { kind: 'status', status: 404, body: `<html>${texts.judged}</html>` },
    { kind: 'status', status: 200, body: `<html>${texts.judged}</html>` },
  ] as const)('judges fail: %j', async (step) => {
    await Promise.all([lane.script([{ ...step, forever: true }]), own.script([{ ...step, forever: true }])])
    const headers = { prefer: 'wait=1' }
    const change = { agentId: 'bot', input: around(`${texts.user} ${JSON.stringify(step)}`) }
    expect(await score({ ...change, model: 'lane118/m' }, headers)).toBeGreaterThanOrEqual(500)
    expect(await score({ ...change, model: 'canary/m', cache: 'bypass' }, headers)).toBeGreaterThanOrEqual(500)
    // What may go away is tried again, and keeps its texts until then.
    if (!('status' in step) || step.status === 200) return
    const later = { ...change, model: 'lane118/m', runId: `failed-${step.status}` }
    await score(later, { prefer: 'respond-async, wait=5' })
  })

  it('a judge cannot be reached, or lacks its key', async () => {
    expect(await score({ model: 'own/m', cache: 'bypass' }, { prefer: 'wait=1' })).toBeGreaterThanOrEqual(500)
    expect(await score({ model: 'openai/m' })).toBe(422)
  })

  it('requests are refused', async () => {
    const said = texts.refused
    const bodies = [
      { said },
      { ...exchange(), agentId: `../${said}` },
      { ...exchange(), model: said },
      { ...exchange(), options: { language: said, evaluationMode: said, scale: said } },
      { ...exchange(), metadata: { nested: { said } } },
      { input: { inputMessages: said }, output: { text: [said] } },
      { input: said, output: [] },
      [said],
      said,
    ]
    for (const body of bodies) {
      expect((await send('/v1/scores', { method: 'POST', body })).status).toBeGreaterThanOrEqual(400)
    }
    const raw = { 'content-type': 'application/json' }
    for (const stream of [`{"input":"${said}`, `{"input":"${said}"} ${said}`, said.repeat(20_000)]) {
      expect((await send('/v1/scores', { method: 'POST', stream, headers: raw })).status).toBeGreaterThanOrEqual(400)
    }
    expect((await send(`/v1/agents?sort=${said}&limit=${said}&cursor=${said}`)).status).toBe(422)
    for (const token of [secrets.wrongToken, secrets.encryption, `${key}x`]) {
      expect((await send('/v1/me', { token })).status).toBe(401)
      expect((await send('/v1/tenants', { token })).status).toBe(401)
    }
    expect((await send('/v1/tenants')).status).toBe(403)
  })

  it('the operator looks and changes', async () => {
    const token = secrets.previousAdmin
    for (const path of ['/v1/tenants', '/v1/tenants/acme', '/v1/tenants/acme/keys', '/v1/tenants/acme/stats']) {
      expect((await send(path, { token })).status).toBe(200)
    }
    const bad = { name: 'Acme', providers: { own: { baseUrl: `https://u:${secrets.tenantProvider}@x.example` } } }
    expect((await send('/v1/tenants/acme', { method: 'PUT', token, body: bad })).status).toBe(422)
    const worse = {
      name: 'Acme',
      providers: { own: { baseUrl: 'https://x.example', apiKey: `${secrets.tenantProvider}\n` } },
    }
    expect((await send('/v1/tenants/acme', { method: 'PUT', token, body: worse })).status).toBe(422)
  })

  it('chats are delivered, signed rightly and wrongly', async () => {
    expect(await deliver(texts.chat, secrets.hook)).toBe(200)
    expect(await deliver(texts.chat, SECRETS.standard.other)).toBe(401)
    for (const path of ['/v1/hooks', `/v1/hooks/${hookId}`, `/v1/hooks/${hookId}/dead-letters`]) {
      expect((await send(path)).status).toBe(200)
    }
  })

  it('the rest is read', async () => {
    const paths = ['/v1/me', '/v1/stats', '/v1/agents', '/v1/agents/bot/stats', '/v1/agents/bot/runs', '/healthz']
    for (const path of [...paths, '/openapi.json']) expect((await send(path)).status).toBe(200)
  })

  it('a setting is wrong', async () => {
    for (const wrong of [
      { JUDGE_PROVIDERS: `{"x":"${secrets.provider}"` },
      { JUDGE_PROVIDERS: JSON.stringify({ x: { baseUrl: secrets.provider } }) },
      { ALLOWED_ORIGINS: secrets.provider },
      { OPENAI_BASE_URL: secrets.provider },
      { JUDGE_TIMEOUT_MS: secrets.provider },
    ]) {
      const response = await keyedWorker(wrong).send('/v1/me', { token: key })
      const body = await response.text()
      expect(body).toContain('not-configured')
      answers.push({ headers: JSON.stringify([...response.headers]), body, isProblem: true })
      expect(body).not.toContain('canary-of-x')
    }
  })
})

describe('nothing of a secret', () => {
  const all = (): string[] => [...Object.values(secrets), key]

  it('stands in any answer, body or header', () => {
    expect(answers.length).toBeGreaterThan(50)
    for (const secret of all()) {
      for (const { headers, body } of answers) expect(headers + body).not.toContain(secret)
    }
  })

  it('stands in any line that is logged', () => {
    expect(lines.length).toBeGreaterThan(50)
    for (const secret of all()) expect(lines.join('\n')).not.toContain(secret)
  })

  it('is stored in plain text', async () => {
    const stored = await everythingStored()
    for (const secret of all()) {
      for (const [place, text] of Object.entries(stored)) expect([place, text.includes(secret)]).toEqual([place, false])
    }
  })
})

describe('nothing of what was said', () => {
  it('stands in any problem, header or line that is logged', () => {
    for (const text of Object.values(texts)) {
      for (const { headers, body, isProblem } of answers) {
        expect(headers).not.toContain(text)
        if (isProblem) expect(body).not.toContain(text)
      }
      expect(lines.join('\n')).not.toContain(text)
    }
  })

  it('is stored but where it has to be', async () => {
    const stored = await everythingStored()
    /** The metadata are kept with their run; a chat's messages for at most a day, to find what a reply answers. */
    const needed = ['agents metadata', 'threads chat']
    /** A judgement quotes of the prompt what it speaks of: rules that it found, words that the response takes up. */
    const quoted = ['memo user', 'memo system', 'agents user', 'agents system']
    for (const [name, text] of Object.entries(texts)) {
      for (const [place, content] of Object.entries(stored)) {
        if (content.includes(text)) expect([...needed, ...quoted]).toContain(`${place} ${name}`)
      }
    }
    for (const whole of [around(texts.user), around(texts.response), SYSTEM_PROMPT]) {
      for (const [place, content] of Object.entries(stored)) {
        expect([place, content.includes(whole)]).toEqual([place, false])
      }
    }
    // The search finds what is there.
    expect(stored.agents).toContain(texts.metadata)
    expect(stored.threads).toContain(texts.chat)
    expect(stored.keys).toContain('nowhere.invalid')
    expect(stored.memo).toContain('embedded')
  })
})

async function everythingStored(): Promise<
  Record<'memo' | 'keys' | 'agents' | 'tenants' | 'operator' | 'threads' | 'flights', string>
> {
  return {
    memo: await storedInKv(env.MEMO),
    keys: await storedInKv(env.KEYS),
    agents: await storedInObjects(env.AGENT_STATS),
    tenants: await storedInObjects(env.TENANT_DIRECTORY),
    operator: await storedInObjects(env.OPERATOR_DIRECTORY),
    threads: await storedInObjects(env.CONVERSATION_THREAD),
    flights: await storedInObjects(env.JUDGE_FLIGHT),
  }
}
