import { locationName } from '../hooks/hook-locations.ts'
import type { SecretBox } from '../secret-box.ts'
import { keyName } from '../tenants/key-ring.ts'
import { resealProvider } from '../tenants/provider-credentials.ts'
import type { TenantKey } from '../tenants/tenant-key.ts'
import { settingsName, type TenantSettings } from '../tenants/tenant-settings.ts'
import { listHooks } from './hook-table.ts'
import { MAX_KEYS, type ListedKey, type StoredKey } from './key-table.ts'
import type { Configuration } from './settings-table.ts'
import type { DirectoryTables } from './tables.ts'

/** KV entries changed at the same time. */
const PARALLEL_CHANGES = 20

/** What administering needs of a tenant's directory: its tables are the truth, KV holds the copy that requests read. */
export type Administration = {
  tenantId: string
  namespace: KVNamespace
  /** Null when nothing was ever written. */
  tables: () => DirectoryTables | null
  write: (work: (tables: DirectoryTables) => void) => Promise<void>
}

/** Settings to set; without `providers` the tenant keeps those it has. */
export type GivenSettings = Omit<TenantSettings, 'providers'> & { providers?: TenantSettings['providers'] }

export type Configured =
  | { outcome: 'created' | 'changed'; configuration: Configuration }
  /** `since` is when the erasure began, epoch milliseconds. */
  | { outcome: 'erasing'; since: number }

/** Sets the tenant up, or replaces its settings. Once more with the same ones changes nothing. */
export async function configureTenant(
  administration: Administration,
  { given, box, now }: { given: GivenSettings; box: SecretBox; now: number },
): Promise<Configured> {
  const { tenantId, namespace, tables, write } = administration
  const since = tables()?.settings.erasingSince() ?? null
  if (since !== null) return { outcome: 'erasing', since }
  const before = tables()?.settings.read() ?? null
  const providers = given.providers ?? (await resealed(box, tenantId, before?.settings.providers ?? {}))
  const settings = { ...given, providers }
  const configuration = { settings, createdAt: before?.createdAt ?? now, updatedAt: now }
  await write((tables) => tables.settings.write(configuration))
  await namespace.put(settingsName(tenantId), JSON.stringify(settings))
  return { outcome: before === null ? 'created' : 'changed', configuration }
}

async function resealed(
  box: SecretBox,
  tenantId: string,
  providers: TenantSettings['providers'],
): Promise<TenantSettings['providers']> {
  const entries = Object.entries(providers).map(async ([name, provider]) => {
    return [name, await resealProvider(box, { tenantId, name }, provider)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

export type AddedKey = { outcome: 'added'; createdAt: number } | { outcome: 'unknown-tenant' } | { outcome: 'too-many' }

/** Takes a new key in; the same one once more changes nothing. */
export async function addKey(administration: Administration, key: StoredKey): Promise<AddedKey> {
  const { tenantId, namespace, tables, write } = administration
  const held = tables()
  if (held === null || held.settings.read() === null) return { outcome: 'unknown-tenant' }
  const known = held.keys.find(key.keyId)
  if (known === null && held.keys.count() >= MAX_KEYS) return { outcome: 'too-many' }
  if (known === null) await write(({ keys }) => keys.insert(key))
  const { keyId, hash, scopes } = key
  try {
    await namespace.put(keyName(hash), JSON.stringify({ tenantId, keyId, hash, scopes } satisfies TenantKey))
  } catch (error) {
    // Nobody is told this key: it must not be listed either.
    await write(({ keys }) => keys.delete(keyId))
    throw error
  }
  return { outcome: 'added', createdAt: known?.createdAt ?? key.createdAt }
}

/** The tenant's keys, oldest first; null when there is no such tenant. */
export function listKeys(tables: DirectoryTables | null): ListedKey[] | null {
  if (tables === null || tables.settings.read() === null) return null
  return tables.keys.all().map(({ hash: _hash, ...key }) => key)
}

/** The copy goes first: a key is listed as long as it might still be found. */
export async function revokeKey(administration: Administration, keyId: string): Promise<'revoked' | 'unknown'> {
  const { namespace, tables, write } = administration
  const key = tables()?.keys.find(keyId) ?? null
  if (key === null) return 'unknown'
  await namespace.delete(keyName(key.hash))
  await write(({ keys }) => keys.delete(keyId))
  return 'revoked'
}

/** Nobody can use the tenant from here on, but for what isolates still remember; the rest of it is then erased in rounds. */
export async function closeTenant(administration: Administration, now: number): Promise<void> {
  const { tenantId, namespace, tables, write } = administration
  const held = tables()
  const keys = held?.keys.all() ?? []
  const hooks = held === null ? [] : listHooks(held.sql)
  const names = [
    settingsName(tenantId),
    ...keys.map(({ hash }) => keyName(hash)),
    ...hooks.map(({ hookId }) => locationName(hookId)),
  ]
  for (let start = 0; start < names.length; start += PARALLEL_CHANGES) {
    await Promise.all(names.slice(start, start + PARALLEL_CHANGES).map((name) => namespace.delete(name)))
  }
  await write((tables) => {
    for (const { keyId } of keys) tables.keys.delete(keyId)
    tables.settings.startErasing(now)
  })
}
