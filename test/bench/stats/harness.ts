import { join } from 'node:path'
import { type Answer, answerSchema, type Command } from './command.ts'

export interface Bench {
  /** Throws when it could not be done. */
  tell: (command: Command) => Promise<Answer>
  close: () => Promise<void>
}

/** Starts the bench's Worker. What it stores is gone when it is closed. */
export async function startBench(): Promise<Bench> {
  // Without it every request is also written to a local trace store.
  process.env['X_LOCAL_OBSERVABILITY'] = 'false'
  const { createTestHarness } = await import('wrangler')
  const server = createTestHarness({
    root: import.meta.dirname,
    workers: [{ configPath: join(import.meta.dirname, 'wrangler.toml') }],
  })
  await server.listen()
  return {
    async tell(command) {
      const response = await server.fetch('/', { method: 'POST', body: JSON.stringify(command) })
      const text = await response.text()
      if (!response.ok) throw new Error(`${command.do} failed: ${text.slice(0, 500)}`)
      return answerSchema.parse(JSON.parse(text))
    },
    close: () => server.close(),
  }
}
