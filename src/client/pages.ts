/** What all pages of a listing hold, one after the other; the next page is asked for when the one before is used up. */
export async function* eachOf<Page extends { nextCursor: string | null }, Item>(
  page: (cursor: string | undefined) => Promise<Page>,
  items: (page: Page) => readonly Item[],
): AsyncGenerator<Item, void, void> {
  let cursor: string | undefined
  do {
    const current = await page(cursor)
    yield* items(current)
    cursor = current.nextCursor ?? undefined
  } while (cursor !== undefined)
}
