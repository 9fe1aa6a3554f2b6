import { existsSync, readdirSync } from 'node:fs'

/**
 * `npm run bench -- <name> [flags]`. A benchmark is a folder beside this file with a `run.ts` that exports
 * `run(flags: string[]): Promise<number>`, whose result is the exit code.
 */
type Benchmark = { run: (flags: string[]) => Promise<number> }

const here = new URL('.', import.meta.url)

function names(): string[] {
  return readdirSync(here, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/run.ts`, here)))
    .map((entry) => entry.name)
}

const [name, ...flags] = process.argv.slice(2)
if (name === undefined || !names().includes(name)) {
  console.error(`usage: npm run bench -- <name> [flags], where <name> is one of: ${names().join(', ')}`)
  process.exitCode = 2
} else {
  const benchmark: Benchmark = await import(new URL(`${name}/run.ts`, here).href)
  process.exitCode = await benchmark.run(flags)
}
