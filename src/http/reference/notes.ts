import { MAX_KEYS } from '../../platform/tenant-directory/key-table.ts'
import { MAX_METADATA_CHARACTERS, MAX_METADATA_ENTRIES } from '../../service/score-request.ts'
import { MAX_SERIES_POINTS } from '../../stats/series.ts'
import { MAX_BODY_BYTES } from '../middleware/limit-body.ts'
import { MAX_NESTING } from '../middleware/json-body.ts'
import { MAX_DELIVERY_BYTES } from '../routes/hook-target.ts'

/** What holds for every route. */
export const SERVICE_NOTE = `JSON in, JSON out, UTF-8; times are RFC 3339 in UTC. An unknown field of a body is refused, so that a typo is not silently ignored; messages and their parts may carry more than is read. A body has at most ${MAX_BODY_BYTES / 1_024} KiB and ${MAX_NESTING} levels of nesting.

Every error is \`application/problem+json\` (RFC 9457), explained at \`/problems/<code>\`. Send a request again only when \`retryable\` is true, and after \`Retry-After\` if there is one. Beside what an operation lists, a path that does not exist is \`not-found\`, a method that it lacks is \`method-not-allowed\` with \`Allow\`, and a fault of the service is \`internal\`.

The key goes into \`Authorization: Bearer <key>\`. In local mode none is asked, and only requests to a loopback host are answered. HEAD is answered like GET, without the body.`

export const TAGS = [
  { name: 'Scores', description: 'Score an exchange. Scope `score`.' },
  {
    name: 'Agents',
    description: 'What was recorded of agents: runs, averages, series. Scope `read`; erasing needs `manage`.',
  },
  { name: 'Hooks', description: 'Chat platforms that deliver their messages. Scope `manage`.' },
  { name: 'Tenants', description: "Tenants, their settings and keys. The operator's `ADMIN_TOKEN`." },
  { name: 'Service', description: 'The service itself.' },
]

const COUNTED = 'The listing goes on at `nextCursor`, as `cursor`, with the same `sort`; null ends it.'

/** What an operation does that its schemas cannot say, by its operationId. */
export const OPERATION_NOTES: Readonly<Record<string, string | undefined>> = {
  scoreExchange: `Rules beyond the schema:

- The user prompt is the last user message before the response, earlier turns are its history, system text is every system message once. Without a response, or without the prompt that \`evaluationMode\` asks for, there is nothing to score: \`not-scorable\`. \`both\` with only one prompt is judged as that one; \`effectiveMode\` says which. A blank response scores 0 without a judge.
- \`model\` must be a judge that the operator allows or a provider of the tenant's own.
- \`options.threshold\` is on the scale and not above it; \`options.language\` is a BCP 47 tag. Each set of \`options.weights\` sums to 1.
- \`runId\` is unique within one agent for 24 hours. With the same content (exchange, mode, model, requirements, language, constraints, weights, scale, threshold) the recorded run is answered and counts nothing; with other content it is \`run-conflict\`. Without \`agentId\` it is only echoed, and nothing is aggregated.
- \`occurredAt\` lies at most 35 days back and not in the future.
- \`metadata\` has at most ${MAX_METADATA_ENTRIES} entries and ${MAX_METADATA_CHARACTERS} characters as JSON.
- \`cache\`: \`refresh\` judges anew and stores, \`bypass\` neither reads nor stores.
- \`record\`: \`true\` is durable before the answer, \`"deferred"\` records after it (\`agent\` is null), \`false\` leaves the averages alone.
- With \`Prefer: respond-async\` \`agentId\` is needed, and \`record: false\` is refused.`,
  agents: `Means are of the normalized score, over runs of \`mode\` in \`window\`. \`worst\` sorts by them, lowest first; \`recent\` by the last run. ${COUNTED}`,
  agentStatistics:
    'A window by count is over the newest runs by `occurredAt`; one by time includes the whole bucket that it starts in: minutes for `1h`, hours for the others. Percentiles are of a histogram of the score at two decimals. Degraded runs are in no window and counted in `coverage`.',
  agentSeries: `Empty buckets are left out. At most ${MAX_SERIES_POINTS} points. Minutes are kept for 2 hours, hours for 35 days, days for 400. \`from\` is not after \`to\`.`,
  agentRuns:
    'The newest 2,000 runs are held, and of those below `good` the newest 5,000. The listing goes on at `nextCursor`, as `cursor`; null ends it.',
  agentRun:
    'What the run does not have yet, or is no longer held, is null. `evaluationMode` is the one that it counts under.',
  eraseAgent: 'Erasing an agent that was never scored does nothing, and answers the same.',
  tenantStatistics:
    '`agents.worst` takes agents with at least 5 runs in 24 hours; `change` is against the 24 hours before.',
  makeHook: `\`identities\` are the platform's ids of that agent (bot id, app id, user id or name). Only one agent may go without, and takes every bot; Mattermost and Rocket.Chat do not tell bots from people, so there each agent needs them. \`secret\` is the platform's own where it gives one, and may come later by PATCH: until then deliveries are \`unauthenticated\`. For \`standard\`, and where a secret can be chosen, one is made and shown this once. \`options.evaluationMode\` \`system\` needs \`systemPrompt\`. \`sampleRate\` decides by a hash of the pair.`,
  changeHook: 'What is given replaces what was; null goes back to the default.',
  deadLetters: 'The listing goes on at `nextCursor`, as `cursor`; null ends it.',
  retryDeadLetter:
    'A dead letter can be retried until `retryableUntil`, while its texts are kept; after that it is `not-scorable`.',
  deliver: `The body is the platform's own, at most ${MAX_DELIVERY_BYTES / 1_024} KiB. It is stored when this answers, and scored later. A verified event that is not needed is answered 200 as well; a wrong signature is \`unauthenticated\` and changes nothing but a counter. One that could not be stored is \`storage-unavailable\`, so that the platform sends it again. Any host is answered, in local mode too.`,
  listTenants: `\`worst\` is by the mean over all modes in the window, lowest first; tenants without a run there come last. ${COUNTED}`,
  setUpTenant:
    "It replaces all settings; what is missing or null is left to the Worker's. Only `providers` stay as they are when they are missing, since nobody can read their credentials to send them again. `threshold` is 0..1, times the scale of each request.",
  makeKey: `A tenant has at most ${MAX_KEYS} keys. Each scope is named once.`,
  eraseTenant: 'Erasing a tenant that was never set up does nothing, and answers the same.',
}
