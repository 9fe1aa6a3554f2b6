import { DurableObject } from 'cloudflare:workers'
import { prepare, PREPARE_PATH, preparedAnswer } from './prepared.ts'

type YardstickEnv = { MEMO: KVNamespace; RUNS: DurableObjectNamespace<Runs> }

/** One insert, and nothing else. */
export class Runs extends DurableObject<YardstickEnv> {
  constructor(state: DurableObjectState, env: YardstickEnv) {
    super(state, env)
    state.storage.sql.exec('CREATE TABLE IF NOT EXISTS runs (run_id TEXT, at INTEGER, score REAL) STRICT')
  }

  async insert(run: { runId: string; at: number; score: number }): Promise<void> {
    this.ctx.storage.sql.exec('INSERT INTO runs (run_id, at, score) VALUES (?, ?, ?)', run.runId, run.at, run.score)
  }
}

/** The least that a remembered and recorded score can cost without a memory of its own: one KV get, one insert, JSON out. */
export default {
  async fetch(request: Request, env: YardstickEnv): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === PREPARE_PATH) return prepare(request)
    if (pathname === '/memo') {
      await env.MEMO.put('memo', await request.text())
      return Response.json('stored')
    }
    if ((await env.MEMO.get('memo')) === null) return new Response('nothing is stored', { status: 500 })
    await env.RUNS.getByName('agent').insert({ runId: crypto.randomUUID(), at: Date.now(), score: 0.9 })
    return Response.json(preparedAnswer())
  },
}
