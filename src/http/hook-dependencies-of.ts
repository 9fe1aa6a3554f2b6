import { durableConversationThreads } from '../platform/conversation-threads.ts'
import { kvHookLocations } from '../platform/hooks/hook-locations.ts'
import { log } from '../platform/log.ts'
import { secretBox } from '../platform/secret-box.ts'
import { readSettings } from '../platform/settings.ts'
import { durableTenantDirectory } from '../platform/tenant-directories.ts'
import type { HookDependencies, HookManagement } from '../service/hooks/hook-dependencies.ts'
import type { RequestContext } from './context.ts'
import { dependenciesOf } from './dependencies-of.ts'

/** What deliveries need, of whichever tenant they turn out to be. */
export function hookDependenciesOf(c: Pick<RequestContext, 'env' | 'executionCtx'>): HookDependencies {
  const { env } = c
  return {
    locations: kvHookLocations(env.KEYS),
    directoryOf: (tenantId) => durableTenantDirectory({ namespace: env.TENANT_DIRECTORY, tenantId }),
    threads: durableConversationThreads(env.CONVERSATION_THREAD),
    box: secretBox(readSettings(env)),
    now: Date.now,
    defer: (work) => c.executionCtx.waitUntil(work),
    log,
  }
}

/** What managing the hooks of the request's tenant needs. */
export function hookManagementOf(c: RequestContext): HookManagement {
  const { judges } = dependenciesOf(c)
  return { ...hookDependenciesOf(c), tenantId: c.var.tenantId, judges, origin: new URL(c.req.url).origin }
}
