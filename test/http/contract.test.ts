import { describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import type { Exchanged } from '../support/contract/exchanged.ts'
import { get } from '../support/requests.ts'

async function ask(path: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${inject('contractServerUrl')}${path}`, { method: 'POST', body: JSON.stringify(body) })
  return response.json()
}

describe('openapi.json', () => {
  it('is valid OpenAPI 3.1', async () => {
    const document = await (await get('/openapi.json')).json()
    expect(await ask('/document', document)).toEqual({ valid: true, errors: [] })
  })

  it('would not be with a parameter in no place', async () => {
    const document = await (await get('/openapi.json')).json<{ paths: Record<string, unknown> }>()
    const paths = { ...document.paths, '/healthz': { get: { parameters: [{ name: 'x' }] } } }
    expect(await ask('/document', { ...document, paths })).toMatchObject({ valid: false })
  })
})

const HEALTH = { status: 'ok', version: '1', judge: { model: 'embedded', configured: true } }
const AGENTS = { agents: [], nextCursor: null }
const PROBLEM = {
  type: '/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'there is no such thing',
  code: 'not-found',
  retryable: false,
  requestId: 'r',
}

/** What the tests would say of an answer to `GET /healthz`, or to another request. */
async function faultsOf(change: Partial<Omit<Exchanged, 'body'>> & { body?: unknown }): Promise<unknown> {
  const { body = HEALTH, headers = {}, ...rest } = change
  const type = (rest.status ?? 200) < 400 ? 'application/json' : 'application/problem+json'
  const exchanged = {
    method: 'GET',
    path: '/healthz',
    status: 200,
    ...rest,
    headers: { 'content-type': type, 'x-request-id': 'r', ...headers },
    body: JSON.stringify(body),
  }
  const [faults] = z.array(z.array(z.string())).parse(await ask('/exchanged', [exchanged]))
  return faults?.join('\n')
}

describe('an answer of any test', () => {
  it('is held to openapi.json, which it can keep', async () => {
    expect(await faultsOf({})).toBe('')
    expect(await faultsOf({ path: '/v1/agents/a/stats', status: 404, body: PROBLEM })).toBe('')
    expect(await faultsOf({ path: '/nowhere', status: 404, body: PROBLEM })).toBe('')
  })

  it.each<[string, Parameters<typeof faultsOf>[0], RegExp]>([
    ['another status', { status: 201 }, /answers 201, which is not documented/],
    ['a field of the wrong type', { body: { ...HEALTH, version: 1 } }, /version must be string/],
    ['a missing field', { body: { ...HEALTH, judge: { model: 'm' } } }, /required property 'configured'/],
    ['a field that is not documented', { body: { ...HEALTH, more: 1 } }, /additional properties/],
    ['another media type', { headers: { 'content-type': 'text/json' } }, /text\/json, which is not documented/],
    ['a header that is not documented', { headers: { 'x-more': '1' } }, /the header x-more, which is not documented/],
    ['a problem of another kind', { path: '/v1/me', status: 401, body: PROBLEM }, /code must be equal to one of/],
    ['a success of a path that is not documented', { path: '/v1/more' }, /no operation of openapi.json/],
    ['a success of a method that is not documented', { method: 'PUT' }, /no operation of openapi.json/],
    ['an error that is no problem', { path: '/v1/more', status: 404, body: {} }, /required property 'code'/],
    ['a query that the document forbids', { path: '/v1/agents?limit=0', body: AGENTS }, /accepts query limit/],
    [
      'a body that the document forbids',
      { path: '/v1/tenants/t', method: 'PUT', sent: { name: 1 } },
      /accepts a body: \/name must be string/,
    ],
  ])('fails it for %s', async (_, change, fault) => {
    expect(await faultsOf(change)).toMatch(fault)
  })

  it('fails it for a header that is documented as always there', async () => {
    const answer = { method: 'GET', path: '/healthz', status: 200, body: JSON.stringify(HEALTH) }
    const faults = await ask('/exchanged', [{ ...answer, headers: { 'content-type': 'application/json' } }])
    expect(faults).toEqual([['200 lacks the header x-request-id, which is documented as always there']])
  })
})
