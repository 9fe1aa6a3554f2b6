import { z } from 'zod'
import { NotScorableError } from '../../scorer/exchange/not-scorable-error.ts'
import type { DeadLetter } from '../../platform/hooks/dead-letter.ts'
import { CURSOR_OF_ANOTHER_LISTING, formatPageCursor, pageCursorSchema } from '../page-cursor.ts'
import { ServiceError } from '../service-error.ts'
import type { HookManagement } from './hook-dependencies.ts'
import { findHook } from './read-hooks.ts'

export const MAX_DEAD_LETTERS_A_PAGE = 200

export const deadLettersQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_DEAD_LETTERS_A_PAGE).default(50),
  cursor: pageCursorSchema(z.strictObject({ hookId: z.string(), failedAt: z.number(), id: z.string() })).optional(),
})

export const deadLetterPageSchema = z
  .object({
    deadLetters: z.array(
      z.object({
        id: z.string(),
        agentId: z.string(),
        conversation: z.string(),
        messageId: z.string(),
        link: z.string().nullable(),
        occurredAt: z.iso.datetime(),
        failedAt: z.iso.datetime(),
        attempts: z.int(),
        retryableUntil: z.iso.datetime().describe('Until when its texts are kept'),
        code: z.string(),
        detail: z.string(),
      }),
    ),
    nextCursor: z.string().nullable(),
  })
  .meta({ id: 'DeadLetterPage' })

export const retriedSchema = z
  .object({ id: z.string(), status: z.literal('pending') })
  .meta({ id: 'RetriedDeadLetter' })

/**
 * A page of the pairs that could not be scored, newest first.
 * @throws ServiceError `not-found`, `invalid-request` for the cursor of another hook's; StorageError
 */
export async function listDeadLetters(
  hookId: string,
  { limit, cursor }: z.output<typeof deadLettersQuerySchema>,
  dependencies: HookManagement,
): Promise<z.infer<typeof deadLetterPageSchema>> {
  if (cursor !== undefined && cursor.hookId !== hookId) {
    throw new ServiceError('invalid-request', CURSOR_OF_ANOTHER_LISTING.error, { path: 'cursor' })
  }
  await findHook(hookId, dependencies)
  const { tenantId, directoryOf } = dependencies
  const { deadLetters, next } = await directoryOf(tenantId).deadLetters({ hookId, limit, after: cursor })
  return {
    deadLetters: deadLetters.map(shownDeadLetter),
    nextCursor: next === null ? null : formatPageCursor({ ...next, hookId }),
  }
}

/**
 * Has a dead letter scored once more, with the hook's settings as they are now.
 * @throws ServiceError `not-found`; NotScorableError when its texts are no longer kept; StorageError
 */
export async function retryDeadLetter(
  { hookId, id }: { hookId: string; id: string },
  dependencies: HookManagement,
): Promise<z.infer<typeof retriedSchema>> {
  const { tenantId, directoryOf, threads } = dependencies
  await findHook(hookId, dependencies)
  const letter = await directoryOf(tenantId).deadLetter({ hookId, id })
  if (letter === null) throw new ServiceError('not-found', `hook ${hookId} has no dead letter ${id}`)
  const outcome = await threads.retry({ tenantId, hookId, thread: letter.thread }, id)
  if (outcome === 'unknown') throw new NotScorableError('its texts are no longer kept, or it is being retried')
  return { id, status: 'pending' }
}

function shownDeadLetter({ failure, occurredAt, failedAt, retryableUntil, ...letter }: DeadLetter) {
  return {
    ...letter,
    occurredAt: new Date(occurredAt).toISOString(),
    failedAt: new Date(failedAt).toISOString(),
    retryableUntil: new Date(retryableUntil).toISOString(),
    code: failure.code,
    detail: failure.detail,
  }
}
