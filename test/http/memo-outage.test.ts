import { env } from 'cloudflare:workers'
import { reset } from 'cloudflare:test'
import { afterEach, expect, it } from 'vitest'
import { app } from '../../src/http/app.ts'
import { scoreAnswerSchema } from '../../src/service/score-answer.ts'
import { ORIGIN } from '../support/requests.ts'

afterEach(() => reset())

const BODY = { input: 'Say hello', output: 'hello', agentId: 'outage' }

function brokenMemo(broken: readonly ('get' | 'put')[]): KVNamespace {
  return new Proxy(env.MEMO, {
    get(target, name) {
      if (broken.some((method) => method === name)) return () => Promise.reject(new Error('KV is down'))
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

it.each([
  [['get'] as const, 'plumbline; fwd=miss; stored; detail=memo-unavailable'],
  [['put'] as const, 'plumbline; fwd=miss; detail=memo-unavailable'],
  [['get', 'put'] as const, 'plumbline; fwd=miss; detail=memo-unavailable'],
])('an outage of the memo (%j) costs speed, not the answer', async (broken, cacheStatus) => {
  const response = await app.request(
    `${ORIGIN}/v1/scores`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(BODY) },
    { ...env, MEMO: brokenMemo(broken) },
  )
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-status')).toBe(cacheStatus)
  expect(scoreAnswerSchema.parse(await response.json())).toMatchObject({ cache: 'miss', agent: { count: 1 } })
})
