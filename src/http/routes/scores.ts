import { Hono } from 'hono'
import { JudgeError } from '../../scorer/judge/judge-error.ts'
import { acceptRun } from '../../service/accept-run.ts'
import { acceptedAnswer, acceptedAnswerSchema } from '../../service/accepted-answer.ts'
import { scoreAnswerSchema } from '../../service/score-answer.ts'
import { scoreExchange, type ScoredRun } from '../../service/score-exchange.ts'
import { scoreRequestSchema } from '../../service/score-request.ts'
import { budgetLimits } from '../../platform/judge-budget.ts'
import { budgetPolicy, budgetState } from '../budget-headers.ts'
import { answerJson } from '../answer-json.ts'
import type { AppEnv } from '../context.ts'
import { dependenciesOf } from '../dependencies-of.ts'
import { describeRoute, jsonAnswer } from '../describe.ts'
import { jsonBody } from '../middleware/json-body.ts'
import { keepAnswer, knownAnswer } from '../middleware/known-answer.ts'
import { limitBody } from '../middleware/limit-body.ts'
import { requireScope } from '../middleware/require-scope.ts'
import { preferencesApplied, readPreferences } from '../prefer.ts'
import { validate } from '../validate.ts'

/** `POST /v1/scores`: score one exchange, or accept it to be scored in the background. */
export const scores = new Hono<AppEnv>().post(
  '/',
  describeRoute({
    operationId: 'scoreExchange',
    summary: 'Score one exchange',
    tags: ['Scores'],
    requestHeaders: ['Prefer'],
    answers: {
      200: jsonAnswer('The score, its reason and the whole analysis', scoreAnswerSchema, {
        'Cache-Status': 'always',
        'Server-Timing': 'always',
        'Preference-Applied': 'sometimes',
        'RateLimit-Policy': 'sometimes',
        RateLimit: 'sometimes',
      }),
      202: jsonAnswer('Stored, and judged in the background; also for a run that still is', acceptedAnswerSchema, {
        Location: 'always',
        'Preference-Applied': 'sometimes',
        'RateLimit-Policy': 'sometimes',
      }),
    },
    problems: [
      'invalid-json',
      'run-conflict',
      'payload-too-large',
      'unsupported-media-type',
      'invalid-request',
      'not-scorable',
      'judge-rejected',
      'judge-invalid-output',
      'judge-refused',
      'judge-not-configured',
      'judge-unavailable',
      'storage-unavailable',
      'judge-timeout',
    ],
    problemHeaders: { 'Preference-Applied': 'sometimes', 'RateLimit-Policy': 'sometimes', RateLimit: 'sometimes' },
  }),
  requireScope('score'),
  limitBody(),
  jsonBody(),
  knownAnswer(),
  validate('json', scoreRequestSchema),
  async (c) => {
    const preferences = readPreferences(c.req.header('prefer'))
    const { respondAsync, waitSeconds } = preferences
    const waitMs = waitSeconds === null ? null : waitSeconds * 1_000
    const applied = preferencesApplied(preferences)
    const limits = budgetLimits(c.get('tenant'))
    const headers = {
      ...(applied !== null && { 'preference-applied': applied }),
      ...(limits !== null && { 'ratelimit-policy': budgetPolicy(limits) }),
    }
    // For an answer that is a problem, too.
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    const request = c.req.valid('json')
    const dependencies = dependenciesOf(c)
    const outcome = await (
      respondAsync
        ? acceptRun(request, dependencies, { waitMs })
        : scoreExchange(request, dependencies, waitMs === null ? {} : { timeoutMs: waitMs })
    ).catch(async (error: unknown) => {
      // Judges that failed may have cost something.
      const status = error instanceof JudgeError ? await dependencies.budget?.status() : null
      if (status) c.header('ratelimit', budgetState(status))
      throw error
    })
    if (outcome.status === 'pending') {
      const { 'preference-applied': honoured, ...others } = headers
      return answerJson(c, JSON.stringify(acceptedAnswer(outcome)), {
        status: 202,
        headers: {
          ...others,
          // Who waits for a run that is judged in the background anyway is not made to.
          ...(respondAsync && honoured !== undefined && { 'preference-applied': honoured }),
          location: `/v1/agents/${outcome.agentId}/runs/${outcome.runId}`,
        },
      })
    }
    const text = JSON.stringify(outcome.answer)
    await keepAnswer(c, request, { run: outcome, text })
    return answerJson(c, text, {
      headers: {
        ...headers,
        ...(outcome.budget !== null && { ratelimit: budgetState(outcome.budget) }),
        'cache-status': cacheStatus(outcome.memo),
        'server-timing': serverTiming(outcome.timings),
      },
    })
  },
)

/** RFC 9211. A memo that could not be reached is told in `detail`. */
function cacheStatus({ status, stored, refreshed, failed }: ScoredRun['memo']): string {
  const detail = failed ? '; detail=memo-unavailable' : ''
  if (status === 'hit') return 'plumbline; hit'
  if (status === 'bypass') return 'plumbline; fwd=bypass'
  if (status === 'coalesced') return `plumbline; fwd=miss; collapsed${detail}`
  return `plumbline; fwd=${refreshed ? 'request' : 'miss'}${stored ? '; stored' : ''}${detail}`
}

function serverTiming(timings: ScoredRun['timings']): string {
  return timings.map(({ name, milliseconds }) => `${name};dur=${milliseconds}`).join(', ')
}
