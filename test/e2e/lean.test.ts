import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { join, resolve } from 'node:path'
import { createTestHarness, unstable_readConfig as readConfig } from 'wrangler'
import { userAnswer } from '../support/judge-answer.ts'
import { judgeLane } from '../support/judge-lane.ts'
import { startJudgeServer } from '../support/judge-server.ts'
import type { StepInput } from '../support/judge-server-step.ts'
import type { Order } from './lean/judging-worker.ts'

const ROOT = resolve(import.meta.dirname, '../..')

process.env['X_LOCAL_OBSERVABILITY'] = 'false'

const { alias, compatibility_date } = readConfig({ config: join(ROOT, 'wrangler.toml') })
const main = join(import.meta.dirname, 'lean/judging-worker.ts')
/** The same Worker twice: with the stand-ins of the deployed one, and with the packages as they are. */
const harness = createTestHarness({
  root: ROOT,
  workers: [
    { config: { name: 'lean', main, compatibility_date, ...(alias && { alias }) } },
    { config: { name: 'whole', main, compatibility_date } },
  ],
})
const judgeServer = await startJudgeServer()

before(() => harness.listen())
after(async () => {
  await harness.close()
  await judgeServer.close()
})

/** What came of an order, and what the provider received. */
async function outcome(worker: 'lean' | 'whole', order: Order, steps: readonly StepInput[] | null): Promise<unknown> {
  const lane = judgeLane(judgeServer.url, 'openai')
  if (steps !== null) await lane.script(steps)
  const openAi = steps === null ? order.openAi : { ...order.openAi, baseUrl: lane.baseUrl }
  const response = await harness.getWorker(worker).fetch('http://localhost/', {
    method: 'POST',
    body: JSON.stringify({ ...order, openAi }),
  })
  assert.equal(response.status, 200)
  const received = steps === null ? [] : await lane.requests()
  const requests = received.map(({ headers: { authorization, 'content-type': type, accept }, body }) => {
    return { authorization, type, accept, body }
  })
  return { came: await response.json(), requests }
}

function completion(message: object, finishReason = 'stop'): StepInput {
  const choices = [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finishReason }]
  const usage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 }
  const body = JSON.stringify({ id: 'c', object: 'chat.completion', created: 1, model: 'm', choices, usage })
  return { kind: 'status', status: 200, headers: { 'content-type': 'application/json' }, body }
}

const toolCalls = [{ id: 'call-1', type: 'function', function: { name: 'search', arguments: '{"q":1}' } }]
const json = { 'content-type': 'application/json' }

const OPENAI: Record<string, readonly StepInput[]> = {
  'a good answer': [],
  'an answer that also calls a tool': [
    completion({ content: JSON.stringify(userAnswer()), tool_calls: toolCalls }, 'tool_calls'),
  ],
  'nothing but calls of tools': [
    { ...completion({ content: null, tool_calls: toolCalls }, 'tool_calls'), forever: true },
  ],
  'an answer with links': [
    completion({
      content: JSON.stringify(userAnswer()),
      annotations: [
        { type: 'url_citation', url_citation: { url: 'https://x.example/', title: 't', start_index: 0, end_index: 1 } },
      ],
    }),
  ],
  'prose, then a good answer': [{ kind: 'answer', content: 'I think it is fine.' }],
  'an answer that is cut off': [{ kind: 'answer', content: '{"user": {', finishReason: 'length' }],
  'a refusal': [{ kind: 'answer', content: null, refusal: 'I cannot help with that.', finishReason: 'content_filter' }],
  'a filtered answer': [{ kind: 'answer', content: '', finishReason: 'content_filter' }],
  nothing: [{ kind: 'answer', content: '', forever: true }],
  'a page': [
    { kind: 'status', status: 200, headers: { 'content-type': 'text/html' }, body: '<p>Hello', forever: true },
  ],
  'an empty body': [{ kind: 'status', status: 200, forever: true }],
  'a wrong key': [{ kind: 'status', status: 401, headers: json, body: '{"error":{"message":"no"}}' }],
  'an unknown model': [{ kind: 'status', status: 404, headers: json, body: '{"error":{"message":"no"}}' }],
  'too much, for ever': [{ kind: 'status', status: 429, headers: { 'retry-after': '1' }, forever: true }],
  'a fault, then a good answer': [{ kind: 'status', status: 500, body: 'oops' }],
  'a model that takes no temperature': [
    { kind: 'status', status: 400, headers: json, body: '{"error":{"message":"Unsupported value: temperature"}}' },
  ],
  'a model that takes no schema': [
    { kind: 'status', status: 400, headers: json, body: '{"error":{"message":"response_format is not supported"}}' },
  ],
}

for (const [name, steps] of Object.entries(OPENAI)) {
  test(`the stand-ins change nothing about ${name}`, async () => {
    const order = { id: 'openai/gpt-x', openAi: { apiKey: 'sk-1' } }
    const whole = await outcome('whole', order, steps)
    assert.deepEqual(await outcome('lean', order, steps), whole)
  })
}

for (const model of ['o4-mini', 'gpt-5.1', 'gpt-4o-search-preview', 'vendor/model-x']) {
  test(`the stand-ins change nothing about how ${model} is asked`, async () => {
    const order = { id: `openai/${model}` }
    const whole = await outcome('whole', order, [])
    assert.deepEqual(await outcome('lean', order, []), whole)
  })
}

test('the stand-ins change nothing about a missing key', async () => {
  const whole = await outcome('whole', { id: 'openai/gpt-x' }, null)
  assert.deepEqual(await outcome('lean', { id: 'openai/gpt-x' }, null), whole)
  assert.match(JSON.stringify(whole), /judge-not-configured/)
})

const usage = { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 }

const WORKERS_AI: Record<string, Order> = {
  'an object': { id: 'workers-ai/@cf/meta/llama-3', ai: { answer: { response: userAnswer(), usage } } },
  'a text': { id: 'workers-ai/@cf/x', ai: { answer: { response: JSON.stringify(userAnswer()), usage } } },
  'a chat completion': {
    id: 'workers-ai/@cf/openai/gpt-oss-120b',
    ai: {
      answer: {
        choices: [{ message: { content: JSON.stringify(userAnswer()), tool_calls: [] }, finish_reason: 'stop' }],
        usage,
      },
    },
  },
  'another vendor’s model': { id: 'workers-ai/vendor/m', ai: { answer: { response: userAnswer(), usage } } },
  'a route': { id: 'workers-ai/dynamic/mine', ai: { answer: { response: userAnswer(), usage } } },
  prose: { id: 'workers-ai/@cf/x', ai: { answer: { response: 'Fine.' } } },
  'an unknown model': { id: 'workers-ai/@cf/x', ai: { answer: null, error: '5007: No such model @cf/x' } },
  'too many requests': { id: 'workers-ai/@cf/x', ai: { answer: null, error: '3040: Capacity temporarily exceeded' } },
  'any fault': { id: 'workers-ai/@cf/x', ai: { answer: null, error: 'broken' } },
}

for (const [name, order] of Object.entries(WORKERS_AI)) {
  test(`the stand-ins change nothing about Workers AI with ${name}`, async () => {
    const whole = await outcome('whole', order, null)
    assert.deepEqual(await outcome('lean', order, null), whole)
    assert.match(JSON.stringify(whole), /"runs":\[\{/)
  })
}

test('the stand-ins change nothing about HTML', async () => {
  const body =
    '<p title="&gt;">a&nbsp;&amp;&eacute; &#8212; &unknown; <a href="https://x.example/?a=1&amp;b=2">b</a></p><script>&lt;</script>&'
  const [whole, lean] = await Promise.all(
    (['whole', 'lean'] as const).map(async (worker) => {
      const response = await harness.getWorker(worker).fetch('http://localhost/html', { method: 'POST', body })
      return response.text()
    }),
  )
  assert.equal(whole, 'a &é — &unknown; b (https://x.example/?a=1&b=2)\n\n&')
  assert.equal(lean, whole)
})
