import fc from 'fast-check'
import { PLATFORMS, type Platform } from '../../../src/connectors/connector.ts'
import { SECRETS, sign } from '../fixtures/connectors/sign.ts'
import { DELIVERY_PAYLOADS } from './delivery-payloads.ts'
import { ORIGIN } from '../requests.ts'
import { hostileBody } from './hostile-body.ts'
import { hostileForm } from './hostile-form.ts'
import { hostileJson, mutated } from './hostile-json.ts'
import { hostilePath } from './hostile-path.ts'

/** A page takes a session where the API takes a key. */
export type FuzzedRoute = { method: string; path: string; isOfOperator: boolean; isPage: boolean }

export type HostileRequest = {
  method: string
  path: string
  headers: Record<string, string>
  bytes: Uint8Array | null
  isStream: boolean
  /** Whose key it comes with. */
  caller: 'right' | 'wrong' | 'nobody'
  route: FuzzedRoute
}

/** Names that paths may hold, and the hooks that deliveries go to. */
export type KnownNames = Readonly<Record<string, readonly string[]>>

/** Stands in every text that is sent: no problem, log or header may hold it. */
export const TEXT_CANARY = 'canary-of-a-text'

const MESSAGES = [
  { role: 'system', content: `Answer in one word. ${TEXT_CANARY}` },
  { role: 'user', content: [{ type: 'text', text: `Name a pond ${TEXT_CANARY}` }] },
  { role: 'assistant', parts: [{ type: 'text', text: 'Walden' }] },
  { role: 'user', content: { format: 2, parts: [{ type: 'text', text: 'Another one' }], content: 'x' } },
]

/** Good bodies by operation. */
const BODIES: Readonly<Record<string, readonly unknown[]>> = {
  'POST /v1/scores': [
    { input: `Say hello ${TEXT_CANARY}`, output: `hello ${TEXT_CANARY}` },
    { input: MESSAGES, output: { text: 'Thoreau' }, agentId: 'fuzz-a', runId: 'r', options: { scale: 10 } },
    {
      input: { inputMessages: MESSAGES, rememberedMessages: MESSAGES, taggedSystemMessages: { memory: MESSAGES } },
      output: [{ role: 'assistant', content: 'Walden' }],
      agentId: 'fuzz-b',
      model: 'embedded',
      fallback: true,
      options: {
        evaluationMode: 'both',
        scale: 5,
        threshold: 3,
        language: 'fr',
        requirements: ['Be brief'],
        constraints: true,
        weights: { user: { intent: 0.4, requirements: 0.3, completeness: 0.2, appropriateness: 0.1 } },
      },
      cache: 'bypass',
      record: 'deferred',
      occurredAt: new Date(Date.now() - 60_000).toISOString(),
      metadata: { build: '42', canary: TEXT_CANARY },
    },
    { input: { prompt: 'x', system: 'y' }, output: '', record: false, cache: 'refresh' },
  ],
  'PUT /v1/tenants/{tenantId}': [
    { name: 'Fuzz' },
    {
      name: 'Fuzz',
      judgeModel: 'embedded',
      judgeFallbacks: ['embedded'],
      threshold: 0.5,
      rateLimit: 'high',
      dailyBudget: { calls: 5, tokens: 100, onExhausted: 'embedded' },
      providers: { own: { baseUrl: 'https://own.example/v1', apiKey: TEXT_CANARY, headers: { 'x-a': 'b' } } },
    },
  ],
  'POST /v1/tenants/{tenantId}/keys': [{ label: 'k', scopes: ['score', 'read', 'manage'] }],
  'POST /v1/hooks': [
    { platform: 'slack', agents: [{ agentId: 'bot', identities: ['x'] }], secret: TEXT_CANARY, sampleRate: 0.5 },
    { platform: 'standard', agents: [{ agentId: 'bot' }], options: { scale: 10 }, systemPrompt: TEXT_CANARY },
  ],
  'PATCH /v1/hooks/{hookId}': [{ settleSeconds: 3, sampleRate: 0.1, agents: [{ agentId: 'bot' }] }, { model: null }],
}

const HEADERS: readonly Record<string, string>[] = [
  { prefer: 'respond-async' },
  { prefer: 'respond-async, wait=1' },
  { prefer: 'wait=0, wait=99999999999999999999' },
  { prefer: ',;="\\,wait="' },
  { 'x-request-id': '../../x' },
  { 'x-request-id': 'y'.repeat(300) },
  { origin: 'null', 'access-control-request-method': '*' },
  { accept: 'application/x-ndjson;q=-1, ///' },
  { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  { 'accept-language': 'x'.repeat(5_000) },
  { cookie: '__proto__=1; a=%00' },
  { range: 'bytes=-1', 'if-none-match': '*', 'if-modified-since': 'never' },
  { 'x-http-method-override': 'DELETE', 'x-forwarded-host': 'localhost', 'x-forwarded-for': '127.0.0.1' },
  { 'x-slack-retry-num': '99', 'webhook-timestamp': '-1', 'webhook-id': '\t;', 'webhook-signature': 'v1,====' },
  { 'cf-connecting-ip': "'", 'cf-ipcountry': '<>' },
  { 'content-encoding': 'identity', expect: '100-continue' },
]

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']

/** Anything that somebody might send to a route. */
export function hostileRequest(routes: readonly FuzzedRoute[], names: KnownNames): fc.Arbitrary<HostileRequest> {
  const scores = routes.filter(({ path }) => path === '/v1/scores')
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...routes).chain((route) => requestTo(route, names)) },
    { weight: 2, arbitrary: fc.constantFrom(...scores).chain((route) => requestTo(route, names)) },
    { weight: 1, arbitrary: fc.constantFrom(...PLATFORMS).chain((platform) => delivery(platform, names)) },
  )
}

function requestTo(route: FuzzedRoute, names: KnownNames): fc.Arbitrary<HostileRequest> {
  const operation = `${route.method} ${route.path}`
  const bases = BODIES[operation] ?? Object.values(BODIES).flat()
  const known = operation === 'DELETE /v1/tenants/{tenantId}' ? { ...names, tenantId: ['nobody', 'no-one'] } : names
  return fc
    .record({
      method: fc.oneof(
        { weight: 9, arbitrary: fc.constant(route.method) },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
      ),
      path: hostilePath(route.path, known),
      body: route.isPage ? hostileForm : hostileBody(hostileJson(mutated(bases))),
      // Each from somewhere else, or signing in would soon be refused.
      address: fc.ipV4(),
      more: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: fc.constantFrom(...HEADERS) }),
      caller: fc.constantFrom('right', 'right', 'right', 'right', 'right', 'wrong', 'nobody'),
    })
    .map(({ method, path, body, more, caller, address }) => {
      const takesBody = method !== 'GET' && method !== 'HEAD'
      const { bytes, isStream, headers } = body
      return {
        method,
        // Nobody erases the tenant that all this is sent to.
        path: method === 'DELETE' ? path.replace('/v1/tenants/fuzz', '/v1/tenants/nobody') : path,
        headers: {
          ...(takesBody && headers),
          ...(route.isPage && { origin: ORIGIN, 'cf-connecting-ip': address }),
          ...more,
        },
        bytes: takesBody ? bytes : null,
        isStream,
        caller,
        route,
      }
    })
}

/** What a platform would sign, if it had gone mad. */
function delivery(platform: Platform, names: KnownNames): fc.Arbitrary<HostileRequest> {
  const [hookId = ''] = names[platform] ?? []
  return mutated(DELIVERY_PAYLOADS[platform]).map((payload) => {
    const seconds = Math.floor(Date.now() / 1_000)
    const isObject = typeof payload === 'object' && payload !== null
    const signed = sign(platform, isObject ? payload : { payload }, { secret: SECRETS[platform].good, seconds })
    return {
      method: 'POST',
      path: `/hooks/${hookId}`,
      headers: signed.headers,
      bytes: new TextEncoder().encode(signed.body),
      isStream: false,
      caller: 'nobody' as const,
      route: { method: 'POST', path: '/hooks/{hookId}', isOfOperator: false, isPage: false },
    }
  })
}
