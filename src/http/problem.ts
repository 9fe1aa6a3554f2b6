import type { Context } from 'hono'
import { z } from 'zod'
import { runProblemSchema, type RunProblem } from '../service/run-problem.ts'
import type { AppEnv } from './context.ts'

type ProblemKind = { status: number; title: string; retryable: boolean; explanation: string }

/** Every problem there is: RFC 9457 title and status, whether the same request may succeed later, and what to do, for a person. */
export const PROBLEMS = {
  'invalid-json': {
    status: 400,
    title: 'The body is not JSON',
    retryable: false,
    explanation:
      'The request body could not be read as JSON in UTF-8. Send one JSON object, encoded in UTF-8, without compression.',
  },
  'invalid-request': {
    status: 422,
    title: 'The request is not valid',
    retryable: false,
    explanation:
      'A field is missing, unknown, of the wrong type or out of range, or `model` names a judge that is not allowed. `errors` lists each field by its path.',
  },
  'not-scorable': {
    status: 422,
    title: 'There is nothing to score',
    retryable: false,
    explanation:
      'The request is well formed, but there is no response to score, or the prompt that the evaluation mode needs is missing. `detail` says which.',
  },
  unauthenticated: {
    status: 401,
    title: 'No valid key',
    retryable: false,
    explanation:
      'Send `Authorization: Bearer <key>` with a key of your tenant. In local mode no key is asked, but only requests to a loopback host are answered.',
  },
  forbidden: {
    status: 403,
    title: 'Not allowed',
    retryable: false,
    explanation:
      'The key is valid but may not do this: it lacks the scope, or only the operator may. `detail` says which.',
  },
  'not-found': {
    status: 404,
    title: 'Not found',
    retryable: false,
    explanation: 'There is no such route, or the thing it names does not exist.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    retryable: false,
    explanation: 'The route exists but not with this method; the `Allow` header lists those it has.',
  },
  'run-conflict': {
    status: 409,
    title: 'The runId was used for other content',
    retryable: false,
    explanation:
      'Within an agent a `runId` names one run for 24 hours. It came again with another exchange, mode, model, or options. Use a new id for new content.',
  },
  'payload-too-large': {
    status: 413,
    title: 'The body is too large',
    retryable: false,
    explanation: 'A request body may have at most 256 KiB.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The body must be application/json',
    retryable: false,
    explanation: 'Send `Content-Type: application/json`.',
  },
  'rate-limited': {
    status: 429,
    title: 'Too many requests',
    retryable: true,
    explanation: 'The limit of the tenant is used up. Send the request again after `Retry-After` seconds.',
  },
  'judge-not-configured': {
    status: 503,
    title: 'The judge is not configured',
    retryable: false,
    explanation:
      'The key of the judge is missing, or its provider does not accept it or does not know the model. The operator has to set it.',
  },
  'judge-unavailable': {
    status: 503,
    title: 'The judge is not available',
    retryable: true,
    explanation:
      'The provider of the judge was overloaded, unreachable or gave no answer of a model, also after retries. Send the request again later.',
  },
  'judge-rejected': {
    status: 502,
    title: 'The judge rejected the request',
    retryable: false,
    explanation:
      'The provider of the judge refused this request, for instance because the text is too long for the model.',
  },
  'judge-invalid-output': {
    status: 502,
    title: 'The judge gave no valid judgement',
    retryable: true,
    explanation:
      'The model answered, but not with a valid judgement. Nothing was scored. Send the request again or choose another judge.',
  },
  'judge-refused': {
    status: 502,
    title: 'The judge refused',
    retryable: false,
    explanation: 'The model refused to judge this exchange. Choose another judge.',
  },
  'judge-timeout': {
    status: 504,
    title: 'The judge took too long',
    retryable: true,
    explanation: 'The time for all attempts ran out while the judge was being asked. Send the request again.',
  },
  'storage-unavailable': {
    status: 503,
    title: 'The run could not be stored',
    retryable: true,
    explanation:
      'The score was not recorded, so it is not answered either. Send the request again with the same `runId`.',
  },
  'not-configured': {
    status: 503,
    title: 'The service is not configured for this',
    retryable: false,
    explanation:
      'This needs a secret that the operator has not set, or a setting has a value that it cannot have; `detail` names it.',
  },
  internal: {
    status: 500,
    title: 'A fault of ours',
    retryable: false,
    explanation: 'This must not happen. Please report it with the `requestId`.',
  },
} as const satisfies Record<string, ProblemKind>

export type ProblemCode = keyof typeof PROBLEMS

export function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(PROBLEMS, code)
}

export type FieldError = { path: string; message: string }

/** The body of every error, RFC 9457 `application/problem+json`. */
export const problemSchema = runProblemSchema
  .extend({
    requestId: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem' })

/** Thrown anywhere on the HTTP floor; `onError` alone turns it into a response. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly code: ProblemCode
  readonly errors: FieldError[] | undefined
  readonly headers: Record<string, string>

  constructor(
    code: ProblemCode,
    detail: string,
    options: { errors?: FieldError[]; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(detail, { cause: options.cause })
    this.code = code
    this.errors = options.errors
    this.headers = options.headers ?? {}
  }
}

/** What is said of a problem, whichever request it was. */
export function describeProblem({ code, message: detail }: ProblemError): RunProblem {
  const { status, title, retryable } = PROBLEMS[code]
  return { type: `/problems/${code}`, title, status, detail, code, retryable }
}

/** A problem as the response that goes out, with the headers that middleware has set. */
export function problemResponse(c: Context<AppEnv>, problem: ProblemError): Response {
  const { status } = PROBLEMS[problem.code]
  const body: z.infer<typeof problemSchema> = {
    ...describeProblem(problem),
    requestId: c.get('requestId'),
    ...(problem.errors && { errors: problem.errors }),
  }
  const headers = {
    ...c.get('answerHeaders').byName,
    'x-request-id': c.get('requestId'),
    ...problem.headers,
    'content-type': 'application/problem+json',
  }
  return c.json(body, status, headers)
}
