import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../../..')
export const WRANGLER = join(ROOT, 'node_modules/.bin/wrangler')
export const WRANGLER_CONFIG = join(ROOT, 'wrangler.toml')
export const DOCUMENT = join(ROOT, 'docs/performance.md')

export function workerPath(name: string): string {
  return join(import.meta.dirname, 'workers', `${name}.ts`)
}
