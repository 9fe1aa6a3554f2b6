import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT, workerPath, WRANGLER } from './paths.ts'
import { runCommand } from './run-command.ts'

export type Built = { path: string; config: string; gzipBytes: number; remove: () => Promise<void> }

/** Builds the Worker of a configuration as a deployment would, minified, and weighs it. */
export async function buildWorker(config: string): Promise<Built> {
  const path = await mkdtemp(join(tmpdir(), 'plumbline-build-'))
  await runCommand(WRANGLER, ['deploy', '--dry-run', '--outdir', path, '-c', config], { cwd: ROOT })
  const scripts = (await readdir(path)).filter((name) => /\.m?js$/.test(name))
  const sizes = await Promise.all(scripts.map(async (name) => gzipSync(await readFile(join(path, name)), { level: 9 })))
  const gzipBytes = sizes.reduce((sum, { length }) => sum + length, 0)
  return { path, config, gzipBytes, remove: () => rm(path, { recursive: true, force: true }) }
}

/** Writes the configuration of a Worker without any binding into a folder. */
export async function plainConfig(folder: string, main: string): Promise<string> {
  const path = join(folder, 'wrangler.json')
  await writeFile(path, JSON.stringify({ name: 'yardstick', main, compatibility_date: '2026-11-01', minify: true }))
  return path
}

export const EMPTY_HONO = workerPath('empty-hono')
