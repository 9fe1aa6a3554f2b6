import type { Context } from 'hono'
import type { PageEnv } from '../../dashboard/page-env.ts'
import { showPage } from '../../dashboard/parts/show-page.tsx'
import { Fields, Inner, Type } from '../parts/fields.tsx'
import { OperationSection, permission, type PlacedOperation } from '../parts/operation-section.tsx'
import { Inline, Prose } from '../parts/prose.tsx'
import { shownDocument, type ShownDocument, type ShownSchema } from '../shown-document.ts'

/** `GET /docs`: every operation of the API. `q` leaves those that hold all of its words, also without script. */
export async function docsPage(c: Context<PageEnv>): Promise<Response> {
  const document = await shownDocument(c.env.ASSETS)
  const asked = (c.req.query('q') ?? '').slice(0, 200)
  const operations = operationsOf(document).filter(holds(asked))
  return showPage(c, {
    title: 'Reference',
    place: 'reference',
    assets: ['/assets/reference.css', '/assets/reference.js'],
    body: <Reference document={document} operations={operations} asked={asked} origin={new URL(c.req.url).origin} />,
  })
}

function operationsOf({ paths }: ShownDocument): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  )
}

/** Whether an operation holds every word that was asked for, in its description or its fields. */
function holds(asked: string): (operation: PlacedOperation) => boolean {
  const words = asked.toLowerCase().split(/\s+/)
  return (operation) => {
    const text = JSON.stringify(operation, withoutExamples).toLowerCase()
    return words.every((word) => text.includes(word))
  }
}

function withoutExamples(key: string, value: unknown): unknown {
  return key === 'examples' || key === 'x-examples' ? undefined : value
}

type Shown = { document: ShownDocument; operations: readonly PlacedOperation[]; asked: string; origin: string }

function Reference({ document, operations, asked, origin }: Shown) {
  const { info, tags, components } = document
  const groups = tags
    .map((tag) => ({ ...tag, operations: operations.filter((operation) => operation.tags.includes(tag.name)) }))
    .filter((group) => group.operations.length > 0)
  return (
    <div class="reference">
      <div class="reference-side">
        <form method="get" action="/docs" role="search" class="stack" id="reference-search">
          <label for="reference-asked">Search the reference</label>
          <input id="reference-asked" name="q" type="search" value={asked} autocomplete="off" spellcheck={false} />
          <p class="small muted" id="reference-found" role="status">
            {foundWords(operations.length, asked)}
          </p>
          <button type="submit" class="quiet">
            Search
          </button>
        </form>
        <nav aria-label="Reference">
          {groups.map(({ name, operations }) => (
            <div data-group={name}>
              <p class="overline">{name}</p>
              <ul class="plain">
                {operations.map(({ operationId, method, path, ...operation }) => (
                  <li data-for={operationId}>
                    <a href={`#${operationId}`}>
                      <span class="nav-method">{method}</span> <span class="foreign">{path}</span>
                      <span class="unseen">{`, ${permission({ operationId, ...operation })}`}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <p class="overline">More</p>
          <ul class="plain">
            <li>
              <a href="#headers">Headers</a>
            </li>
            <li>
              <a href="#types">Types</a>
            </li>
            <li>
              <a href="/problems">Problems</a>
            </li>
            <li>
              <a href="/openapi.json">openapi.json</a>
            </li>
          </ul>
        </nav>
      </div>
      <div class="reference-main">
        <h1>Reference</h1>
        <p class="muted">
          {info.summary} Version {info.version}.
        </p>
        <Prose text={info.description} />
        {groups.map(({ name, description, operations }) => (
          <div class="stack" data-group={name}>
            <h2>{name}</h2>
            <p class="muted">
              <Inline text={description} />
            </p>
            {operations.map((operation) => (
              <OperationSection operation={operation} document={document} origin={origin} />
            ))}
          </div>
        ))}
        <h2 id="headers">Headers</h2>
        <dl class="answers">
          {Object.entries(components.headers)
            .filter(([name]) => !name.includes('.'))
            .map(([name, { description }]) => (
              <div id={`header-${name}`}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>
                  <Inline text={description} />
                </dd>
              </div>
            ))}
        </dl>
        <h2 id="types">Types</h2>
        {Object.entries(components.schemas).map(([name, schema]) => (
          <NamedType name={name} schema={schema} />
        ))}
      </div>
    </div>
  )
}

function NamedType({ name, schema }: { name: string; schema: ShownSchema }) {
  return (
    <section class="card" id={`type-${name}`} aria-labelledby={`type-${name}-title`}>
      <h3 id={`type-${name}-title`}>{name}</h3>
      {schema.properties === undefined ? (
        <>
          <p>
            <Type schema={schema} />
          </p>
          <Inner schema={schema} />
        </>
      ) : (
        <Fields schema={schema} />
      )}
    </section>
  )
}

function foundWords(count: number, asked: string): string {
  if (asked.trim() === '') return `${count} operations`
  return count === 0 ? `No operation holds “${asked}”` : `${count} of them hold “${asked}”`
}
