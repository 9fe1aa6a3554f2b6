// Made from openapi.json by test/client/api-types.test.ts, and held to it there; not edited by hand.

export type AcceptedRun = {
  /** The id of the run, the idempotency key. */
  runId: string
  /** It is judged in the background. */
  status: 'pending'
}

export type AgentPage = {
  /** The agents whose replies are scored. */
  agents: {
    /** The agent that the runs are counted for. */
    agentId: string
    /** When its newest run took place. */
    lastScoredAt: string | null
    /** By evaluation mode; only those that were seen. */
    modes: Partial<Record<'user' | 'system' | 'both', {
      /** How many runs. */
      count: number
      /** The mean of the normalized scores, 0..1; null without a run. */
      mean: number
    }>>
  }[]
  /** Where the listing goes on; null at its end. */
  nextCursor: string | null
}

export type AgentStatistics = {
  /** The agent that the runs are counted for. */
  agentId: string
  /** When a run was last recorded. */
  updatedAt: string
  /** By evaluation mode; only those that were seen. */
  modes: Partial<Record<'user' | 'system' | 'both', {
    /** The same figures over several stretches. */
    windows: {
      /** The newest 10 runs by `occurredAt`; so 100 and 1,000. */
      last10: Window
      last100: Window
      last1000: Window
      '1h': Window
      '24h': Window
      '7d': Window
      '30d': Window
      /** Everything since the agent began. */
      all: Window
    }
  }>>
  /** What stands behind the averages, and what does not. */
  coverage: Coverage
}

export type AgentSummary = {
  /** The agent that the runs are counted for. */
  agentId: string
  /** Whose wishes the response is held against: the user’s, the system prompt’s, or both. */
  evaluationMode: 'user' | 'system' | 'both'
  /** How many runs. */
  count: number
  /** The mean of the normalized scores, 0..1; null without a run. */
  mean: number | null
  /** The mean of the newest 100 runs. */
  last100Mean: number | null
}

export type Analysis = {
  /** Whether the response does what was asked for. */
  intentAlignment: {
    /** From 0 (not at all) to 1 (fully); null where it does not apply. */
    score: number | null
    /** What was asked for, in a few words; the user’s in `both`. */
    primaryIntent: string
    /** Whether the response takes it up. */
    isAddressed: boolean
    /** Why. */
    reasoning: string
  }
  /** How far single requirements are met. */
  requirementsFulfillment: {
    /** Every requirement that was found or given, each once. */
    requirements: Requirement[]
    /** The mean of yes 1, partial 0.5, no 0; null when nobody asked for anything in particular. */
    overallScore: number | null
  }
  /** Whether anything is missing. */
  completeness: {
    /** From 0 (not at all) to 1 (fully); null where it does not apply. */
    score: number | null
    /** What was asked for and is not there. */
    missingElements: string[]
    /** Why. */
    reasoning: string
  }
  /** Whether format and tone fit. */
  responseAppropriateness: {
    /** From 0 (not at all) to 1 (fully); null where it does not apply. */
    score: number | null
    /** Whether the form is the one that was asked for. */
    formatAlignment: boolean
    /** Whether the tone fits. */
    toneAlignment: boolean
    /** Why. */
    reasoning: string
  }
  /** All of it in a sentence or two. */
  overallAssessment: string
}

export type Caller = {
  /** The tenant. */
  tenantId: string
  /** The key that asks; null in local mode. */
  keyId: string | null
  /** What the key may do: `score`, `read` what was recorded, `manage` hooks and erase. */
  scopes: ('score' | 'read' | 'manage')[]
}

export type Coverage = {
  /** Runs that were scored. */
  scored: number
  /** Of them from the memo. */
  hit: number
  /** Of them judged for this request. */
  miss: number
  /** Of them by a call that was under way for another request. */
  coalesced: number
  /** Of them without the memo. */
  bypass: number
  /** Of them by a fallback only: in no average. */
  degraded: number
  /** Accepted and not judged yet. */
  pending: number
  /** Not scored, by the code of the problem. */
  failed: Record<string, number>
}

export type DeadLetterPage = {
  deadLetters: {
    /** Its id, for a retry. */
    id: string
    /** The agent that the runs are counted for. */
    agentId: string
    /** The platform's id of the conversation. */
    conversation: string
    /** The platform's id of the reply. */
    messageId: string
    /** Where the reply is to be seen, if the platform says so. */
    link: string | null
    /** When the reply was given. */
    occurredAt: string
    /** When it was tried last. */
    failedAt: string
    /** How often it was tried. */
    attempts: number
    /** Until when its texts are kept */
    retryableUntil: string
    /** The code of the problem, explained at `/problems/<code>`. */
    code: string
    /** What went wrong this time, for a person. No text of a message stands in it. */
    detail: string
  }[]
  /** Where the listing goes on; null at its end. */
  nextCursor: string | null
}

export type Flag = 'empty_response' | 'degenerate_response' | 'injection_suspected' | 'unverified_evidence' | 'disputed_constraint' | 'hidden_characters' | 'truncated_history'

export type Health = {
  status: 'ok'
  version: string
  /** The judge, as `<id>@<protocol>`. */
  judge: {
    /** The judge that is asked when a request names none. */
    model: string
    /** Whether it has its key. */
    configured: boolean
  }
}

export type HeldRun = {
  /** The id of the run, the idempotency key. */
  runId: string
  /** When the exchange took place. */
  at: string
  /** Whether it is scored, still pending, or failed for good. */
  status: 'scored' | 'pending' | 'failed'
  /** Why it failed; null otherwise. */
  problem: RunProblem | null
  /** Whose wishes the response is held against: the user’s, the system prompt’s, or both. */
  evaluationMode: 'user' | 'system' | 'both'
  /** On the scale, to two decimals; null unless scored. */
  score: number | null
  /** The score in 0..1, to four decimals. */
  normalizedScore: number | null
  /** Scores are 0 to this. */
  scale: number
  /** The band of the normalized score, at two decimals. */
  label: 'excellent' | 'very_good' | 'good' | 'moderate' | 'poor' | 'very_poor' | null
  /** The score, on the scale, from which a run passes; null for none. */
  threshold: number | null
  /** Whether the shown score reaches the threshold; null without one. */
  passed: boolean | null
  /** The judge, as `<id>@<protocol>`. */
  judge: string | null
  /** Whether only a fallback judged; such runs are in no average. */
  degraded: boolean
  /** Where the judgement came from. */
  cache: 'hit' | 'miss' | 'coalesced' | 'bypass' | null
  /** The four dimensions, each 0..1; null where one does not apply. */
  dimensions: {
    /** Whether the response does what was asked for. */
    intentAlignment: number | null
    /** How far single requirements are met. */
    requirementsFulfillment: number | null
    /** Whether anything is missing. */
    completeness: number | null
    /** Whether format and tone fit. */
    responseAppropriateness: number | null
  }
  /** What is to be known of the judgement. */
  flags: string[] | null
  /** What the caller gave, as it was. */
  metadata: Record<string, string | number | boolean> | null
  /** Why, in words: what counted for and against, and each dimension with its weight. Null when it is no longer held. */
  reason: string | null
  /** The dimensions as judged, in `both` merged; null when it is no longer held. */
  analyzeStepResult: Analysis | null
  /** Each judged perspective apart; null when it is no longer held. */
  perspectives: {
    /** Of the user’s perspective. */
    user?: PerspectiveResult | undefined
    /** Of the system prompt’s perspective. */
    system?: PerspectiveResult | undefined
  } | null
}

export type Hook = {
  /** The id of the hook. */
  hookId: string
  /** Where the platform is to deliver. */
  url: string
  /** The chat platform, or `standard` for anything that signs by Standard Webhooks. */
  platform: 'standard' | 'slack' | 'chatwoot' | 'sunshine' | 'intercom' | 'mattermost' | 'rocketchat'
  /** The agents whose replies are scored. */
  agents: {
    /** The agent that the runs are counted for. */
    agentId: string
    /** The platform's ids or names of the agent. */
    identities?: string[] | undefined
  }[]
  /** The agent's system prompt, which no platform delivers. */
  systemPrompt: string | null
  /** How the exchange is evaluated. */
  options: ShownScorerOptions
  /** The id of a judge; without it the default of the tenant, else of the Worker. */
  model: string | null
  /** After how many seconds without a change a reply counts as complete; without it the platform’s own. */
  settleSeconds: number
  /** The share of the pairs that are scored. */
  sampleRate: number
  /** Whether deliveries can be verified. */
  hasSecret: boolean
  /** Until when the secret before is good; null without one. */
  previousSecretUntil: string | null
  /** When it was made. */
  createdAt: string
  /** When the last delivery came. */
  lastEventAt: string | null
  /** What became of deliveries and of pairs of prompt and reply. */
  counters: Record<'received' | 'duplicates' | 'rejected' | 'ignored' | 'paired' | 'scored' | 'skipped' | 'unpaired' | 'failed' | 'deadLettered', number>
}

export type HookChange = {
  /** The agents whose replies are scored. */
  agents?: {
    /** The agent that the runs are counted for. */
    agentId: string
    /** The platform's ids or names of the agent; the first match wins. Without any it takes every bot */
    identities?: string[] | undefined
  }[] | undefined
  /** The one before stays good for 24 hours. Of `standard` it is 16 bytes or more in base64, with whsec_ before it */
  secret?: string | undefined
  /** The agent's system prompt, which no platform delivers. */
  systemPrompt?: string | null | undefined
  /** How the exchange is evaluated. */
  options?: ScorerOptions | undefined
  /** The id of a judge; without it the default of the tenant, else of the Worker. */
  model?: string | null | undefined
  /** After how many seconds without a change a reply counts as complete; without it the platform’s own. */
  settleSeconds?: number | null | undefined
  /** The share of the pairs that are scored. */
  sampleRate?: number | undefined
}

export type HookList = {
  hooks: Hook[]
}

export type HookRequest = {
  /** The chat platform, or `standard` for anything that signs by Standard Webhooks. */
  platform: 'standard' | 'slack' | 'chatwoot' | 'sunshine' | 'intercom' | 'mattermost' | 'rocketchat'
  /** The agents whose replies are scored. */
  agents: {
    /** The agent that the runs are counted for. */
    agentId: string
    /** The platform's ids or names of the agent; the first match wins. Without any it takes every bot */
    identities?: string[] | undefined
  }[]
  /** The one that the platform shows; it may come later, by PATCH. Of `standard` it is 16 bytes or more in base64, with whsec_ before it */
  secret?: string | undefined
  /** The agent's system prompt, which no platform delivers. */
  systemPrompt?: string | undefined
  /** How the exchange is evaluated. */
  options?: ScorerOptions | undefined
  /** The id of a judge; without it the default of the tenant, else of the Worker. */
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
  /** Of the system prompt’s perspective. */
  system?: string | undefined
}

export type JudgeReport = {
  /** Which judge judged. */
  model: string
  /** The version of its protocol: judgements of another cannot be compared. */
  protocol: string
  /** How many calls of a model it took; 0 from the memo. */
  calls: number
  /** What these calls cost; null without any. */
  usage: {
    /** Tokens that were sent to models. */
    inputTokens: number | null
    /** Tokens that models answered. */
    outputTokens: number | null
    /** Both together. */
    totalTokens: number | null
  } | null
  /** Whether only a fallback judged; such runs are in no average. */
  degraded: boolean
  /** The problem of the judge that was to be asked. */
  degradedBecause: string | null
}

export type Key = {
  /** The id of the key; it is no secret. */
  keyId: string
  /** What the key is for. */
  label: string
  /** What the key may do: `score`, `read` what was recorded, `manage` hooks and erase. */
  scopes: ('score' | 'read' | 'manage')[]
  /** When it was made. */
  createdAt: string
}

export type KeyList = {
  keys: Key[]
}

export type KeyRequest = {
  /** What the key is for, to tell it from others. */
  label: string
  /** What the key may do: `score`, `read` what was recorded, `manage` hooks and erase. */
  scopes: ('score' | 'read' | 'manage')[]
}

export type Message = {
  /** Who speaks, such as `system`, `user`, `assistant` or `tool`. */
  role: 'user' | 'assistant' | 'system' | 'developer' | 'tool' | 'function' | 'signal'
  /** The text, or its parts in order, or a stored message. */
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
  /** The parts in order, instead of `content`. */
  parts?: {
    type: string
    text?: string | undefined
    [name: string]: unknown
  }[] | undefined
  /** The text, instead of `content`. */
  text?: string | undefined
  refusal?: string | null | undefined
  tool_calls?: {
    function: {
      /** What it is called. */
      name: string
      arguments?: string | undefined
      [name: string]: unknown
    }
    [name: string]: unknown
  }[] | null | undefined
  [name: string]: unknown
}

export type NewHook = {
  /** The id of the hook. */
  hookId: string
  /** Where the platform is to deliver. */
  url: string
  /** The secret that was made, shown this once; null when it was given, or is still to come from the platform. */
  secret: string | null
}

export type NewKey = {
  /** The id of the key; it is no secret. */
  keyId: string
  /** What the key is for. */
  label: string
  /** What the key may do: `score`, `read` what was recorded, `manage` hooks and erase. */
  scopes: ('score' | 'read' | 'manage')[]
  /** When it was made. */
  createdAt: string
  /** The key itself, shown this once. */
  key: string
}

export type Output = string | Message[] | ResponseMessage

export type PerspectiveResult = {
  /** The score of this perspective alone, 0..1. */
  score: number
  /** The weights as applied: without any requirement, that dimension drops out and the others share its weight. */
  weights: {
    /** The weight of intent alignment. */
    intent: number
    /** The weight of requirements fulfillment. */
    requirements: number
    /** Whether anything is missing. */
    completeness: number
    /** The weight of response appropriateness. */
    appropriateness: number
  }
  /** The dimensions of this perspective alone. */
  analysis: Analysis
}

export type Problem = {
  /** The page that explains it. */
  type: string
  /** What it is, the same each time. */
  title: string
  /** The HTTP status. */
  status: number
  /** What went wrong this time, for a person. No text of a message stands in it. */
  detail: string
  /** The code of the problem, explained at `/problems/<code>`. */
  code: string
  /** Whether the same request may succeed later. */
  retryable: boolean
  /** Under which it is logged. */
  requestId: string
  /** The fields at fault. */
  errors?: {
    /** The way to the field, with dots: `options.scale`, `input.0.content`. */
    path: string
    /** What it must be. */
    message: string
  }[] | undefined
}

export type Requirement = {
  /** What is asked for. */
  requirement: string
  /** `yes`, `partial` or `no`. */
  verdict: 'yes' | 'partial' | 'no'
  /** Why. */
  reasoning: string
  /** Whether code measured it or the judge said so. */
  decidedBy: 'code' | 'judge'
  /** Who asks for it. */
  source: 'user' | 'system' | 'caller'
  /** What was counted or quoted; null without any. */
  evidence: string | null
  /** The constraint that code checked; null when a judge decided. */
  constraint: {
    /** Its kind, as in the published data. */
    id: string
    /** What it is about, as in the published data. */
    arguments: Record<string, string | number | boolean | null | string[]>
  } | null
  /** True for `yes` only. */
  isFulfilled: boolean
}

export type ResponseMessage = {
  role?: 'user' | 'assistant' | 'system' | 'developer' | 'tool' | 'function' | 'signal' | undefined
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
      /** What it is called. */
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
  /** It is being scored again. */
  status: 'pending'
}

export type Run = {
  /** The id of the run, the idempotency key. */
  runId: string
  at: string
  status: 'scored' | 'pending' | 'failed'
  problem: RunProblem | null
  /** Whose wishes the response is held against: the user’s, the system prompt’s, or both. */
  evaluationMode: 'user' | 'system' | 'both'
  /** From 0 (not at all) to 1 (fully); null where it does not apply. */
  score: number | null
  /** The score in 0..1, to four decimals. */
  normalizedScore: number | null
  /** Scores are 0 to this. */
  scale: number
  /** The band of the normalized score, at two decimals. */
  label: 'excellent' | 'very_good' | 'good' | 'moderate' | 'poor' | 'very_poor' | null
  /** The score, on the scale, from which a run passes; null for none. */
  threshold: number | null
  /** Whether the shown score reaches the threshold; null without one. */
  passed: boolean | null
  /** The judge, as `<id>@<protocol>`. */
  judge: string | null
  /** Whether only a fallback judged; such runs are in no average. */
  degraded: boolean
  /** Where the judgement came from. */
  cache: 'hit' | 'miss' | 'coalesced' | 'bypass' | null
  /** The four dimensions, each 0..1; null where one does not apply. */
  dimensions: {
    /** Whether the response does what was asked for. */
    intentAlignment: number | null
    /** How far single requirements are met. */
    requirementsFulfillment: number | null
    /** Whether anything is missing. */
    completeness: number | null
    /** Whether format and tone fit. */
    responseAppropriateness: number | null
  }
  /** What is to be known of the judgement. */
  flags: string[] | null
  /** What the caller gave, as it was. */
  metadata: Record<string, string | number | boolean> | null
}

export type RunPage = {
  runs: Run[]
  /** Where the listing goes on; null at its end. */
  nextCursor: string | null
}

export type RunProblem = {
  type: string
  title: string
  status: number
  /** What went wrong this time, for a person. No text of a message stands in it. */
  detail: string
  /** The code of the problem, explained at `/problems/<code>`. */
  code: string
  retryable: boolean
}

export type Score = {
  /** The normalized score times the scale, to two decimals. */
  score: number
  /** Why, in words: what counted for and against, and each dimension with its weight. Null when it is no longer held. */
  reason: string | null
  /** The dimensions as judged, in `both` merged; null when it is no longer held. */
  analyzeStepResult: Analysis | null
  /** The score in 0..1, to four decimals. */
  normalizedScore: number
  /** Scores are 0 to this. */
  scale: number
  /** Whose wishes the response is held against: the user’s, the system prompt’s, or both. */
  evaluationMode: 'user' | 'system' | 'both'
  /** The mode that was judged: `both` with only one of the prompts is that one. */
  effectiveMode: 'user' | 'system' | 'both'
  /** The band of the normalized score, at two decimals. */
  label: 'excellent' | 'very_good' | 'good' | 'moderate' | 'poor' | 'very_poor'
  /** The score, on the scale, from which a run passes; null for none. */
  threshold: number | null
  /** Whether the shown score reaches the threshold; null without one. */
  passed: boolean | null
  /** Each judged perspective apart; null when it is no longer held. */
  perspectives: {
    /** Of the user’s perspective. */
    user?: PerspectiveResult | undefined
    /** Of the system prompt’s perspective. */
    system?: PerspectiveResult | undefined
  } | null
  /** The id of the run, the idempotency key. */
  runId: string
  /** Who judged, and at what cost. */
  judge: JudgeReport
  /** What is to be known of the judgement. */
  flags: Flag[] | null
  /** Where the judgement came from. */
  cache: 'hit' | 'miss' | 'coalesced' | 'bypass'
  /** How the agent stands with this run; null when nothing was recorded yet. */
  agent: AgentSummary | null
  /** What the caller gave, as it was. */
  metadata: Record<string, string | number | boolean> | null
}

export type ScoreRequest = {
  /** What was asked: a prompt, or messages with the system prompt among them. */
  input: Input
  /** What the agent answered: a text, a message, or messages. */
  output: Output
  /** The agent that the run is counted for; without it nothing is aggregated. */
  agentId?: string | undefined
  /** The idempotency key, unique within one agent for 24 hours; without it a UUID. */
  runId?: string | undefined
  /** The id of a judge; without it the default of the tenant, else of the Worker. */
  model?: string | undefined
  /** False: a problem rather than a judgement by a fallback. */
  fallback?: boolean | undefined
  /** How the exchange is evaluated. */
  options?: ScorerOptions | undefined
  /** Whether the memo is used, refreshed, or left alone. */
  cache?: 'use' | 'refresh' | 'bypass' | undefined
  /** Whether the run is recorded before the answer, after it, or not at all. */
  record?: boolean | 'deferred' | undefined
  /** When the exchange took place; without it now. */
  occurredAt?: string | undefined
  /** Values of your own, kept with the run. */
  metadata?: Record<string, string | number | boolean> | undefined
}

export type ScorerOptions = {
  /** Whose wishes the response is held against: the user’s, the system prompt’s, or both. */
  evaluationMode?: 'user' | 'system' | 'both' | undefined
  /** Scores are 0 to this. */
  scale?: number | undefined
  /** The score, on the scale, from which a run passes; without it the tenant’s. */
  threshold?: number | undefined
  /** The language of `reason`, as a BCP 47 tag. */
  language?: string | undefined
  /** More requirements, in words, held against the response in each judged perspective. */
  requirements?: string[] | undefined
  /** False leaves every requirement to the judge. */
  constraints?: boolean | undefined
  /** Other weights of the dimensions, by perspective; each set sums to 1. */
  weights?: {
    /** Of the user’s perspective. */
    user?: Weights | undefined
    /** Of the system prompt’s perspective. */
    system?: Weights | undefined
  } | undefined
}

export type Series = {
  points: {
    /** When the bucket begins. */
    start: string
    /** The judge, as `<id>@<protocol>`. */
    judge: string
    /** How many runs. */
    count: number
    /** The mean of the normalized scores, 0..1; null without a run. */
    mean: number | null
    /** The 10th percentile, to two decimals. */
    p10: number | null
    /** The median, to two decimals. */
    p50: number | null
    /** The 90th percentile, to two decimals. */
    p90: number | null
  }[]
}

export type ShownScorerOptions = {
  /** Whose wishes the response is held against: the user’s, the system prompt’s, or both. */
  evaluationMode: 'user' | 'system' | 'both'
  /** Scores are 0 to this. */
  scale: number
  /** The score, on the scale, from which a run passes; null for none. */
  threshold?: number | undefined
  /** The language of `reason`, as a BCP 47 tag. */
  language: string
  /** More requirements, in words. */
  requirements: string[]
  /** False leaves every requirement to the judge. */
  constraints: boolean
  /** Other weights of the dimensions, by perspective; each set sums to 1. */
  weights: {
    /** Of the user’s perspective. */
    user?: Weights | undefined
    /** Of the system prompt’s perspective. */
    system?: Weights | undefined
  }
}

export type Tenant = {
  /** The tenant. */
  tenantId: string
  /** What it is called. */
  name: string
  /** The judge that is asked when a request names none. */
  judgeModel: string | null
  /** Judges to ask, in order, when it fails. */
  judgeFallbacks: string[] | null
  /** The score, on the scale, from which a run passes; null for none. */
  threshold: number | null
  /** How many requests a minute it may send: the tier. */
  rateLimit: 'low' | 'standard' | 'high'
  /** What its judges may cost in a day. */
  dailyBudget: {
    /** Calls of a model. */
    calls: number | null
    /** Tokens of models. */
    tokens: number | null
    /** Whether requests are refused after that, or judged by the embedded judge. */
    onExhausted: 'refuse' | 'embedded'
  } | null
  /** OpenAI-compatible endpoints of its own, by name. */
  providers: Record<string, {
    /** Where `/chat/completions` is. */
    baseUrl: string
    /** Whether its models take `response_format: json_schema`. */
    supportsJsonSchema: boolean
    /** Whether a key is kept for it. */
    hasApiKey: boolean
    /** Which headers it is sent. */
    headerNames: string[]
  }>
  /** When it was made. */
  createdAt: string
  /** When the settings were replaced last. */
  updatedAt: string
}

export type TenantPage = {
  tenants: {
    /** The tenant. */
    tenantId: string
    /** When its directory reported last. */
    updatedAt: string
    /** Runs of all modes in the window */
    count: number
    /** The mean of the normalized scores, 0..1; null without a run. */
    mean: number | null
    /** Against the stretch of the same length before the window */
    change: number | null
    /** By evaluation mode; only those that were seen. */
    modes: Partial<Record<'user' | 'system' | 'both', Window>>
    /** What stands behind the averages, and what does not. */
    coverage: Coverage
    /** Calls and tokens of judges. */
    usage: {
      /** Calls of a model. */
      calls: number
      /** Tokens that were sent to models. */
      inputTokens: number
      /** Tokens that models answered. */
      outputTokens: number
    }
  }[]
  /** Where the listing goes on; null at its end. */
  nextCursor: string | null
}

export type TenantProvider = {
  /** Where `/chat/completions` is. */
  baseUrl: string
  /** The key that it asks for; kept sealed and never shown. */
  apiKey?: string | undefined
  /** Headers to send with each call; kept sealed. */
  headers?: Record<string, string> | undefined
  /** Whether its models take `response_format: json_schema`. */
  supportsJsonSchema?: boolean | undefined
}

export type TenantSettings = {
  /** What it is called. */
  name: string
  /** The judge that is asked when a request names none. */
  judgeModel?: string | null | undefined
  /** Judges to ask, in order, when it fails. */
  judgeFallbacks?: string[] | null | undefined
  /** From which normalized score a run passes, times the scale of each request. */
  threshold?: number | null | undefined
  /** How many requests a minute it may send: the tier. */
  rateLimit?: 'low' | 'standard' | 'high' | undefined
  /** What its judges may cost in a day. */
  dailyBudget?: {
    /** Calls of a model. */
    calls?: number | null | undefined
    /** Tokens of models. */
    tokens?: number | null | undefined
    /** Whether requests are refused after that, or judged by the embedded judge. */
    onExhausted: 'refuse' | 'embedded'
  } | null | undefined
  /** OpenAI-compatible endpoints of its own, by name. */
  providers?: Record<string, TenantProvider> | undefined
}

export type TenantStatistics = {
  /** The tenant. */
  tenantId: string
  /** By evaluation mode; only those that were seen. */
  modes: Partial<Record<'user' | 'system' | 'both', {
    /** The same figures over several stretches. */
    windows: {
      '1h': Window
      '24h': Window
      '7d': Window
      '30d': Window
      all: Window
    }
  }>>
  /** What stands behind the averages, and what does not. */
  coverage: Coverage
  /** What the judges cost, failed judgements included; tokens as far as providers report them */
  usage: {
    '1h': {
      /** Calls of a model. */
      calls: number
      /** Tokens that were sent to models. */
      inputTokens: number
      /** Tokens that models answered. */
      outputTokens: number
    }
    '24h': {
      /** Calls of a model. */
      calls: number
      /** Tokens that were sent to models. */
      inputTokens: number
      /** Tokens that models answered. */
      outputTokens: number
    }
    '7d': {
      /** Calls of a model. */
      calls: number
      /** Tokens that were sent to models. */
      inputTokens: number
      /** Tokens that models answered. */
      outputTokens: number
    }
    '30d': {
      /** Calls of a model. */
      calls: number
      /** Tokens that were sent to models. */
      inputTokens: number
      /** Tokens that models answered. */
      outputTokens: number
    }
    all: {
      /** Calls of a model. */
      calls: number
      /** Tokens that were sent to models. */
      inputTokens: number
      /** Tokens that models answered. */
      outputTokens: number
    }
  }
  /** The agents whose replies are scored. */
  agents: {
    /** How many agents there are. */
    total: number
    /** Those with the lowest mean of the last 24 hours. */
    worst: {
      /** The agent that the runs are counted for. */
      agentId: string
      /** The evaluation mode. */
      mode: 'user' | 'system' | 'both'
      /** How many runs. */
      count: number
      /** The mean of the normalized scores, 0..1; null without a run. */
      mean: number
      /** Against the 24 hours before; null without runs there. */
      change: number | null
    }[]
  }
}

export type Weights = {
  /** The weight of intent alignment. */
  intent: number
  /** The weight of requirements fulfillment. */
  requirements: number
  /** Whether anything is missing. */
  completeness: number
  /** The weight of response appropriateness. */
  appropriateness: number
}

export type Window = {
  /** How many runs. */
  count: number
  /** The mean of the normalized scores, 0..1; null without a run. */
  mean: number | null
  /** The standard deviation, of the population. */
  stddev: number | null
  /** The lowest score, to two decimals. */
  min: number | null
  /** The highest score, to two decimals. */
  max: number | null
  /** The 10th percentile, to two decimals. */
  p10: number | null
  /** The median, to two decimals. */
  p50: number | null
  /** The 90th percentile, to two decimals. */
  p90: number | null
  /** The share that passed, of the runs that had a threshold. */
  passRate: number | null
  /** How many runs have each label. */
  labels: Record<'excellent' | 'very_good' | 'good' | 'moderate' | 'poor' | 'very_poor', number>
  /** The four dimensions, each 0..1; null where one does not apply. */
  dimensions: {
    /** Whether the response does what was asked for. */
    intentAlignment: number | null
    /** How far single requirements are met. */
    requirementsFulfillment: number | null
    /** Whether anything is missing. */
    completeness: number | null
    /** Whether format and tone fit. */
    responseAppropriateness: number | null
  } | null
  /** By judge, as `<id>@<protocol>`. */
  judges: Record<string, {
    /** How many runs. */
    count: number
    /** The mean of the normalized scores, 0..1; null without a run. */
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
