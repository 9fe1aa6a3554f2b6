import { type Hook, secretContext } from '../../platform/hooks/hook.ts'
import { forgetHook } from '../../platform/hooks/known-hooks.ts'
import { StorageError } from '../../platform/storage-error.ts'
import type { HookManagement } from './hook-dependencies.ts'
import { changedSettings, checkSecret, checkSettings, type HookChange } from './hook-request.ts'
import { findHook, readHook } from './read-hooks.ts'
import type { ShownHook } from './shown-hook.ts'

/** How long the secret before is accepted, so that a platform can be changed over. */
const ROTATION_MS = 24 * 60 * 60 * 1_000

/** Changes by somebody else meanwhile are looked at so often. */
const MAX_TRIES = 5

/**
 * Changes a hook. A new secret is good at once, the one before for another 24 hours.
 * @throws ServiceError `not-found`, `invalid-request`; NotConfiguredError without ENCRYPTION_KEY; StorageError
 */
export async function changeHook(hookId: string, change: HookChange, dependencies: HookManagement): Promise<ShownHook> {
  const { tenantId, directoryOf, judges } = dependencies
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const hook = await findHook(hookId, dependencies)
    const settings = changedSettings(hook.settings, change)
    checkSettings(settings, { judges })
    const secrets = await changedSecrets(hook, change, dependencies)
    const { createdAt, revision } = hook
    const changed = await directoryOf(tenantId).changeHook({ hookId, settings, secrets, createdAt, revision })
    forgetHook(hookId)
    if (changed === 'changed') return readHook(hookId, dependencies)
  }
  throw new StorageError(new Error('the hook was changed by others all the time'))
}

async function changedSecrets(
  { hookId, settings, secrets }: Hook,
  { secret }: HookChange,
  { tenantId, box, now }: HookManagement,
): Promise<Hook['secrets']> {
  if (secret === undefined) return secrets
  checkSecret(settings.platform, secret)
  const sealed = await box.seal(secret, secretContext({ tenantId, hookId }))
  const [previous] = secrets
  const rotated = previous === undefined ? [] : [{ ...previous, validUntil: now() + ROTATION_MS }]
  return [{ sealed, validUntil: null }, ...rotated]
}
