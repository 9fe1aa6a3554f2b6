import type { ConversationThreads } from '../../platform/conversation-threads.ts'
import type { HookLocations } from '../../platform/hooks/hook-locations.ts'
import type { JudgeRegistry } from '../../platform/judges.ts'
import type { SecretBox } from '../../platform/secret-box.ts'
import type { TenantDirectoryClient } from '../../platform/tenant-directories.ts'

/** What every use case of hooks needs. */
export type HookDependencies = {
  locations: HookLocations
  directoryOf: (tenantId: string) => TenantDirectoryClient
  threads: ConversationThreads
  box: SecretBox
  /** Milliseconds since the epoch. */
  now: () => number
  /** Keeps working on something after the answer has left. */
  defer: (work: Promise<unknown>) => void
  log: (event: string, details: Record<string, string | number | boolean>) => void
}

/** What managing the hooks of one tenant needs beside that. */
export type HookManagement = HookDependencies & {
  tenantId: string
  judges: Pick<JudgeRegistry, 'chain'>
  /** Where the Worker was asked, such as `https://plumbline.example`. */
  origin: string
}
