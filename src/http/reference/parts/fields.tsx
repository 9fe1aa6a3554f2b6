import type { Child } from 'hono/jsx'
import type { ShownSchema } from '../shown-document.ts'
import { Inline } from './prose.tsx'
import { boundsOf, nameOfReference } from './schema-words.ts'

/** The fields of an object, each with its type, what it may be, and those inside it. */
export function Fields({ schema }: { schema: ShownSchema }) {
  const { properties = {}, required = [] } = schema
  return (
    <ul class="parts-list">
      {Object.entries(properties).map(([name, field]) => (
        <li>
          <Field name={name} schema={field} isRequired={required.includes(name)} />
        </li>
      ))}
    </ul>
  )
}

export function Field({ name, schema, isRequired }: { name: string; schema: ShownSchema; isRequired: boolean }) {
  const bounds = boundsOf(schema)
  return (
    <>
      <p class="part">
        <code class="part-name">{name}</code>{' '}
        <span class="part-type">
          <Type schema={schema} />
        </span>
        {isRequired && <span class="badge">required</span>}
        {schema.default !== undefined && (
          <span class="part-bound">
            default <code>{JSON.stringify(schema.default)}</code>
          </span>
        )}
        {bounds !== '' && <span class="part-bound">{bounds}</span>}
      </p>
      {schema.description !== undefined && (
        <p class="part-text">
          <Inline text={schema.description} />
        </p>
      )}
      <Inner schema={schema} />
    </>
  )
}

/** What stands inside a schema that has no name of its own. */
export function Inner({ schema }: { schema: ShownSchema }): Child {
  if (schema.properties !== undefined) return <Fields schema={schema} />
  const inner = [schema.items, schema.additionalProperties, ...alternatives(schema), ...(schema.allOf ?? [])]
  const objects = inner.filter((part) => typeof part === 'object' && part.$ref === undefined)
  return <>{objects.map((part) => (typeof part === 'object' ? <Inner schema={part} /> : null))}</>
}

/** The type in a few words; one that has a name is a link to it. */
export function Type({ schema }: { schema: ShownSchema }): Child {
  if (schema.$ref !== undefined) {
    const name = nameOfReference(schema.$ref)
    return <a href={`#type-${name}`}>{name}</a>
  }
  if (schema.const !== undefined) return <code>{JSON.stringify(schema.const)}</code>
  if (schema.enum !== undefined)
    return (
      <Alternatives
        parts={schema.enum.map((value) => (
          <code>{JSON.stringify(value)}</code>
        ))}
      />
    )
  const either = alternatives(schema)
  if (either.length > 0)
    return (
      <Alternatives
        parts={either.map((part) => (
          <Type schema={part} />
        ))}
      />
    )
  if (schema.items !== undefined) {
    return (
      <>
        {'list of '}
        <Type schema={schema.items} />
      </>
    )
  }
  if (typeof schema.additionalProperties === 'object') {
    return (
      <>
        {'object of '}
        <Type schema={schema.additionalProperties} />
      </>
    )
  }
  const { type = 'anything' } = schema
  return <>{typeof type === 'string' ? type : type.join(' or ')}</>
}

function alternatives({ anyOf = [], oneOf = [] }: ShownSchema): ShownSchema[] {
  return [...anyOf, ...oneOf]
}

function Alternatives({ parts }: { parts: readonly Child[] }) {
  return <>{parts.map((part, index) => [index === 0 ? '' : ' or ', part])}</>
}
