import { forgetHookLocations } from '../hooks/hook-locations.ts'
import { forgetHooks } from '../hooks/known-hooks.ts'
import { forgetKeys } from './key-ring.ts'
import { forgetTenantSettings } from './tenant-settings.ts'

/** What an isolate remembers of tenants, for what is changed in it to hold in it at once; elsewhere it holds within a minute. */
export interface TenantMemory {
  settingsChanged(tenantId: string): void
  keyRevoked(): void
  tenantErased(): void
}

/** This isolate's. A hash says nothing of its tenant, so with one key all are read anew; that is rare. */
export const isolateMemory: TenantMemory = {
  settingsChanged: forgetTenantSettings,
  keyRevoked: forgetKeys,
  tenantErased() {
    forgetKeys()
    forgetTenantSettings()
    forgetHookLocations()
    forgetHooks()
  },
}
