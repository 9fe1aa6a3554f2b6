import { judgeRegistry } from '../platform/judges.ts'
import { durableOperatorDirectory } from '../platform/operator-directories.ts'
import { secretBox } from '../platform/secret-box.ts'
import { readSettings } from '../platform/settings.ts'
import { durableTenantDirectory } from '../platform/tenant-directories.ts'
import { isolateMemory } from '../platform/tenants/tenant-memory.ts'
import type { TenantDependencies } from '../service/tenants/tenant-dependencies.ts'
import type { RequestContext } from './context.ts'

/** What the operator's use cases need. */
export function tenantDependenciesOf({ env }: Pick<RequestContext, 'env'>): TenantDependencies {
  const settings = readSettings(env)
  return {
    directoryOf: (tenantId) => durableTenantDirectory({ namespace: env.TENANT_DIRECTORY, tenantId }),
    operator: durableOperatorDirectory(env.OPERATOR_DIRECTORY),
    judges: judgeRegistry(settings),
    box: secretBox(settings),
    memory: isolateMemory,
    allowsLoopback: settings.AUTH === 'local',
    now: Date.now,
  }
}
