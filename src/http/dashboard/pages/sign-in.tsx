import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { readSettings } from '../../../platform/settings.ts'
import { limitBody } from '../../middleware/limit-body.ts'
import { isLoopback } from '../../middleware/local-host.ts'
import { signInLimit } from '../../middleware/rate-limit.ts'
import type { PageEnv } from '../page-env.ts'
import { showPage } from '../parts/show-page.tsx'
import { localPath } from '../session/local-path.ts'
import { endSession, startSession } from '../session/session-cookie.ts'
import { viewerWith } from '../session/viewer.ts'

/** A key with a few spaces around it, and where to go. */
const MAX_FORM_BYTES = 8_192

const formSchema = z.object({ secret: z.string().trim().catch(''), to: z.string().catch('/') })

/** `GET /sign-in` */
export function showSignIn(c: Context<PageEnv>) {
  return showForm(c, { to: localPath(c.req.query('to')), isWrong: false })
}

/** `POST /sign-in`, with a tenant's key or the operator's token. Every secret that is nobody's has the same answer. */
export function signIn() {
  return [signInLimit(), limitBody(MAX_FORM_BYTES), createMiddleware<PageEnv>(submitSignIn)] as const
}

async function submitSignIn(c: Context<PageEnv>) {
  // As browsers send it; a body of another kind is a form without a secret.
  const form = formSchema.parse(
    Object.fromEntries(new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer()))),
  )
  const to = localPath(form.to)
  const viewer = await viewerWith(c.env, form.secret)
  if (viewer === null) return showForm(c, { to, isWrong: true })
  await startSession(c, form.secret)
  return c.redirect(viewer.role === 'operator' && to === '/' ? '/tenants' : to, 303)
}

/** `POST /sign-out`: ends the session of this browser. */
export function signOut(c: Context<PageEnv>) {
  endSession(c)
  // In local mode nobody has to sign in again.
  return c.redirect(readSettings(c.env).AUTH === 'local' ? '/' : '/sign-in', 303)
}

function showForm(c: Context<PageEnv>, { to, isWrong }: { to: string; isWrong: boolean }) {
  const { ENCRYPTION_KEY, AUTH } = readSettings(c.env)
  const body = (
    <article class="sign-in">
      <h1>Sign in</h1>
      {!keepsCookies(c.req.url) && (
        <p class="notice fair">
          Browsers keep a session only over HTTPS: at this address signing in has no effect. Open the page with
          https://.
        </p>
      )}
      {ENCRYPTION_KEY === undefined ? <NotConfigured /> : <Form to={to} isWrong={isWrong} isLocal={AUTH === 'local'} />}
    </article>
  )
  if (isWrong) c.header('www-authenticate', 'Bearer')
  return showPage(c, { title: 'Sign in', place: null, body }, isWrong ? 401 : 200)
}

/** Browsers take a `Secure` cookie over HTTPS, and from the machine itself. */
function keepsCookies(url: string): boolean {
  return new URL(url).protocol === 'https:' || isLoopback(url)
}

function Form({ to, isWrong, isLocal }: { to: string; isWrong: boolean; isLocal: boolean }) {
  return (
    <form method="post" action="/sign-in" class="stack">
      {isWrong && (
        <p class="notice bad" role="alert">
          This is no valid key. It may have been revoked, or not all of it was copied.
        </p>
      )}
      <input type="hidden" name="to" value={to} />
      <label for="secret">{isLocal ? 'Admin token' : 'Tenant key or admin token'}</label>
      <input
        id="secret"
        name="secret"
        type="password"
        required
        autofocus
        autocomplete="current-password"
        spellcheck={false}
        aria-describedby="secret-help"
        aria-invalid={isWrong ? 'true' : undefined}
      />
      <p id="secret-help" class="small muted">
        {isLocal
          ? 'In local mode the tenant needs no key; the admin token opens the list of tenants.'
          : 'A key begins with pl_ and needs the scope read. It stays in a sealed cookie of this browser for 12 hours.'}
      </p>
      <button type="submit">Sign in</button>
    </form>
  )
}

function NotConfigured() {
  return (
    <div class="notice bad">
      <p>Nobody can sign in yet: a session is sealed with a secret, and it is not set. The operator sets it once:</p>
      <pre>
        <code>openssl rand -base64 32 | npx wrangler secret put ENCRYPTION_KEY</code>
      </pre>
    </div>
  )
}
