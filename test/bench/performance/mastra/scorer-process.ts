import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { z } from 'zod'

const roundSchema = z.object({ elapsedMs: z.number() })

/** A Node process of its own with the scorer in it, so that its work is not ours. */
export function startScorerProcess(options: { path: string; judgeUrl: string }) {
  const child = spawn('node', ['score.mjs', options.judgeUrl], {
    cwd: options.path,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, MASTRA_TELEMETRY_DISABLED: '1' },
  })
  let faults = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    faults += text
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    /** Milliseconds for so many evaluations, one after another. */
    async score(round: { input: unknown; output: unknown; evaluations: number }): Promise<number> {
      child.stdin.write(`${JSON.stringify(round)}\n`)
      const line = await lines.next()
      if (line.done) throw new Error(`the scorer ended: ${faults.slice(0, 1_000)}`)
      return roundSchema.parse(JSON.parse(line.value)).elapsedMs
    },
    async stop(): Promise<void> {
      if (child.exitCode !== null) return
      const exited = once(child, 'exit')
      child.stdin.end()
      await exited
    },
  }
}
