import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Child } from 'hono/jsx'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Looked, PageEnv } from '../page-env.ts'
import { Page, type Place } from './page.tsx'

export type ShownPage = {
  /** What the page is about, without the service's name. */
  title: string
  /** Which entry of the navigation it belongs to. */
  place: Place | null
  /** Scripts and styles it needs beside those of every page: paths under /assets/. */
  assets?: readonly string[]
  body: Child
}

/** A page as the answer that goes out. */
export function showPage(
  c: Context<PageEnv>,
  page: ShownPage,
  status: ContentfulStatusCode = 200,
): Response | Promise<Response> {
  return c.html(documentOf(page, c.get('looked')), status)
}

/** A page as a whole document. */
export function documentOf({ body, ...head }: ShownPage, looked: Looked) {
  return html`<!doctype html>${(
      <Page {...head} {...looked}>
        {body}
      </Page>
    )}`
}
