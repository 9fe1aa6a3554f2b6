import { createBoundedCache } from '../bounded-cache.ts'
import { NotConfiguredError } from '../not-configured-error.ts'
import type { SecretBox } from '../secret-box.ts'
import { type Hook, secretContext } from './hook.ts'

/** A hook with its secrets, open. `validUntil` is null for the current one, else epoch milliseconds. */
export type OpenHook = { hook: Hook; secrets: { text: string; validUntil: number | null }[] }

/** A change is seen everywhere after so long; a new secret at once, since a delivery that fails asks again. */
const KEPT_MS = 10_000
const MAX_KEPT = 1_000

const kept = createBoundedCache<OpenHook>({ maxSize: MAX_KEPT, keptMs: KEPT_MS })

/**
 * The hook as this isolate knows it, or as `read` gives it; null when there is none.
 * @throws NotConfiguredError when its secrets cannot be opened; what `read` throws
 */
export async function knownHook(options: {
  hookId: string
  tenantId: string
  box: SecretBox
  read: () => Promise<Hook | null>
}): Promise<OpenHook | null> {
  const known = kept.get(options.hookId)
  if (known !== undefined) return known
  const hook = await options.read()
  return hook === null ? null : openHook(hook, options)
}

/** Opens the secrets, and remembers the hook like this. @throws NotConfiguredError */
export async function openHook(hook: Hook, { tenantId, box }: { tenantId: string; box: SecretBox }): Promise<OpenHook> {
  const { hookId } = hook
  const secrets = await Promise.all(
    hook.secrets.map(async ({ sealed, validUntil }) => {
      const text = await box.open(sealed, secretContext({ tenantId, hookId }))
      if (text === null) throw new NotConfiguredError('ENCRYPTION_KEY is not the one that this hook was set up with')
      return { text, validUntil }
    }),
  )
  const opened = { hook, secrets }
  kept.set(hookId, opened)
  return opened
}

/** Forgets what this isolate knows of a hook. */
export function forgetHook(hookId: string): void {
  kept.delete(hookId)
}

/** Forgets what this isolate knows of all hooks. */
export function forgetHooks(): void {
  kept.clear()
}
