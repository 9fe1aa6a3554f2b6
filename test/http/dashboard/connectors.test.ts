import { reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { PLATFORMS } from '../../../src/connectors/connector.ts'
import { PLATFORM_GUIDES } from '../../../src/http/dashboard/wording/platforms.tsx'
import { answer, ask } from '../../support/chat.ts'
import { textOf, visit } from '../../support/dashboard.ts'
import { HOSTILE } from '../../support/dashboard-exchanges.ts'
import { deadLettersOf, deliver, makeHook, passTime, readHook, runsOf } from '../../support/hooks.ts'
import { judgeLane } from '../../support/judge-lane.ts'
import { get } from '../../support/requests.ts'

const lane = judgeLane(inject('judgeServerUrl'), 'lane81')
const REFUSED = { kind: 'status', status: 400, body: '{}', forever: true } as const
const LONG = `${HOSTILE} ${'w'.repeat(10_000)}`

afterEach(() => reset())

/** Sends a form, and follows to where its answer leads. */
async function send(path: string, form: Record<string, string> = {}): Promise<{ response: Response; place: string }> {
  const response = await visit(path, { form })
  return { response, place: response.headers.get('location') ?? '' }
}

/** So many dead letters of a hook, without any conversation behind them. */
async function bury(hookId: string, count: number, rest: object = {}): Promise<void> {
  const now = Date.now()
  const deadLetters = Array.from({ length: count }, (_, index) => ({
    id: index.toString(16).padStart(32, '0'),
    agentId: 'bot',
    conversation: 'conversation',
    messageId: `message-${index + 100}`,
    link: null,
    occurredAt: now,
    failedAt: now + index,
    attempts: 6,
    retryableUntil: now,
    failure: { code: 'judge-refused', status: 502, detail: 'the model refused', retryable: false },
    ...rest,
  }))
  const report = { sequence: 1, changes: { deadLettered: count }, lastEventAt: now, deadLetters, settled: [] }
  await env.TENANT_DIRECTORY.getByName('local').takeHookReport({ hookId, thread: 'thread', report })
}

describe('the list of hooks', () => {
  it('says what a hook is for where there is none', async () => {
    const response = await visit('/connectors')
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(await textOf(new Response(html))).toContain('No chat platform delivers yet')
    for (const platform of PLATFORMS) expect(html).toContain(`<option value="${platform}"`)
  })

  it('shows each with its counters, its last event and its state', async () => {
    const slack = await makeHook('slack', { secret: undefined })
    const { hookId } = await makeHook('standard')
    await ask(hookId, 'Say hello')
    await answer(hookId, 'hello')
    await passTime()
    await deliver(hookId, 'standard', {}, { secret: 'whsec_bm90IHRoZSByaWdodCBvbmU=' })
    const html = await (await visit('/connectors')).text()
    const text = await textOf(new Response(html))
    expect(html).toContain(`href="/connectors/${hookId}"`)
    expect(html).toContain(`href="/connectors/${slack.hookId}"`)
    expect(text).toMatch(/Slack bot none yet 0 0 0 0 has no secret/)
    expect(text).toMatch(/Your own chat \(Standard Webhooks\) bot \d+ \w+ \d+, \d\d:\d\d UTC 2 1 \d 0 takes events/)
  })

  it('is answered with 304 as long as nothing changed', async () => {
    const { hookId } = await makeHook('slack')
    for (const path of ['/connectors', `/connectors/${hookId}`]) {
      const first = await visit(path)
      await first.text()
      const again = await visit(path, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
      expect([path, again.status]).toEqual([path, 304])
    }
  })
})

describe('making a hook', () => {
  it('shows the secret that is made, once and to nobody’s memory, with what to set up', async () => {
    const form = {
      platform: 'standard',
      agentId: ' bot ',
      identities: 'a\r\nb\r\n',
      sampleRate: '25',
      systemPrompt: 'Be brief.',
    }
    const { response } = await send('/connectors', form)
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    const secret = /whsec_[A-Za-z0-9+/=]+/.exec(html)?.[0] ?? ''
    const hookId = /hk_[0-9a-f]{32}/.exec(html)?.[0] ?? ''
    const text = await textOf(new Response(html))
    expect(text).toContain('Its secret is shown this once')
    expect(text).toContain(`http://localhost/hooks/${hookId}`)
    expect(text).toContain('Set up Your own chat')
    expect(await readHook(hookId)).toMatchObject({
      platform: 'standard',
      agents: [{ agentId: 'bot', identities: ['a', 'b'] }],
      sampleRate: 0.25,
      systemPrompt: 'Be brief.',
      hasSecret: true,
    })
    for (const path of ['/connectors', `/connectors/${hookId}`]) {
      expect(await (await visit(path)).text()).not.toContain(secret)
    }
    expect((await deliver(hookId, 'standard', { type: 'other' }, { secret })).status).toBe(200)
  })

  it('takes the secret of a platform, and sends it back to nobody', async () => {
    const secret = 'a signing secret of slack'
    const { response } = await send('/connectors', { platform: 'slack', agentId: 'bot', secret })
    const html = await response.text()
    expect(html).not.toContain(secret)
    expect(await textOf(new Response(html))).not.toContain('It still needs its secret')
    const hookId = /hk_[0-9a-f]{32}/.exec(html)?.[0] ?? ''
    expect(await readHook(hookId)).toMatchObject({ hasSecret: true })
    const refused = await send('/connectors', { platform: 'slack', agentId: 'no spaces', secret })
    expect(await refused.response.text()).not.toContain(secret)
  })

  it('tells where the secret is found when it is still to come', async () => {
    const text = await textOf((await send('/connectors', { platform: 'intercom', agentId: 'bot' })).response)
    expect(text).toContain('It still needs its secret')
    expect(text).toContain('Client secret of your Intercom app')
  })

  it('is refused by its fields, with the others still filled in', async () => {
    const form = { platform: 'mattermost', agentId: 'no spaces', sampleRate: '200', systemPrompt: 'Be brief.' }
    const { response } = await send('/connectors', form)
    expect(response.status).toBe(422)
    const html = await response.text()
    for (const name of ['agentId', 'sampleRate']) expect(html).toContain(`id="${name}-error"`)
    expect(html).toContain('Be brief.</textarea>')
    expect(html).toContain('<option value="mattermost" selected="">')
    const needsIdentities = await send('/connectors', { ...form, agentId: 'bot', sampleRate: '' })
    expect(await needsIdentities.response.text()).toContain('id="identities-error"')
    const needsPrompt = await send('/connectors', { platform: 'slack', agentId: 'bot', mode: 'system' })
    expect(await needsPrompt.response.text()).toContain('id="systemPrompt-error"')
    expect(await (await get('/v1/hooks')).json()).toEqual({ hooks: [] })
  })
})

describe('the page of a hook', () => {
  it.each(PLATFORMS.map((platform) => [platform] as const))(
    'of %s tells how it is set up, with the URL',
    async (platform) => {
      const { hookId } = await makeHook(platform)
      const html = await (await visit(`/connectors/${hookId}`)).text()
      expect(html).toContain(`<code>http://localhost/hooks/${hookId}</code>`)
      const { name, steps } = PLATFORM_GUIDES[platform]
      expect(await textOf(new Response(html))).toContain(`Set up ${name}`)
      expect(/<ol class="steps">([\s\S]*?)<\/ol>/.exec(html)?.[1]?.match(/<li>/g)).toHaveLength(steps.length)
      const ids = Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).not.toMatch(/ style=|<style| on[a-z]+=|<script(?![^>]* src="\/assets\/)/)
    },
  )

  it('shows all counters, and the settings', async () => {
    const { hookId } = await makeHook('standard', {
      systemPrompt: 'Be brief.',
      options: { evaluationMode: 'user' },
      sampleRate: 0.5,
    })
    await ask(hookId, 'Say hello')
    await passTime()
    const text = await textOf(await visit(`/connectors/${hookId}`))
    expect(text).toMatch(/Received 1 events of deliveries/)
    expect(text).toMatch(/Held against User prompt .* 50% of the replies/)
    expect(text).toContain('System prompt Be brief.')
  })

  it('takes a new secret, and says until when the one before is good', async () => {
    const { hookId } = await makeHook('slack', { secret: undefined })
    expect(await textOf(await visit(`/connectors/${hookId}`))).toContain('every delivery is refused')
    const given = await send(`/connectors/${hookId}/secret`, { secret: ' first secret of slack ' })
    expect([given.response.status, given.place]).toEqual([303, `/connectors/${hookId}?note=secret`])
    await send(`/connectors/${hookId}/secret`, { secret: 'second secret of slack' })
    const text = await textOf(await visit(given.place))
    expect(text).toContain('The new secret is good at once')
    expect(text).toContain('The secret before is good until')
    expect(text).not.toContain('secret of slack')
    const empty = await send(`/connectors/${hookId}/secret`, { secret: '  ' })
    expect(empty.response.status).toBe(422)
    expect(await empty.response.text()).toContain('id="secret-error"')
  })

  it('deletes the hook only when that is said twice', async () => {
    const { hookId } = await makeHook('slack')
    const unsure = await send(`/connectors/${hookId}/delete`)
    expect(await textOf(await visit(unsure.place))).toContain('Nothing was deleted')
    const sure = await send(`/connectors/${hookId}/delete`, { sure: 'yes' })
    expect([sure.response.status, sure.place]).toEqual([303, '/connectors'])
    expect((await visit(`/connectors/${hookId}`)).status).toBe(404)
  })

  it('that there is none of is not found, whatever is done with it', async () => {
    const { hookId } = await makeHook('slack')
    const nobody = `hk_${'0'.repeat(32)}`
    for (const id of [nobody, 'hk_x', '..%2f', hookId.toUpperCase()]) {
      expect([id, (await visit(`/connectors/${id}`)).status]).toEqual([id, 404])
      for (const rest of ['secret', 'delete', `dead-letters/${'a'.repeat(32)}/retry`]) {
        const { response } = await send(`/connectors/${id}/${rest}`, { secret: 'a secret', sure: 'yes' })
        expect([id, rest, response.status]).toEqual([id, rest, 404])
      }
    }
    for (const id of ['a'.repeat(32), 'x']) {
      const { response } = await send(`/connectors/${hookId}/dead-letters/${id}/retry`)
      expect(response.status).toBe(404)
    }
  })
})

describe('a dead letter', () => {
  it('is retried by a button, and is gone when it has its score', async () => {
    await lane.script([REFUSED])
    const { hookId } = await makeHook('standard', { model: 'lane81/m' })
    await ask(hookId, 'Say hello')
    await answer(hookId, 'hello')
    await passTime()
    const [letter] = await deadLettersOf(hookId)
    const html = await (await visit(`/connectors/${hookId}`)).text()
    const action = /action="([^"]*\/retry)"/.exec(html)?.[1] ?? ''
    expect(action).toBe(`/connectors/${hookId}/dead-letters/${letter?.id}/retry`)
    expect(await textOf(new Response(html))).toMatch(/judge-rejected : .*, 1 attempt/)
    await lane.script([])
    const { response, place } = await send(action)
    expect([response.status, place]).toEqual([303, `/connectors/${hookId}?note=retried#dead-letters`])
    expect(await textOf(await visit(place.split('#')[0] ?? ''))).toContain('It is being scored again')
    await passTime()
    expect(await textOf(await visit(`/connectors/${hookId}`))).toContain('There are none')
    expect(await runsOf()).toHaveLength(1)
  })

  it('whose texts are gone says so', async () => {
    const { hookId } = await makeHook('standard')
    await bury(hookId, 1)
    const { place } = await send(`/connectors/${hookId}/dead-letters/${'0'.repeat(32)}/retry`)
    expect(await textOf(await visit(place.split('#')[0] ?? ''))).toContain('its texts are no longer kept')
  })

  it('is listed with 25 on a page', async () => {
    const { hookId } = await makeHook('standard')
    await bury(hookId, 30)
    const first = await (await visit(`/connectors/${hookId}`)).text()
    expect(first.match(/\/retry"/g)).toHaveLength(25)
    const next = /href="(\?[^"]*cursor=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&')
    const second = await (await visit(`/connectors/${hookId}${next}`)).text()
    expect(second.match(/\/retry"/g)).toHaveLength(5)
    expect((await visit(`/connectors/${hookId}?cursor=x`)).status).toBe(200)
    const other = await makeHook('standard')
    expect((await visit(`/connectors/${other.hookId}${next}`)).status).toBe(200)
  })
})

describe('text of others', () => {
  it('is shown as text, and is no link unless it is one', async () => {
    const { hookId } = await makeHook('standard', {
      agents: [{ agentId: 'bot', identities: [LONG.slice(0, 500)] }],
      systemPrompt: LONG,
      model: 'embedded',
    })
    await bury(hookId, 1, {
      conversation: LONG,
      messageId: LONG,
      link: `javascript:alert(1)//${LONG}`,
      failure: { code: 'judge-refused', status: 502, detail: LONG, retryable: false },
    })
    for (const path of [
      '/connectors',
      `/connectors/${hookId}`,
      `/connectors/${hookId}?note=${encodeURIComponent(HOSTILE)}`,
    ]) {
      const html = await (await visit(path)).text()
      expect(html).not.toMatch(/<script>|<img|onerror="|href="javascript:/)
    }
    const text = await textOf(await visit(`/connectors/${hookId}`))
    expect(text).toContain(HOSTILE.replaceAll(/\s+/g, ' '))
    const { response } = await send('/connectors', {
      platform: LONG,
      agentId: LONG,
      systemPrompt: LONG,
      identities: LONG,
    })
    expect(response.status).toBe(422)
    expect(await response.text()).not.toMatch(/<script>|<img|onerror="/)
  })
})

describe('a form of another page', () => {
  it('changes nothing', async () => {
    const { hookId } = await makeHook('slack')
    const before = await readHook(hookId)
    const paths = ['secret', 'delete', `dead-letters/${'a'.repeat(32)}/retry`].map(
      (rest) => `/connectors/${hookId}/${rest}`,
    )
    for (const path of ['/connectors', ...paths]) {
      for (const origin of ['https://evil.example', 'null']) {
        const form = { platform: 'slack', agentId: 'bot', secret: 'theirs', sure: 'yes' }
        const response = await visit(path, { form, headers: { origin } })
        expect([path, response.status]).toEqual([path, 403])
        await response.text()
      }
    }
    expect(await readHook(hookId)).toEqual(before)
    expect((await (await get('/v1/hooks')).json<{ hooks: unknown[] }>()).hooks).toHaveLength(1)
  })
})
