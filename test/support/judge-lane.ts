import { z } from 'zod'
import { chatRequestSchema } from './chat-request.ts'
import type { StepInput } from './judge-server-step.ts'

const receivedSchema = z.array(z.object({ headers: z.record(z.string(), z.string()), body: chatRequestSchema }))
export type Received = z.infer<typeof receivedSchema>

/** One test's part of the judge server, steered over HTTP from Node and from workerd alike. */
export function judgeLane(serverUrl: string, name: string) {
  return {
    /** What a judge takes as its base URL. */
    baseUrl: `${serverUrl}/${name}/v1`,
    /** Sets what happens to the next requests, and forgets those received. Past the end, answers are plausible. */
    async script(steps: readonly StepInput[]): Promise<void> {
      const response = await fetch(`${serverUrl}/${name}/script`, { method: 'PUT', body: JSON.stringify(steps) })
      if (response.status !== 204) throw new Error(`The judge server refused the script: ${await response.text()}`)
    },
    /** The model calls received since the script was set. */
    async requests(): Promise<Received> {
      const response = await fetch(`${serverUrl}/${name}/requests`)
      return receivedSchema.parse(await response.json())
    },
  }
}
