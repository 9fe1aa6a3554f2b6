import { listDurableObjectIds, reset, runInDurableObject } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { PLATFORMS } from '../../src/connectors/connector.ts'
import { PAGE_PATHS } from '../../src/http/dashboard/page-paths.ts'
import { isProblemCode, problemSchema } from '../../src/http/problem.ts'
import { log } from '../../src/platform/log.ts'
import { newHookSchema } from '../../src/service/hooks/shown-hook.ts'
import { ADMIN_TOKEN } from '../support/admin-token.ts'
import { signIn } from '../support/dashboard.ts'
import { ENCRYPTION_KEY } from '../support/encryption-key.ts'
import { SECRETS } from '../support/fixtures/connectors/sign.ts'
import { hostileRequest, type FuzzedRoute, type HostileRequest, TEXT_CANARY } from '../support/fuzz/hostile-request.ts'
import { JUDGE_SECRET } from '../support/judge-lanes.ts'
import { keyedWorker } from '../support/keyed-worker.ts'
import { ORIGIN } from '../support/requests.ts'

const REQUESTS = 20_000
const SEED = inject('fuzzSeed')
/** Far more than it takes. */
const TIME_LIMIT_MS = 600_000

const worker = keyedWorker()

const CANARIES = [
  ADMIN_TOKEN,
  JUDGE_SECRET,
  ENCRYPTION_KEY,
  'canary-of-the-other-tenant',
  ...Object.values(SECRETS).map(({ good }) => good),
]

const logged: string[] = []
const accepted = {
  scores: 0,
  deliveries: 0,
  agents: new Set(['other/others']),
  tenants: new Set(['fuzz', 'other']),
  keyEntries: 0,
}
let routes: FuzzedRoute[]
let names: Record<string, string[]>
let keys: { right: string; wrong: string }
let sessions: { right: string; wrong: string; operator: string }

beforeAll(async () => {
  log('fuzz', { requests: REQUESTS, seed: SEED })
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => void logged.push(String(line)))
  await Promise.all([worker.tenant('fuzz'), worker.tenant('other')])
  const { key, keyId } = await worker.key('fuzz')
  const other = await worker.key('other', ['score'])
  keys = { right: key, wrong: other.key }
  await worker.send('/v1/scores', {
    method: 'POST',
    token: other.key,
    body: { input: 'Say it', output: 'canary-of-the-other-tenant', agentId: 'others', runId: 'others' },
  })
  names = { tenantId: ['fuzz', 'nobody'], keyId: [keyId, 'x'], agentId: ['fuzz-a', 'others'], runId: ['r', 'others'] }
  names['id'] = ['0'.repeat(32)]
  names['hookId'] = [`hk_${'0'.repeat(32)}`]
  for (const platform of PLATFORMS) {
    const body = {
      platform,
      agents: [{ agentId: 'bot', identities: ['helpbot', 'uidHelpbot'] }],
      secret: SECRETS[platform].good,
      sampleRate: 0,
    }
    const response = await worker.send('/v1/hooks', { method: 'POST', token: key, body })
    names[platform] = [newHookSchema.parse(await response.json()).hookId]
  }
  sessions = { right: await signIn(key), wrong: await signIn(other.key), operator: await signIn(ADMIN_TOKEN) }
  routes = [...(await allRoutes()), ...allPages()]
})
afterAll(async () => {
  vi.restoreAllMocks()
  await reset()
})

async function allRoutes(): Promise<FuzzedRoute[]> {
  const response = await worker.send('/openapi.json')
  const { paths } = await response.json<{ paths: Record<string, Record<string, { security?: object[] }>> }>()
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security = [] }]) => ({
      method: method.toUpperCase(),
      path,
      isOfOperator: security.some((scheme) => 'admin' in scheme),
      isPage: false,
    })),
  )
}

function allPages(): FuzzedRoute[] {
  return PAGE_PATHS.flatMap(({ path, methods }) =>
    methods.map((method) => ({
      method,
      path: path.replaceAll(/:(\w+)/g, '{$1}'),
      isOfOperator: path.startsWith('/tenants'),
      isPage: true,
    })),
  )
}

/** Who asks, as the route takes it. */
function identified({ caller, route }: HostileRequest): Record<string, string> {
  if (caller === 'nobody') return {}
  if (route.isPage) return { cookie: caller === 'right' && route.isOfOperator ? sessions.operator : sessions[caller] }
  return { authorization: `Bearer ${caller === 'right' && route.isOfOperator ? ADMIN_TOKEN : keys[caller]}` }
}

async function send(request: HostileRequest): Promise<Response> {
  const { bytes, isStream } = request
  const init = {
    method: request.method,
    redirect: 'manual' as const,
    headers: { ...request.headers, ...identified(request) },
    ...(bytes !== null && { body: isStream ? streamOf(bytes) : bytes }),
  }
  return exports.default.fetch(`${ORIGIN}${request.path}`, init)
}

function streamOf(bytes: Uint8Array): ReadableStream {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + 16_384))
      at += 16_384
    },
  })
}

async function check(request: HostileRequest): Promise<void> {
  logged.length = 0
  const response = await send(request)
  const { status, headers } = response
  const text = await response.text()
  const isPage = /^text\/html\b/.test(headers.get('content-type') ?? '')
  if (isPage) {
    expect(new URL(request.path, ORIGIN).pathname).not.toMatch(/^\/(?:v1|hooks)\//)
    expect(status).toBeLessThan(500)
    if (status >= 400) expect(text).not.toContain(TEXT_CANARY)
  } else if (status >= 400 && request.method !== 'HEAD') {
    expect(headers.get('content-type')).toBe('application/problem+json')
    const problem = problemSchema.parse(JSON.parse(text))
    expect(problem.status).toBe(status)
    expect(isProblemCode(problem.code)).toBe(true)
    // A tenant that was erased just now may not be set up again yet; no other fault is the service's.
    if (status >= 500) expect(problem.detail).toMatch(/^this tenant is being erased/)
    expect(text).not.toContain(TEXT_CANARY)
  }
  if (request.method === 'HEAD') expect(status).toBeLessThan(500)
  const shown = JSON.stringify([...headers])
  for (const canary of CANARIES) expect(text + shown + logged.join('')).not.toContain(canary)
  expect(shown + logged.join('')).not.toContain(TEXT_CANARY)
  expect(text).not.toMatch(/\.ts:\d+|\n {4}at /)
  expect(logged).toEqual([expect.stringMatching(/^\{"event":"request",.*\}$/)])
  if (status < 300) noteAccepted(request)
}

/** What may have been stored; refused requests may store nothing. */
function noteAccepted({ method, path, route, bytes, caller }: HostileRequest): void {
  const { pathname } = new URL(path, ORIGIN)
  if (method === 'POST' && pathname === '/v1/scores') {
    const { agentId }: { agentId?: string } = JSON.parse(new TextDecoder().decode(bytes ?? undefined))
    accepted.scores++
    if (agentId !== undefined) accepted.agents.add(`${caller === 'right' ? 'fuzz' : 'other'}/${agentId}`)
  }
  if (method === 'POST' && pathname === '/try') {
    accepted.scores++
    for (const agentId of formOf(bytes).getAll('agentId'))
      accepted.agents.add(`${caller === 'right' ? 'fuzz' : 'other'}/${agentId.trim()}`)
  }
  if (method === 'POST' && pathname === '/connectors') accepted.keyEntries++
  if (method === 'POST' && pathname.startsWith('/hooks/')) accepted.deliveries++
  if (route.isOfOperator && method !== 'GET') {
    accepted.keyEntries++
    accepted.tenants.add(decodeURIComponent(pathname.split('/')[3] ?? ''))
  }
  if (method === 'POST' && pathname === '/v1/hooks') accepted.keyEntries++
}

function formOf(bytes: Uint8Array | null): URLSearchParams {
  return new URLSearchParams(new TextDecoder().decode(bytes ?? undefined))
}

it(
  'answers whatever is sent with no fault of its own, nothing of anybody’s, and no growth by what it refuses',
  async () => {
    const before = (await env.KEYS.list()).keys.length
    const outcome = await fc.check(fc.asyncProperty(hostileRequest(routes, names), check), {
      numRuns: REQUESTS,
      seed: SEED,
      endOnFailure: false,
    })
    if (outcome.failed) throw failure(outcome)
    expect(outcome.numRuns).toBe(REQUESTS)
    await expectGrowthOfAccepted(before)
  },
  TIME_LIMIT_MS,
)

/** Seed and path make the same requests again: `fc.check(…, { seed, path })`. */
function failure({ seed, counterexamplePath, counterexample, errorInstance }: fc.RunDetails<[HostileRequest]>): Error {
  const [request] = counterexample ?? []
  const sent = JSON.stringify({
    ...request,
    bytes: new TextDecoder().decode(request?.bytes ?? undefined).slice(0, 2_000),
  })
  return new Error(`seed ${seed}, path ${counterexamplePath}: ${sent}`, { cause: errorInstance })
}

async function expectGrowthOfAccepted(keysBefore: number): Promise<void> {
  expect(accepted.scores).toBeGreaterThan(0)
  expect(accepted.deliveries).toBeGreaterThan(0)
  const memo = await env.MEMO.list()
  expect(memo.keys.length).toBeLessThanOrEqual(accepted.scores + 1)
  expect((await env.KEYS.list()).keys.length).toBeLessThanOrEqual(keysBefore + accepted.keyEntries)
  expect(await written(env.AGENT_STATS)).toBeLessThanOrEqual(accepted.agents.size)
  expect(await written(env.TENANT_DIRECTORY)).toBeLessThanOrEqual(accepted.tenants.size)
  expect(await written(env.CONVERSATION_THREAD)).toBeLessThanOrEqual(accepted.deliveries)
  expect(await written(env.JUDGE_FLIGHT)).toBe(0)
}

/** How many objects hold anything. */
async function written<Class extends Rpc.DurableObjectBranded>(
  namespace: DurableObjectNamespace<Class>,
): Promise<number> {
  const ids = await listDurableObjectIds(namespace)
  const tables = await Promise.all(
    ids.map((id) =>
      runInDurableObject(namespace.get(id), (_, { storage }) => {
        return storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '_cf%'").toArray().length
      }),
    ),
  )
  return tables.filter((count) => count > 0).length
}
