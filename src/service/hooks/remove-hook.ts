import { forgetHook } from '../../platform/hooks/known-hooks.ts'
import type { HookManagement } from './hook-dependencies.ts'
import { findHook } from './read-hooks.ts'

/**
 * Deletes a hook with its counters and dead letters; no isolate takes its deliveries after ten seconds. What was scored stays. The texts of
 * its conversations go when each one looks for the hook again, in 24 hours at the latest.
 * @throws ServiceError `not-found`; StorageError
 */
export async function removeHook(hookId: string, dependencies: HookManagement): Promise<void> {
  const { tenantId, directoryOf, locations } = dependencies
  await findHook(hookId, dependencies)
  await directoryOf(tenantId).removeHook(hookId)
  forgetHook(hookId)
  await locations.forget(hookId)
}
