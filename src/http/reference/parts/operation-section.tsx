import type { ShownDocument, ShownExample, ShownOperation } from '../shown-document.ts'
import { Example } from './example.tsx'
import { Field, Fields, Type } from './fields.tsx'
import { Inline, Prose } from './prose.tsx'
import { nameOfReference } from './schema-words.ts'

export type PlacedOperation = ShownOperation & { method: string; path: string }

type Shown = { operation: PlacedOperation; document: ShownDocument; origin: string }

/** An operation of the API: what it is asked with, what it answers, and examples that ran. */
export function OperationSection({ operation, document, origin }: Shown) {
  const { operationId, method, path, summary, description, parameters } = operation
  return (
    <section class="card operation" id={operationId} aria-labelledby={`${operationId}-title`}>
      <h3 id={`${operationId}-title`}>
        <a class="anchor" href={`#${operationId}`}>
          {summary}
        </a>
      </h3>
      <p class="route">
        <span class="badge method">{method}</span> <code class="foreign">{path}</code>
        <span class="badge">{permission(operation)}</span>
      </p>
      <Prose text={description} />
      {parameters.length > 0 && (
        <>
          <h4>Parameters</h4>
          <ul class="parts-list">
            {parameters.map(({ name, in: place, required, schema, description }) => (
              <li>
                <Field name={name} schema={{ ...schema, description }} isRequired={required} />
                <p class="part-place">in the {place}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      <Body operation={operation} document={document} />
      <h4>Answers</h4>
      <Answers operation={operation} document={document} />
      <Examples operation={operation} origin={origin} />
    </section>
  )
}

/** Which key it takes. */
export function permission({ security }: ShownOperation): string {
  const [scheme] = security
  if (scheme === undefined) return 'no key'
  if (scheme['admin'] !== undefined) return 'operator'
  const [scope] = scheme['bearer'] ?? []
  return scope === undefined ? 'any key' : `scope ${scope}`
}

function Body({ operation, document }: Omit<Shown, 'origin'>) {
  const schema = operation.requestBody?.content['application/json']?.schema
  if (schema === undefined) return null
  const whole = schema.$ref === undefined ? schema : document.components.schemas[nameOfReference(schema.$ref)]
  return (
    <>
      <h4>Body</h4>
      <p class="muted small">
        {'JSON, '}
        <Type schema={schema} />
      </p>
      {whole !== undefined && <Fields schema={whole} />}
    </>
  )
}

function Answers({ operation: { responses }, document }: Omit<Shown, 'origin'>) {
  return (
    <dl class="answers">
      {Object.entries(responses).map(([status, { description, headers, content }]) => {
        const [type, body] = Object.entries(content)[0] ?? []
        const codes = type === 'application/problem+json' ? codesOf(description) : []
        const told = Object.entries(headers).filter(([name]) => name !== 'X-Request-Id')
        return (
          <div>
            <dt>{status}</dt>
            <dd>
              {codes.length > 0 ? (
                <ul class="plain">
                  {codes.map(([code, title]) => (
                    <li>
                      <a href={`/problems/${code}`}>{code}</a> <span class="muted">{title}</span>
                    </li>
                  ))}
                </ul>
              ) : (
                <p>
                  <Inline text={description} />
                  {body?.schema.$ref !== undefined && (
                    <>
                      {': '}
                      <Type schema={body.schema} />
                    </>
                  )}
                  {type !== undefined && type !== 'application/json' && <span class="muted">{` (${type})`}</span>}
                </p>
              )}
              {told.length > 0 && (
                <p class="small muted">
                  {'with '}
                  {told.map(([name, { $ref }], index) => (
                    <>
                      {index === 0 ? '' : ', '}
                      {document.components.headers[nameOfReference($ref)]?.required === true ? '' : 'sometimes '}
                      <a href={`#header-${name}`}>
                        <code>{name}</code>
                      </a>
                    </>
                  ))}
                </p>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** The codes of an answer's description, which has each with its title. */
function codesOf(description: string): [code: string, title: string][] {
  return [...description.matchAll(/`([a-z-]+)`: ([^;]+)/g)].map(([, code = '', title = '']) => [code, title])
}

function Examples({ operation, origin }: Omit<Shown, 'document'>) {
  const examples = operation['x-examples']
  if (examples.length === 0) return null
  return (
    <>
      <h4>Examples</h4>
      <div class="stack">
        {examples.map((example) => (
          <details>
            <summary>
              {example.summary} <span class="muted">{example.answer.status}</span>
            </summary>
            <div class="stack">
              <Example example={example} origin={origin} {...bodiesOf(example, operation)} />
            </div>
          </details>
        ))}
      </div>
    </>
  )
}

/** What was sent and answered: beside the schema of each, or with the example where there is none. */
function bodiesOf(
  example: ShownExample,
  { requestBody, responses }: ShownOperation,
): { sent: unknown; answered: unknown } {
  const contents = Object.values(responses[String(example.answer.status)]?.content ?? {})
  const answered = contents.map(({ examples }) => examples[example.name]?.value).find((value) => value !== undefined)
  return {
    sent: requestBody?.content['application/json']?.examples[example.name]?.value ?? example.request.body,
    answered: answered ?? example.answer.body,
  }
}
