import { callObject } from './call-object.ts'
import type { TenantDirectory } from './tenant-directory.ts'

type Methods = Pick<TenantDirectory, 'agents' | 'stats' | 'forget'>

/** The agents of one tenant with their roll-up. Every method throws a StorageError when its object does not answer. */
export type TenantDirectoryClient = {
  [Name in keyof Methods]: (...input: Parameters<Methods[Name]>) => Promise<Awaited<ReturnType<Methods[Name]>>>
}

/** The Durable Object of a tenant. Every call may be repeated. */
export function durableTenantDirectory(options: {
  namespace: DurableObjectNamespace<TenantDirectory>
  tenantId: string
}): TenantDirectoryClient {
  const stub = () => options.namespace.getByName(options.tenantId)
  return {
    agents: (query) => callObject(async () => stub().agents(query)),
    stats: (query) => callObject(async () => stub().stats(query)),
    forget: (agentId) => callObject(async () => stub().forget(agentId)),
  }
}
