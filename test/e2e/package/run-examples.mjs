// Runs the README's examples of the client against the service whose URL is given, and prints what came of them.
import { MockLanguageModelV4, simulateReadableStream } from 'ai/test'

const said = []
Object.assign(globalThis, {
  key: undefined,
  prompt: 'Say hello in one word',
  response: 'Hello',
  instructions: 'Be brief.',
  answer: async () => 'Hello',
  model: new MockLanguageModelV4({
    doStream: async () => ({
      stream: simulateReadableStream({
        chunks: [
          { type: 'text-start', id: '1' },
          { type: 'text-delta', id: '1', delta: 'Hello' },
          { type: 'text-end', id: '1' },
          {
            type: 'finish',
            finishReason: { unified: 'stop', raw: 'stop' },
            usage: { inputTokens: { total: 3 }, outputTokens: { total: 1 } },
          },
        ],
      }),
    }),
  }),
})
const { log } = console
console.log = (...words) => said.push(words)
const { score, run } = await import('./example-client.ts')
console.log = log

const worker = (await import('./example-client-worker.ts')).default
const later = []
const env = { PLUMBLINE_KEY: undefined, PLUMBLINE: { fetch: (...request) => fetch(...request) } }
const request = new Request('https://agent.example', { method: 'POST', body: 'Say hello in one word' })
const answered = await worker.fetch(request, env, { waitUntil: (work) => later.push(work) })
const [accepted] = await Promise.all(later)

const { plumblineOf } = await import('./example-client-binding.ts')
const { status } = await plumblineOf(env).health()

const { promptAlignment } = await import('./example-client-mastra.ts')
const message = (role, text) => ({
  id: role,
  role,
  createdAt: new Date(),
  content: { format: 2, parts: [{ type: 'text', text }] },
})
const mastra = await promptAlignment.run({
  runId: 'of-mastra',
  input: { inputMessages: [message('user', 'Say hello in one word')], systemMessages: [], rememberedMessages: [] },
  output: [message('assistant', 'Hello')],
})

const { reply } = await import('./example-client-ai-sdk.ts')
const streamed = await reply('Say hello in one word').text

const { createPlumblineClient } = await import('plumbline/client')
const { agents } = createPlumblineClient({ baseUrl: process.argv[2] })
// The text may be whole before what comes after it is done: its run is the only one that has both prompts.
let runs = []
for (let looks = 0; looks < 300 && !runs.some(({ evaluationMode }) => evaluationMode === 'both'); looks++) {
  await new Promise((resolve) => setTimeout(resolve, 100))
  runs = (await agents.runs('support-bot')).runs
}
console.log(
  JSON.stringify({
    client: { score, status: run.status, said },
    worker: { answered: await answered.text(), accepted: accepted.status },
    binding: status,
    mastra,
    aiSdk: streamed,
    modes: runs.map(({ evaluationMode }) => evaluationMode),
  }),
)
process.exit()
