import { createExecutionContext, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { app } from '../../../src/http/app.ts'
import { secretBox } from '../../../src/platform/secret-box.ts'
import { readSettings } from '../../../src/platform/settings.ts'
import { ADMIN_TOKEN } from '../../support/admin-token.ts'
import { cookieOf, signIn, textOf, visit } from '../../support/dashboard.ts'
import { keyedWorker } from '../../support/keyed-worker.ts'

const worker = keyedWorker()
const NOBODYS_KEY = `pl_${'0'.repeat(11)}_${'0'.repeat(43)}`

let key: string
let keyId: string

beforeEach(async () => {
  await worker.tenant('acme', { name: 'Acme Ltd' })
  ;({ key, keyId } = await worker.key('acme'))
})

afterEach(async () => {
  vi.useRealTimers()
  await reset()
})

async function statusAndPlace(response: Response): Promise<[number, string | null]> {
  await response.text()
  return [response.status, response.headers.get('location')]
}

describe('somebody who is not signed in', () => {
  it.each([
    ['/', '/sign-in'],
    ['/agents/a?window=7d', '/sign-in?to=%2Fagents%2Fa%3Fwindow%3D7d'],
    ['/agents/a/runs/r', '/sign-in?to=%2Fagents%2Fa%2Fruns%2Fr'],
    ['/tenants', '/sign-in?to=%2Ftenants'],
    ['/tenants/acme', '/sign-in?to=%2Ftenants%2Facme'],
  ])('is sent from %s to sign in, and from there back', async (path, place) => {
    expect(await statusAndPlace(await visit(path))).toEqual([303, place])
  })

  it('finds what was typed into the form again, and nothing is scored', async () => {
    const form = { prompt: 'Say <hello>', response: 'Hello\nthere', agentId: 'bot', model: 'embedded' }
    const response = await visit('/try', { form })
    expect([response.status, response.headers.get('cache-control')]).toEqual([401, 'no-store'])
    const html = await response.text()
    for (const text of ['>\nSay &lt;hello&gt;</textarea>', '>\nHello\nthere</textarea>', 'value="bot"']) {
      expect(html).toContain(text)
    }
    expect(html).toContain('<a href="/sign-in" target="_blank" rel="noopener">Sign in in another tab</a>')
    expect(html).not.toMatch(/id="result"|<option value="embedded">/)
    const cookie = await signIn(key)
    expect((await visit('/agents/bot', { cookie })).status).toBe(404)
    expect((await visit('/try', { cookie, form })).status).toBe(200)
  })

  it('is not let in by a key in a header: pages are not the API', async () => {
    const headers = { authorization: `Bearer ${key}` }
    expect(await statusAndPlace(await visit('/', { headers }))).toEqual([303, '/sign-in'])
  })
})

describe('signing in', () => {
  it('keeps the key in a sealed cookie that only this host gets and no script reads', async () => {
    const response = await visit('/sign-in', { form: { secret: ` ${key} `, to: '/agents/a?window=7d' } })
    expect(await statusAndPlace(response)).toEqual([303, '/agents/a?window=7d'])
    const cookie = response.headers.get('set-cookie') ?? ''
    const [pair = '', ...attributes] = cookie.split('; ')
    expect(pair).toMatch(/^__Host-plumbline=.+/)
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=43200', 'Path=/', 'SameSite=Strict', 'Secure'])
    expect(decodeURIComponent(cookie)).not.toContain(key)
    const page = await visit('/', { cookie: pair })
    expect(page.status).toBe(200)
    expect(await textOf(page)).toContain('Overview of Acme Ltd')
  })

  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)', 'x y:', ''])(
    'does not lead to %j',
    async (to) => {
      const response = await visit('/sign-in', { form: { secret: key, to } })
      const [status, place] = await statusAndPlace(response)
      expect(status).toBe(303)
      expect(new URL(place ?? '', 'http://localhost').origin).toBe('http://localhost')
      expect(place).toMatch(/^\/(?![/\\])/)
    },
  )

  it('has one answer to every secret that is nobody’s', async () => {
    const revoked = await worker.key('acme')
    await worker.admin(`/v1/tenants/acme/keys/${revoked.keyId}`, { method: 'DELETE' })
    const answers = []
    for (const secret of [NOBODYS_KEY, revoked.key, `${key}x`, 'x', '', `${ADMIN_TOKEN}x`]) {
      const response = await visit('/sign-in', { form: { secret } })
      expect(response.headers.has('set-cookie')).toBe(false)
      answers.push(`${response.status} ${await response.text()}`)
    }
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toMatch(/^401 .*This is no valid key/s)
    expect(answers[0]).not.toContain(NOBODYS_KEY)
  })

  it('is told what is missing where nothing can be sealed', async () => {
    const headers = { accept: 'text/html', origin: 'http://localhost' }
    const bare = keyedWorker({ ENCRYPTION_KEY: '' })
    const page = await bare.send('/sign-in', { headers })
    expect(page.status).toBe(200)
    expect(await textOf(page)).toContain('wrangler secret put ENCRYPTION_KEY')
    const form = { stream: new URLSearchParams({ secret: key }), method: 'POST', headers }
    const refused = await bare.send('/sign-in', form)
    expect(refused.status).toBe(503)
    expect(await textOf(refused)).toContain('ENCRYPTION_KEY is not set')
  })

  it('takes no form from another site', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }]) {
      const response = await visit('/sign-in', { form: { secret: key }, headers })
      expect([response.status, response.headers.has('set-cookie')]).toEqual([403, false])
      const text = await textOf(response)
      expect(text).toContain('403 Not allowed The form was not sent by a page of this dashboard. To the overview')
      expect(text).not.toMatch(/scope|another key/)
    }
    const marked = { origin: 'null', 'sec-fetch-site': 'same-origin' }
    expect((await visit('/sign-in', { form: { secret: key }, headers: marked })).status).toBe(303)
    const unmarked = await worker.send('/sign-out', { method: 'POST' })
    expect(unmarked.status).toBe(403)
  })

  it('is told where a browser would not keep the session', async () => {
    const send = (url: string) => app.request(url, { headers: { accept: 'text/html' } }, env, createExecutionContext())
    expect(await textOf(await send('http://plumbline.example/sign-in'))).toContain('only over HTTPS')
    for (const url of ['https://plumbline.example/sign-in', 'http://localhost/sign-in', 'http://127.0.0.1/sign-in']) {
      expect(await textOf(await send(url))).not.toContain('only over HTTPS')
    }
  })

  it('takes no form larger than one with a key', async () => {
    const response = await visit('/sign-in', { form: { secret: 'x'.repeat(10_000) } })
    expect(response.status).toBe(413)
  })
})

describe('a session', () => {
  it('ends with its twelve hours, whatever the browser keeps', async () => {
    const cookie = await signIn(key)
    const start = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: start + 11.9 * 3_600_000 })
    expect((await visit('/', { cookie })).status).toBe(200)
    vi.setSystemTime(start + 12 * 3_600_000 + 1_000)
    expect(await statusAndPlace(await visit('/', { cookie }))).toEqual([303, '/sign-in'])
  })

  it('ends within a minute when its key is revoked', async () => {
    const cookie = await signIn(key)
    await worker.admin(`/v1/tenants/acme/keys/${keyId}`, { method: 'DELETE' })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 55_000 })
    expect(await statusAndPlace(await visit('/', { cookie }))).toEqual([303, '/sign-in'])
  })

  it('is none when it was changed, made up, or sealed for something else', async () => {
    const cookie = await signIn(key)
    const box = secretBox(readSettings(env))
    const session = JSON.stringify({ secret: key, expiresAt: Date.now() + 60_000 })
    const forged = [
      `${cookie.slice(0, -6)}AAAAAA`,
      cookie.replace(/\.[^.]+\.([^.]+)$/, '.AAAAAAAAAAAAAAAA.$1'),
      `__Host-plumbline=${encodeURIComponent(session)}`,
      `__Host-plumbline=${encodeURIComponent(await box.seal(session, ['hook']))}`,
      '__Host-plumbline=',
      `plumbline=${cookie.split('=').slice(1).join('=')}`,
    ]
    for (const made of forged) expect([made, (await visit('/', { cookie: made })).status]).toEqual([made, 303])
    const own = `__Host-plumbline=${encodeURIComponent(await box.seal(session, ['session']))}`
    expect((await visit('/', { cookie: own })).status).toBe(200)
  })

  it('with a key that may not read says so', async () => {
    const scoring = await worker.key('acme', ['score'])
    const cookie = await signIn(scoring.key)
    for (const path of ['/', '/agents/a', '/agents/a/runs/r']) {
      const response = await visit(path, { cookie })
      expect(response.status).toBe(403)
      const text = await textOf(response)
      expect(text).toContain('it lacks the scope read (it has score)')
      expect(text).toContain('Sign in with another key')
    }
  })

  it('is over after signing out', async () => {
    const cookie = await signIn(key)
    const response = await visit('/sign-out', { cookie, form: {} })
    expect(await statusAndPlace(response)).toEqual([303, '/sign-in'])
    expect(cookieOf(response)).toBe('__Host-plumbline=')
    expect(response.headers.get('set-cookie')).toMatch(/Max-Age=0/)
  })
})

describe('the operator', () => {
  it('signs in with the admin token and sees the tenants', async () => {
    const response = await visit('/sign-in', { form: { secret: ADMIN_TOKEN } })
    const cookie = cookieOf(response)
    expect(await statusAndPlace(response)).toEqual([303, '/tenants'])
    expect(await statusAndPlace(await visit('/', { cookie }))).toEqual([303, '/tenants'])
    expect((await visit('/tenants', { cookie })).status).toBe(200)
  })

  it('is out as soon as the token is another', async () => {
    const cookie = await signIn(ADMIN_TOKEN)
    const changed = keyedWorker({ ADMIN_TOKEN: 'another-token' })
    const response = await changed.send('/tenants', { headers: { cookie, accept: 'text/html' } })
    expect(response.status).toBe(303)
    const rotated = keyedWorker({ ADMIN_TOKEN: 'another-token', ADMIN_TOKEN_PREVIOUS: ADMIN_TOKEN })
    expect((await rotated.send('/tenants', { headers: { cookie, accept: 'text/html' } })).status).toBe(200)
  })
})
