import { dependenciesFor } from './dependencies.ts'
import { log } from './platform/log.ts'
import { pendingMessageSchema } from './platform/pending-queue.ts'
import { StorageError } from './platform/storage-error.ts'
import { readTenantSettings } from './platform/tenants/tenant-settings.ts'
import { abandonPending, judgePending, retryDelaySeconds } from './service/judge-pending.ts'

/** How the names of queues end that take what could not be delivered. */
const DEAD_LETTERS = '-dead-letters'

/**
 * The third door: judges the runs that were accepted without waiting, all of a batch at the same time. Each message is settled by itself, since a
 * batch that throws is delivered again as a whole. A dead letter ends its run as failed.
 */
export async function consumePending(
  batch: MessageBatch,
  env: Env,
  context: Pick<ExecutionContext, 'waitUntil'>,
): Promise<void> {
  const isDead = batch.queue.endsWith(DEAD_LETTERS)
  await Promise.all(batch.messages.map((message) => consume(message, { env, context, isDead })))
}

async function consume(
  message: Message,
  options: { env: Env; context: Pick<ExecutionContext, 'waitUntil'>; isDead: boolean },
): Promise<void> {
  const { env, context, isDead } = options
  const parsed = pendingMessageSchema.safeParse(message.body)
  if (!parsed.success) {
    log('pending.unreadable', { messageId: message.id })
    message.ack()
    return
  }
  const { tenantId, ...run } = parsed.data
  try {
    const dependencies = dependenciesFor({
      env,
      tenantId,
      tenant: await readTenantSettings(env.KEYS, tenantId),
      context,
    })
    if (isDead) {
      await abandonPending(run, dependencies, new StorageError('the queue gave up'))
      message.ack()
      return
    }
    const judged = await judgePending(run, dependencies)
    if (judged.status === 'retry') message.retry({ delaySeconds: judged.delaySeconds })
    else message.ack()
  } catch (error) {
    log('pending.retry', { error: error instanceof Error ? error.name : 'unknown', attempts: message.attempts })
    message.retry({ delaySeconds: retryDelaySeconds(message.attempts) })
  }
}
