import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { before, after, test } from 'node:test'
import { promisify } from 'node:util'
import { answerBlock } from '../support/judge-answer.ts'
import { startLocalWorker, temporaryState } from '../support/local-worker.ts'
import { AMBIENT_TYPES, CLIENT_EXAMPLES, MASTRA_MODULE, readmeExample } from './package/readme-examples.ts'
import { TYPED_PLACES } from './package/typed-client.ts'

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

/** Does something with the service running on this machine. */
async function withWorker(use: (url: string) => Promise<void>): Promise<void> {
  const state = await temporaryState()
  const worker = await startLocalWorker({ persistTo: state.path })
  try {
    await use(worker.url)
  } finally {
    await worker.stop()
    await state.remove()
  }
}

/** Checks a file of the project, which has these libraries and types. */
async function checkTypes(
  file: string,
  options: { lib: string; types: string | null; flags: string[] },
): Promise<void> {
  const { lib, types, flags } = options
  const named = types === null ? '' : types === 'node' ? types : join(ROOT, 'node_modules', types)
  const roots = types === null ? [] : ['--typeRoots', join(ROOT, 'node_modules/@types')]
  const all = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--lib', lib, '--types', named]
  await run(join(ROOT, 'node_modules/.bin/tsc'), [...all, ...roots, ...flags, file], { cwd: project })
}

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
  await withWorker(async (url) => {
    const { stdout } = await run(process.execPath, ['client.mjs', url], { cwd: project })
    const { score, ...rest } = JSON.parse(stdout)
    assert.ok(score > 0.7, String(score))
    assert.deepEqual(rest, { judge: 'embedded', status: 'scored', isProblem: true, code: 'invalid-request' })
  })
})

for (const { place, lib, types, source } of TYPED_PLACES) {
  test(`the installed client has its own types, checked whole ${place}`, async () => {
    await writeFile(join(project, 'typed-client.ts'), source)
    await checkTypes('typed-client.ts', {
      lib,
      types,
      flags: ['--exactOptionalPropertyTypes', '--skipLibCheck', 'false'],
    })
  })
}

for (const { name, types, given } of CLIENT_EXAMPLES) {
  test(`the example ${name} of the README fits the types`, async () => {
    await writeFile(join(project, 'ambient.d.ts'), AMBIENT_TYPES)
    await writeFile(join(project, `example-${name}.ts`), `${await readmeExample(name)}\n${given}\n`)
    await checkTypes(`example-${name}.ts`, { lib: 'es2024', types, flags: ['--skipLibCheck', 'ambient.d.ts'] })
  })
}

test('the examples of the README do what they say', async () => {
  const mastra = join(project, 'node_modules/@mastra/core')
  await mkdir(mastra, { recursive: true })
  await writeFile(
    join(mastra, 'package.json'),
    JSON.stringify({ type: 'module', exports: { './evals': './evals.js' } }),
  )
  await writeFile(join(mastra, 'evals.js'), MASTRA_MODULE)
  await cp(join(import.meta.dirname, 'package/run-examples.mjs'), join(project, 'run-examples.mjs'))
  await withWorker(async (url) => {
    for (const { name } of CLIENT_EXAMPLES) {
      const source = (await readmeExample(name)).replaceAll('https://plumbline.example', url)
      // The first one is a script: what it found is looked at from outside.
      const shown = name === 'client' ? '\nexport { score, reason, run }\n' : ''
      await writeFile(join(project, `example-${name}.ts`), source + shown)
    }
    const flags = ['--experimental-strip-types', '--no-warnings', 'run-examples.mjs', url]
    const results = JSON.parse((await run(process.execPath, flags, { cwd: project })).stdout)
    assert.ok(results.client.score > 0.7, String(results.client.score))
    assert.equal(results.client.status, 'scored')
    assert.equal(results.client.said.at(-1)[0], 'invalid-request')
    assert.deepEqual(results.worker, { answered: 'Hello', accepted: 'pending' })
    assert.equal(results.binding, 'ok')
    assert.ok(results.mastra.score > 0.7, String(results.mastra.score))
    assert.match(results.mastra.reason, /^The score is .* because /)
    assert.equal(results.aiSdk, 'Hello')
    assert.deepEqual(results.modes.toSorted(), ['both', 'user', 'user', 'user', 'user'])
  })
})

test('the installed client imports nothing but its own files', async () => {
  const folder = join(project, 'node_modules/plumbline/dist/client')
  for (const file of await readdir(folder)) {
    const source = await readFile(join(folder, file), 'utf8')
    for (const [, from = ''] of source.matchAll(/(?:from|import\()\s*['"]([^'"]+)['"]/g))
      assert.match(from, /^\.\//, file)
  }
})
