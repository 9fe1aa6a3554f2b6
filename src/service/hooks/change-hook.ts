import { type Hook, type SealedSecret, secretContext } from '../../platform/hooks/hook.ts'
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
 * Changes a hook. A new secret is good at once, the one before for another 24 hours; the same one again changes nothing.
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
  const context = secretContext({ tenantId, hookId })
  const kept = await Promise.all(secrets.map((held) => sealedAnew(held, { box, context })))
  if (secret === undefined) return kept
  checkSecret(settings.platform, secret)
  const [previous] = kept
  // A request that is repeated must not shut out what the platform may still sign with.
  if (previous !== undefined && (await box.open(previous.sealed, context)) === secret) return kept
  const sealed = await box.seal(secret, context)
  const rotated = previous === undefined ? [] : [{ ...previous, validUntil: now() + ROTATION_MS }]
  return [{ sealed, validUntil: null }, ...rotated]
}

/** What the previous ENCRYPTION_KEY has sealed goes over to the current one. */
async function sealedAnew(
  held: SealedSecret,
  { box, context }: { box: HookManagement['box']; context: string[] },
): Promise<SealedSecret> {
  if (await box.isCurrent(held.sealed)) return held
  const text = await box.open(held.sealed, context)
  return text === null ? held : { ...held, sealed: await box.seal(text, context) }
}
