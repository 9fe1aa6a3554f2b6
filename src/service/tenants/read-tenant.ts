import type { z } from 'zod'
import { ServiceError } from '../service-error.ts'
import { readTenantStatistics, type tenantStatisticsSchema } from '../tenant-overview.ts'
import { type ShownTenant, shownTenant } from './shown-tenant.ts'
import type { TenantDependencies } from './tenant-dependencies.ts'

/** @throws ServiceError `not-found` for a tenant that was not set up; StorageError */
export async function readTenant(
  tenantId: string,
  { directoryOf }: Pick<TenantDependencies, 'directoryOf'>,
): Promise<ShownTenant> {
  const configuration = await directoryOf(tenantId).configuration()
  if (configuration === null) throw noTenant(tenantId)
  return shownTenant(tenantId, configuration)
}

/**
 * A tenant's roll-up, as the tenant itself reads it; also of one that was never set up but whose agents are scored, such as that of a
 * service binding.
 * @throws ServiceError `not-found`; StorageError
 */
export async function readStatisticsOfTenant(
  tenantId: string,
  { directoryOf, now }: Pick<TenantDependencies, 'directoryOf' | 'now'>,
): Promise<z.infer<typeof tenantStatisticsSchema>> {
  const directory = directoryOf(tenantId)
  if (!(await directory.isKnown())) throw noTenant(tenantId)
  return readTenantStatistics(tenantId, { directory, now })
}

export function noTenant(tenantId: string): ServiceError {
  return new ServiceError('not-found', `there is no tenant ${tenantId}`)
}
