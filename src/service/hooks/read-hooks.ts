import type { z } from 'zod'
import type { CountedHook } from '../../platform/hooks/hook.ts'
import { ServiceError } from '../service-error.ts'
import type { HookManagement } from './hook-dependencies.ts'
import { type hookListSchema, type ShownHook, shownHook } from './shown-hook.ts'

/** The hooks of the tenant, oldest first. @throws StorageError */
export async function listHooks(dependencies: HookManagement): Promise<z.infer<typeof hookListSchema>> {
  const { tenantId, directoryOf, origin, now } = dependencies
  const hooks = await directoryOf(tenantId).hooks()
  return { hooks: hooks.map((hook) => shownHook(hook, { origin, now: now() })) }
}

/** @throws ServiceError `not-found`; StorageError */
export async function readHook(hookId: string, dependencies: HookManagement): Promise<ShownHook> {
  const { origin, now } = dependencies
  return shownHook(await findHook(hookId, dependencies), { origin, now: now() })
}

/** @throws ServiceError `not-found`; StorageError */
export async function findHook(
  hookId: string,
  { tenantId, directoryOf }: Pick<HookManagement, 'tenantId' | 'directoryOf'>,
): Promise<CountedHook> {
  const hook = await directoryOf(tenantId).hook(hookId)
  if (hook === null) throw new ServiceError('not-found', `there is no hook ${hookId}`)
  return hook
}
