import { z } from 'zod'
import { dependenciesFor } from '../../../../src/dependencies.ts'
import { app } from '../../../../src/http/app.ts'
import { UNSET_TENANT } from '../../../../src/platform/tenants/tenant-settings.ts'
import { fingerprint } from '../../../../src/scorer/judge/fingerprint.ts'
import { scoreJudgement } from '../../../../src/scorer/scoring/score-judgement.ts'
import { prepareRequest } from '../../../../src/service/prepare-request.ts'
import { scoreExchange } from '../../../../src/service/score-exchange.ts'
import { scoreRequestSchema } from '../../../../src/service/score-request.ts'

const ROUNDS = 9
const REPEATS = 300

/** Takes the body of a request, and tells how many microseconds each piece of answering its repeats takes. */
export default {
  async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    const body = await request.text()
    const dependencies = dependenciesFor({ env, tenantId: 'local', tenant: UNSET_TENANT, context })
    const headers = { 'content-type': 'application/json' }
    const answer = async (text = body): Promise<string> => {
      const told = { ...headers, 'content-length': String(text.length) }
      const sent = new Request('http://localhost/v1/scores', { method: 'POST', headers: told, body: text })
      const response = await app.fetch(sent, env, context)
      return response.text()
    }
    const text = await answer()
    const value: object = z.record(z.string(), z.unknown()).parse(JSON.parse(text))
    const json: unknown = JSON.parse(body)
    const parsed = scoreRequestSchema.parse(json)
    const prepared = prepareRequest(parsed, dependencies)
    const [judge] = prepared.chain.judges
    const key = await fingerprint(prepared.task, judge)
    const judgement = await dependencies.memo.get(key)
    if (judgement === null) throw new Error('the exchange is not in the memo')
    const { threshold = null, ...scoring } = parsed.options

    let requests = 0
    const pieces: Record<string, () => unknown> = {
      'the whole request, with a body that is known': () => answer(),
      'the whole request, with another body for the same exchange': () => {
        requests++
        return answer(JSON.stringify({ ...parsed, metadata: { requests } }))
      },
      'the use case alone': () => scoreExchange(parsed, dependencies),
      'parsing the JSON': () => JSON.parse(body),
      'validating it (zod)': () => scoreRequestSchema.safeParse(json),
      'making the dependencies': () => dependenciesFor({ env, tenantId: 'local', tenant: UNSET_TENANT, context }),
      'normalising the exchange': () => prepareRequest(parsed, dependencies),
      'the fingerprint (SHA-256)': () => fingerprint(prepared.task, judge),
      'looking it up in memory': () => dependencies.memo.get(key),
      'weights, label and reason': () => scoreJudgement(judgement, { ...scoring, threshold }),
      'writing the JSON': () => JSON.stringify(value),
      'one log line': () => console.log(JSON.stringify({ event: 'piece', requestId: key, status: 200, problem: null })),
    }
    const microseconds: Record<string, number> = {}
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, piece] of Object.entries(pieces)) {
        microseconds[name] = Math.min(microseconds[name] ?? Infinity, await timed(env, piece))
      }
    }
    return Response.json(microseconds)
  },
}

/** The clock of a Worker moves only with I/O: a read before and one after. */
async function timed(env: Env, piece: () => unknown): Promise<number> {
  await env.MEMO.get('nothing')
  const start = Date.now()
  for (let repeat = 0; repeat < REPEATS; repeat++) await piece()
  await env.MEMO.get('nothing')
  return ((Date.now() - start) / REPEATS) * 1_000
}
