import assert from 'node:assert/strict'
import { after, before, test, type TestContext } from 'node:test'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import type { PlumblineClient } from '../../src/client/index.ts'
import { ADMIN_TOKEN } from '../support/admin-token.ts'
import { auditPage } from '../support/browser/audit-page.ts'
import { launchBrowser } from '../support/browser/launch-browser.ts'
import { hasFocus, isTitled, PATIENCE_MS, rowOf, sees, signIn } from '../support/browser/look.ts'
import { openTested } from '../support/browser/open-tested.ts'
import { scoreAll } from '../support/browser/score-all.ts'
import { type StartedDashboard, startDashboard } from '../support/browser/start-dashboard.ts'
import { MOST_BYTES, weighPages } from '../support/browser/weigh-pages.ts'
import { demoRuns } from '../support/demo-runs.ts'
import { SECRETS } from '../support/fixtures/connectors/sign.ts'
import { judgeLane } from '../support/judge-lane.ts'
import { type JudgeServer, startJudgeServer } from '../support/judge-server.ts'
import { openSlackChat } from '../support/slack-chat.ts'

let browser: Browser
let judges: JudgeServer
let dashboard: StartedDashboard
let acme: { key: string; client: PlumblineClient }

before(async () => {
  browser = await launchBrowser()
  judges = await startJudgeServer()
  const flaky = { baseUrl: judgeLane(judges.url, 'flaky').baseUrl }
  dashboard = await startDashboard({ JUDGE_PROVIDERS: JSON.stringify({ flaky }) })
  acme = await dashboard.tenant('acme', { name: 'Acme' })
  await scoreAll(acme.client, demoRuns(Date.now()))
})
after(async () => {
  await browser?.close()
  await dashboard?.close()
  await judges?.close()
})

const open = (t: TestContext, options: BrowserContextOptions = {}) =>
  openTested(t, { browser, url: dashboard.url, ...options })

test('somebody is told that a key is none, and stays signed out', async (t) => {
  const { page, expectRefusal } = await open(t)
  expectRefusal(401, '/sign-in')
  await signIn(page, { url: dashboard.url, secret: 'pl_nobody_nothing' })
  assert.match(await page.getByRole('alert').innerText(), /no valid key/)
  assert.deepEqual(await auditPage(page), [])
  await page.goto(`${dashboard.url}/agents/support-bot`)
  await isTitled(page, 'Sign in')
})

test('a person signs in, finds the worst agent and since when, opens its slipped run and reads why, and signs out', async (t) => {
  const { page } = await open(t)
  await signIn(page, { url: dashboard.url, secret: acme.key })
  await isTitled(page, 'Overview of Acme')

  const slip = page.getByRole('region', { name: 'support-bot has slipped' })
  assert.match(
    await slip.innerText(),
    /Its mean is 0\.\d\d since .*\d\d:\d\d.*; before it was (0\.\d\d|1\.00)\. Most on \w+/,
  )
  const [first] = await page.getByRole('rowheader').allInnerTexts()
  assert.equal(first, 'support-bot')
  const row = await rowOf(page, 'support-bot')
  assert.match(row['Change'] ?? '', /0\.\d\d/)
  assert.match(row['To look at'] ?? '', /Slipped on/)
  assert.deepEqual(await auditPage(page), [])

  await slip.getByRole('link', { name: 'support-bot' }).click()
  await isTitled(page, 'support-bot')
  await isTitled(page, 'This agent has slipped')
  for (const name of ['Over time', 'Dimensions', 'Distribution of scores', 'Labels', 'Judges', 'Runs']) {
    await isTitled(page, name)
  }
  assert.deepEqual(await auditPage(page), [])

  await page.getByRole('link', { name: 'See its worst runs' }).click()
  await page.getByRole('table', { name: /Runs/ }).getByRole('link').first().click()
  await isTitled(page, /^Run support-bot-\d{3}$/)
  await sees(page, /below its threshold of 7/)
  await sees(page, /^The score is \d.* out of 10 because/)
  const failed = page.getByRole('listitem').filter({ hasText: 'Not met' }).first()
  assert.match(await failed.innerText(), /Evidence\s+\S[\s\S]*Measured by code; asked for by the user’s prompt/)
  assert.deepEqual(await auditPage(page), [])

  await page.getByRole('button', { name: 'Sign out' }).click()
  await isTitled(page, 'Sign in')
  await page.goto(`${dashboard.url}/`)
  await isTitled(page, 'Sign in')
})

test('a person filters the runs of an agent by label and mode', async (t) => {
  const { page } = await open(t)
  await signIn(page, { url: dashboard.url, secret: acme.key })
  await page.getByRole('table').getByRole('link', { name: 'support-bot' }).click()
  const filter = page.getByRole('region', { name: 'Runs', exact: true })
  await filter.getByLabel('Label').selectOption({ label: 'Excellent' })
  await filter.getByRole('button').first().click()
  const runs = page.getByRole('table', { name: /Runs/ })
  await runs.waitFor()
  const labels = await runs
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .allInnerTexts()
  assert.ok(labels.length > 0)
  for (const row of labels) assert.match(row, /Excellent/)
})

test('a person scores an exchange by hand, and takes the command along', async (t) => {
  const { page, expectRefusal } = await open(t)
  await signIn(page, { url: dashboard.url, secret: acme.key })
  await page.getByRole('link', { name: 'Try it' }).click()
  await isTitled(page, 'Try it')
  assert.deepEqual(await auditPage(page), [])
  await page.getByLabel('User prompt').fill('List the benefits of TypeScript in bullet points')
  await page.getByLabel('Response', { exact: true }).fill('TypeScript provides static typing and better IDE support.')
  await page.getByLabel('Scale').fill('0')
  expectRefusal(422, '/try')
  await page.getByRole('button', { name: 'Score it' }).click()
  assert.match(await page.getByRole('alert').innerText(), /Scale/)
  assert.deepEqual(await auditPage(page), [])

  await page.getByLabel('Scale').fill('10')
  await page.getByRole('button', { name: 'Score it' }).click()
  await isTitled(page, 'Result')
  await sees(page, /^The score is \d.* out of 10 because/)
  const failed = page.getByRole('listitem').filter({ hasText: 'Not met' }).first()
  assert.match(await failed.innerText(), /a bulleted list[\s\S]*0 bullet points/)
  await sees(page, new RegExp(`^curl -s ${dashboard.url}/v1/scores`))
  assert.deepEqual(await auditPage(page), [])
})

test('a person makes a hook, sees a reply that could not be scored, and has it scored again', async (t) => {
  const lane = judgeLane(judges.url, 'flaky')
  await lane.script([{ kind: 'status', status: 400, body: '{}', forever: true }])
  const { page } = await open(t)
  await signIn(page, { url: dashboard.url, secret: acme.key })
  await page.getByRole('link', { name: 'Hooks' }).click()
  await isTitled(page, 'Hooks')
  assert.deepEqual(await auditPage(page), [])
  await page.getByLabel('Agent', { exact: true }).fill('slack-bot')
  await page.getByLabel('Secret of the platform').fill(SECRETS.slack.good)
  await page.getByText('How replies are scored').click()
  await page.getByLabel('Judge').fill('flaky/m')
  await page.getByLabel('Seconds until a reply is complete').fill('0.5')
  await page.getByRole('button', { name: /hook/ }).click()
  const url = await page
    .getByText(new RegExp(`^${dashboard.url}/hooks/hk_`))
    .first()
    .innerText()
  assert.deepEqual(await auditPage(page), [])

  const slack = openSlackChat({ url: url.trim(), secret: SECRETS.slack.good })
  for (const response of [await slack.ask('Say hello in one word'), await slack.reply('Hello')]) {
    assert.equal(response.status, 200)
  }
  await page.goto(`${dashboard.url}/connectors/${url.trim().split('/').at(-1)}`)
  await sees(page, /judge-rejected/)
  assert.deepEqual(await auditPage(page), [])
  await lane.script([])
  await page.getByRole('button', { name: /^Try again: / }).click()
  assert.match(
    await page.getByRole('status').filter({ hasText: 'scored again' }).innerText(),
    /It is being scored again/,
  )
  await sees(page, /There are none: every reply that was paired has its score/)
  await page.goto(`${dashboard.url}/agents/slack-bot`)
  await page.getByRole('table', { name: /Runs/ }).getByRole('link').first().waitFor()
})

test('a person sees a new score on the open overview by itself, where it looks and without losing its place', async (t) => {
  const { key, client } = await dashboard.tenant('live', { name: 'Live' })
  await client.score({ agentId: 'first', input: 'Say hello in one word', output: 'Hello' })
  const { page } = await open(t, { viewport: { width: 700, height: 300 } })
  await signIn(page, { url: dashboard.url, secret: key })
  await page.getByRole('table').getByRole('link', { name: 'first' }).waitFor({ timeout: PATIENCE_MS })
  const worst = page.getByRole('link', { name: 'By name' })
  await worst.focus()
  await page.evaluate('scrollTo(0, 120)')
  await client.score({ agentId: 'second', input: 'Say hello in one word', output: 'Hello' })
  await page.getByRole('table').getByRole('link', { name: 'second' }).waitFor({ timeout: PATIENCE_MS })
  await hasFocus(page, 'a', 'By name')
  assert.equal(await page.evaluate('scrollY'), 120)
})

test('a person without a mouse skips to the content, and goes on from there', async (t) => {
  const { page } = await open(t)
  await signIn(page, { url: dashboard.url, secret: acme.key })
  await isTitled(page, 'Overview of Acme')
  await page.keyboard.press('Tab')
  await hasFocus(page, 'a', 'Skip to the content')
  await page.keyboard.press('Enter')
  // The browser moves the focus when it gets to the fragment, which a key pressed at once would come before.
  await page.waitForURL(/#main$/)
  await hasFocus(page, 'main', 'Overview of Acme')
  await page.keyboard.press('Tab')
  await hasFocus(page, 'a', /^1h$/)
})

test('a person whose browser runs no script sees the same and can do the same', async (t) => {
  const { page } = await open(t, { javaScriptEnabled: false })
  await signIn(page, { url: dashboard.url, secret: acme.key })
  await page.getByRole('region', { name: 'support-bot has slipped' }).getByRole('link').click()
  await page.getByText('Averages as a table').click()
  await page.getByRole('table', { name: /^Averages by hour/ }).waitFor()
  await page.getByRole('link', { name: 'Try it' }).click()
  await page.getByLabel('User prompt').fill('Say hello in one word')
  await page.getByLabel('Response', { exact: true }).fill('Hello')
  await page.getByRole('button', { name: 'Score it' }).click()
  await sees(page, /^The score is [01]\S* because/)
})

test('a person whose session is over keeps what was typed, and scores it after signing in in another tab', async (t) => {
  const { page, expectRefusal } = await open(t)
  await signIn(page, { url: dashboard.url, secret: acme.key })
  await page.getByRole('link', { name: 'Try it' }).click()
  await page.getByLabel('User prompt').fill('Say hello in one word')
  await page.getByLabel('Response', { exact: true }).fill('Hello\nthere')
  await page.context().clearCookies()
  expectRefusal(401, '/try')
  await page.getByRole('button', { name: 'Score it' }).click()
  await sees(page, 'You are no longer signed in')
  assert.deepEqual(await auditPage(page), [])
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Sign in in another tab' }).click()
  const tab = await opened
  await tab.getByLabel('Tenant key or admin token').fill(acme.key)
  await tab.getByRole('button', { name: 'Sign in' }).click()
  await isTitled(tab, 'Overview of Acme')
  assert.equal(await page.getByLabel('Response', { exact: true }).inputValue(), 'Hello\nthere')
  await page.getByRole('button', { name: 'Score it' }).click()
  await sees(page, /^The score is [01]\S* because/)
})

test('the operator signs in, sees every tenant and looks at one as it sees itself', async (t) => {
  const { page } = await open(t)
  await signIn(page, { url: dashboard.url, secret: ADMIN_TOKEN })
  await isTitled(page, 'Tenants')
  await page.getByRole('rowheader', { name: 'acme' }).waitFor()
  assert.deepEqual(await auditPage(page), [])
  await page.getByRole('link', { name: 'acme' }).click()
  await isTitled(page, 'Overview of Acme')
  await sees(page, 'Operator, looking at acme')
  await page.getByRole('table').getByRole('link', { name: 'support-bot' }).click()
  await isTitled(page, 'support-bot')
  assert.match(page.url(), /\/tenants\/acme\/agents\/support-bot/)
})

test('all pages with what they load transfer at most 150 kB', async (t) => {
  const { page } = await open(t)
  await signIn(page, { url: dashboard.url, secret: acme.key })
  await isTitled(page, 'Overview of Acme')
  const paths = [
    '/',
    '/agents/support-bot',
    '/agents/support-bot/runs/support-bot-000',
    '/try',
    '/connectors',
    '/sign-in',
  ]
  const reference = ['/docs', '/problems', '/problems/judge-unavailable']
  const weights = await weighPages(
    page,
    [...paths, ...reference].map((path) => `${dashboard.url}${path}`),
  )
  const bytes = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  t.diagnostic(`${bytes} bytes in gzip`)
  assert.ok(weights.has(`${dashboard.url}/assets/uplot.iife.min.js`))
  assert.ok(bytes <= MOST_BYTES, `${bytes} bytes: ${JSON.stringify(Object.fromEntries(weights))}`)
})
