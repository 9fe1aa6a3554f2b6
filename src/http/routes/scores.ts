import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { describeRoute } from 'hono-openapi'
import { scoreAnswerSchema } from '../../service/score-answer.ts'
import { scoreExchange, type ScoreOutcome } from '../../service/score-exchange.ts'
import { scoreRequestSchema } from '../../service/score-request.ts'
import type { AppEnv } from '../context.ts'
import { dependenciesOf } from '../dependencies-of.ts'
import { jsonAnswer, problemAnswers } from '../describe.ts'
import { jsonBody } from '../middleware/json-body.ts'
import { preferencesApplied, readPreferences } from '../prefer.ts'
import { ProblemError } from '../problem.ts'
import { validate } from '../validate.ts'

export const MAX_BODY_BYTES = 256 * 1024

/** `POST /v1/scores`: score one exchange. */
export const scores = new Hono<AppEnv>().post(
  '/',
  describeRoute({
    operationId: 'scoreExchange',
    summary: 'Score one exchange',
    tags: ['Scores'],
    responses: {
      200: jsonAnswer('The score, its reason and the whole analysis', scoreAnswerSchema),
      ...problemAnswers([
        'invalid-json',
        'unauthenticated',
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
      ]),
    },
  }),
  bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new ProblemError('payload-too-large', `the body is larger than ${MAX_BODY_BYTES} bytes`)
    },
  }),
  jsonBody(),
  validate('json', scoreRequestSchema),
  async (c) => {
    const preferences = readPreferences(c.req.header('prefer'))
    const { waitSeconds } = preferences
    const limits = waitSeconds === null ? {} : { timeoutMs: waitSeconds * 1_000 }
    const applied = preferencesApplied({ ...preferences, respondAsync: false })
    if (applied !== null) c.header('Preference-Applied', applied)
    const outcome = await scoreExchange(c.req.valid('json'), dependenciesOf(c), limits)
    c.header('Cache-Status', cacheStatus(outcome.memo))
    c.header('Server-Timing', serverTiming(outcome.timings))
    return c.json(outcome.answer)
  },
)

/** RFC 9211. A memo that could not be reached is told in `detail`. */
function cacheStatus({ status, stored, refreshed, failed }: ScoreOutcome['memo']): string {
  const detail = failed ? '; detail=memo-unavailable' : ''
  if (status === 'hit') return 'plumbline; hit'
  if (status === 'bypass') return 'plumbline; fwd=bypass'
  if (status === 'coalesced') return `plumbline; fwd=miss; collapsed${detail}`
  return `plumbline; fwd=${refreshed ? 'request' : 'miss'}${stored ? '; stored' : ''}${detail}`
}

function serverTiming(timings: ScoreOutcome['timings']): string {
  return timings.map(({ name, milliseconds }) => `${name};dur=${milliseconds}`).join(', ')
}
