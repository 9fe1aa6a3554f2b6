import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { log } from '../platform/log.ts'
import { answerProblem } from './answer-problem.ts'
import type { AppEnv } from './context.ts'
import { PAGE_PATHS } from './dashboard/page-paths.ts'
import { servePage } from './dashboard/serve-page.ts'
import { allowOrigins } from './middleware/allow-origins.ts'
import { answerHeaders } from './middleware/answer-headers.ts'
import { authenticate } from './middleware/authenticate.ts'
import { rateLimit } from './middleware/rate-limit.ts'
import { requestLog } from './middleware/request-log.ts'
import { problemOf } from './problem-of.ts'
import { ProblemError } from './problem.ts'
import { agents } from './routes/agents.ts'
import { health } from './routes/health.ts'
import { hooks } from './routes/hooks.ts'
import { hookTarget } from './routes/hook-target.ts'
import { me } from './routes/me.ts'
import { reference } from './routes/reference.ts'
import { scores } from './routes/scores.ts'
import { tenantStats } from './routes/tenant-stats.ts'
import { tenants } from './routes/tenants.ts'

const app = new Hono<AppEnv>()

app.use(answerHeaders(), requestLog())
app.use(
  methodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) => {
      const allow = methods.join(', ')
      const problem = new ProblemError('method-not-allowed', `this route has ${allow}`, { headers: { allow } })
      return answerProblem(c, problem)
    },
  }),
)
app.use('/v1/*', allowOrigins())
// Before `authenticate`: the operator's routes take another token, and belong to no tenant.
app.route('/v1/tenants', tenants)
app.use('/v1/*', authenticate(), rateLimit())

app
  .route('/v1/me', me)
  .route('/v1/scores', scores)
  .route('/v1/agents', agents)
  .route('/v1/stats', tenantStats)
  .route('/v1/hooks', hooks)
  .route('/hooks', hookTarget)
  .route('/healthz', health)

app.route('/', reference)

for (const { path, methods } of PAGE_PATHS) app.on(methods, path, servePage())

app.notFound((c) => answerProblem(c, new ProblemError('not-found', 'there is no such route')))

app.onError((error, c) => {
  const problem = problemOf(error)
  if (problem.code === 'internal') {
    log('fault', { requestId: c.get('requestId'), error: error.name, stack: framesOf(error) })
  }
  return answerProblem(c, problem)
})

/** Where it happened: files and lines only, since a message could carry anybody's text. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n')
}

/** The HTTP floor: everything the Worker answers. */
export { app }
