import { prepare, PREPARE_PATH, preparedAnswer } from './prepared.ts'

type YardstickEnv = { JUDGE_URL: string }

/** The same judge server asked directly, with a request as large as ours; its answer parsed and passed on. */
export default {
  async fetch(request: Request, env: YardstickEnv): Promise<Response> {
    if (new URL(request.url).pathname === PREPARE_PATH) return prepare(request)
    await request.text()
    const response = await fetch(`${env.JUDGE_URL}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(preparedAnswer()),
    })
    return Response.json(await response.json(), { status: response.status })
  },
}
