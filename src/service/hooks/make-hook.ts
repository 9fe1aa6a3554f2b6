import type { z } from 'zod'
import { CONNECTORS } from '../../connectors/registry.ts'
import { standardSecret } from '../../connectors/standard.ts'
import { secretContext } from '../../platform/hooks/hook.ts'
import { MAX_HOOKS } from '../../platform/tenant-directory/hook-table.ts'
import { ServiceError } from '../service-error.ts'
import type { HookManagement } from './hook-dependencies.ts'
import { checkSecret, checkSettings, type HookRequest, settingsOf } from './hook-request.ts'
import { hookUrl, type newHookSchema } from './shown-hook.ts'

const ID_BYTES = 16
const SECRET_BYTES = 24

/**
 * Makes a hook. A secret that is made here is in this answer and nowhere else.
 * @throws ServiceError `invalid-request`; NotConfiguredError without ENCRYPTION_KEY; StorageError
 */
export async function makeHook(
  request: HookRequest,
  { tenantId, origin, locations, directoryOf, box, judges, now }: HookManagement,
): Promise<z.infer<typeof newHookSchema>> {
  const settings = settingsOf(request)
  const { platform } = settings
  checkSettings(settings, { judges })
  if (request.secret !== undefined) checkSecret(platform, request.secret)
  const isMade = request.secret === undefined && CONNECTORS[platform].secretFrom === 'hook'
  const secret = isMade ? standardSecret(crypto.getRandomValues(new Uint8Array(SECRET_BYTES))) : request.secret
  const hookId = `hk_${hexOf(crypto.getRandomValues(new Uint8Array(ID_BYTES)))}`
  // Also when there is none yet: later is too late to find that none can be kept.
  const sealed = await box.seal(secret ?? '', secretContext({ tenantId, hookId }))
  const secrets = secret === undefined ? [] : [{ sealed, validUntil: null }]
  // First, so that there is no hook that cannot be found.
  await locations.note({ hookId, tenantId })
  const added = await directoryOf(tenantId).addHook({ hookId, settings, secrets, createdAt: now(), revision: 1 })
  if (added === 'full') {
    await locations.forget(hookId)
    throw new ServiceError('invalid-request', `there are ${MAX_HOOKS} hooks; delete one first`, { path: '' })
  }
  return { hookId, url: hookUrl(hookId, origin), secret: isMade ? (secret ?? null) : null }
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
