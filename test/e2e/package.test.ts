import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { before, after, test } from 'node:test'
import { promisify } from 'node:util'
import { answerBlock } from '../support/judge-answer.ts'

const run = promisify(execFile)
const ROOT = resolve(import.meta.dirname, '../..')

let folder = ''
let project = ''

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-package-'))
  project = join(folder, 'project')
  await mkdir(project)
  await run('npm', ['pack', '--pack-destination', folder], { cwd: ROOT })
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz'))
  assert.ok(tarball)
  await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }))
  await run('npm', ['install', '--no-audit', '--no-fund', join(folder, tarball)], { cwd: project })
  await cp(join(import.meta.dirname, 'package/documents.mjs'), join(project, 'documents.mjs'))
})

after(() => rm(folder, { recursive: true, force: true }))

type Result = { runId: string; score: number; reason: string; analyzeStepResult: object; judge: { calls: number } }
type Results = Record<'basic' | 'custom' | 'userOnly' | 'systemOnly' | 'bullets' | 'poor', Result> & {
  prompts: number[]
  agents: Record<string, number>
}

async function runDocuments(modelSource: string): Promise<Results> {
  await writeFile(join(project, 'model.mjs'), modelSource)
  const { stdout } = await run(process.execPath, ['documents.mjs'], { cwd: project })
  return JSON.parse(stdout)
}

test("the installed package runs the documents' code with the embedded judge", async () => {
  const results = await runDocuments("export const model = 'embedded'")
  assert.ok(results.basic.score >= 0.9, String(results.basic.score))
  assert.match(results.basic.reason, /^The score is .* because /)
  assert.match(results.custom.reason, / out of 10 because /)
  assert.ok(results.bullets.score < results.basic.score)
  assert.ok(results.poor.score < 0.4, String(results.poor.score))
  const [plain, , demanding] = results.prompts
  assert.ok((plain ?? 0) > (demanding ?? 1), JSON.stringify(results.prompts))
  assert.ok((results.agents['helpful'] ?? 0) > (results.agents['refusing'] ?? 1), JSON.stringify(results.agents))
})

test("the installed package runs the documents' code with a mock model of the AI SDK", async () => {
  const results = await runDocuments(`
    import { MockLanguageModelV4 } from 'ai/test'
    const block = ${JSON.stringify(answerBlock())}
    export const model = new MockLanguageModelV4({
      doGenerate: async ({ responseFormat }) => {
        const asked = Object.keys(responseFormat.schema.properties)
        const answer = Object.fromEntries(asked.map((name) => [name, name === 'injectionNote' ? null : name === 'disputes' ? [] : block]))
        return {
          content: [{ type: 'text', text: JSON.stringify(answer) }],
          finishReason: { unified: 'stop', raw: 'stop' },
          usage: { inputTokens: { total: 10 }, outputTokens: { total: 5 } },
          warnings: [],
        }
      },
    })
  `)
  assert.equal(results.basic.judge.calls, 1)
  assert.equal(results.custom.judge.calls, 1)
  assert.ok(results.basic.score > 0.9, String(results.basic.score))
  assert.ok(results.bullets.score < 0.8, 'the model cannot overrule the missing bullet points')
})

test('the installed package has types and pulls no HTTP or Workers code', async () => {
  await writeFile(
    join(project, 'typed.ts'),
    `import { createPromptAlignmentScorerLLM, type ScorerResult } from 'plumbline'
    const scorer = createPromptAlignmentScorerLLM({ model: 'embedded', options: { scale: 10 } })
    export const result: Promise<ScorerResult> = scorer.run({ input: 'Hi', output: { role: 'assistant', text: 'Hello' } })
    // @ts-expect-error an unknown mode is refused by the types
    createPromptAlignmentScorerLLM({ model: 'embedded', options: { evaluationMode: 'all' } })
    `,
  )
  const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--skipLibCheck', 'typed.ts']
  await run(join(ROOT, 'node_modules/.bin/tsc'), flags, { cwd: project })

  const installed = join(project, 'node_modules/plumbline')
  const files = await readdir(join(installed, 'dist'), { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const source = await readFile(join(installed, 'dist', file), 'utf8')
    assert.doesNotMatch(source, /(?:from|import\()\s*['"](?:hono|@hono|cloudflare:|node:)/, file)
  }
})
