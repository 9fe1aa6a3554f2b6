import { type Agents, agents } from './agents.ts'
import type { Caller, Health, TenantStatistics } from './api-types.ts'
import type { CallOptions } from './call-time.ts'
import { type Clock, systemClock } from './clock.ts'
import { type Hooks, hooks } from './hooks.ts'
import { type Scores, scores } from './scores.ts'
import { type Streams, streams } from './streams.ts'
import { type Tenants, tenants } from './tenants.ts'
import { createTransport } from './transport.ts'
import type { Fetch } from './web-types.ts'

const TIMEOUT_MS = 120_000
/** More than a judgement may take by default. */
const ATTEMPT_TIMEOUT_MS = 45_000
const RETRIES = 3

export type PlumblineClientOptions = {
  /** Where Plumbline is, such as `https://plumbline.example`; it may have a path. */
  baseUrl: string
  /** A tenant's key. In local mode none is asked. */
  key?: string | undefined
  /** The operator's token, for `tenants`. */
  adminToken?: string | undefined
  /** What sends requests; by default the runtime's own `fetch`. A service binding's is `(url, request) => env.PLUMBLINE.fetch(url, request)`. */
  fetch?: Fetch | undefined
  /** Milliseconds for a whole call with all its attempts: by default 120,000. */
  timeoutMs?: number | undefined
  /** Milliseconds for one attempt: by default 45,000. */
  attemptTimeoutMs?: number | undefined
  /** How many attempts there may be beyond the first: by default 3. */
  retries?: number | undefined
  /** Time and chance, for tests. */
  clock?: Clock | undefined
  /** Makes the `runId` of a request that has none. */
  newRunId?: (() => string) | undefined
}

/**
 * The whole contract of Plumbline over HTTP. Every method takes `CallOptions` last, and throws `PlumblineProblem` for what Plumbline refuses,
 * `PlumblineConnectionError` when there is no answer of Plumbline, and the reason of an aborted signal.
 */
export type PlumblineClient = Scores &
  Streams & {
    agents: Agents
    hooks: Hooks
    tenants: Tenants
    /** The tenant's averages over all its agents, and the agents to watch. Scope `read`. */
    statistics: (options?: CallOptions) => Promise<TenantStatistics>
    /** Whose key this is, and what it may do. */
    me: (options?: CallOptions) => Promise<Caller>
    /** Whether the service is up, and its default judge. */
    health: (options?: CallOptions) => Promise<Health>
    /** The contract itself, OpenAPI 3.1. */
    openApi: (options?: CallOptions) => Promise<Record<string, unknown>>
  }

/**
 * Makes a client of a Plumbline service, for Node, Workers and browsers. What may pass is tried again: problems that are `retryable`, broken
 * connections, and proxies' errors, with growing pauses or as long as `Retry-After` says.
 * @throws TypeError for a `baseUrl` that is none, or a key that cannot be sent
 */
export function createPlumblineClient(options: PlumblineClientOptions): PlumblineClient {
  const { newRunId = randomRunId, clock = systemClock } = options
  // Called by itself: neither the runtime's nor anybody's is to find the options as its `this`.
  const send = options.fetch ?? ((url, request) => fetch(url, request))
  const transport = createTransport({
    baseUrl: checkedBaseUrl(options.baseUrl),
    key: checkedToken('key', options.key),
    adminToken: checkedToken('adminToken', options.adminToken),
    fetch: (url, request) => send(url, request),
    clock,
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    attemptTimeoutMs: options.attemptTimeoutMs ?? ATTEMPT_TIMEOUT_MS,
    retries: options.retries ?? RETRIES,
  })
  const { call, time } = transport
  return {
    ...scores(transport, newRunId),
    ...streams(transport, newRunId),
    agents: agents(transport),
    hooks: hooks(transport),
    tenants: tenants(transport),
    statistics: (given) => call('tenantStatistics', { path: {} }, time(given)),
    me: (given) => call('me', { path: {} }, time(given)),
    health: (given) => call('health', { path: {} }, time(given)),
    openApi: (given) => call('openApi', { path: {} }, time(given)),
  }
}

function checkedBaseUrl(baseUrl: string): string {
  const { protocol, search, hash, username } = new URL(baseUrl)
  if (!/^https?:$/.test(protocol) || search !== '' || hash !== '' || username !== '') {
    throw new TypeError('baseUrl must be the http or https URL of a Plumbline service, without a query')
  }
  return baseUrl.replace(/[/?#]+$/, '')
}

/** What no header can carry is told without being shown. */
function checkedToken(name: string, token: string | undefined): string | undefined {
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token))
    throw new TypeError(`${name} holds what no header can carry`)
  return token
}

/** 128 random bits. Not `randomUUID`, which browsers have on secure pages only. */
function randomRunId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
