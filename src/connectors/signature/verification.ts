import type { Refusal, Verification } from '../connector.ts'

/** A refused delivery. */
export function refused(reason: Refusal): Verification {
  return { ok: false, reason }
}

/** What a compared signature or token comes to. */
export function verified({ matches, timestamped }: { matches: boolean; timestamped: boolean }): Verification {
  return matches ? { ok: true, timestamped } : refused('wrong_signature')
}

/** Whether there is anything to verify with: a hook may exist before its secret does. */
export function hasSecret(secrets: readonly string[]): boolean {
  return secrets.some((secret) => secret !== '')
}
