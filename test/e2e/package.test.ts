import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { before, after, test } from 'node:test'
import { promisify } from 'node:util'
import { answerBlock } from '../support/judge-answer.ts'
import { startLocalWorker, temporaryState } from '../support/local-worker.ts'

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

test('the installed client scores over HTTP', async () => {
  await writeFile(
    join(project, 'client.mjs'),
    `import { createPlumblineClient, PlumblineProblem } from 'plumbline/client'
    const client = createPlumblineClient({ baseUrl: process.argv[2] })
    const { runId, score, judge } = await client.score({ agentId: 'bot', input: 'Say hello in one word', output: 'Hello' })
    const { status } = await client.agents.run('bot', runId)
    const refused = await client.score({ input: 'x', output: 'y', options: { scale: 0 } }).catch((error) => error)
    console.log(JSON.stringify({ score, judge: judge.model, status, isProblem: refused instanceof PlumblineProblem, code: refused.code }))
    `,
  )
  const state = await temporaryState()
  const worker = await startLocalWorker({ persistTo: state.path })
  try {
    const { stdout } = await run(process.execPath, ['client.mjs', worker.url], { cwd: project })
    const { score, ...rest } = JSON.parse(stdout)
    assert.ok(score > 0.7, String(score))
    assert.deepEqual(rest, { judge: 'embedded', status: 'scored', isProblem: true, code: 'invalid-request' })
  } finally {
    await worker.stop()
    await state.remove()
  }
})

const TYPED_CLIENT = `import { createPlumblineClient, type PlumblineProblem, type Score } from 'plumbline/client'
const client = createPlumblineClient({ baseUrl: 'https://plumbline.example', key: 'pl_key', retries: 2 })
export const score: Promise<Score> = client.score({ input: 'Hi', output: { role: 'assistant', text: 'Hello' }, agentId: undefined })
export const mean = async () => (await client.agents.statistics('bot')).modes.user?.windows['24h'].mean
export async function lines() {
  for await (const line of client.scoreBatch({ items: [{ input: 'a', output: 'b' }] })) {
    if ('type' in line) return line.mean
    if ('problem' in line) return line.problem.code
  }
}
export const codeOf = (problem: PlumblineProblem): string => problem.code
// @ts-expect-error a mode that there is not is refused by the types
void client.score({ input: 'Hi', output: 'Hello', options: { evaluationMode: 'all' } })
// @ts-expect-error so is a route without what it needs
void client.agents.statistics()
`

/** What a runtime's own types add: its fetch is one that the client takes, and its signal too. */
const WITH_WEB = `${TYPED_CLIENT}
createPlumblineClient({ baseUrl: 'https://plumbline.example', fetch })
createPlumblineClient({ baseUrl: 'https://plumbline.example', fetch: (url, request) => fetch(url, request) })
void client.me({ signal: AbortSignal.timeout(1_000) })
`

for (const { name, lib, types, source } of [
  { name: 'with nothing but the language', lib: 'es2024', types: '', source: TYPED_CLIENT },
  { name: 'in a browser', lib: 'es2024,dom', types: '', source: WITH_WEB },
  { name: 'in a worker of a browser', lib: 'es2024,webworker', types: '', source: WITH_WEB },
  { name: 'in Node', lib: 'es2024', types: 'node', source: WITH_WEB },
  { name: 'in a Worker of Cloudflare', lib: 'es2024', types: '@cloudflare/workers-types', source: WITH_WEB },
]) {
  test(`the installed client has its own types, checked whole ${name}`, async () => {
    await writeFile(join(project, 'client.ts'), source)
    const typeRoots = types === '' ? [] : ['--typeRoots', join(ROOT, 'node_modules/@types')]
    const named = types === 'node' ? types : types === '' ? '' : join(ROOT, 'node_modules', types)
    const flags = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--skipLibCheck', 'false']
    const target = ['--module', 'nodenext', '--target', 'es2024', '--lib', lib, '--types', named, ...typeRoots]
    await run(join(ROOT, 'node_modules/.bin/tsc'), [...flags, ...target, 'client.ts'], { cwd: project })
  })
}

test('the installed client imports nothing but its own files', async () => {
  const folder = join(project, 'node_modules/plumbline/dist/client')
  for (const file of await readdir(folder)) {
    const source = await readFile(join(folder, file), 'utf8')
    for (const [, from = ''] of source.matchAll(/(?:from|import\()\s*['"]([^'"]+)['"]/g))
      assert.match(from, /^\.\//, file)
  }
})
