import { exports } from 'cloudflare:workers'
import { ORIGIN } from './requests.ts'

type Visit = { cookie?: string; method?: string; form?: Record<string, string>; headers?: Record<string, string> }

/** Asks for a page as a browser does; a form is sent as one of the dashboard's own. Redirects are not followed. */
export function visit(path: string, { cookie, method, form, headers = {} }: Visit = {}): Promise<Response> {
  return exports.default.fetch(`${ORIGIN}${path}`, {
    method: method ?? (form === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      ...(cookie !== undefined && { cookie }),
      ...(form !== undefined && { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    ...(form !== undefined && { body: new URLSearchParams(form).toString() }),
  })
}

/** The cookie that signing in with a secret gives. */
export async function signIn(secret: string): Promise<string> {
  const response = await visit('/sign-in', { form: { secret } })
  await response.text()
  const cookie = cookieOf(response)
  if (response.status !== 303 || cookie === '') throw new Error(`signing in was answered with ${response.status}`)
  return cookie
}

/** The cookie that an answer sets, as a browser sends it back; empty when it sets none. */
export function cookieOf(response: Response): string {
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

/** What a page says, without its markup; every stretch of white space is one space. */
export async function textOf(response: Response): Promise<string> {
  const html = await response.text()
  return html
    .replaceAll(/<head>.*<\/head>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(lt|gt|amp|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" }
