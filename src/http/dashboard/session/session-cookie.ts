import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { secretBox } from '../../../platform/secret-box.ts'
import { readSettings } from '../../../platform/settings.ts'
import type { PageEnv } from '../page-env.ts'

/** With its prefix `__Host-plumbline`: sent only to this host, and only over HTTPS or to this machine itself. */
const COOKIE = 'plumbline'

const SESSION_SECONDS = 12 * 60 * 60

/** What a session is sealed for, so that nothing else that was sealed opens as one. */
const SEALED_FOR = ['session']

/** What a person signed in with, and until when that counts; epoch milliseconds. */
const sessionSchema = z.object({ secret: z.string(), expiresAt: z.number() })

const COOKIE_OPTIONS = { path: '/', httpOnly: true, secure: true, sameSite: 'Strict', prefix: 'host' } as const

/** Keeps what a person signed in with, sealed, in a cookie that no script reads. @throws NotConfiguredError without ENCRYPTION_KEY */
export async function startSession(c: Context<PageEnv>, secret: string): Promise<void> {
  const session: z.infer<typeof sessionSchema> = { secret, expiresAt: Date.now() + SESSION_SECONDS * 1_000 }
  const sealed = await secretBox(readSettings(c.env)).seal(JSON.stringify(session), SEALED_FOR)
  setCookie(c, COOKIE, sealed, { ...COOKIE_OPTIONS, maxAge: SESSION_SECONDS })
}

/**
 * What the person who asks signed in with; null without a session, with one that was changed, or after its time. Whether the secret still
 * counts is asked anew at every request, so nothing has to be revoked here.
 */
export async function readSession(c: Context<PageEnv>): Promise<string | null> {
  const sealed = getCookie(c, COOKIE, 'host')
  if (sealed === undefined) return null
  const text = await secretBox(readSettings(c.env)).open(sealed, SEALED_FOR)
  if (text === null) return null
  const { secret, expiresAt } = sessionSchema.parse(JSON.parse(text))
  return Date.now() < expiresAt ? secret : null
}

export function endSession(c: Context<PageEnv>): void {
  deleteCookie(c, COOKIE, COOKIE_OPTIONS)
}
