import { Validator } from '@seriousme/openapi-schema-validator'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { TestProject } from 'vitest/node'
import { z } from 'zod'
import { contract } from './contract.ts'
import { exchangedSchema } from './exchanged.ts'

declare module 'vitest' {
  interface ProvidedContext {
    contractServerUrl: string
  }
}

const DOCUMENT = join(import.meta.dirname, '../../../src/http/dashboard/public/assets/openapi.json')

/**
 * Holds what tests inside workerd got from the Worker to openapi.json. Validators compile their schemas to code, which workerd forbids: so
 * `POST /exchanged` takes a list of requests with their answers and gives the faults of each. `POST /document` validates a document.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    answer(request).then(
      (value) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value)),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(server.address())
  project.provide('contractServerUrl', `http://127.0.0.1:${port}`)
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const body: unknown = JSON.parse(await text(request))
  if (request.url === '/document') {
    const { valid, errors } = await new Validator().validate(z.record(z.string(), z.unknown()).parse(body))
    return { valid, errors: errors ?? [] }
  }
  const check = await currentContract()
  return z.array(exchangedSchema).parse(body).map(check)
}

let known: { text: string; check: ReturnType<typeof contract> } | undefined

/** Read each time: tests that are run again as files change find the new one. */
async function currentContract(): Promise<ReturnType<typeof contract>> {
  const text = await readFile(DOCUMENT, 'utf8')
  if (known?.text !== text) known = { text, check: contract(JSON.parse(text)) }
  return known.check
}
