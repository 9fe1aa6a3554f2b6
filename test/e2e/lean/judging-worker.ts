import { z } from 'zod'
import { plainHtml } from '../../../src/connectors/text/plain-html.ts'
import { JudgeError } from '../../../src/scorer/judge/judge-error.ts'
import { resolveModel } from '../../../src/scorer/judge/models.ts'
import { judgeRequest } from '../../scorer/judge/llm/judge-request.ts'

const orderSchema = z.object({
  id: z.string(),
  openAi: z.object({ baseUrl: z.string().optional(), apiKey: z.string().optional() }).optional(),
  /** What the AI binding answers, or the message of what it throws. */
  ai: z.object({ answer: z.unknown(), error: z.string().optional() }).optional(),
})
export type Order = z.input<typeof orderSchema>

/** Judges one exchange by a model, and tells all that came of it; or makes HTML plain. */
export default {
  async fetch(request: Request): Promise<Response> {
    if (new URL(request.url).pathname === '/html') return new Response(plainHtml(await request.text()))
    const { id, openAi = {}, ai } = orderSchema.parse(await request.json())
    const runs: unknown[] = []
    const binding = {
      async run(model: string, inputs: unknown, options: object) {
        runs.push({ model, inputs, options: Object.keys(options).toSorted(), gateway: 'gateway' in options && options })
        if (ai?.error !== undefined) throw new Error(ai.error)
        return ai?.answer
      },
    }
    const llm = { newNonce: () => 'nonces', random: () => 0, sleep: () => Promise.resolve() }
    try {
      const judge = resolveModel(id, { openAi, llm, ...(ai && { ai: binding }) })
      return Response.json({ opinion: await judge.judge(judgeRequest()), runs })
    } catch (error) {
      if (!(error instanceof JudgeError)) throw error
      const { code, message, retryAfterSeconds } = error
      return Response.json({ failure: { code, message, retryAfterSeconds }, runs })
    }
  },
}
