import { z } from 'zod'
import { MAX_KEYS, type ListedKey } from '../../platform/tenant-directory/key-table.ts'
import { hashKey, newKey, SCOPES } from '../../platform/tenants/tenant-key.ts'
import { ServiceError } from '../service-error.ts'
import { noTenant } from './read-tenant.ts'
import type { TenantDependencies } from './tenant-dependencies.ts'

export const scopeSchema = z.enum(SCOPES)

export const keyIdSchema = z.string().regex(/^[0-9A-Za-z]{1,32}$/, { error: 'must be the id of a key' })

/** The body of `POST /v1/tenants/{tenantId}/keys`. */
export const keyRequestSchema = z
  .strictObject({
    label: z.string().min(1).max(200),
    scopes: z
      .array(scopeSchema)
      .min(1)
      .max(SCOPES.length)
      .refine((scopes) => new Set(scopes).size === scopes.length, { error: 'must name each scope once' }),
  })
  .meta({ id: 'KeyRequest' })

export const shownKeySchema = z
  .object({
    keyId: z.string(),
    label: z.string(),
    scopes: z.array(scopeSchema),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Key' })

export const newKeySchema = shownKeySchema.extend({ key: z.string() }).meta({ id: 'NewKey' })
export const keyListSchema = z.object({ keys: z.array(shownKeySchema) }).meta({ id: 'KeyList' })

type Dependencies = Pick<TenantDependencies, 'directoryOf' | 'now'>

/**
 * Makes a key for a tenant. The key itself is in this answer and nowhere else.
 * @throws ServiceError `not-found` for a tenant that was not set up, `invalid-request` when it has as many keys as it may; StorageError
 */
export async function makeKey(
  tenantId: string,
  { label, scopes }: z.infer<typeof keyRequestSchema>,
  { directoryOf, now }: Dependencies,
): Promise<z.infer<typeof newKeySchema>> {
  const { keyId, key } = newKey()
  const hash = await hashKey(key)
  const added = await directoryOf(tenantId).addKey({ keyId, hash, label, scopes, createdAt: now() })
  if (added.outcome === 'unknown-tenant') throw noTenant(tenantId)
  if (added.outcome === 'too-many') {
    throw new ServiceError('invalid-request', `this tenant has ${MAX_KEYS} keys; revoke one first`, { path: '' })
  }
  return { ...shownKey({ keyId, label, scopes, createdAt: added.createdAt }), key }
}

/** @throws ServiceError `not-found`; StorageError */
export async function listKeys(
  tenantId: string,
  { directoryOf }: Dependencies,
): Promise<z.infer<typeof keyListSchema>> {
  const keys = await directoryOf(tenantId).keys()
  if (keys === null) throw noTenant(tenantId)
  return { keys: keys.map(shownKey) }
}

/** Revokes a key; nobody can use it after a minute. @throws ServiceError `not-found`; StorageError */
export async function revokeKey(
  { tenantId, keyId }: { tenantId: string; keyId: string },
  { directoryOf, memory }: Pick<TenantDependencies, 'directoryOf' | 'memory'>,
): Promise<void> {
  const outcome = await directoryOf(tenantId).revokeKey(keyId)
  memory.keyRevoked()
  if (outcome === 'unknown') throw new ServiceError('not-found', `tenant ${tenantId} has no key ${keyId}`)
}

function shownKey({ createdAt, ...key }: ListedKey): z.infer<typeof shownKeySchema> {
  return { ...key, createdAt: new Date(createdAt).toISOString() }
}
