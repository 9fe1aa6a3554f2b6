import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { readSettings } from '../../../platform/settings.ts'
import { type ScoreOutcome, scoreExchange } from '../../../service/score-exchange.ts'
import { scoreRequestSchema } from '../../../service/score-request.ts'
import { dependenciesOf } from '../../dependencies-of.ts'
import { invalidRequest } from '../../invalid-request.ts'
import { limitBody, MAX_BODY_BYTES, readLimited } from '../../middleware/limit-body.ts'
import { ProblemError } from '../../problem.ts'
import { type FormErrors, formErrors } from '../forms/form-errors.ts'
import { FormProblem } from '../forms/form-problem.tsx'
import { readForm } from '../forms/read-form.ts'
import type { PageEnv } from '../page-env.ts'
import { Copyable } from '../parts/copyable.tsx'
import { showPage } from '../parts/show-page.tsx'
import { curlCommand } from '../wording/curl-command.ts'
import { judgeChoices } from './try/judge-choices.ts'
import { EMPTY_FORM, fieldOf, requestOf, TRY_FIELDS, type TryForm, tryFormSchema } from './try/try-request.ts'
import { Fields } from './try/fields.tsx'
import { Result } from './try/result.tsx'

/** A form writes up to three characters for a byte. */
const MAX_FORM_BYTES = 4 * MAX_BODY_BYTES

/** What a form came to: the outcome, or what is wrong with it. */
type Tried = { request: object; outcome: ScoreOutcome | null; errors: FormErrors | null }

/** `GET /try`: an empty form. */
export function showTry(c: Context<PageEnv>) {
  return showTried(c, EMPTY_FORM, null)
}

/** `POST /try`: scores what was filled in as `POST /v1/scores` does, and shows it as the page of a run does. */
export function submitTry() {
  return [limitBody(MAX_FORM_BYTES), createMiddleware<PageEnv>(submit)] as const
}

/** `POST /try` of somebody whose session is over: nothing is scored, and what was filled in is there to be sent again. */
export async function keepTried(c: Context<PageEnv>) {
  await readLimited(c, MAX_FORM_BYTES)
  c.header('www-authenticate', 'Bearer')
  return showTried(c, await formOf(c), null)
}

async function formOf(c: Context<PageEnv>): Promise<TryForm> {
  return tryFormSchema.parse(await readForm(c))
}

async function submit(c: Context<PageEnv>) {
  const form = await formOf(c)
  const request = requestOf(form)
  const tried = await score(c, request).then(
    (outcome): Tried => ({ request, outcome, errors: null }),
    (error: unknown): Tried => ({ request, outcome: null, errors: formErrors(error, fieldOf) }),
  )
  return showTried(c, form, tried)
}

/** @throws what `POST /v1/scores` answers as a problem */
async function score(c: Context<PageEnv>, request: object): Promise<ScoreOutcome> {
  if (new TextEncoder().encode(JSON.stringify(request)).byteLength > MAX_BODY_BYTES) {
    throw new ProblemError('payload-too-large', `the request is larger than ${MAX_BODY_BYTES} bytes`)
  }
  const parsed = scoreRequestSchema.safeParse(request)
  if (!parsed.success) throw invalidRequest(parsed.error)
  return scoreExchange(parsed.data, dependenciesOf(c))
}

function showTried(c: Context<PageEnv>, form: TryForm, tried: Tried | null) {
  const errors = tried?.errors ?? null
  const isSignedOut = c.get('looked').viewer === null
  const body = (
    <>
      <h1>Try it</h1>
      <p class="muted">
        Score one exchange by hand. It is judged as the API would judge it; nothing is recorded unless you name an
        agent.
      </p>
      {isSignedOut && <SignedOut />}
      {errors !== null && <FormProblem errors={errors} fields={TRY_FIELDS} />}
      <form method="post" action="/try#result" class="card">
        <Fields form={form} errors={errors} judges={isSignedOut ? null : judgeChoices(c)} />
        <button type="submit">Score it</button>
      </form>
      {tried !== null && (
        <section id="result" class="stack" aria-label="What came of it">
          {tried.outcome !== null && <Result outcome={tried.outcome} at={new Date().toISOString()} />}
          <section class="card" aria-labelledby="curl-title">
            <h2 id="curl-title">The same from a command line</h2>
            <Copyable name="the command" text={curlOf(c, tried.request)} />
          </section>
        </section>
      )}
    </>
  )
  const page = { title: 'Try it', place: 'try', assets: ['/assets/copy.js'], body } as const
  return showPage(c, page, isSignedOut ? 401 : (errors?.status ?? 200))
}

function SignedOut() {
  return (
    <p class="notice bad" role="alert">
      {'You are no longer signed in, and nothing was scored. '}
      <a href="/sign-in" target="_blank" rel="noopener">
        Sign in in another tab
      </a>
      {', then come back and score it from here.'}
    </p>
  )
}

function curlOf(c: Context<PageEnv>, request: object): string {
  const needsKey = readSettings(c.env).AUTH === 'keys'
  return curlCommand({ origin: new URL(c.req.url).origin, path: '/v1/scores', body: request, needsKey })
}
