import type { Page } from 'playwright-core'
import { z } from 'zod'
import { openPage } from '../../support/browser/weigh-pages.ts'

/** Milliseconds from asking for the page until the browser had painted something of it, and until the first byte came. */
const timingSchema = z.object({ firstContentMs: z.number(), firstByteMs: z.number() })
export type PageTiming = z.infer<typeof timingSchema>

const TIMING = `new Promise((done) => {
  const tell = (entry) => done({ firstContentMs: entry.startTime, firstByteMs: performance.getEntriesByType('navigation')[0].responseStart })
  new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').forEach(tell)).observe({ type: 'paint', buffered: true })
})`

/** Opens a page as somebody does who comes from elsewhere, and says when its first content was there. */
export async function timePage(page: Page, url: string): Promise<PageTiming> {
  await page.goto('about:blank')
  await openPage(page, url)
  return timingSchema.parse(await page.evaluate(TIMING))
}
