// Made from openapi.json by `node test/support/write-api-types.ts`; not edited by hand, and held to it by a test.

export type AcceptedRun = {
  runId: string
  status: 'pending'
}

export type AgentPage = {
  agents: {
    agentId: string
    lastScoredAt: string | null
    modes: Partial<Record<'user' | 'system' | 'both', {
      count: number
      mean: number
    }>>
  }[]
  nextCursor: string | null
}

export type AgentStatistics = {
  agentId: string
  updatedAt: string
  modes: Partial<Record<'user' | 'system' | 'both', {
    windows: {
      last10: Window
      last100: Window
      last1000: Window
      '1h': Window
      '24h': Window
      '7d': Window
      '30d': Window
      all: Window
    }
  }>>
  coverage: Coverage
}

export type AgentSummary = {
  agentId: string
  evaluationMode: 'user' | 'system' | 'both'
  count: number
  mean: number | null
  last100Mean: number | null
}

export type Analysis = {
  intentAlignment: {
    score: number | null
    primaryIntent: string
    isAddressed: boolean
    reasoning: string
  }
  requirementsFulfillment: {
    requirements: Requirement[]
    overallScore: number | null
  }
  completeness: {
    score: number | null
    missingElements: string[]
    reasoning: string
  }
  responseAppropriateness: {
    score: number | null
    formatAlignment: boolean
    toneAlignment: boolean
    reasoning: string
  }
  overallAssessment: string
}

export type Caller = {
  tenantId: string
  keyId: string | null
  scopes: ('score' | 'read' | 'manage')[]
}

export type Coverage = {
  scored: number
  hit: number
  miss: number
  coalesced: number
  bypass: number
  degraded: number
  pending: number
  failed: Record<string, number>
}

export type DeadLetterPage = {
  deadLetters: {
    id: string
    agentId: string
    conversation: string
    messageId: string
    link: string | null
    occurredAt: string
    failedAt: string
    attempts: number
    /** Until when its texts are kept */
    retryableUntil: string
    code: string
    detail: string
  }[]
  nextCursor: string | null
}

export type Flag = 'empty_response' | 'degenerate_response' | 'injection_suspected' | 'unverified_evidence' | 'disputed_constraint' | 'hidden_characters' | 'truncated_history'

export type Health = {
  status: 'ok'
  version: string
  judge: {
    model: string
    configured: boolean
  }
}

export type HeldRun = {
  runId: string
  at: string
  status: 'scored' | 'pending' | 'failed'
  problem: RunProblem | null
  evaluationMode: 'user' | 'system' | 'both'
  score: number | null
  normalizedScore: number | null
  scale: number
  label: 'excellent' | 'very_good' | 'good' | 'moderate' | 'poor' | 'very_poor' | null
  threshold: number | null
  passed: boolean | null
  judge: string | null
  degraded: boolean
  cache: 'hit' | 'miss' | 'coalesced' | 'bypass' | null
  dimensions: {
    intentAlignment: number | null
    requirementsFulfillment: number | null
    completeness: number | null
    responseAppropriateness: number | null
  }
  flags: string[] | null
  metadata: Record<string, string | number | boolean> | null
  reason: string | null
  analyzeStepResult: Analysis | null
  perspectives: {
    user?: PerspectiveResult | undefined
    system?: PerspectiveResult | undefined
  } | null
}

export type Hook = {
  hookId: string
  url: string
  platform: 'standard' | 'slack' | 'chatwoot' | 'sunshine' | 'intercom' | 'mattermost' | 'rocketchat'
  agents: {
    agentId: string
    identities?: string[] | undefined
  }[]
  systemPrompt: string | null
  options: ShownScorerOptions
  model: string | null
  settleSeconds: number
  sampleRate: number
  hasSecret: boolean
  previousSecretUntil: string | null
  createdAt: string
  lastEventAt: string | null
  counters: Record<'received' | 'duplicates' | 'rejected' | 'ignored' | 'paired' | 'scored' | 'skipped' | 'unpaired' | 'failed' | 'deadLettered', number>
}

export type HookChange = {
  agents?: {
    agentId: string
    /** The platform's ids or names of the agent; the first match wins. Without any it takes every bot */
    identities?: string[] | undefined
  }[] | undefined
  /** The one before stays good for 24 hours */
  secret?: string | undefined
  systemPrompt?: string | null | undefined
  options?: ScorerOptions | undefined
  model?: string | null | undefined
  settleSeconds?: number | null | undefined
  sampleRate?: number | undefined
}

export type HookList = {
  hooks: Hook[]
}

export type HookRequest = {
  platform: 'standard' | 'slack' | 'chatwoot' | 'sunshine' | 'intercom' | 'mattermost' | 'rocketchat'
  agents: {
    agentId: string
    /** The platform's ids or names of the agent; the first match wins. Without any it takes every bot */
    identities?: string[] | undefined
  }[]
  /** The one that the platform shows; it may come later, by PATCH */
  secret?: string | undefined
  systemPrompt?: string | undefined
  options?: ScorerOptions | undefined
  model?: string | undefined
  /** After which a reply counts as complete */
  settleSeconds?: number | undefined
  /** The share of the pairs that are scored */
  sampleRate?: number | undefined
}

export type Input = string | Message[] | {
  inputMessages: Message[]
  systemMessages?: ResponseMessage[] | undefined
  rememberedMessages?: Message[] | undefined
  taggedSystemMessages?: Record<string, ResponseMessage[]> | undefined
} | {
  messages: Message[]
} | {
  prompt: string
  system?: string | undefined
}

export type JudgeReport = {
  model: string
  protocol: string
  calls: number
  usage: {
    inputTokens: number | null
    outputTokens: number | null
    totalTokens: number | null
  } | null
  degraded: boolean
  degradedBecause: string | null
}

export type Key = {
  keyId: string
  label: string
  scopes: ('score' | 'read' | 'manage')[]
  createdAt: string
}

export type KeyList = {
  keys: Key[]
}

export type KeyRequest = {
  label: string
  scopes: ('score' | 'read' | 'manage')[]
}

export type Message = {
  role: 'user' | 'assistant' | 'system' | 'developer' | 'tool' | 'function'
  content?: string | {
    type: string
    text?: string | undefined
    [name: string]: unknown
  }[] | {
    format: 2
    parts: {
      type: string
      text?: string | undefined
      [name: string]: unknown
    }[]
    content?: string | undefined
    [name: string]: unknown
  } | null | undefined
  parts?: {
    type: string
    text?: string | undefined
    [name: string]: unknown
  }[] | undefined
  text?: string | undefined
  refusal?: string | null | undefined
  tool_calls?: {
    function: {
      name: string
      arguments?: string | undefined
      [name: string]: unknown
    }
    [name: string]: unknown
  }[] | null | undefined
  [name: string]: unknown
}

export type NewHook = {
  hookId: string
  url: string
  secret: string | null
}

export type NewKey = {
  keyId: string
  label: string
  scopes: ('score' | 'read' | 'manage')[]
  createdAt: string
  key: string
}

export type Output = string | Message[] | ResponseMessage

export type PerspectiveResult = {
  score: number
  weights: {
    intent: number
    requirements: number
    completeness: number
    appropriateness: number
  }
  analysis: Analysis
}

export type Problem = {
  type: string
  title: string
  status: number
  detail: string
  code: string
  retryable: boolean
  requestId: string
  errors?: {
    path: string
    message: string
  }[] | undefined
}

export type Requirement = {
  requirement: string
  verdict: 'yes' | 'partial' | 'no'
  reasoning: string
  decidedBy: 'code' | 'judge'
  source: 'user' | 'system' | 'caller'
  evidence: string | null
  constraint: {
    id: string
    arguments: Record<string, string | number | boolean | null | string[]>
  } | null
  isFulfilled: boolean
}

export type ResponseMessage = {
  role?: 'user' | 'assistant' | 'system' | 'developer' | 'tool' | 'function' | undefined
  content?: string | {
    type: string
    text?: string | undefined
    [name: string]: unknown
  }[] | {
    format: 2
    parts: {
      type: string
      text?: string | undefined
      [name: string]: unknown
    }[]
    content?: string | undefined
    [name: string]: unknown
  } | null | undefined
  parts?: {
    type: string
    text?: string | undefined
    [name: string]: unknown
  }[] | undefined
  text?: string | undefined
  refusal?: string | null | undefined
  tool_calls?: {
    function: {
      name: string
      arguments?: string | undefined
      [name: string]: unknown
    }
    [name: string]: unknown
  }[] | null | undefined
  [name: string]: unknown
}

export type RetriedDeadLetter = {
  id: string
  status: 'pending'
}

export type Run = {
  runId: string
  at: string
  status: 'scored' | 'pending' | 'failed'
  problem: RunProblem | null
  evaluationMode: 'user' | 'system' | 'both'
  score: number | null
  normalizedScore: number | null
  scale: number
  label: 'excellent' | 'very_good' | 'good' | 'moderate' | 'poor' | 'very_poor' | null
  threshold: number | null
  passed: boolean | null
  judge: string | null
  degraded: boolean
  cache: 'hit' | 'miss' | 'coalesced' | 'bypass' | null
  dimensions: {
    intentAlignment: number | null
    requirementsFulfillment: number | null
    completeness: number | null
    responseAppropriateness: number | null
  }
  flags: string[] | null
  metadata: Record<string, string | number | boolean> | null
}

export type RunPage = {
  runs: Run[]
  nextCursor: string | null
}

export type RunProblem = {
  type: string
  title: string
  status: number
  detail: string
  code: string
  retryable: boolean
}

export type Score = {
  score: number
  reason: string | null
  analyzeStepResult: Analysis | null
  normalizedScore: number
  scale: number
  evaluationMode: 'user' | 'system' | 'both'
  effectiveMode: 'user' | 'system' | 'both'
  label: 'excellent' | 'very_good' | 'good' | 'moderate' | 'poor' | 'very_poor'
  threshold: number | null
  passed: boolean | null
  perspectives: {
    user?: PerspectiveResult | undefined
    system?: PerspectiveResult | undefined
  } | null
  runId: string
  judge: JudgeReport
  flags: Flag[] | null
  cache: 'hit' | 'miss' | 'coalesced' | 'bypass'
  agent: AgentSummary | null
  metadata: Record<string, string | number | boolean> | null
}

export type ScoreRequest = {
  input: Input
  output: Output
  agentId?: string | undefined
  runId?: string | undefined
  model?: string | undefined
  fallback?: boolean | undefined
  options?: ScorerOptions | undefined
  cache?: 'use' | 'refresh' | 'bypass' | undefined
  record?: boolean | 'deferred' | undefined
  occurredAt?: string | undefined
  metadata?: Record<string, string | number | boolean> | undefined
}

export type ScorerOptions = {
  evaluationMode?: 'user' | 'system' | 'both' | undefined
  scale?: number | undefined
  threshold?: number | undefined
  language?: string | undefined
  requirements?: string[] | undefined
  constraints?: boolean | undefined
  weights?: {
    user?: Weights | undefined
    system?: Weights | undefined
  } | undefined
}

export type Series = {
  points: {
    start: string
    judge: string
    count: number
    mean: number | null
    p10: number | null
    p50: number | null
    p90: number | null
  }[]
}

export type ShownScorerOptions = {
  evaluationMode: 'user' | 'system' | 'both'
  scale: number
  threshold?: number | undefined
  language: string
  requirements: string[]
  constraints: boolean
  weights: {
    user?: Weights | undefined
    system?: Weights | undefined
  }
}

export type Tenant = {
  tenantId: string
  name: string
  judgeModel: string | null
  judgeFallbacks: string[] | null
  threshold: number | null
  rateLimit: 'low' | 'standard' | 'high'
  dailyBudget: {
    calls: number | null
    tokens: number | null
    onExhausted: 'refuse' | 'embedded'
  } | null
  providers: Record<string, {
    baseUrl: string
    supportsJsonSchema: boolean
    hasApiKey: boolean
    headerNames: string[]
  }>
  createdAt: string
  updatedAt: string
}

export type TenantPage = {
  tenants: {
    tenantId: string
    updatedAt: string
    /** Runs of all modes in the window */
    count: number
    mean: number | null
    /** Against the stretch of the same length before the window */
    change: number | null
    modes: Partial<Record<'user' | 'system' | 'both', Window>>
    coverage: Coverage
    usage: {
      calls: number
      inputTokens: number
      outputTokens: number
    }
  }[]
  nextCursor: string | null
}

export type TenantProvider = {
  baseUrl: string
  apiKey?: string | undefined
  headers?: Record<string, string> | undefined
  supportsJsonSchema?: boolean | undefined
}

export type TenantSettings = {
  name: string
  judgeModel?: string | null | undefined
  judgeFallbacks?: string[] | null | undefined
  threshold?: number | null | undefined
  rateLimit?: 'low' | 'standard' | 'high' | undefined
  dailyBudget?: {
    calls?: number | null | undefined
    tokens?: number | null | undefined
    onExhausted: 'refuse' | 'embedded'
  } | null | undefined
  providers?: Record<string, TenantProvider> | undefined
}

export type TenantStatistics = {
  tenantId: string
  modes: Partial<Record<'user' | 'system' | 'both', {
    windows: {
      '1h': Window
      '24h': Window
      '7d': Window
      '30d': Window
      all: Window
    }
  }>>
  coverage: Coverage
  /** What the judges cost, failed judgements included; tokens as far as providers report them */
  usage: {
    '1h': {
      calls: number
      inputTokens: number
      outputTokens: number
    }
    '24h': {
      calls: number
      inputTokens: number
      outputTokens: number
    }
    '7d': {
      calls: number
      inputTokens: number
      outputTokens: number
    }
    '30d': {
      calls: number
      inputTokens: number
      outputTokens: number
    }
    all: {
      calls: number
      inputTokens: number
      outputTokens: number
    }
  }
  agents: {
    total: number
    worst: {
      agentId: string
      mode: 'user' | 'system' | 'both'
      count: number
      mean: number
      change: number | null
    }[]
  }
}

export type Weights = {
  intent: number
  requirements: number
  completeness: number
  appropriateness: number
}

export type Window = {
  count: number
  mean: number | null
  stddev: number | null
  min: number | null
  max: number | null
  p10: number | null
  p50: number | null
  p90: number | null
  passRate: number | null
  labels: Record<'excellent' | 'very_good' | 'good' | 'moderate' | 'poor' | 'very_poor', number>
  dimensions: {
    intentAlignment: number | null
    requirementsFulfillment: number | null
    completeness: number | null
    responseAppropriateness: number | null
  } | null
  judges: Record<string, {
    count: number
    mean: number
  }>
}

/** Every operation: what it takes and what it answers. */
export type Operations = {
  /** One run, with its analysis and reason while they are held */
  agentRun: {
    path: {
      agentId: string
      runId: string
    }
    query: Record<string, never>
    body: undefined
    answer: HeldRun
  }
  /** The held runs of an agent, newest first */
  agentRuns: {
    path: {
      agentId: string
    }
    query: {
      mode?: 'user' | 'system' | 'both' | undefined
      label?: 'excellent' | 'very_good' | 'good' | 'moderate' | 'poor' | 'very_poor' | undefined
      status?: 'scored' | 'pending' | 'failed' | undefined
      judge?: string | undefined
      limit?: number | undefined
      cursor?: string | undefined
    }
    body: undefined
    answer: RunPage
  }
  /** Averages of an agent over time, one point per bucket and judge */
  agentSeries: {
    path: {
      agentId: string
    }
    query: {
      mode?: 'user' | 'system' | 'both' | undefined
      resolution?: 'minute' | 'hour' | 'day' | undefined
      from?: string | undefined
      to?: string | undefined
      judge?: string | undefined
    }
    body: undefined
    answer: Series
  }
  /** Rolling statistics of an agent, per evaluation mode and window */
  agentStatistics: {
    path: {
      agentId: string
    }
    query: {
      judge?: string | undefined
    }
    body: undefined
    answer: AgentStatistics
  }
  /** The agents of the tenant */
  agents: {
    path: Record<string, never>
    query: {
      sort?: 'recent' | 'name' | 'worst' | undefined
      mode?: 'user' | 'system' | 'both' | undefined
      window?: '1h' | '24h' | '7d' | '30d' | 'all' | undefined
      limit?: number | undefined
      cursor?: string | undefined
    }
    body: undefined
    answer: AgentPage
  }
  /** Change a hook, or give it a new secret; the one before is good for another 24 hours */
  changeHook: {
    path: {
      hookId: string
    }
    query: Record<string, never>
    body: HookChange
    answer: Hook
  }
  /** Replies that could not be scored, newest first */
  deadLetters: {
    path: {
      hookId: string
    }
    query: {
      limit?: number | undefined
      cursor?: string | undefined
    }
    body: undefined
    answer: DeadLetterPage
  }
  /** Delete a hook; what was scored stays */
  deleteHook: {
    path: {
      hookId: string
    }
    query: Record<string, never>
    body: undefined
    answer: undefined
  }
  /** Erase everything recorded of an agent */
  eraseAgent: {
    path: {
      agentId: string
    }
    query: Record<string, never>
    body: undefined
    answer: undefined
  }
  /** Erase a tenant with all its data */
  eraseTenant: {
    path: {
      tenantId: string
    }
    query: Record<string, never>
    body: undefined
    answer: undefined
  }
  /** Whether the service is up, and its default judge */
  health: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: Health
  }
  /** The hooks of the tenant, oldest first, with what was counted of them */
  listHooks: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: HookList
  }
  /** A tenant's keys, oldest first, without the keys themselves */
  listKeys: {
    path: {
      tenantId: string
    }
    query: Record<string, never>
    body: undefined
    answer: KeyList
  }
  /** All tenants with their averages, coverage and usage, the worst first */
  listTenants: {
    path: Record<string, never>
    query: {
      window?: '1h' | '24h' | '7d' | '30d' | 'all' | undefined
      sort?: 'worst' | 'name' | undefined
      limit?: number | undefined
      cursor?: string | undefined
    }
    body: undefined
    answer: TenantPage
  }
  /** Make a hook for a chat platform; a secret that is made is shown this once */
  makeHook: {
    path: Record<string, never>
    query: Record<string, never>
    body: HookRequest
    answer: NewHook
  }
  /** Make a key; it is shown this once */
  makeKey: {
    path: {
      tenantId: string
    }
    query: Record<string, never>
    body: KeyRequest
    answer: NewKey
  }
  /** Whose key this is, and what it may do */
  me: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: Caller
  }
  /** What the API is, for programs */
  openApi: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: Record<string, unknown>
  }
  /** One hook, with what was counted of it */
  readHook: {
    path: {
      hookId: string
    }
    query: Record<string, never>
    body: undefined
    answer: Hook
  }
  /** How a tenant is set up */
  readTenant: {
    path: {
      tenantId: string
    }
    query: Record<string, never>
    body: undefined
    answer: Tenant
  }
  /** Score a dead letter once more, with the settings that the hook has now */
  retryDeadLetter: {
    path: {
      hookId: string
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: RetriedDeadLetter
  }
  /** Revoke a key; dead everywhere within a minute */
  revokeKey: {
    path: {
      tenantId: string
      keyId: string
    }
    query: Record<string, never>
    body: undefined
    answer: undefined
  }
  /** Score one exchange */
  scoreExchange: {
    path: Record<string, never>
    query: Record<string, never>
    body: ScoreRequest
    answer: Score | AcceptedRun
  }
  /** Set a tenant up, or replace its settings; live everywhere within a minute */
  setUpTenant: {
    path: {
      tenantId: string
    }
    query: Record<string, never>
    body: TenantSettings
    answer: Tenant
  }
  /** A tenant's roll-up, as the tenant itself reads it */
  statisticsOfTenant: {
    path: {
      tenantId: string
    }
    query: Record<string, never>
    body: undefined
    answer: TenantStatistics
  }
  /** The tenant's averages over all its agents, what its judges cost, and the agents to watch */
  tenantStatistics: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: TenantStatistics
  }
}

/** Where each operation is found, and whose token it asks for. */
export const OPERATIONS = {
  agentRun: { method: 'GET', path: '/v1/agents/{agentId}/runs/{runId}', token: 'key' },
  agentRuns: { method: 'GET', path: '/v1/agents/{agentId}/runs', token: 'key' },
  agentSeries: { method: 'GET', path: '/v1/agents/{agentId}/series', token: 'key' },
  agentStatistics: { method: 'GET', path: '/v1/agents/{agentId}/stats', token: 'key' },
  agents: { method: 'GET', path: '/v1/agents', token: 'key' },
  changeHook: { method: 'PATCH', path: '/v1/hooks/{hookId}', token: 'key' },
  deadLetters: { method: 'GET', path: '/v1/hooks/{hookId}/dead-letters', token: 'key' },
  deleteHook: { method: 'DELETE', path: '/v1/hooks/{hookId}', token: 'key' },
  eraseAgent: { method: 'DELETE', path: '/v1/agents/{agentId}', token: 'key' },
  eraseTenant: { method: 'DELETE', path: '/v1/tenants/{tenantId}', token: 'admin' },
  health: { method: 'GET', path: '/healthz', token: null },
  listHooks: { method: 'GET', path: '/v1/hooks', token: 'key' },
  listKeys: { method: 'GET', path: '/v1/tenants/{tenantId}/keys', token: 'admin' },
  listTenants: { method: 'GET', path: '/v1/tenants', token: 'admin' },
  makeHook: { method: 'POST', path: '/v1/hooks', token: 'key' },
  makeKey: { method: 'POST', path: '/v1/tenants/{tenantId}/keys', token: 'admin' },
  me: { method: 'GET', path: '/v1/me', token: 'key' },
  openApi: { method: 'GET', path: '/openapi.json', token: null },
  readHook: { method: 'GET', path: '/v1/hooks/{hookId}', token: 'key' },
  readTenant: { method: 'GET', path: '/v1/tenants/{tenantId}', token: 'admin' },
  retryDeadLetter: { method: 'POST', path: '/v1/hooks/{hookId}/dead-letters/{id}/retry', token: 'key' },
  revokeKey: { method: 'DELETE', path: '/v1/tenants/{tenantId}/keys/{keyId}', token: 'admin' },
  scoreExchange: { method: 'POST', path: '/v1/scores', token: 'key' },
  setUpTenant: { method: 'PUT', path: '/v1/tenants/{tenantId}', token: 'admin' },
  statisticsOfTenant: { method: 'GET', path: '/v1/tenants/{tenantId}/stats', token: 'admin' },
  tenantStatistics: { method: 'GET', path: '/v1/stats', token: 'key' },
} as const
