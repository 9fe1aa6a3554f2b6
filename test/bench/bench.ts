import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * `npm run bench -- <name> [flags]`. A benchmark is a folder beside this file with a `run.ts` that exports
 * `run(flags: string[]): Promise<number>`, whose result is the exit code.
 */
type Benchmark = { run: (flags: string[]) => Promise<number> }

const entryOf = (name: string): string => join(import.meta.dirname, name, 'run.ts')

function names(): string[] {
  return readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(entryOf(entry.name)))
    .map((entry) => entry.name)
}

const [name, ...flags] = process.argv.slice(2)
if (name === undefined || !names().includes(name)) {
  console.error(`usage: npm run bench -- <name> [flags], where <name> is one of: ${names().join(', ')}`)
  process.exitCode = 2
} else {
  const benchmark: Benchmark = await import(pathToFileURL(entryOf(name)).href)
  process.exitCode = await benchmark.run(flags)
}
