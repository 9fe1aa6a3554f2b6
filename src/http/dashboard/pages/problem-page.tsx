import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'
import { PROBLEMS, type ProblemError } from '../../problem.ts'
import { NOBODY } from '../page-env.ts'
import { PAGE_HEADERS } from '../page-headers.ts'
import { Foreign } from '../parts/foreign.tsx'
import { documentOf } from '../parts/show-page.tsx'

/** A problem for a person: what it is, what to do, and what to name when asking somebody. It is said of any path, the dashboard's or not. */
export async function problemPage(c: Context<AppEnv>, problem: ProblemError): Promise<Response> {
  const { status, title } = PROBLEMS[problem.code]
  const page = { title, place: null, body: <Problem problem={problem} requestId={c.get('requestId')} /> }
  const headers = { ...PAGE_HEADERS, 'cache-control': 'no-store', ...problem.headers }
  // Who looks is not known here: it may be that which failed.
  return c.html(documentOf(page, NOBODY), status, headers)
}

function Problem({ problem, requestId }: { problem: ProblemError; requestId: string }) {
  const { code } = problem
  const { status, title, retryable, explanation } = PROBLEMS[code]
  // What has a cause is a form that another site sent, whatever the key.
  const isOfKey = code === 'unauthenticated' || (code === 'forbidden' && problem.cause === undefined)
  return (
    <article class="problem">
      <p class="overline">{status}</p>
      <h1>{title}</h1>
      <p>
        <Foreign>{sentence(problem.message)}</Foreign>
      </p>
      {code !== 'not-found' && code !== 'forbidden' && <p>{explanation}</p>}
      <p class="actions">
        {retryable && (
          <a class="button" href="">
            Try again
          </a>
        )}
        <a class={retryable ? '' : 'button'} href="/">
          To the overview
        </a>
        {isOfKey && <a href="/sign-in">Sign in with another key</a>}
      </p>
      <p class="small muted">
        <a href={`/problems/${code}`}>{code}</a>, request <code class="foreign">{requestId}</code>
      </p>
    </article>
  )
}

/** What programs are told, as a sentence. */
function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
}
