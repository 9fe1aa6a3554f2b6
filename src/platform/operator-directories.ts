import { callObject } from './call-object.ts'
import type { OperatorDirectory, TenantPage, TenantQuery } from './operator-directory.ts'

/** The operator's list of tenants. */
export interface OperatorDirectoryClient {
  /** @throws StorageError */
  tenants(query: TenantQuery): Promise<TenantPage>
}

/** The one Durable Object of all tenants. */
export function durableOperatorDirectory(
  namespace: DurableObjectNamespace<OperatorDirectory>,
): OperatorDirectoryClient {
  const stub = () => namespace.getByName('operator')
  return { tenants: (query) => callObject(async () => stub().tenants(query)) }
}
