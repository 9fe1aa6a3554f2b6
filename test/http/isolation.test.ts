import { reset, runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { app } from '../../src/http/app.ts'
import { PAGE_PATHS } from '../../src/http/dashboard/page-paths.ts'
import { forgetKeys } from '../../src/platform/tenants/key-ring.ts'
import type { Scope } from '../../src/platform/tenants/tenant-key.ts'
import { newHookSchema } from '../../src/service/hooks/shown-hook.ts'
import { ADMIN_TOKEN } from '../support/admin-token.ts'
import { ALL_SCOPES, keyedWorker } from '../support/keyed-worker.ts'

type Security = Record<string, string[]>[]
type Route = { method: string; path: string; security: Security }

const worker = keyedWorker()

const routes = await allRoutes()

/** Every route of openapi.json with what it asks for. */
async function allRoutes(): Promise<Route[]> {
  const response = await worker.send('/openapi.json')
  const document = await response.json<{
    security: Security
    paths: Record<string, Record<string, { security?: Security }>>
  }>()
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security }]) => ({
      method: method.toUpperCase(),
      path,
      security: security ?? document.security,
    })),
  )
}

const SECRETS = { agentId: 'bot-of-a', runId: 'run-of-a', label: 'label-of-a', text: 'ponds-of-a' }
const EXCHANGE = { input: `Explain ${SECRETS.text}`, output: `${SECRETS.text} are small bodies of still water.` }

/** How tenant B asks for what is A's, and what it may find: `unknown` is what nobody has. */
type Attempt = {
  body?: unknown
  /**
   * `hidden`: 404, the same as for what nobody has. `operator`: 403, whatever is named. `nothing`: the answer that B gets for
   * what nobody has. `own`: B's own, which is not A's. `signed`: a platform's signature is asked, which no key stands for; a
   * wrong one is counted. `public`: nothing is asked.
   */
  outcome: 'hidden' | 'operator' | 'nothing' | 'own' | 'signed' | 'public'
}

const ATTEMPTS: Record<string, Attempt> = {
  'GET /healthz': { outcome: 'public' },
  'GET /openapi.json': { outcome: 'public' },
  'GET /docs': { outcome: 'public' },
  'GET /problems': { outcome: 'public' },
  'GET /problems/{code}': { outcome: 'public' },
  'POST /v1/scores': { outcome: 'own', body: { ...EXCHANGE, agentId: SECRETS.agentId, runId: SECRETS.runId } },
  'GET /v1/me': { outcome: 'own' },
  'GET /v1/stats': { outcome: 'own' },
  'GET /v1/agents': { outcome: 'own' },
  'GET /v1/agents/{agentId}/stats': { outcome: 'hidden' },
  'GET /v1/agents/{agentId}/series': { outcome: 'hidden' },
  'GET /v1/agents/{agentId}/runs': { outcome: 'hidden' },
  'GET /v1/agents/{agentId}/runs/{runId}': { outcome: 'hidden' },
  // Erasing what is not there does nothing, and says so in the same way.
  'DELETE /v1/agents/{agentId}': { outcome: 'nothing' },
  'POST /v1/hooks': { outcome: 'own', body: { platform: 'standard', agents: [{ agentId: SECRETS.agentId }] } },
  'GET /v1/hooks': { outcome: 'own' },
  'GET /v1/hooks/{hookId}': { outcome: 'hidden' },
  'PATCH /v1/hooks/{hookId}': { outcome: 'hidden', body: { sampleRate: 0 } },
  'DELETE /v1/hooks/{hookId}': { outcome: 'hidden' },
  'GET /v1/hooks/{hookId}/dead-letters': { outcome: 'hidden' },
  'POST /v1/hooks/{hookId}/dead-letters/{id}/retry': { outcome: 'hidden' },
  'GET /hooks/{hookId}': { outcome: 'public' },
  'POST /hooks/{hookId}': { outcome: 'signed', body: { type: 'message' } },
  'GET /v1/tenants': { outcome: 'operator' },
  'GET /v1/tenants/{tenantId}': { outcome: 'operator' },
  'PUT /v1/tenants/{tenantId}': { outcome: 'operator', body: { name: 'taken over' } },
  'DELETE /v1/tenants/{tenantId}': { outcome: 'operator' },
  'GET /v1/tenants/{tenantId}/stats': { outcome: 'operator' },
  'POST /v1/tenants/{tenantId}/keys': { outcome: 'operator', body: { label: 'x', scopes: ['read'] } },
  'GET /v1/tenants/{tenantId}/keys': { outcome: 'operator' },
  'DELETE /v1/tenants/{tenantId}/keys/{keyId}': { outcome: 'operator' },
}

type Names = Record<'tenantId' | 'agentId' | 'runId' | 'keyId' | 'hookId' | 'id' | 'code', string>

function fill(path: string, names: Names): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.entries(names).find(([key]) => key === name)?.[1]
    if (value === undefined) throw new Error(`the path ${path} names ${name}, which this test does not know`)
    return value
  })
}

/** The answer without what differs from request to request: its id, and the names that were asked for. */
async function plain(response: Response, names: Names): Promise<string> {
  const text = (await response.text()).replace(/"requestId":"[^"]*"/, '')
  return `${response.status} ${Object.values(names).reduce((rest, name) => rest.replaceAll(name, '*'), text)}`
}

let a: { key: string; keyId: string }
let b: { key: string; keyId: string }
let namesOfA: Names
const NOBODY: Names = {
  tenantId: 'tenant-n',
  agentId: 'bot-of-n',
  runId: 'run-of-n',
  keyId: 'thekeyofnoone',
  hookId: `hk_${'0'.repeat(32)}`,
  id: 'e'.repeat(32),
  code: 'run-conflict',
}

beforeEach(async () => {
  await Promise.all([worker.tenant('tenant-a'), worker.tenant('tenant-b')])
  a = await worker.key('tenant-a')
  b = await worker.key('tenant-b')
  const scored = await worker.send('/v1/scores', {
    method: 'POST',
    token: a.key,
    body: { ...EXCHANGE, agentId: SECRETS.agentId, runId: SECRETS.runId, metadata: { label: SECRETS.label } },
  })
  if (scored.status !== 200) throw new Error('what tenant A sends is not scored')
  namesOfA = {
    tenantId: 'tenant-a',
    agentId: SECRETS.agentId,
    runId: SECRETS.runId,
    keyId: a.keyId,
    hookId: await hookOfA(),
    id: DEAD_LETTER.id,
    code: 'run-conflict',
  }
  await runDurableObjectAlarm(env.AGENT_STATS.getByName(`tenant-a/${SECRETS.agentId}`))
})
afterEach(() => reset())

/** A hook with a pair that could not be scored. */
async function hookOfA(): Promise<string> {
  const body = { platform: 'standard', agents: [{ agentId: SECRETS.agentId }], systemPrompt: SECRETS.label }
  const made = await worker.send('/v1/hooks', { method: 'POST', token: a.key, body })
  const { hookId } = newHookSchema.parse(await made.json())
  const report = { sequence: 1, changes: {}, lastEventAt: null, deadLetters: [DEAD_LETTER], settled: [] }
  await env.TENANT_DIRECTORY.getByName('tenant-a').takeHookReport({ hookId, thread: 'thread', report })
  return hookId
}

const DEAD_LETTER = {
  id: 'd'.repeat(32),
  agentId: SECRETS.agentId,
  conversation: SECRETS.label,
  messageId: 'm',
  link: null,
  occurredAt: Date.now(),
  failedAt: Date.now(),
  attempts: 5,
  retryableUntil: Date.now(),
  failure: { code: 'judge-refused', status: 502, detail: SECRETS.label, retryable: false },
}

/** What a request may change without a key: a wrong signature is counted. */
function withoutRejections(read: unknown[]): string {
  return JSON.stringify(read).replaceAll(/"rejected":\d+/g, '')
}

/** Everything that A, and the operator of A, can read. */
async function allOfA(): Promise<unknown[]> {
  const read = routes.filter(({ method, path, security }) => {
    return method === 'GET' && path !== '/v1/tenants' && security.length > 0
  })
  expect(read.length).toBeGreaterThan(8)
  return Promise.all(
    read.map(async ({ path, security }) => {
      const token = security.some((scheme) => 'admin' in scheme) ? ADMIN_TOKEN : a.key
      const response = await worker.send(fill(path, namesOfA), { token })
      expect({ path, status: response.status }).toEqual({ path, status: 200 })
      return response.json()
    }),
  )
}

it('knows every route that there is', () => {
  expect(Object.keys(ATTEMPTS).toSorted()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).toSorted())
})

it('finds every other route in openapi.json too, among the pages, or here as one that shows the same to everybody', () => {
  const known = new Set([
    ...routes.map(({ method, path }) => `${method} ${path}`),
    // What these show to whom is walked in dashboard/page-isolation.test.ts.
    ...PAGE_PATHS.flatMap(({ path, methods }) => methods.map((method) => `${method} ${path}`)),
    'GET /openapi.json',
    'GET /problems/:code',
    'GET /hooks/:hookId',
  ])
  const mounted = app.routes.filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/v1/'))
  const others = mounted.map(({ method, path }) => [
    `${method} ${path}`,
    `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
  ])
  expect(others.filter((names) => !names.some((name) => known.has(name)))).toEqual([])
})

it('finds every route of the API in openapi.json', () => {
  const mounted = app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/v1/'))
  const written = mounted.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  expect([...new Set(written)].toSorted()).toEqual(
    routes
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => route.includes(' /v1/'))
      .toSorted(),
  )
})

it('lets every route ask for one scope, the operator or, by name, nobody', () => {
  const open = routes.filter(({ security }) => security.length === 0).map(({ path }) => path)
  expect(new Set(open)).toEqual(
    new Set(['/docs', '/healthz', '/hooks/{hookId}', '/openapi.json', '/problems', '/problems/{code}']),
  )
  const anyKey = routes.filter(({ security }) => JSON.stringify(security) === '[{"bearer":[]}]')
  expect(anyKey.map(({ path }) => path)).toEqual(['/v1/me'])
  expect(routes.filter(({ security }) => security.length > 1)).toEqual([])
})

it('asks for the scope that fits what a route does', () => {
  const scoped = routes.filter(
    ({ path, security }) => path !== '/v1/me' && security.some((scheme) => 'bearer' in scheme),
  )
  const expected = scoped.map(({ method, path }) => {
    if (path === '/v1/scores') return [method, path, 'score']
    return [method, path, path.startsWith('/v1/hooks') || method !== 'GET' ? 'manage' : 'read']
  })
  expect(scoped.map(({ method, path, security }) => [method, path, ...(security[0]?.['bearer'] ?? [])])).toEqual(
    expected,
  )
})

describe.each(routes)('$method $path', ({ method, path, security }) => {
  const { outcome, body } = ATTEMPTS[`${method} ${path}`] ?? { outcome: 'hidden' as const, body: undefined }
  const isPublic = security.length === 0
  const isOfOperator = security.some((scheme) => 'admin' in scheme)

  it('shows tenant B nothing of tenant A, and changes nothing there', async () => {
    const before = await allOfA()
    const answer = await worker.send(fill(path, namesOfA), { method, token: b.key, body })
    const nobodys = await worker.send(fill(path, NOBODY), { method, token: b.key, body })
    const refused = { hidden: [404, 404], operator: [403, 403], nothing: [204, 204], signed: [401, 404] }
    const text = await answer.clone().text()
    if (outcome === 'own' || outcome === 'public') {
      expect([answer.ok, nobodys.ok]).toEqual([true, true])
      for (const name of ['tenant-a', a.keyId, namesOfA.hookId, SECRETS.label]) expect(text).not.toContain(name)
    } else {
      expect([answer.status, nobodys.status]).toEqual(refused[outcome])
      if (outcome !== 'signed') expect(await plain(answer, namesOfA)).toBe(await plain(nobodys, NOBODY))
    }
    for (const secret of [a.key, SECRETS.label, ...(path === '/v1/scores' ? [] : [SECRETS.text])]) {
      expect(text).not.toContain(secret)
    }
    if (outcome === 'signed') expect(withoutRejections(await allOfA())).toBe(withoutRejections(before))
    else expect(await allOfA()).toEqual(before)
  })

  it('takes no request without a valid key', async () => {
    const revoked = await worker.key('tenant-a')
    await worker.admin(`/v1/tenants/tenant-a/keys/${revoked.keyId}`, { method: 'DELETE' })
    forgetKeys()
    const [prefix = '', keyId = '', secret = ''] = a.key.split('_')
    const otherCase = secret.replace(/[a-z]/, (letter) => letter.toUpperCase())
    const invalid = [
      null,
      '',
      'pl_',
      keyId,
      secret,
      `${prefix}_${keyId}`,
      `${prefix}_${keyId}_`,
      `${prefix}_${keyId}_${secret.slice(1)}`,
      `${prefix}_${keyId}_${secret}0`,
      `${prefix}_${keyId}_${'0'.repeat(43)}`,
      `${prefix}_${b.keyId}_${secret}`,
      `${prefix}_${keyId}_${otherCase}`,
      `${a.key}.${b.key}`,
      a.key.toLowerCase(),
      '%00',
      '../tenant:v1:tenant-a',
      'undefined',
      'null',
      'x'.repeat(5_000),
      revoked.key,
      ...(isOfOperator ? [`${ADMIN_TOKEN}x`, ADMIN_TOKEN.slice(1)] : [ADMIN_TOKEN]),
    ]
    const before = await allOfA()
    const answers = await Promise.all(
      invalid.map(async (token) => plain(await worker.send(fill(path, namesOfA), { method, token, body }), namesOfA)),
    )
    const [first = ''] = answers
    expect(new Set(answers).size).toBe(1)
    expect(first.slice(0, 3)).toBe(outcome === 'public' ? '200' : '401')
    expect(withoutRejections(await allOfA())).toBe(withoutRejections(before))
  })

  it('takes a key in no other way than as a bearer token', async () => {
    const token = isOfOperator ? ADMIN_TOKEN : a.key
    for (const [place, headers] of [
      ['', { authorization: token }],
      ['', { authorization: `Basic ${btoa(`${token}:`)}` }],
      ['', { authorization: `Bearer ${token} ${token}` }],
      ['', { 'x-api-key': token }],
      [`?key=${token}&access_token=${token}`, {}],
    ] as const) {
      const answer = await worker.send(`${fill(path, namesOfA)}${place}`, { method, headers, body })
      expect(answer.status).toBe(outcome === 'public' ? 200 : 401)
    }
  })

  it.runIf(!isPublic)('takes no key without its scope, before it reads anything of the request', async () => {
    const scope = security.flatMap((scheme) => scheme['bearer'] ?? [])[0]
    const needed = ALL_SCOPES.filter((name) => !isOfOperator && (scope === undefined || name === scope))
    const others: Scope[][] = isOfOperator
      ? [[...ALL_SCOPES]]
      : scope === undefined
        ? []
        : [
            ALL_SCOPES.filter((name) => name !== scope),
            ...ALL_SCOPES.filter((name) => name !== scope).map((name) => [name]),
          ]
    const answers = await Promise.all(
      others.map(async (scopes) => {
        const { key } = await worker.key('tenant-a', scopes)
        const malformed = { 'content-type': 'text/plain', 'content-length': '999999999' }
        const wrong = await worker.send(`${fill(path, namesOfA)}?limit=x`, { method, token: key, headers: malformed })
        return [wrong, await worker.send(fill(path, namesOfA), { method, token: key, body })]
      }),
    )
    const texts = await Promise.all(answers.flat().map((answer) => plain(answer, NOBODY)))
    if (others.length > 0) expect([...new Set(texts)]).toEqual([expect.stringMatching(/^403 .*"code":"forbidden"/)])
    for (const name of needed) {
      const { key } = await worker.key('tenant-a', [name])
      const answer = await worker.send(fill(path, namesOfA), { method, token: key, body })
      // The dead letter's texts are not kept.
      expect(answer.status).toSatisfy((status: number) => status < 300 || (status === 422 && path.endsWith('/retry')))
    }
  })
})

describe('the memo', () => {
  it('of one tenant is a miss for another, for the same content', async () => {
    const score = async (token: string): Promise<unknown> => {
      const answer = await worker.send('/v1/scores', { method: 'POST', token, body: EXCHANGE })
      return (await answer.json<{ cache: string }>()).cache
    }
    expect([await score(a.key), await score(b.key), await score(b.key)]).toEqual(['hit', 'miss', 'hit'])
    const { keys } = await env.MEMO.list()
    expect(keys.map(({ name }) => name.split(':')[2]).toSorted()).toEqual(['tenant-a', 'tenant-b'])
  })
})
