import type { Child } from 'hono/jsx'
import { Foreign } from '../parts/foreign.tsx'

type FieldProps = {
  name: string
  label: string
  help?: Child
  errors: readonly string[]
}

type Given = { value: string; isRequired?: boolean }

/** A label with its field, what helps to fill it in, and what is wrong with it. */
function Field({ name, label, help, errors, children }: FieldProps & { children?: Child }) {
  return (
    <div class="field">
      <label for={name}>{label}</label>
      {children}
      {help !== undefined && (
        <p id={`${name}-help`} class="small muted">
          {help}
        </p>
      )}
      {errors.length > 0 && (
        <p id={`${name}-error`} class="small bad">
          <Foreign>{errors.join('; ')}</Foreign>
        </p>
      )}
    </div>
  )
}

/** What ties a field to its label, its help and its errors. */
function tiesOf({ name, help, errors }: FieldProps) {
  const described = [...(help === undefined ? [] : [`${name}-help`]), ...(errors.length > 0 ? [`${name}-error`] : [])]
  return {
    id: name,
    name,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-invalid': errors.length > 0 ? ('true' as const) : undefined,
  }
}

/** A text of many lines. */
export function LongField({ rows, isRequired, ...field }: FieldProps & Given & { rows: number }) {
  return (
    <Field {...field}>
      <textarea {...tiesOf(field)} rows={rows} dir="auto" required={isRequired}>
        {/* A browser drops the first line break. */}
        {`\n${field.value}`}
      </textarea>
    </Field>
  )
}

/** A text of one line. `suggestions` are offered, and none has to be taken. */
export function WordField({
  suggestions,
  kind = 'text',
  isRequired,
  ...field
}: FieldProps & Given & { suggestions?: readonly string[]; kind?: 'text' | 'password' | 'decimal' }) {
  const list = suggestions === undefined ? undefined : `${field.name}-list`
  return (
    <Field {...field}>
      <input
        {...tiesOf(field)}
        type={kind === 'password' ? 'password' : 'text'}
        inputmode={kind === 'decimal' ? 'decimal' : undefined}
        value={field.value}
        list={list}
        required={isRequired}
        autocomplete={kind === 'password' ? 'new-password' : 'off'}
        spellcheck={false}
      />
      {suggestions !== undefined && (
        <datalist id={list}>
          {suggestions.map((suggestion) => (
            <option value={suggestion}></option>
          ))}
        </datalist>
      )}
    </Field>
  )
}

/** One of several. */
export function ChoiceField({
  options,
  ...field
}: FieldProps & Given & { options: readonly (readonly [value: string, text: string])[] }) {
  return (
    <Field {...field}>
      <select {...tiesOf(field)}>
        {options.map(([option, text]) => (
          <option value={option} selected={option === field.value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  )
}
