import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { z } from 'zod'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const WIDE = { width: 1_280, height: 900 }
/** The narrowest screen that the pages are made for. */
const NARROW = { width: 380, height: 800 }

const RUN_AXE = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ html, failureSummary }) => html.slice(0, 200) + ' ' + failureSummary) })))`

const violationsSchema = z.array(
  z.object({ id: z.string(), impact: z.string().nullable(), nodes: z.array(z.string()) }),
)

/** What reaches past the right edge of the window, unless it stands in a box that scrolls by itself. */
const OVERFLOW = `(() => {
  const root = document.scrollingElement
  if (root.scrollWidth <= innerWidth) return []
  const wide = [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
  return ['the page is ' + root.scrollWidth + ' wide, past the edge stand: ' + wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)).join(' | ')]
})()`

/**
 * Looks at a page in light and dark, wide and narrow, and says what is wrong: serious or critical violations that axe finds, and what
 * reaches past the edge of a narrow screen. The page is left as it was found, light and wide.
 */
export async function auditPage(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const faults: string[] = []
  for (const [viewport, colorScheme] of [
    [NARROW, 'dark'],
    [NARROW, 'light'],
    [WIDE, 'dark'],
    [WIDE, 'light'],
  ] as const) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    const violations = violationsSchema.parse(await page.evaluate(RUN_AXE))
    const where = `${page.url()} at ${viewport.width} px in ${colorScheme}`
    for (const { id, impact, nodes } of violations) {
      if (impact === 'serious' || impact === 'critical') faults.push(`${where}: ${id}: ${nodes.slice(0, 3).join('\n')}`)
    }
    const overflow = z.array(z.string()).parse(await page.evaluate(OVERFLOW))
    faults.push(...overflow.map((text) => `${where}: ${text}`))
  }
  return faults
}
