import assert from 'node:assert/strict'
import { after, before, test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import type { PlumblineClient, ScoreRequest } from '../../src/client/index.ts'
import { ADMIN_TOKEN } from '../support/admin-token.ts'
import { auditPage } from '../support/browser/audit-page.ts'
import { launchBrowser } from '../support/browser/launch-browser.ts'
import { isTitled, sees, signIn } from '../support/browser/look.ts'
import { openTested } from '../support/browser/open-tested.ts'
import { openWatched } from '../support/browser/open-watched.ts'
import { scoreAll } from '../support/browser/score-all.ts'
import { type StartedDashboard, startDashboard } from '../support/browser/start-dashboard.ts'

/** Markup, a script and characters that turn the direction. */
const MARKUP = `<script>alert(1)</script><img src="https://elsewhere.example/x" onerror="alert(2)">&amp;'"\u{202E}שלום`
const LONG = `${MARKUP} ${'w'.repeat(5_000)} ${'many words '.repeat(450)}`
/** As long as the contract lets them be. */
const AGENT = `agent.${'A'.repeat(122)}`
const RUN = `run:${'9'.repeat(124)}`

const NOTICE_PATIENCE_MS = 30_000

let browser: Browser
let dashboard: StartedDashboard
let tenant: { key: string; client: PlumblineClient }

before(async () => {
  browser = await launchBrowser()
  dashboard = await startDashboard()
  tenant = await dashboard.tenant('hostile', { name: `${MARKUP}${'n'.repeat(100)}` })
  const run: ScoreRequest = {
    agentId: AGENT,
    runId: RUN,
    input: {
      messages: [
        { role: 'system', content: LONG },
        { role: 'user', content: `Write exactly 3 bullet points about ${LONG}` },
      ],
    },
    output: `${LONG} done`,
    options: { requirements: [`Say ${MARKUP}${'r'.repeat(300)}`], threshold: 0.9 },
    metadata: {
      [MARKUP]: MARKUP,
      wide: 'm'.repeat(6_000),
      link: `https://chat.example/${'p'.repeat(1_000)}`,
      script: 'javascript:alert(3)',
    },
  }
  await scoreAll(tenant.client, [run, { ...run, runId: 'second', input: `Repeat: ${LONG}` }])
})
after(async () => {
  await browser?.close()
  await dashboard?.close()
})

const open = (t: TestContext) => openTested(t, { browser, url: dashboard.url })

test('names, reasons, prompts and metadata of others are shown as text and break no layout', async (t) => {
  const { page } = await open(t)
  await signIn(page, { url: dashboard.url, secret: tenant.key })
  await isTitled(page, 'Overview of <script>alert(1)</script>')
  await page.getByRole('link', { name: AGENT }).first().waitFor()
  assert.deepEqual(await auditPage(page), [])

  await page.getByRole('table').getByRole('link', { name: AGENT }).click()
  await isTitled(page, AGENT)
  assert.deepEqual(await auditPage(page), [])

  await page.getByRole('table', { name: /Runs/ }).getByRole('link', { name: RUN }).click()
  await isTitled(page, `Run ${RUN}`)
  await sees(page, `Say ${MARKUP}`)
  await page.getByText('javascript:alert(3)').waitFor()
  assert.equal(await page.getByRole('link', { name: 'javascript:' }).count(), 0)
  assert.deepEqual(await auditPage(page), [])
})

test('what somebody tries by hand is shown as text, and stays in the form', async (t) => {
  const { page } = await open(t)
  await signIn(page, { url: dashboard.url, secret: tenant.key })
  await page.goto(`${dashboard.url}/try`)
  await page.getByLabel('User prompt').fill(`Write exactly 3 bullet points about ${LONG}`)
  await page.getByLabel('Response', { exact: true }).fill(LONG)
  await page.getByLabel('Requirements').fill(`Say ${MARKUP}`)
  await page.getByRole('button', { name: 'Score it' }).click()
  await isTitled(page, 'Result')
  assert.equal(await page.getByLabel('Response', { exact: true }).inputValue(), LONG)
  await sees(page, `Say ${MARKUP}`)
  assert.deepEqual(await auditPage(page), [])
})

test('settings of a hook are shown as text', async (t) => {
  const { hookId } = await tenant.client.hooks.make({
    platform: 'slack',
    secret: 'a-secret',
    agents: [{ agentId: AGENT, identities: [`${MARKUP}${'i'.repeat(60)}`] }],
    systemPrompt: LONG,
  })
  const { page } = await open(t)
  await signIn(page, { url: dashboard.url, secret: tenant.key })
  await page.goto(`${dashboard.url}/connectors`)
  await page.getByRole('table').waitFor()
  assert.deepEqual(await auditPage(page), [])
  await page.goto(`${dashboard.url}/connectors/${hookId}`)
  await isTitled(page, 'Hook for Slack')
  assert.deepEqual(await auditPage(page), [])
})

test('what is not there and what is not allowed is said on a page of its own', async (t) => {
  const { page, expectRefusal } = await open(t)
  await signIn(page, { url: dashboard.url, secret: tenant.key })
  await isTitled(page, 'Overview')
  const unknown = `/agents/${'u'.repeat(128)}`
  expectRefusal(404, unknown)
  await page.goto(`${dashboard.url}${unknown}`)
  await isTitled(page, 'Not found')
  assert.deepEqual(await auditPage(page), [])
  expectRefusal(403, '/tenants')
  await page.goto(`${dashboard.url}/tenants`)
  await sees(page, 'only the operator may see this')
  assert.deepEqual(await auditPage(page), [])
})

test('the operator sees the same texts as text', async (t) => {
  const { page } = await open(t)
  await signIn(page, { url: dashboard.url, secret: ADMIN_TOKEN })
  await page.getByRole('link', { name: 'hostile' }).click()
  await isTitled(page, 'Overview of <script>alert(1)</script>')
  assert.deepEqual(await auditPage(page), [])
})

test('what these tests watch for would be noticed', async (t) => {
  const watched = await openWatched(browser, dashboard.url)
  t.after(() => watched.close())
  const { page, faults } = watched
  await page.goto(`${dashboard.url}/sign-in`)
  await page.evaluate(`{
    const script = document.createElement('script')
    script.textContent = 'alert(1)'
    document.body.append(script)
    const image = document.createElement('img')
    image.src = 'data:text/plain,no picture'
    document.body.append(image)
    const wide = document.createElement('p')
    wide.textContent = 'w'.repeat(1000)
    document.body.append(wide)
    setTimeout(() => { throw new Error('a fault') })
    open('https://elsewhere.example/')
  }`)
  for (const expected of [
    'CSP violation: script-src-elem',
    'an error of a script: a fault',
    'a request to https://elsewhere.example',
  ]) {
    await notices(faults, expected)
  }
  await page.goto(`${dashboard.url}/nothing`)
  await notices(faults, 'an answer: 404 /nothing')
  await page.goto(`${dashboard.url}/sign-in`)
  await page.evaluate(`document.querySelector('main').innerHTML = '<p>${'w'.repeat(500)}</p><img src="/favicon.svg">'`)
  const audited = (await auditPage(page)).join('\n')
  assert.match(audited, /380 px in light: image-alt/)
  assert.match(audited, /380 px in light: the page is \d+ wide/)
})

/** What a browser tells comes a little later, and not in the order of what it did. */
async function notices(faults: readonly string[], expected: string): Promise<void> {
  const end = Date.now() + NOTICE_PATIENCE_MS
  while (!faults.some((fault) => fault.includes(expected))) {
    assert.ok(Date.now() < end, `${expected} was not noticed: ${faults.join('\n')}`)
    await sleep(20)
  }
}
