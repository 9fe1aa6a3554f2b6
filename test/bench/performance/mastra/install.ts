import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../run-command.ts'

export const MASTRA_VERSION = '1.10.2'

/** A folder with the scorer that the documents describe, as npm installs it today. */
export async function installMastra(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'plumbline-mastra-'))
  await writeFile(join(path, 'package.json'), JSON.stringify({ name: 'mastra', private: true, type: 'module' }))
  await runCommand('npm', ['install', '--no-audit', '--no-fund', `@mastra/evals@${MASTRA_VERSION}`], { cwd: path })
  await writeFile(join(path, 'score.mjs'), SCORE_MODULE)
  await writeFile(join(path, 'worker.mjs'), WORKER_MODULE)
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/** Takes a line of JSON for each round, `{ input, output, evaluations }`, and answers with a line: the milliseconds it took. */
const SCORE_MODULE = `
import { createInterface } from 'node:readline'
import { createPromptAlignmentScorerLLM } from '@mastra/evals/scorers/prebuilt'

const [url] = process.argv.slice(2)
const scorer = createPromptAlignmentScorerLLM({
  model: { id: 'judge/model', url, apiKey: 'none' },
  options: { evaluationMode: 'user' },
})
for await (const line of createInterface({ input: process.stdin })) {
  const { input, output, evaluations } = JSON.parse(line)
  const start = performance.now()
  for (let index = 0; index < evaluations; index++) {
    const { score } = await scorer.run({ input, output })
    if (!(score > 0)) throw new Error('no score')
  }
  console.log(JSON.stringify({ elapsedMs: performance.now() - start }))
}
process.exit()
`

const WORKER_MODULE = `
import { createPromptAlignmentScorerLLM } from '@mastra/evals/scorers/prebuilt'

export default {
  async fetch(request, env) {
    const scorer = createPromptAlignmentScorerLLM({ model: { id: 'judge/model', url: env.JUDGE_URL, apiKey: 'none' } })
    return Response.json(await scorer.run(await request.json()))
  },
}
`
