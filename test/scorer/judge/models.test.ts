import { MockLanguageModelV4 } from 'ai/test'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { Judge } from '../../../src/scorer/judge/judge.ts'
import { createLlmJudge } from '../../../src/scorer/judge/llm-judge.ts'
import { resolveModel, type ModelSettings } from '../../../src/scorer/judge/models.ts'
import { judgeProvidersSchema, withSecrets } from '../../../src/scorer/judge/models/judge-providers.ts'
import { userAnswer } from '../../support/judge-answer.ts'
import { judgeLane, type Received } from '../../support/judge-lane.ts'
import { startJudgeServer, type JudgeServer } from '../../support/judge-server.ts'
import { judgeRequest } from './llm/judge-request.ts'

let server: JudgeServer
beforeAll(async () => {
  server = await startJudgeServer()
})
afterAll(() => server.close())
afterEach(() => {
  vi.unstubAllEnvs()
})

/** Judges once on a lane and gives the one request that arrived. */
async function requestOf(name: string, judgeAt: (baseUrl: string) => Judge): Promise<Received[number]> {
  const lane = judgeLane(server.url, name)
  await lane.script([])
  const opinion = await judgeAt(lane.baseUrl).judge(judgeRequest())
  expect(opinion.calls).toBe(1)
  return z.tuple([z.custom<Received[number]>()]).parse(await lane.requests())[0]
}

function failureOf(resolve: () => unknown): unknown {
  try {
    resolve()
  } catch (error) {
    return error
  }
  return null
}

function providersAt(baseUrl: string) {
  return {
    groq: { baseUrl, secret: 'GROQ_API_KEY', headers: { 'x-a': 'b' } },
    lab: { baseUrl, supportsJsonSchema: false },
    unset: { baseUrl, secret: 'MISSING' },
  }
}

function settings(baseUrl: string): ModelSettings {
  const secrets: Record<string, string> = { GROQ_API_KEY: 'gsk-1' }
  return { providers: withSecrets(judgeProvidersSchema.parse(providersAt(baseUrl)), (name) => secrets[name]) }
}

describe('openai/<model>', () => {
  it('sends key and model to the base URL', async () => {
    const { headers, body } = await requestOf('openai', (baseUrl) =>
      resolveModel('openai/gpt-x', { openAi: { baseUrl, apiKey: 'sk-1' } }),
    )
    expect(headers['authorization']).toBe('Bearer sk-1')
    expect(body.model).toBe('gpt-x')
  })

  it('needs no key with a base URL, and then sends none', async () => {
    const { headers } = await requestOf('keyless', (baseUrl) => resolveModel('openai/gpt-x', { openAi: { baseUrl } }))
    expect(headers).not.toHaveProperty('authorization')
  })

  it('is not configured without either, and asks nobody', async () => {
    vi.stubEnv('OPENAI_API_KEY', undefined)
    const fetched: unknown[] = []
    const fetch: typeof globalThis.fetch = async (...call) => {
      fetched.push(call)
      return new Response()
    }
    await expect(resolveModel('openai/gpt-x', { fetch }).judge(judgeRequest())).rejects.toMatchObject({
      code: 'judge-not-configured',
      message: 'openai/gpt-x: its key is missing (0 calls)',
      spent: { calls: 0, usage: null },
    })
    expect(fetched).toEqual([])
  })

  it('goes through the fetch it is given', async () => {
    const urls: string[] = []
    const { body } = await requestOf('fetch', (baseUrl) =>
      resolveModel('openai/gpt-x', {
        openAi: { baseUrl: 'http://judge.invalid/v1' },
        fetch: (input, init) => {
          urls.push(new Request(input).url)
          return fetch(`${baseUrl}/chat/completions`, init)
        },
      }),
    )
    expect(urls).toEqual(['http://judge.invalid/v1/chat/completions'])
    expect(body.model).toBe('gpt-x')
  })
})

describe('{ id, url, apiKey, headers }', () => {
  it('sends to the URL what is after the first slash, with key and headers', async () => {
    const { headers, body } = await requestOf('endpoint', (url) =>
      resolveModel({ id: 'local/meta/llama-3', url, apiKey: 'k', headers: { 'x-team': 'blue' } }),
    )
    expect(headers).toMatchObject({ authorization: 'Bearer k', 'x-team': 'blue' })
    expect(body.model).toBe('meta/llama-3')
  })

  it('may have an authorization of its own among the headers', async () => {
    const { headers } = await requestOf('own-auth', (url) =>
      resolveModel({ id: 'local', url, headers: { Authorization: 'Basic abc' } }),
    )
    expect(headers['authorization']).toBe('Basic abc')
  })

  it('keeps its id', () => {
    expect(resolveModel({ id: 'local/x', url: 'http://localhost/v1' }).id).toBe('local/x')
  })
})

describe('<name>/<model> of JUDGE_PROVIDERS', () => {
  it('sends the secret and the extra headers', async () => {
    const { headers, body } = await requestOf('groq', (baseUrl) => resolveModel('groq/llama', settings(baseUrl)))
    expect(headers).toMatchObject({ authorization: 'Bearer gsk-1', 'x-a': 'b' })
    expect(body).toMatchObject({ model: 'llama', response_format: { type: 'json_schema' } })
  })

  it('puts the schema into the instructions for models that do not take one', async () => {
    const { headers, body } = await requestOf('lab', (baseUrl) => resolveModel('lab/tiny', settings(baseUrl)))
    expect(headers).not.toHaveProperty('authorization')
    expect(body).not.toHaveProperty('response_format')
    expect(body.messages[0]?.content).toContain('Answer with one JSON object of this JSON schema')
    expect(body.messages[0]?.content).toContain('"intentLevel":{"type":"integer"}')
  })

  it('is not configured when its secret is not set', () => {
    expect(failureOf(() => resolveModel('unset/x', settings('http://localhost/v1')))).toMatchObject({
      code: 'judge-not-configured',
    })
  })

  it.each(['nobody/x', 'x', '', 'groq', 'groq/', '/x', 'constructor/x', '__proto__/x'])('does not know %j', (id) => {
    expect(failureOf(() => resolveModel(id, settings('http://localhost/v1')))).toMatchObject({
      code: 'judge-not-configured',
    })
  })

  it.each([
    ['a taken name', { openai: { baseUrl: 'http://localhost/v1' } }],
    ['a name that no judge id can hold', { 'a/b': { baseUrl: 'http://localhost/v1' } }],
    ['a URL that is none', { a: { baseUrl: 'localhost' } }],
    ['a URL that is not for HTTP', { a: { baseUrl: 'file:///etc' } }],
    ['a name that objects do not take', JSON.parse('{"__proto__":{"baseUrl":"http://localhost/v1"}}')],
    ['an unknown field', { a: { baseUrl: 'http://localhost/v1', apiKey: 'in clear' } }],
  ])('is refused in the configuration with %s', (_, providers) => {
    expect(judgeProvidersSchema.safeParse(providers).success).toBe(false)
  })
})

describe('workers-ai/<model>', () => {
  it('asks the AI binding', async () => {
    const runs: unknown[][] = []
    const ai = {
      run: async (...call: unknown[]) => {
        runs.push(call)
        return {
          response: userAnswer({ intentLevel: 3 }),
          usage: { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 },
        }
      },
    }
    const judge = resolveModel('workers-ai/@cf/meta/llama-3', { ai })
    const opinion = await judge.judge(judgeRequest())
    expect(judge.id).toBe('workers-ai/@cf/meta/llama-3')
    expect(opinion).toMatchObject({ calls: 1, perspectives: { user: { intent: { level: 3 } } } })
    expect(runs).toHaveLength(1)
    expect(runs[0]?.slice(0, 2)).toMatchObject([
      '@cf/meta/llama-3',
      { temperature: 0, response_format: { type: 'json_schema' } },
    ])
  })

  it('is not configured without the binding', () => {
    expect(failureOf(() => resolveModel('workers-ai/@cf/x'))).toMatchObject({ code: 'judge-not-configured' })
  })
})

describe('what is given in place of an id', () => {
  it('may be a model of the AI SDK', async () => {
    const model = new MockLanguageModelV4({
      provider: 'mock',
      modelId: 'm-1',
      doGenerate: async () => ({
        content: [{ type: 'text', text: JSON.stringify(userAnswer()) }],
        finishReason: { unified: 'stop', raw: 'stop' },
        usage: {
          inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
          outputTokens: { total: 5, text: 5, reasoning: undefined },
        },
        warnings: [],
      }),
    })
    const judge = resolveModel(model)
    expect(judge.id).toBe('mock/m-1')
    expect(await judge.judge(judgeRequest())).toMatchObject({ calls: 1, usage: { inputTokens: null, outputTokens: 5 } })
  })

  it('may be a judge, which is taken as it is', () => {
    const judge: Judge = { id: 'own', protocol: '1', judge: () => Promise.reject(new Error('unused')) }
    expect(resolveModel(judge)).toBe(judge)
  })

  it('may be the name of a judge of its own', () => {
    const embedded: Judge = { id: 'embedded', protocol: '1', judge: () => Promise.reject(new Error('unused')) }
    expect(resolveModel('embedded', { judges: { embedded: () => embedded } })).toBe(embedded)
  })
})

it('a model whose loading fails is not configured', async () => {
  const judge = createLlmJudge({ id: 'a/b', model: () => Promise.reject(new Error('secret path')) })
  await expect(judge.judge(judgeRequest())).rejects.toMatchObject({
    code: 'judge-not-configured',
    message: 'a/b: its model could not be loaded (0 calls)',
  })
})
