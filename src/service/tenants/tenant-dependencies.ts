import type { JudgeRegistry } from '../../platform/judges.ts'
import type { OperatorDirectoryClient } from '../../platform/operator-directories.ts'
import type { SecretBox } from '../../platform/secret-box.ts'
import type { TenantDirectoryClient } from '../../platform/tenant-directories.ts'
import type { TenantMemory } from '../../platform/tenants/tenant-memory.ts'

/** What the operator's use cases need. */
export type TenantDependencies = {
  directoryOf: (tenantId: string) => TenantDirectoryClient
  operator: OperatorDirectoryClient
  /** The operator's own judges. */
  judges: Pick<JudgeRegistry, 'knows'>
  box: SecretBox
  /** What is remembered of tenants where they are changed. */
  memory: TenantMemory
  /** Whether a tenant's provider may be on this machine: in local mode only. */
  allowsLoopback: boolean
  /** Milliseconds since the epoch. */
  now: () => number
}
