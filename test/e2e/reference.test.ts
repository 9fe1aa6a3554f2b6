import assert from 'node:assert/strict'
import { after, before, test, type TestContext } from 'node:test'
import type { Browser } from 'playwright-core'
import { auditPage } from '../support/browser/audit-page.ts'
import { launchBrowser } from '../support/browser/launch-browser.ts'
import { isTitled, sees } from '../support/browser/look.ts'
import { openTested } from '../support/browser/open-tested.ts'
import { type LocalWorker, startLocalWorker, temporaryState } from '../support/local-worker.ts'

let browser: Browser
let worker: LocalWorker
let state: { path: string; remove: () => Promise<void> }

before(async () => {
  browser = await launchBrowser()
  state = await temporaryState()
  worker = await startLocalWorker({ persistTo: state.path })
})
after(async () => {
  await browser?.close()
  await worker?.kill()
  await state?.remove()
})

const open = (t: TestContext) => openTested(t, { browser, url: worker.url })

test('local mode asks nobody to sign in, and an empty overview says how to begin', async (t) => {
  const { page } = await open(t)
  await page.goto(worker.url)
  await isTitled(page, 'Overview')
  await sees(page, 'local mode')
  await sees(page, 'Nothing has been scored yet')
  assert.equal(await page.getByRole('button', { name: 'Sign out' }).count(), 0)
  assert.deepEqual(await auditPage(page), [])
})

/** Keeps in the document what is written on canvases, one text a line. */
const TELL_DRAWN_TEXTS = `const fillText = CanvasRenderingContext2D.prototype.fillText
  CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
    document.documentElement.dataset.drawn = (document.documentElement.dataset.drawn ?? '') + text + '\\n'
    return fillText.call(this, text, ...place)
  }`

test('an agent’s first run stands in its chart among hours, not years', async (t) => {
  const scored = await fetch(`${worker.url}/v1/scores`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ agentId: 'new-agent', input: 'Say hello', output: 'Hello!' }),
  })
  assert.equal(scored.status, 200)
  const { page } = await open(t)
  await page.addInitScript(TELL_DRAWN_TEXTS)
  await page.goto(`${worker.url}/agents/new-agent`)
  await page.locator('html[data-drawn]').waitFor({ state: 'attached' })
  const drawn = (await page.locator('html').getAttribute('data-drawn')) ?? ''
  const days = new Set(drawn.match(/^\d+ \p{L}+$/gmu))
  const hours = new Set(drawn.match(/^\d\d:\d\d$/gmu))
  assert.ok(hours.size >= 3 && days.size <= 1, drawn)
})

test('the reference is searched while one types, and every operation is shown with an example', async (t) => {
  const { page } = await open(t)
  await page.goto(`${worker.url}/docs`)
  await isTitled(page, 'Reference')
  const operations = page.getByRole('navigation', { name: 'Reference' }).getByRole('listitem')
  const all = await operations.filter({ visible: true }).count()
  await page.getByLabel('Search the reference').pressSequentially('dead letter retry')
  await page.getByRole('status').filter({ hasText: 'of them hold “dead letter retry”' }).waitFor()
  const found = await operations.filter({ visible: true }).count()
  assert.ok(found > 0 && found < all, `${found} of ${all}`)
  await page.getByRole('heading', { name: 'Score one exchange' }).waitFor({ state: 'hidden' })
  await page.getByLabel('Search the reference').fill('nobody writes this')
  await page.getByRole('status').filter({ hasText: 'No operation holds' }).waitFor()
  await page.getByLabel('Search the reference').fill('')
  await page
    .getByRole('status')
    .filter({ hasText: /^\d+ operations$/ })
    .waitFor()
  await isTitled(page, 'Score one exchange')
  assert.deepEqual(await auditPage(page), [])
})

test('every problem is explained, and leads to where it can come', async (t) => {
  const { page } = await open(t)
  await page.goto(`${worker.url}/problems`)
  await isTitled(page, 'Problems')
  assert.deepEqual(await auditPage(page), [])
  const links = await page.getByRole('article').getByRole('link').all()
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')))
  assert.ok(paths.length > 15, `${paths.length} problems`)
  for (const path of paths) {
    await page.goto(`${worker.url}${path}`)
    await isTitled(page, 'When it comes')
    await isTitled(page, 'What to do')
  }
  await page.goto(`${worker.url}/problems/judge-unavailable`)
  await sees(page, 'may be sent again')
  assert.deepEqual(await auditPage(page), [])
  await page.getByRole('link', { name: 'POST /v1/scores', exact: true }).click()
  await isTitled(page, 'Score one exchange')
})
