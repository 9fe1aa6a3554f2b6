import { JudgeError } from '../scorer/judge/judge-error.ts'
import type { Assets } from './settings.ts'

/** Where the file lies among the static assets; a test makes it from the embedded judge's own lists. */
const FILE_URL = 'http://assets/assets/word-families.txt'

/** The same for every tenant and deployed with the Worker, so an isolate reads it once. */
let kept: string | null = null

/**
 * Reads the embedded judge's families of words from the Worker's static assets: whoever asks other judges never loads them, and the Worker
 * starts without them. The reading fails with JudgeError `judge-unavailable`.
 */
export function wordFamiliesAmong(assets: Assets | undefined): () => Promise<string> {
  return async () => (kept ??= await readFile(assets))
}

async function readFile(assets: Assets | undefined): Promise<string> {
  const file = await assets?.fetch(FILE_URL).catch(() => undefined)
  if (!file?.ok) throw new JudgeError('judge-unavailable', "the embedded judge's words could not be read")
  return file.text()
}
