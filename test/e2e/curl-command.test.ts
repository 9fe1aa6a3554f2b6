import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { curlCommand } from '../../src/http/dashboard/wording/curl-command.ts'

const run = promisify(execFile)

const TEXTS = [
  'plain',
  "it's",
  "'; touch hacked; '",
  '$(touch hacked) `touch hacked` $HOME "${HOME}"',
  "back\\slash \\n \\'",
  'line\nbreak\r\n\ttab',
  '!history !! ~ * ? [a-z] {a,b} # comment',
  'END_OF_BODY\nEND_OF_BODY',
  '‮right to left‬ 東京 👩‍🚀 \u0000 \uD800',
  "'".repeat(2_000),
  "long it's ".repeat(30_000),
]

let folder = ''
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-curl-'))
  // Stands for curl: tells what it was called with, and what came through standard input.
  const body = `#!${process.execPath}
const args = process.argv.slice(2)
const rest = args.at(-1) === '@-' ? require('node:fs').readFileSync(0, 'utf8') : args.at(-1)
process.stdout.write(JSON.stringify({ args: args.slice(0, -1), body: rest }))
`
  await writeFile(join(folder, 'curl'), body)
  await chmod(join(folder, 'curl'), 0o755)
})
after(() => rm(folder, { recursive: true, force: true }))

for (const shell of ['sh', 'bash']) {
  test(`the command sends exactly its body, whatever it holds, from ${shell}`, async () => {
    for (const text of TEXTS) {
      const body = { input: text, output: `${text}!`, options: { requirements: [text.slice(0, 100)] } }
      const command = curlCommand({ origin: "https://it's.example", path: '/v1/scores', body, needsKey: true })
      const env = { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH']}`, PLUMBLINE_KEY: 'pl_1_2' }
      // From a file: as an argument of the shell it would be one word, which may not be so long.
      const script = join(folder, 'command')
      await writeFile(script, command)
      const { stdout } = await run(shell, [script], { cwd: folder, env, maxBuffer: 10_000_000 })
      const seen: { args: string[]; body: string } = JSON.parse(stdout)
      assert.deepEqual(seen.args, [
        '-s',
        "https://it's.example/v1/scores",
        '-H',
        'content-type: application/json',
        '-H',
        'authorization: Bearer pl_1_2',
        '--data-binary',
      ])
      assert.deepEqual(JSON.parse(seen.body), body)
    }
  })
}
