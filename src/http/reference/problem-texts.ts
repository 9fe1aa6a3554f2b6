import type { ProblemCode } from '../problem.ts'

/** What is told of a problem to a person who has it, beside its explanation. In Markdown's code spans, else plain. */
type ProblemText = { when: readonly string[]; remedy: readonly string[] }

/** Every problem: when it comes, and what to do. */
export const PROBLEM_TEXTS: Readonly<Record<ProblemCode, ProblemText>> = {
  'invalid-json': {
    when: [
      'The body ends early, has a trailing comma, single quotes or a comment, or is empty.',
      'The body is not valid UTF-8, or is compressed.',
    ],
    remedy: [
      'Serialise the body with a JSON library instead of putting the text together.',
      'Send it as UTF-8, without `Content-Encoding`.',
    ],
  },
  'invalid-request': {
    when: [
      'A required field is missing, or one is of the wrong type or out of its range.',
      'A field has a name that is not known: a typo is not silently ignored.',
      '`model` names a judge that is not allowed here.',
      'The body is nested more than 64 levels deep.',
    ],
    remedy: [
      'Read `errors`: each entry has the `path` of a field, such as `options.scale` or `input.0.content`, and what it must be.',
      "Compare with the operation's fields in the reference.",
    ],
  },
  'not-scorable': {
    when: [
      'There is no response in `output`, or none after the last prompt.',
      '`evaluationMode` is `user` and there is no user prompt, or `system` and there is no system prompt.',
      'A dead letter is retried after its texts were deleted.',
    ],
    remedy: [
      'Send the response that the agent gave. A blank one can be scored: it scores 0.',
      'Send the prompt, or choose the mode that fits what you have; `both` takes either.',
    ],
  },
  unauthenticated: {
    when: [
      'There is no `Authorization: Bearer <key>`, or the key is unknown or was revoked up to a minute ago.',
      'The Worker runs in local mode and is asked by another host than a loopback one.',
      "A chat platform's delivery has no signature that fits, or the hook has no secret yet.",
    ],
    remedy: [
      'Ask the operator for a key of your tenant.',
      "For a hook, set the platform's secret with `PATCH /v1/hooks/{hookId}`.",
      'In local mode ask `http://localhost` or `http://127.0.0.1`.',
    ],
  },
  forbidden: {
    when: [
      'The key lacks the scope: `score`, `read` or `manage`; the reference names it at each operation.',
      "A tenant's key is used where only the operator's `ADMIN_TOKEN` is taken.",
      'A form of the dashboard was sent from another site.',
    ],
    remedy: [
      'Look with `GET /v1/me` what your key may do.',
      'Ask the operator for a key with that scope.',
      "Open the dashboard's own page and send its form.",
    ],
  },
  'not-found': {
    when: [
      'The path is misspelt.',
      'The agent was never scored, or the run is no longer held.',
      'The hook, dead letter, tenant or key does not exist, or belongs to somebody else.',
    ],
    remedy: ['Check the path and the ids in it.', 'List what there is: `GET /v1/agents`, `GET /v1/hooks`.'],
  },
  'method-not-allowed': {
    when: ['The path exists, but not with this method.'],
    remedy: ['Use one of the methods in the `Allow` header of the answer.'],
  },
  'run-conflict': {
    when: [
      'The same `agentId` and `runId` came within 24 hours with another exchange, mode, model, requirements, language, constraints, weights, scale or threshold.',
    ],
    remedy: [
      'Make a new `runId` for new content; a UUID will do.',
      'To repeat a request safely, repeat it unchanged: the same content is answered with the recorded run.',
    ],
  },
  'payload-too-large': {
    when: ['The body has more than 256 KiB; a delivery to a hook more than 1 MiB.'],
    remedy: [
      'Leave out what the judge does not need: old turns of the history, long results of tools.',
      'Split a batch.',
    ],
  },
  'unsupported-media-type': {
    when: ['`Content-Type` is missing, or something else than `application/json`, such as a form.'],
    remedy: ['Send `Content-Type: application/json`.'],
  },
  'rate-limited': {
    when: [
      'The tenant sent more requests in this minute than its tier allows.',
      "The tenant's daily budget of judge calls or tokens is spent, and it is set to refuse.",
    ],
    remedy: [
      'Wait as many seconds as `Retry-After` says, then send the same request again.',
      '`RateLimit` and `RateLimit-Policy` tell of a daily budget; the operator can raise it, or let the embedded judge take over.',
    ],
  },
  'judge-not-configured': {
    when: [
      "The judge's key is not set.",
      'Its provider answered 401, 402, 403 or 404: the key is not accepted, not paid for, or the model does not exist.',
    ],
    remedy: [
      "The operator sets the provider's key, or corrects the model's name.",
      'Until then ask another judge: `"model": "embedded"` needs none.',
    ],
  },
  'judge-unavailable': {
    when: [
      "The judge's provider answered 429 or 5xx, could not be reached, or gave no answer of a model, after retries and fallbacks.",
    ],
    remedy: [
      'Send the request again with the same `runId`, after `Retry-After` if there is one.',
      'Configure a fallback judge, or ask with `Prefer: respond-async`, which keeps trying.',
    ],
  },
  'judge-rejected': {
    when: ["The judge's provider answered another 4xx, often because the text is too long for the model."],
    remedy: ['Shorten the exchange, or choose a model that takes more.'],
  },
  'judge-invalid-output': {
    when: [
      'The model answered something that is no judgement, also after it was asked once more and after all fallbacks.',
    ],
    remedy: ['Send the request again, or choose a more capable judge.'],
  },
  'judge-refused': {
    when: ['The model refused to read or judge the exchange, such as by its content filter.'],
    remedy: ['Choose another judge; the embedded one refuses nothing.'],
  },
  'judge-timeout': {
    when: [
      "The time for all attempts, the operator's or that of `Prefer: wait=N`, ran out while the judge was being asked.",
    ],
    remedy: [
      'Send the request again with the same `runId`.',
      'Give it more time, or ask with `Prefer: respond-async` and read the run later.',
    ],
  },
  'storage-unavailable': {
    when: ['The run, the settings or the delivery could not be read or written just now.'],
    remedy: [
      'Send the request again with the same `runId`: it is counted once.',
      'A chat platform sends a delivery again by itself.',
    ],
  },
  'not-configured': {
    when: [
      'A secret such as `ENCRYPTION_KEY` is not set, and this needs it.',
      'A setting of the Worker has a value that it cannot have; `detail` names it.',
    ],
    remedy: ['The operator sets it and deploys again.'],
  },
  internal: {
    when: ['A fault in the service that nobody expected.'],
    remedy: ['Report it with the `requestId`, under which it is logged.'],
  },
}
