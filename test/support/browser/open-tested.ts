import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { openWatched, type WatchedPage } from './open-watched.ts'

/** A page that fails the test for anything that went wrong on it, also when nobody looked. */
export async function openTested(
  t: TestContext,
  { browser, url, ...options }: BrowserContextOptions & { browser: Browser; url: string },
): Promise<WatchedPage> {
  const watched = await openWatched(browser, url, options)
  t.after(async () => {
    await watched.close()
    assert.deepEqual(watched.faults, [])
  })
  return watched
}
