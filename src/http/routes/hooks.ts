import { Hono } from 'hono'
import { z } from 'zod'
import { HOOK_ID } from '../../platform/hooks/hook-locations.ts'
import { changeHook } from '../../service/hooks/change-hook.ts'
import {
  deadLetterPageSchema,
  deadLettersQuerySchema,
  listDeadLetters,
  retriedSchema,
  retryDeadLetter,
} from '../../service/hooks/dead-letters.ts'
import { hookChangeSchema, hookRequestSchema } from '../../service/hooks/hook-request.ts'
import { makeHook } from '../../service/hooks/make-hook.ts'
import { listHooks, readHook } from '../../service/hooks/read-hooks.ts'
import { removeHook } from '../../service/hooks/remove-hook.ts'
import { hookListSchema, newHookSchema, shownHookSchema } from '../../service/hooks/shown-hook.ts'
import type { AppEnv } from '../context.ts'
import { describeRoute, jsonAnswer } from '../describe.ts'
import { hookManagementOf } from '../hook-dependencies-of.ts'
import { jsonBody } from '../middleware/json-body.ts'
import { limitBody } from '../middleware/limit-body.ts'
import { requireScope } from '../middleware/require-scope.ts'
import { validate } from '../validate.ts'

const hookParameters = z.object({ hookId: z.string().regex(HOOK_ID, { error: 'must be the id of a hook' }) })
const letterParameters = hookParameters.extend({
  id: z.string().regex(/^[0-9a-f]{32}$/, { error: 'must be the id of a dead letter' }),
})

const PROBLEMS_OF_READING = ['not-found', 'invalid-request', 'storage-unavailable'] as const
const PROBLEMS_OF_WRITING = [
  'invalid-json',
  'payload-too-large',
  'unsupported-media-type',
  'invalid-request',
  'storage-unavailable',
  'not-configured',
] as const

/** `/v1/hooks`: the chat platforms that a tenant's replies come from. */
export const hooks = new Hono<AppEnv>()
  .post(
    '/',
    describeRoute({
      operationId: 'makeHook',
      summary: 'Make a hook for a chat platform; a secret that is made is shown this once',
      tags: ['Hooks'],
      answers: {
        201: jsonAnswer('The hook and where it delivers to', newHookSchema),
      },
      problems: PROBLEMS_OF_WRITING,
    }),
    requireScope('manage'),
    limitBody(),
    jsonBody(),
    validate('json', hookRequestSchema),
    async (c) => c.json(await makeHook(c.req.valid('json'), hookManagementOf(c)), 201),
  )
  .get(
    '/',
    describeRoute({
      operationId: 'listHooks',
      summary: 'The hooks of the tenant, oldest first, with what was counted of them',
      tags: ['Hooks'],
      answers: { 200: jsonAnswer('The hooks', hookListSchema) },
      problems: ['storage-unavailable'],
    }),
    requireScope('manage'),
    async (c) => c.json(await listHooks(hookManagementOf(c))),
  )
  .get(
    '/:hookId',
    describeRoute({
      operationId: 'readHook',
      summary: 'One hook, with what was counted of it',
      tags: ['Hooks'],
      answers: { 200: jsonAnswer('The hook', shownHookSchema) },
      problems: PROBLEMS_OF_READING,
    }),
    requireScope('manage'),
    validate('param', hookParameters),
    async (c) => c.json(await readHook(c.req.valid('param').hookId, hookManagementOf(c))),
  )
  .patch(
    '/:hookId',
    describeRoute({
      operationId: 'changeHook',
      summary: 'Change a hook, or give it a new secret; the one before is good for another 24 hours',
      tags: ['Hooks'],
      answers: {
        200: jsonAnswer('The hook as it is now', shownHookSchema),
      },
      problems: ['not-found', ...PROBLEMS_OF_WRITING],
    }),
    requireScope('manage'),
    limitBody(),
    jsonBody(),
    validate('param', hookParameters),
    validate('json', hookChangeSchema),
    async (c) => c.json(await changeHook(c.req.valid('param').hookId, c.req.valid('json'), hookManagementOf(c))),
  )
  .delete(
    '/:hookId',
    describeRoute({
      operationId: 'deleteHook',
      summary: 'Delete a hook; what was scored stays',
      tags: ['Hooks'],
      answers: { 204: { description: 'Deleted, everywhere within ten seconds' } },
      problems: PROBLEMS_OF_READING,
    }),
    requireScope('manage'),
    validate('param', hookParameters),
    async (c) => {
      await removeHook(c.req.valid('param').hookId, hookManagementOf(c))
      return c.body(null, 204)
    },
  )
  .get(
    '/:hookId/dead-letters',
    describeRoute({
      operationId: 'deadLetters',
      summary: 'Replies that could not be scored, newest first',
      tags: ['Hooks'],
      answers: { 200: jsonAnswer('A page of dead letters', deadLetterPageSchema) },
      problems: PROBLEMS_OF_READING,
    }),
    requireScope('manage'),
    validate('param', hookParameters),
    validate('query', deadLettersQuerySchema),
    async (c) => {
      return c.json(await listDeadLetters(c.req.valid('param').hookId, c.req.valid('query'), hookManagementOf(c)))
    },
  )
  .post(
    '/:hookId/dead-letters/:id/retry',
    describeRoute({
      operationId: 'retryDeadLetter',
      summary: 'Score a dead letter once more, with the settings that the hook has now',
      tags: ['Hooks'],
      answers: {
        202: jsonAnswer('It is being scored again', retriedSchema),
      },
      problems: ['not-found', 'invalid-request', 'not-scorable', 'storage-unavailable'],
    }),
    requireScope('manage'),
    validate('param', letterParameters),
    async (c) => c.json(await retryDeadLetter(c.req.valid('param'), hookManagementOf(c)), 202),
  )
