import { dependenciesFor } from './dependencies.ts'
import { log } from './platform/log.ts'
import { pendingMessageSchema } from './platform/pending-queue.ts'
import { StorageError } from './platform/storage-error.ts'
import { readTenantSettings } from './platform/tenants/tenant-settings.ts'
import { abandonPending, judgePending, retryDelaySeconds } from './service/judge-pending.ts'

/** How the names of queues end that take what could not be delivered. */
const DEAD_LETTERS = '-dead-letters'

/** So many runs are taken from their agent in one call, which hands over their texts. */
const TAKEN_AT_ONCE = 25

/** Messages of one agent. */
type Share = { tenantId: string; agentId: string; messages: { message: Message; runId: string }[] }

type Options = { env: Env; context: Pick<ExecutionContext, 'waitUntil'>; isDead: boolean }

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
  await Promise.all(sharesOf(batch.messages).map((share) => consume(share, { env, context, isDead })))
}

/** By agent, in shares that one call can take. What nobody can read is settled. */
function sharesOf(messages: readonly Message[]): Share[] {
  const shares = new Map<string, Share[]>()
  for (const message of messages) {
    const parsed = pendingMessageSchema.safeParse(message.body)
    if (!parsed.success) {
      log('pending.unreadable', { messageId: message.id })
      message.ack()
      continue
    }
    const { tenantId, agentId, runId } = parsed.data
    const name = `${tenantId}/${agentId}`
    const ofAgent = shares.get(name) ?? []
    shares.set(name, ofAgent)
    const last = ofAgent.at(-1)
    if (last !== undefined && last.messages.length < TAKEN_AT_ONCE) last.messages.push({ message, runId })
    else ofAgent.push({ tenantId, agentId, messages: [{ message, runId }] })
  }
  return [...shares.values()].flat()
}

async function consume(share: Share, options: Options): Promise<void> {
  try {
    await (options.isDead ? abandon(share, options) : judge(share, options))
  } catch (error) {
    for (const { message } of share.messages) {
      log('pending.retry', { error: error instanceof Error ? error.name : 'unknown', attempts: message.attempts })
      message.retry({ delaySeconds: retryDelaySeconds(message.attempts) })
    }
  }
}

async function judge({ tenantId, agentId, messages }: Share, options: Options): Promise<void> {
  const runIds = messages.map(({ runId }) => runId)
  const judged = await judgePending({ agentId, runIds }, await dependenciesOf(tenantId, options))
  for (const [index, { message }] of messages.entries()) {
    const outcome = judged[index]
    if (outcome?.status === 'retry') message.retry({ delaySeconds: outcome.delaySeconds })
    else message.ack()
  }
}

/** Those that were given up before one could not be are given up again, which changes nothing. */
async function abandon({ tenantId, agentId, messages }: Share, options: Options): Promise<void> {
  const dependencies = await dependenciesOf(tenantId, options)
  const why = new StorageError('the queue gave up')
  await Promise.all(messages.map(({ runId }) => abandonPending({ agentId, runId }, dependencies, why)))
  for (const { message } of messages) message.ack()
}

async function dependenciesOf(tenantId: string, { env, context }: Options) {
  return dependenciesFor({ env, tenantId, tenant: await readTenantSettings(env.KEYS, tenantId), context })
}
