import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { chatCompletion, completionChunks, type ChatCompletion } from './chat-completion.ts'

const common = {
  /** Waits so long before the first byte. */
  latencyMs: z.number().default(0),
  /** Stays the answer to every later request. */
  forever: z.boolean().default(false),
}

/** What the server does with one request. Plain JSON, so that a test inside workerd can send it. */
export const stepSchema = z.discriminatedUnion('kind', [
  /** A chat completion whose message is `content` (an object is sent as its JSON). */
  z.object({
    kind: z.literal('answer'),
    content: z.union([z.string(), z.null(), z.record(z.string(), z.unknown())]),
    finishReason: z.string().default('stop'),
    refusal: z.string().nullable().default(null),
    ...common,
  }),
  /** The right answer to any request: made from the schema and the texts that it carries. */
  z.object({ kind: z.literal('plausible'), ...common }),
  /** Any status with any body. */
  z.object({
    kind: z.literal('status'),
    status: z.number(),
    headers: z.record(z.string(), z.string()).default({}),
    body: z.string().default(''),
    ...common,
  }),
  /** Headers and half a completion, then the connection is reset. */
  z.object({ kind: z.literal('reset'), ...common }),
  /** Headers, then nothing more. */
  z.object({ kind: z.literal('silence'), ...common }),
  /** A byte now and then, never enough. */
  z.object({ kind: z.literal('drip'), everyMs: z.number().default(20), ...common }),
])
export type Step = z.output<typeof stepSchema>
export type StepInput = z.input<typeof stepSchema>

/** Answers one request as the step says. `plausible` makes the right answer to it; `isStreamed` when it is wanted as a stream of events. */
export async function performStep(options: {
  step: Step
  response: ServerResponse
  plausible: () => object
  isStreamed: boolean
}): Promise<void> {
  const { step, response, plausible, isStreamed } = options
  if (step.latencyMs > 0) await pause(step.latencyMs)
  switch (step.kind) {
    case 'answer':
      return send(response, chatCompletion(step), isStreamed)
    case 'plausible':
      return send(response, chatCompletion({ content: plausible(), finishReason: 'stop', refusal: null }), isStreamed)
    case 'status':
      response.writeHead(step.status, step.headers).end(step.body)
      return
    case 'reset':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
      response.write('{"id":"chatcmpl-1","choices":[{"index":0,"message":{"role":"assis')
      await pause(20)
      response.socket?.resetAndDestroy()
      return
    case 'silence':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' }).flushHeaders()
      return
    case 'drip':
      response.writeHead(200, { 'content-type': 'application/json' })
      while (!response.destroyed) {
        response.write(' ')
        await pause(step.everyMs)
      }
  }
}

function send(response: ServerResponse, completion: ChatCompletion, isStreamed: boolean): void {
  if (isStreamed) {
    const events = [...completionChunks(completion).map((chunk) => JSON.stringify(chunk)), '[DONE]']
    response
      .writeHead(200, { 'content-type': 'text/event-stream' })
      .end(events.map((event) => `data: ${event}\n\n`).join(''))
  } else {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(completion))
  }
}
