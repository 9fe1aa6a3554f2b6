import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../support/browser/launch-browser.ts'
import { isTitled, signIn } from '../support/browser/look.ts'
import { openWatched } from '../support/browser/open-watched.ts'
import { scoreAll } from '../support/browser/score-all.ts'
import { startDashboard } from '../support/browser/start-dashboard.ts'
import { demoRuns } from '../support/demo-runs.ts'
import { palettePng } from './palette-png.ts'

const FOLDER = resolve(import.meta.dirname, '../../docs/pictures')
const MAX_BYTES = 150_000
const LEAST_HEIGHT = 800

type Picture = {
  name: string
  colorScheme: 'light' | 'dark'
  width: number
  /** Without it the whole page is taken. */
  height?: number
  /** From the overview to what is to be seen. */
  go: (page: Page) => Promise<void>
}

const PICTURES: readonly Picture[] = [
  { name: 'overview', colorScheme: 'light', width: 1_280, height: 930, go: async () => {} },
  { name: 'agent', colorScheme: 'dark', width: 1_280, height: 1_095, go: openAgent },
  { name: 'run', colorScheme: 'light', width: 1_000, go: openLowRun },
  { name: 'narrow', colorScheme: 'dark', width: 380, height: 1_290, go: openAgent },
]

/** Takes the pictures of the README: the real dashboard over runs of two days, in which one agent of five slipped. */
async function main(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const browser = await launchBrowser()
  const dashboard = await startDashboard()
  try {
    const { key, client } = await dashboard.tenant('acme', { name: 'Acme' })
    console.log('Scoring the runs of two days …')
    await scoreAll(client, demoRuns(Date.now()))
    for (const picture of PICTURES) await take({ picture, browser, url: dashboard.url, key })
  } finally {
    await dashboard.close()
    await browser.close()
  }
}

async function take(options: { picture: Picture; browser: Browser; url: string; key: string }): Promise<void> {
  const { picture, browser, url, key } = options
  const { name, colorScheme, width, height = LEAST_HEIGHT, go } = picture
  const { page, faults, close } = await openWatched(browser, url, { colorScheme, viewport: { width, height } })
  await signIn(page, { url, secret: key })
  await isTitled(page, 'Overview of Acme')
  await go(page)
  // The times are told by a script, which comes after the page.
  await page.locator('time[title]').first().waitFor()
  await page.mouse.move(0, 0)
  const fullPage = picture.height === undefined
  const png = palettePng(await page.screenshot({ animations: 'disabled', fullPage }))
  await close()
  if (faults.length > 0) throw new Error(`${name}: ${faults.join('\n')}`)
  if (png.length > MAX_BYTES) throw new Error(`${name}.png has ${png.length} bytes, more than ${MAX_BYTES}`)
  await writeFile(join(FOLDER, `${name}.png`), png)
  console.log(`  ${name}.png, ${png.length.toLocaleString('en')} bytes`)
}

async function openAgent(page: Page): Promise<void> {
  await page.getByRole('table').getByRole('link', { name: 'support-bot' }).click()
  await isTitled(page, 'support-bot')
  await page.locator('.plot canvas').waitFor()
}

/** The newest run that did not do what was asked: the first that the agent's own page names. */
async function openLowRun(page: Page): Promise<void> {
  await openAgent(page)
  await page.getByRole('region', { name: 'What its low runs fail' }).getByRole('link').first().click()
  await isTitled(page, /^Run /)
}

await main()
