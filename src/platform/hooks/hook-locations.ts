import { StorageError } from '../storage-error.ts'
import { fastCopy } from '../tenants/fast-copy.ts'

/** Whose hooks are whose. */
export interface HookLocations {
  /** The tenant of a hook; null for an id that nobody was given. @throws StorageError */
  tenantOf: (hookId: string) => Promise<string | null>
  /** Notes whose hook it is, which never changes. @throws StorageError */
  note: (location: { hookId: string; tenantId: string }) => Promise<void>
  /** @throws StorageError */
  forget: (hookId: string) => Promise<void>
}

const locations = fastCopy<{ tenantId: string }>()

/** Random enough that nobody finds one by guessing. */
export const HOOK_ID = /^hk_[0-9a-f]{32}$/

/** `hook:v1:<hookId>` in KV: an id tells nothing of its tenant, and one that is made up costs a read and reaches no tenant. */
export function kvHookLocations(namespace: KVNamespace): HookLocations {
  return {
    async tenantOf(hookId) {
      if (!HOOK_ID.test(hookId)) return null
      return (await locations.get(namespace, locationName(hookId)))?.tenantId ?? null
    },
    note: ({ hookId, tenantId }) => stored(namespace.put(locationName(hookId), JSON.stringify({ tenantId }))),
    forget: (hookId) => stored(namespace.delete(locationName(hookId))),
  }
}

/** The name in KV of what says whose hook it is. */
export function locationName(hookId: string): string {
  return `hook:v1:${hookId}`
}

/** Forgets whose hooks are whose, as far as this isolate remembers it. */
export function forgetHookLocations(): void {
  locations.clear()
}

async function stored(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    throw new StorageError(error)
  })
}
