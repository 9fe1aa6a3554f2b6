import type { Page } from 'playwright-core'

/** What may take long is only waited for, never measured. */
export const PATIENCE_MS = 180_000

/** Signs in on the page that asks for it, with a tenant's key or the operator's token. */
export async function signIn(page: Page, { url, secret }: { url: string; secret: string }): Promise<void> {
  await page.goto(`${url}/`)
  await page.getByLabel('Tenant key or admin token').fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Waits until a text is shown where a person would see it. */
export async function sees(page: Page, text: string | RegExp): Promise<void> {
  await page.getByText(text).filter({ visible: true }).first().waitFor({ timeout: PATIENCE_MS })
}

/** Waits until a heading is shown. */
export async function isTitled(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { name }).first().waitFor()
}

/** Waits until such an element with that text has the focus. */
export async function hasFocus(page: Page, element: string, text: string | RegExp): Promise<void> {
  await page.locator(`${element}:focus`, { hasText: text }).waitFor()
}

/** The cells of a row by the names of their columns. */
export async function rowOf(page: Page, name: string): Promise<Record<string, string>> {
  const table = page.getByRole('table').filter({ has: page.getByRole('rowheader', { name }) })
  const columns = await table.getByRole('columnheader').allInnerTexts()
  const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
  const cells = await row.locator('[role=rowheader], [role=cell]').allInnerTexts()
  return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
}
