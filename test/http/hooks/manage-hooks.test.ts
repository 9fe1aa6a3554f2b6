import { env, exports } from 'cloudflare:workers'
import { reset, runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it } from 'vitest'
import { problemSchema } from '../../../src/http/problem.ts'
import { formatPageCursor } from '../../../src/service/page-cursor.ts'
import { SECRETS } from '../../support/fixtures/connectors/sign.ts'
import { slackChallenge } from '../../support/fixtures/connectors/slack.ts'
import { deliver, makeHook, readHook } from '../../support/hooks.ts'
import { get, ORIGIN, post } from '../../support/requests.ts'

afterEach(() => reset())

const AGENTS = [{ agentId: 'bot' }]

function request(method: string, path: string, body?: object): Promise<Response> {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return exports.default.fetch(`${ORIGIN}${path}`, { method, ...(body && json) })
}

async function problemOf(response: Response) {
  expect(response.status).toBe(422)
  return problemSchema.parse(await response.json())
}

describe('hooks', () => {
  it('are made, listed, read, changed and deleted', async () => {
    const made = await makeHook('slack', { systemPrompt: 'Be brief', settleSeconds: 3, sampleRate: 0.5 })
    expect(made.url).toBe(`${ORIGIN}/hooks/${made.hookId}`)
    const shown = await readHook(made.hookId)
    expect(shown).toMatchObject({
      platform: 'slack',
      agents: AGENTS,
      systemPrompt: 'Be brief',
      model: null,
      settleSeconds: 3,
      sampleRate: 0.5,
      hasSecret: true,
      previousSecretUntil: null,
      lastEventAt: null,
    })
    expect(await (await get('/v1/hooks')).json()).toEqual({ hooks: [shown] })
    const change = { systemPrompt: null, settleSeconds: null, agents: [{ agentId: 'other' }] }
    const changed = await request('PATCH', `/v1/hooks/${made.hookId}`, change)
    expect(await changed.json()).toEqual({
      ...shown,
      systemPrompt: null,
      settleSeconds: 5,
      agents: [{ agentId: 'other' }],
    })
    expect((await request('DELETE', `/v1/hooks/${made.hookId}`)).status).toBe(204)
    expect(await (await get('/v1/hooks')).json()).toEqual({ hooks: [] })
    expect((await get(`/v1/hooks/${made.hookId}`)).status).toBe(404)
    expect((await deliver(made.hookId, 'slack', slackChallenge)).status).toBe(404)
  })

  it.each([
    ['an unknown platform', { platform: 'telegram', agents: AGENTS }, 'platform'],
    ['no agent', { platform: 'slack', agents: [] }, 'agents'],
    ['an unknown field', { platform: 'slack', agents: AGENTS, settle: 2 }, 'settle'],
    ['a sample rate over 1', { platform: 'slack', agents: AGENTS, sampleRate: 1.1 }, 'sampleRate'],
    ['Mattermost agents without identities', { platform: 'mattermost', agents: AGENTS }, 'agents'],
    ['Rocket.Chat agents without identities', { platform: 'rocketchat', agents: AGENTS }, 'agents'],
    ['two agents that take every bot', { platform: 'slack', agents: [...AGENTS, { agentId: 'b' }] }, 'agents'],
    [
      'system mode without a system prompt',
      { platform: 'slack', agents: AGENTS, options: { evaluationMode: 'system' } },
      'systemPrompt',
    ],
    [
      'system mode with a system prompt of nothing to see',
      { platform: 'slack', agents: AGENTS, systemPrompt: ' \u200B\n', options: { evaluationMode: 'system' } },
      'systemPrompt',
    ],
    ['a judge that is not allowed', { platform: 'slack', agents: AGENTS, model: 'nobody/has' }, 'model'],
    ['a secret that is none', { platform: 'standard', agents: AGENTS, secret: 'whsec_ä' }, 'secret'],
    ['a secret that is soon guessed', { platform: 'standard', agents: AGENTS, secret: 'whsec_c2VjcmV0' }, 'secret'],
  ])('are refused with %s', async (_name, body, path) => {
    const { code, errors } = await problemOf(await post('/v1/hooks', body))
    expect(code).toBe('invalid-request')
    expect(errors?.map((error) => error.path)).toContain(path)
  })

  it('say what a secret of Standard Webhooks has to be, also when it is given later', async () => {
    const { hookId } = await makeHook('standard')
    const { errors } = await problemOf(await request('PATCH', `/v1/hooks/${hookId}`, { secret: 'whsec_c2VjcmV0' }))
    expect(errors).toEqual([{ path: 'secret', message: expect.stringMatching(/16 bytes .* base64/) }])
    expect((await readHook(hookId)).previousSecretUntil).toBeNull()
  })

  it.each([
    ['no system prompt', null],
    ['a blank one', ' \u200B\n'],
  ])('cannot be changed into what would have been refused: system mode with %s', async (_name, systemPrompt) => {
    const { hookId } = await makeHook('slack', { systemPrompt: 'Be brief', options: { evaluationMode: 'system' } })
    const response = await request('PATCH', `/v1/hooks/${hookId}`, { systemPrompt })
    expect((await problemOf(response)).errors?.[0]?.path).toBe('systemPrompt')
    expect((await readHook(hookId)).systemPrompt).toBe('Be brief')
  })

  it('keep their secrets encrypted', async () => {
    const { hookId } = await makeHook('slack')
    const stored = await runInDurableObject(env.TENANT_DIRECTORY.getByName('local'), (_directory, { storage }) => {
      return JSON.stringify(storage.sql.exec('SELECT * FROM hooks WHERE hook_id = ?', hookId).toArray())
    })
    expect(stored).toContain(hookId)
    expect(stored).not.toContain(SECRETS.slack.good)
    const location = await env.KEYS.get(`hook:v1:${hookId}`)
    expect(location).toBe(JSON.stringify({ tenantId: 'local' }))
  })

  it('do not page their dead letters by the cursor of another', async () => {
    const one = await makeHook('standard')
    const other = await makeHook('standard')
    const place = { hookId: one.hookId, failedAt: 1, id: '0'.repeat(32) }
    const read = (hookId: string, cursor: object) =>
      get(`/v1/hooks/${hookId}/dead-letters?cursor=${formatPageCursor(cursor)}`)
    expect((await read(one.hookId, place)).status).toBe(200)
    const plain = { path: 'cursor', message: 'is no cursor of this listing' }
    for (const cursor of [place, { failedAt: 1, id: '0'.repeat(32) }, { ...place, failedAt: 'x' }, {}]) {
      const { code, detail, errors } = await problemOf(await read(other.hookId, cursor))
      expect({ code, detail, errors }).toEqual({
        code: 'invalid-request',
        detail: `${plain.path}: ${plain.message}`,
        errors: [plain],
      })
    }
  })

  it('of another tenant cannot be read, changed or deleted', async () => {
    const { hookId } = await makeHook('slack')
    const directory = env.TENANT_DIRECTORY.getByName('other')
    expect(await directory.hook(hookId)).toBeNull()
    expect(await directory.hooks()).toEqual([])
  })
})
