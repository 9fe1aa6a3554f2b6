import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/** What all pages of the dashboard together may take, with everything they load. */
export const MOST_BYTES = 150_000

/** The bytes of every answer that opening the pages took, in gzip, by URL; what the browser keeps counts once. */
export async function weighPages(page: Page, urls: readonly string[]): Promise<Map<string, number>> {
  const weights = new Map<string, number>()
  const bodies: Promise<void>[] = []
  // What another page still loads is not weighed.
  await page.goto('about:blank')
  page.on('response', (response) => {
    if (response.status() !== 200) return
    const weigh = async () => void weights.set(response.url(), gzipSync(await response.body()).byteLength)
    bodies.push(weigh())
  })
  for (const url of urls) {
    await openPage(page, url)
    await page.waitForLoadState('networkidle')
    // The browser forgets them when it goes on.
    await Promise.all(bodies.splice(0))
  }
  return weights
}

/** Opens a page. @throws when it is answered with a problem */
export async function openPage(page: Page, url: string): Promise<void> {
  const response = await page.goto(url)
  if (response === null || !response.ok()) throw new Error(`${url} was answered with ${response?.status()}`)
}
