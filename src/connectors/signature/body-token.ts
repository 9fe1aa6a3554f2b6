import { z } from 'zod'
import type { Verification, VerificationRequest } from '../connector.ts'
import { readPayload } from '../payload.ts'
import { equalsAnySecret } from './constant-time.ts'
import { hasSecret, refused, verified } from './verification.ts'

const tokenSchema = z.looseObject({ token: z.string().min(1) })

/** For platforms that put their token into the body: it proves who sent it, not that the rest is unaltered, nor when. */
export async function verifyBodyToken({ secrets, ...delivery }: VerificationRequest): Promise<Verification> {
  if (!hasSecret(secrets)) return refused('no_secret')
  const body = readPayload(delivery)
  const parsed = tokenSchema.safeParse(body.ok ? body.payload : null)
  if (!parsed.success) return refused('unreadable_body')
  return verified({ matches: await equalsAnySecret(parsed.data.token, secrets), timestamped: false })
}
