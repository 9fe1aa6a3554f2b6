import { z } from 'zod'
import { judgeLane } from '../../support/judge-lane.ts'
import type { JudgeServer } from '../../support/judge-server.ts'
import { type DriveOutcome, driveOutcomeSchema, type DrivePlan } from './drive-plan.ts'
import { ROOT, workerPath, WRANGLER_CONFIG } from './paths.ts'

/** What every judge call of the rounds takes. */
export const JUDGE_LATENCY_MS = 300

export const TENANT = 'local'

/** The lane of the judge server that answers at once, to fill the memo with, and the one that takes its time. */
export const INSTANT_MODEL = 'instant/model'
export const SLOW_MODEL = 'slow/model'

/** The lane of a judge that nobody would wait for. */
export const PATIENT_MODEL = 'patient/model'

export type Bench = {
  /** One round of load. Throws when a request failed. */
  drive: (plan: DrivePlan) => Promise<DriveOutcome>
  /** The judge's lanes, by the first part of a model's name. */
  slowLane: ReturnType<typeof judgeLane>
  instantLane: ReturnType<typeof judgeLane>
  patientLane: ReturnType<typeof judgeLane>
  /** What Plumbline has in its memo. */
  memoEntry: () => Promise<string>
  close: () => Promise<void>
}

const memoSchema = z.object({ MEMO: z.custom<KVNamespace>() })

/**
 * The built Worker, the yardsticks and the driver in one runtime. Everything is on this machine and in memory.
 * @param builtWorker the folder that a dry-run of the deployment wrote
 */
export async function startBench(options: { judgeServer: JudgeServer; builtWorker: string }): Promise<Bench> {
  const { judgeServer, builtWorker } = options
  // Without it every request is also written to a local trace store, which costs more than the request.
  process.env['X_LOCAL_OBSERVABILITY'] = 'false'
  // Nothing here leaves the machine.
  process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false'
  process.env['WRANGLER_SEND_METRICS'] = 'false'
  const { createTestHarness, unstable_readConfig: readConfig } = await import('wrangler')
  const { compatibility_date, assets, alias } = readConfig({ config: WRANGLER_CONFIG })
  const common = { compatibility_date, minify: true }
  // The assets router stands before a Worker and costs, so the yardsticks get it too.
  const yardstick = { ...common, ...(assets && { assets }) }
  const slowLane = judgeLane(judgeServer.url, 'slow')
  const instantLane = judgeLane(judgeServer.url, 'instant')
  const patientLane = judgeLane(judgeServer.url, 'patient')
  await slowLane.script([{ kind: 'plausible', latencyMs: JUDGE_LATENCY_MS, forever: true }])

  const server = createTestHarness({
    root: ROOT,
    workers: [
      {
        config: {
          ...common,
          name: 'driver',
          main: workerPath('driver'),
          services: [
            { binding: 'plumbline', service: 'plumbline' },
            { binding: 'service', service: 'plumbline', entrypoint: 'PlumblineService', props: { tenantId: TENANT } },
            { binding: 'kvAndObject', service: 'kv-and-object' },
            { binding: 'honoAnswer', service: 'hono-answer' },
            { binding: 'honoHash', service: 'hono-hash' },
            { binding: 'directJudge', service: 'direct-judge' },
            { binding: 'hitPieces', service: 'hit-pieces' },
          ],
        },
      },
      {
        configPath: WRANGLER_CONFIG,
        prebuiltWorkerDir: builtWorker,
        vars: {
          AUTH: 'local',
          JUDGE_PROVIDERS: JSON.stringify({
            slow: { baseUrl: slowLane.baseUrl },
            instant: { baseUrl: instantLane.baseUrl },
            patient: { baseUrl: patientLane.baseUrl },
          }),
        },
      },
      {
        config: {
          ...yardstick,
          name: 'kv-and-object',
          main: workerPath('kv-and-object'),
          kv_namespaces: [{ binding: 'MEMO', id: 'yardstick' }],
          durable_objects: { bindings: [{ name: 'RUNS', class_name: 'Runs' }] },
          exports: { Runs: { type: 'durable-object', storage: 'sqlite' } },
        },
      },
      { config: { ...yardstick, name: 'hono-answer', main: workerPath('hono-answer') } },
      { config: { ...yardstick, name: 'hono-hash', main: workerPath('hono-hash') } },
      {
        config: {
          // The judge reads its words among them.
          ...yardstick,
          name: 'hit-pieces',
          main: workerPath('hit-pieces'),
          ...(alias && { alias }),
          kv_namespaces: [
            { binding: 'MEMO', id: 'pieces' },
            { binding: 'KEYS', id: 'pieces-keys' },
          ],
          vars: { AUTH: 'local', JUDGE_MODEL: 'embedded' },
        },
      },
      {
        config: {
          ...yardstick,
          name: 'direct-judge',
          main: workerPath('direct-judge'),
          vars: { JUDGE_URL: slowLane.baseUrl },
        },
      },
    ],
  })
  await server.listen()

  return {
    async drive(plan) {
      const response = await server.fetch('/', { method: 'POST', body: JSON.stringify(plan) })
      const text = await response.text()
      if (!response.ok) throw new Error(`the driver failed: ${text.slice(0, 500)}`)
      const outcome = driveOutcomeSchema.parse(JSON.parse(text))
      if (outcome.failed > 0) {
        throw new Error(`${outcome.failed} requests to ${plan.target} failed: ${outcome.body.slice(0, 500)}`)
      }
      return outcome
    },
    slowLane,
    instantLane,
    patientLane,
    async memoEntry() {
      const { MEMO } = memoSchema.parse(await server.getWorker('plumbline').getEnv())
      const { keys } = await MEMO.list()
      const [key] = keys
      const entry = key === undefined ? null : await MEMO.get(key.name)
      if (entry === null) throw new Error('the memo is empty')
      return entry
    },
    close: () => server.close(),
  }
}
