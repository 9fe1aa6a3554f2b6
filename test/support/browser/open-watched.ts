import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** The browser's own line for an answer of 400 or more: its status and path stand in what was allowed, or it is a fault. */
const FAILED_TO_LOAD = 'Failed to load resource'

/** Says in the console what the policy refused, also when the browser itself would not. */
const TELL_VIOLATIONS = `addEventListener('securitypolicyviolation', (event) =>
  console.error('CSP violation: ' + event.violatedDirective + ' ' + event.blockedURI))`

export type WatchedPage = {
  page: Page
  /** What must not happen and did: errors in the console or of scripts, refusals by the policy, requests to another origin, failed requests. */
  faults: string[]
  /** Expects one answer with such a status from a path: it is no fault. */
  expectRefusal: (status: number, path: string) => void
  close: () => Promise<void>
}

/** A page of its own profile that may ask only one origin, and of which everything that goes wrong is kept. */
export async function openWatched(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', ...options })
  const faults: string[] = []
  const expected: string[] = []
  await context.addInitScript(TELL_VIOLATIONS)
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url())
    if (url.origin === origin || url.protocol === 'data:') return route.continue()
    faults.push(`a request to ${url.origin}`)
    return route.abort()
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => faults.push(`an error of a script: ${error.message}`))
  page.on('console', (message) => {
    const text = message.text()
    if (['error', 'warning'].includes(message.type()) && !text.startsWith(FAILED_TO_LOAD)) {
      faults.push(`the console says: ${text}`)
    }
  })
  page.on('dialog', (dialog) => {
    faults.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('response', (response) => {
    if (response.status() < 400) return
    const refusal = `${response.status()} ${new URL(response.url()).pathname}`
    const place = expected.indexOf(refusal)
    if (place === -1) faults.push(`an answer: ${refusal}`)
    else expected.splice(place, 1)
  })
  return {
    page,
    faults,
    expectRefusal: (status, path) => void expected.push(`${status} ${path}`),
    close: () => context.close(),
  }
}
