import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'
import { chatRequestSchema, type ChatRequest } from './chat-request.ts'
import { plausibleAnswer } from './judge-answer.ts'
import { performStep, stepSchema, type Step } from './judge-server-step.ts'

/** What a lane has been told to do and has been asked. */
type Lane = { steps: Step[]; requests: ReceivedRequest[] }

export type ReceivedRequest = { headers: Record<string, string>; body: ChatRequest }

export type JudgeServer = {
  /** `http://127.0.0.1:<port>`; a lane's base URL is `<url>/<lane>/v1`. */
  url: string
  close(): Promise<void>
}

/**
 * A real HTTP server that speaks `/chat/completions` and does what it was told, fault for fault. Each test takes a lane of its
 * own, a path prefix, so that tests do not meet. It is steered over HTTP as well (`judgeLane`), because tests in workerd cannot
 * reach into this process: `PUT /<lane>/script` sets the steps, `GET /<lane>/requests` tells what was received. A lane that was told nothing
 * answers every request plausibly.
 */
export async function startJudgeServer(): Promise<JudgeServer> {
  const lanes = new Map<string, Lane>()
  const server = createServer((request, response) => {
    serve(lanes, request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(599)
      response.end(String(error))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function serve(lanes: Map<string, Lane>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, name = '', ...rest] = (request.url ?? '').split('/')
  const lane = lanes.get(name) ?? { steps: [], requests: [] }
  lanes.set(name, lane)
  const text = await bodyText(request)
  switch (`${request.method} ${rest.join('/')}`) {
    case 'PUT script':
      lane.steps = z.array(stepSchema).parse(JSON.parse(text))
      lane.requests = []
      response.writeHead(204).end()
      return
    case 'GET requests':
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(lane.requests))
      return
    case 'POST v1/chat/completions': {
      const body = chatRequestSchema.parse(JSON.parse(text))
      lane.requests.push({ headers: plainHeaders(request), body })
      const plausible = () => plausibleAnswer(body)
      await performStep({ step: nextStep(lane), response, plausible, isStreamed: body.stream === true })
      return
    }
    default:
      response.writeHead(404).end()
  }
}

function nextStep(lane: Lane): Step {
  const step = lane.steps[0] ?? stepSchema.parse({ kind: 'plausible' })
  if (!step.forever) lane.steps.shift()
  return step
}

function plainHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
}

async function bodyText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}
