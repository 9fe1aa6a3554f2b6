import type { Context } from 'hono'
import type { PageEnv } from '../../dashboard/page-env.ts'
import { Crumbs } from '../../dashboard/parts/crumbs.tsx'
import { showPage } from '../../dashboard/parts/show-page.tsx'
import { ProblemError } from '../../problem.ts'
import { Example } from '../parts/example.tsx'
import { Inline } from '../parts/prose.tsx'
import { shownDocument, type ShownDocument, type ShownProblem } from '../shown-document.ts'

const ASSETS = ['/assets/reference.css']

/** `GET /problems`: every problem in a few words. */
export async function problemIndexPage(c: Context<PageEnv>): Promise<Response> {
  const { 'x-problems': problems } = await shownDocument(c.env.ASSETS)
  const body = (
    <>
      <Crumbs way={[['/docs', 'Reference']]} />
      <h1>Problems</h1>
      <p class="muted">
        Every error is <code>application/problem+json</code> (RFC 9457) with a <code>code</code> out of these. Only what
        is marked so may be sent again as it is.
      </p>
      <div class="cards wide">
        {Object.entries(problems).map(([code, { status, title, retryable }]) => (
          <article class="card">
            <h2>
              <a href={`/problems/${code}`}>{title}</a>
            </h2>
            <ul class="badges">
              <li class="badge">
                <code>{code}</code>
              </li>
              <li class="badge">{status}</li>
              {retryable && <li class="badge good">may be sent again</li>}
            </ul>
          </article>
        ))}
      </div>
    </>
  )
  return showPage(c, { title: 'Problems', place: 'reference', assets: ASSETS, body })
}

/** `GET /problems/<code>`: what a problem means, when it comes, and what to do about it. */
export async function problemPage(c: Context<PageEnv>): Promise<Response> {
  const document = await shownDocument(c.env.ASSETS)
  const code = c.req.param('code') ?? ''
  const problem = Object.hasOwn(document['x-problems'], code) ? document['x-problems'][code] : undefined
  if (problem === undefined) throw new ProblemError('not-found', 'there is no such problem')
  const body = <Explained code={code} problem={problem} document={document} origin={new URL(c.req.url).origin} />
  return showPage(c, { title: problem.title, place: 'reference', assets: ASSETS, body })
}

type Shown = { code: string; problem: ShownProblem; document: ShownDocument; origin: string }

function Explained({ code, problem, document, origin }: Shown) {
  const { status, title, retryable, explanation, when, remedy, example } = problem
  const operations = operationsWith(code, document)
  return (
    <article class="explained">
      <Crumbs
        way={[
          ['/docs', 'Reference'],
          ['/problems', 'Problems'],
        ]}
      />
      <h1>{title}</h1>
      <ul class="badges">
        <li class="badge">
          <code>{code}</code>
        </li>
        <li class="badge">HTTP {status}</li>
        <li class={retryable ? 'badge good' : 'badge bad'}>
          {retryable ? 'may be sent again' : 'not to be sent again as it is'}
        </li>
      </ul>
      <p>
        <Inline text={explanation} />
      </p>
      <section class="card">
        <h2>When it comes</h2>
        <List lines={when} />
      </section>
      <section class="card">
        <h2>What to do</h2>
        <List lines={remedy} />
        <p class="muted">
          {retryable
            ? 'The same request may succeed later: wait as long as Retry-After says, or a little longer each time, and keep the runId.'
            : 'The same request will fail again until something is changed.'}
        </p>
      </section>
      {example !== undefined && (
        <section class="card">
          <h2>An example</h2>
          <Example example={example} origin={origin} sent={example.request.body} answered={example.answer.body} />
        </section>
      )}
      {operations.length > 0 && (
        <section class="card">
          <h2>Where it can come</h2>
          <ul>
            {operations.map(([operationId, name]) => (
              <li>
                <a href={`/docs#${operationId}`}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}

function List({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li>
          <Inline text={line} />
        </li>
      ))}
    </ul>
  )
}

/** The operations that can answer a problem, by what their answers are described with. */
function operationsWith(code: string, { paths }: ShownDocument): [operationId: string, name: string][] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { responses }]) =>
        Object.values(responses).some(({ description }) => description.includes(`\`${code}\``)),
      )
      .map(([method, { operationId }]): [string, string] => [operationId, `${method.toUpperCase()} ${path}`]),
  )
}
