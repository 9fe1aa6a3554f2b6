import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { inject } from 'vitest'
import { z } from 'zod'
import { app } from '../../../src/http/app.ts'
import { MAX_BODY_BYTES } from '../../../src/http/middleware/limit-body.ts'
import type { ProblemCode } from '../../../src/http/problem.ts'
import type { Example } from '../../../src/http/reference/examples.ts'
import { newKeySchema } from '../../../src/service/tenants/tenant-keys.ts'
import { ADMIN_TOKEN } from '../admin-token.ts'
import { judgeLane } from '../judge-lane.ts'
import type { StepInput } from '../judge-server-step.ts'
import { exampleRecorder, type ExampleRequest } from './run-examples.ts'

const LANE = 'lane82'
const NAMES = { [ADMIN_TOKEN]: 'your-admin-token', [LANE]: 'our-judges', keyless: 'our-judges' }

/** One that the isolate cannot remember. */
const UNKNOWN_KEY = `pl_${'a'.repeat(11)}_${'b'.repeat(43)}`

const EXCHANGE = { input: 'Say hello', output: 'Hello' }
const JSON_TYPE = { 'content-type': 'application/json' }

/** How a request comes to a problem: what is sent, and what is wrong around it. */
type Way = ExampleRequest & { bindings?: Record<string, unknown>; judge?: StepInput }

const scoring = (body: unknown = EXCHANGE, rest: Omit<Way, 'path'> = {}): Way => ({
  method: 'POST',
  path: '/v1/scores',
  body,
  ...rest,
})
const judged = (judge: StepInput, rest: Omit<Way, 'path'> = {}): Way =>
  scoring({ ...EXCHANGE, model: `${LANE}/m` }, { judge, ...rest })

/** One way to every problem but `internal`, which has none. `keys` are of a tenant whose budget is spent, and one without the scope. */
function waysTo(keys: { spent: string; reading: string }): [ProblemCode, Way][] {
  const asTenant = (key: string): Omit<Way, 'path'> => ({
    headers: { authorization: `Bearer ${key}` },
    bindings: { AUTH: 'keys' },
  })
  const down = { get: () => Promise.reject(new Error('down')) }
  return [
    ['invalid-json', scoring('{ "input": "Say hello", }', { headers: JSON_TYPE })],
    ['invalid-request', scoring({ ...EXCHANGE, options: { scale: 0 } })],
    ['not-scorable', scoring({ ...EXCHANGE, options: { evaluationMode: 'system' } })],
    ['unauthenticated', { path: '/v1/me', bindings: { AUTH: 'keys' } }],
    ['forbidden', scoring(EXCHANGE, asTenant(keys.reading))],
    ['not-found', { path: '/v1/agents/nobody/stats' }],
    ['method-not-allowed', { path: '/v1/scores' }],
    ['run-conflict', scoring({ input: 'Say hello', output: 'Good day', agentId: 'greeter', runId: 'greeting-1' })],
    [
      'payload-too-large',
      scoring(JSON.stringify({ ...EXCHANGE, output: 'x'.repeat(MAX_BODY_BYTES) }), {
        headers: JSON_TYPE,
        shownBody: '{ "input": "Say hello", "output": "more than 256 KiB" }',
      }),
    ],
    [
      'unsupported-media-type',
      scoring('input=Say+hello', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    ],
    ['rate-limited', judged({ kind: 'plausible' }, asTenant(keys.spent))],
    ['judge-not-configured', scoring({ ...EXCHANGE, model: 'keyless/m' })],
    ['judge-unavailable', judged({ kind: 'status', status: 429, headers: { 'retry-after': '3600' }, forever: true })],
    ['judge-rejected', judged({ kind: 'status', status: 400, body: '{}', forever: true })],
    ['judge-invalid-output', judged({ kind: 'answer', content: 'Looks fine to me.', forever: true })],
    ['judge-refused', judged({ kind: 'answer', content: null, refusal: 'I cannot judge this.', forever: true })],
    ['judge-timeout', judged({ kind: 'silence', forever: true }, { bindings: { JUDGE_TIMEOUT_MS: '1000' } })],
    ['storage-unavailable', { ...asTenant(UNKNOWN_KEY), path: '/v1/stats', bindings: { AUTH: 'keys', KEYS: down } }],
    [
      'not-configured',
      {
        method: 'POST',
        path: '/v1/hooks',
        body: { platform: 'standard', agents: [{ agentId: 'chat-bot' }] },
        bindings: { ENCRYPTION_KEY: undefined },
      },
    ],
  ]
}

/** Every problem as the app really answers it. */
export async function problemExamples(): Promise<ReadonlyMap<ProblemCode, Example>> {
  const lane = judgeLane(inject('judgeServerUrl'), LANE)
  const spent = await keyOf('spent', { dailyBudget: { calls: 1, onExhausted: 'refuse' } })
  const reading = await keyOf('reading')
  await score({ ...EXCHANGE, agentId: 'greeter', runId: 'greeting-1' })
  await lane.script([])
  await score({ input: 'Say nothing', output: 'Nothing', model: `${LANE}/m` }, { authorization: `Bearer ${spent}` })
  const examples = new Map<ProblemCode, Example>()
  for (const [code, { bindings = {}, judge, ...request }] of waysTo({ spent, reading })) {
    await lane.script(judge === undefined ? [] : [judge])
    const { show, all } = exampleRecorder((path, init) => send(path, init, bindings), NAMES)
    await show(code, code, code, request)
    for (const example of all()) {
      const { code: answered } = z.object({ code: z.string() }).parse(example.answer.body)
      if (answered !== code) throw new Error(`the way to ${code} leads to ${answered}`)
      examples.set(code, example)
    }
  }
  return examples
}

/** Something that was scored before. */
async function score(body: object, headers: Record<string, string> = {}): Promise<void> {
  const init = { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) }
  const { ok } = await send('/v1/scores', init, 'authorization' in headers ? { AUTH: 'keys' } : {})
  if (!ok) throw new Error('what comes before the examples is not scored')
}

/** A key that may read, and for the tenant with a budget score. */
async function keyOf(tenantId: string, settings: object = {}): Promise<string> {
  const headers = { ...JSON_TYPE, authorization: `Bearer ${ADMIN_TOKEN}` }
  const path = `/v1/tenants/${tenantId}`
  await send(path, { method: 'PUT', headers, body: JSON.stringify({ name: tenantId, ...settings }) }, { ADMIN_TOKEN })
  const scopes = tenantId === 'spent' ? ['score'] : ['read']
  const body = JSON.stringify({ label: 'example', scopes })
  const made = await send(`${path}/keys`, { method: 'POST', headers, body }, { ADMIN_TOKEN })
  return newKeySchema.parse(await made.json()).key
}

async function send(path: string, init: RequestInit, bindings: Record<string, unknown> = {}): Promise<Response> {
  return app.request(`http://localhost${path}`, init, { ...env, ...bindings }, createExecutionContext())
}
