import type { z } from 'zod'
import { ProblemError, type FieldError } from './problem.ts'

type Issue = z.core.$ZodIssue

const MAX_ERRORS = 20

/** The problem of input that a schema does not accept, with an entry for every field at fault. */
export function invalidRequest({ issues }: { issues: readonly Issue[] }): ProblemError {
  const errors = fieldErrors(issues)
  const detail = errors.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('; ')
  return new ProblemError('invalid-request', detail, { errors })
}

function fieldErrors(issues: readonly Issue[]): FieldError[] {
  return issues.flatMap((issue) => flatten(issue, [])).slice(0, MAX_ERRORS)
}

/** One entry per field: unknown fields by their own path, unions by the alternative that fits best. */
function flatten(issue: Issue, parent: readonly PropertyKey[]): FieldError[] {
  const path = [...parent, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: dotted([...path, key]), message: 'is not a known field' }))
  }
  if (issue.code === 'invalid_union') {
    const best = closestAlternative(issue.errors)
    if (best) return best.flatMap((inner) => flatten(inner, path))
  }
  return [{ path: dotted(path), message: issue.message }]
}

/** The alternative whose issues lie deepest got furthest; an alternative of another type altogether stops at its root. */
function closestAlternative(alternatives: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const reached = alternatives.map((issues) => ({ issues, depth: Math.min(...issues.map(depthOf)) }))
  const deepest = Math.max(...reached.map(({ depth }) => depth))
  if (deepest <= 0) return undefined
  return reached
    .filter(({ depth }) => depth === deepest)
    .map(({ issues }) => issues)
    .toSorted((one, other) => one.length - other.length)[0]
}

function depthOf(issue: Issue): number {
  const own = issue.path.length
  if (issue.code === 'unrecognized_keys') return own + 1
  if (issue.code !== 'invalid_union') return own
  const inner = issue.errors.map((issues) => Math.min(...issues.map(depthOf)))
  return own + Math.max(0, ...inner.filter(Number.isFinite))
}

function dotted(path: readonly PropertyKey[]): string {
  return path.map(String).join('.')
}
