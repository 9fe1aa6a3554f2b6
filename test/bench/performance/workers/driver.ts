import { type DriveOutcome, drivePlanSchema, type Target, UNIQUE_MARK } from '../drive-plan.ts'

type Fetching = { fetch: (url: string, init: RequestInit) => Promise<Response> }
type Scoring = { score: (request: unknown) => Promise<unknown> }
type DriverEnv = Record<Exclude<Target, 'service'>, Fetching> & { service: Scoring }

type Answer = { ok: boolean; cacheStatus: string | null; body: string }

/** Loads one Worker from inside the runtime: what stands before a local runtime is a proxy that would hide every difference. */
export default {
  async fetch(request: Request, env: DriverEnv): Promise<Response> {
    const plan = drivePlanSchema.parse(await request.json())
    const { target, path, method, requests, concurrency, unique, fromObject } = plan
    const url = `http://localhost${path}`
    const headers = { 'content-type': 'application/json', ...plan.headers }
    const object: unknown = JSON.parse(plan.body)

    async function send(index: number): Promise<Answer> {
      if (target === 'service') {
        await env.service.score(object)
        return { ok: true, cacheStatus: null, body: '' }
      }
      const text = fromObject ? JSON.stringify(object) : plan.body
      const body = unique === undefined ? text : text.replaceAll(UNIQUE_MARK, `${unique} ${index}`)
      const response = await env[target].fetch(url, method === 'GET' ? { method } : { method, headers, body })
      const answer = fromObject ? void (await response.json()) : await response.text()
      return { ok: response.ok, cacheStatus: response.headers.get('cache-status'), body: answer ?? '' }
    }

    const latenciesMs: number[] = []
    let failed = 0
    let next = 0
    let last: Answer | undefined
    async function lane(): Promise<void> {
      while (next < requests) {
        const start = Date.now()
        last = await send(next++)
        if (!last.ok) failed++
        latenciesMs.push(Date.now() - start)
      }
    }
    const start = Date.now()
    await Promise.all(Array.from({ length: Math.min(concurrency, requests) }, lane))
    return Response.json({
      elapsedMs: Date.now() - start,
      latenciesMs,
      failed,
      cacheStatus: last?.cacheStatus ?? null,
      body: last?.body ?? '',
    } satisfies DriveOutcome)
  },
}
