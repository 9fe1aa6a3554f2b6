import type {
  KeyList,
  KeyRequest,
  NewKey,
  Operations,
  Tenant,
  TenantPage,
  TenantSettings,
  TenantStatistics,
} from './api-types.ts'
import type { CallOptions } from './call-time.ts'
import { eachOf } from './pages.ts'
import type { Transport } from './transport.ts'

type TenantsQuery = Operations['listTenants']['query']

/** What the operator does with tenants. The client needs the `adminToken`. */
export type Tenants = {
  /** A page of the tenants with their averages, coverage and usage, the worst first. */
  list: (query?: TenantsQuery, options?: CallOptions) => Promise<TenantPage>
  /** All of them, page after page. */
  each: (query?: Omit<TenantsQuery, 'cursor'>, options?: CallOptions) => AsyncIterable<TenantPage['tenants'][number]>
  read: (tenantId: string, options?: CallOptions) => Promise<Tenant>
  /** Sets a tenant up, or replaces its settings. */
  setUp: (tenantId: string, settings: TenantSettings, options?: CallOptions) => Promise<Tenant>
  /** Erases a tenant with all its data. */
  erase: (tenantId: string, options?: CallOptions) => Promise<void>
  /** Its roll-up, as the tenant itself reads it. */
  statistics: (tenantId: string, options?: CallOptions) => Promise<TenantStatistics>
  /** Makes a key, which is shown this once. What was lost on the way is not sent again: there could be two. */
  makeKey: (tenantId: string, request: KeyRequest, options?: CallOptions) => Promise<NewKey>
  /** Its keys, without the keys themselves. */
  keys: (tenantId: string, options?: CallOptions) => Promise<KeyList>
  /** Revokes a key; it is dead everywhere within a minute. */
  revokeKey: (tenantId: string, keyId: string, options?: CallOptions) => Promise<void>
}

export function tenants({ call, remove, time }: Transport): Tenants {
  const listing: Tenants = {
    list: (query = {}, options) => call('listTenants', { path: {}, query }, time(options)),
    each: (query, options) =>
      eachOf(
        (cursor) => listing.list({ ...query, cursor }, options),
        (page) => page.tenants,
      ),
    read: (tenantId, options) => call('readTenant', { path: { tenantId } }, time(options)),
    setUp: (tenantId, body, options) => call('setUpTenant', { path: { tenantId }, body }, time(options)),
    erase: (tenantId, options) => remove('eraseTenant', { path: { tenantId } }, time(options)),
    statistics: (tenantId, options) => call('statisticsOfTenant', { path: { tenantId } }, time(options)),
    makeKey: (tenantId, body, options) => call('makeKey', { path: { tenantId }, body }, time(options)),
    keys: (tenantId, options) => call('listKeys', { path: { tenantId } }, time(options)),
    revokeKey: (tenantId, keyId, options) => remove('revokeKey', { path: { tenantId, keyId } }, time(options)),
  }
  return listing
}
