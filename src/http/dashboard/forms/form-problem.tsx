import { PROBLEMS } from '../../problem.ts'
import { Foreign } from '../parts/foreign.tsx'
import type { FormErrors } from './form-errors.ts'

/** What is wrong with a form that was sent, above it. What belongs to a field is said there too. `fields` are their labels by name. */
export function FormProblem({
  errors: { problem, of, others },
  fields,
}: {
  errors: FormErrors
  fields: Readonly<Record<string, string>>
}) {
  const { code } = problem
  const { title, explanation, retryable } = PROBLEMS[code]
  const wrong = Object.entries(fields).filter(([name]) => of(name).length > 0)
  const retryAfter = problem.headers['retry-after']
  return (
    <section class="notice bad" role="alert" aria-labelledby="problem">
      <h2 id="problem">{title}</h2>
      {wrong.length === 0 && others.length === 0 && (
        <p>
          <Foreign>{problem.message}</Foreign>
        </p>
      )}
      {wrong.length + others.length > 0 && (
        <ul>
          {wrong.map(([name, label]) => (
            <li>
              <a href={`#${name}`}>{label}</a>
              {': '}
              <Foreign>{of(name).join('; ')}</Foreign>
            </li>
          ))}
          {others.map(({ path, message }) => (
            <li>
              <Foreign>{path === '' ? message : `${path}: ${message}`}</Foreign>
            </li>
          ))}
        </ul>
      )}
      {code !== 'invalid-request' && <p>{explanation}</p>}
      {retryable && retryAfter !== undefined && <p>{`Worth another try in ${retryAfter} seconds.`}</p>}
      <p class="small muted">
        <a href={`/problems/${code}`}>{code}</a>
      </p>
    </section>
  )
}
