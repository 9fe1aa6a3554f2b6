import { Hono } from 'hono'
import { z } from 'zod'
import { judgeRegistry } from '../../platform/judges.ts'
import { readSettings } from '../../platform/settings.ts'
import { VERSION } from '../../version.ts'
import type { AppEnv } from '../context.ts'
import { describeRoute, jsonAnswer } from '../describe.ts'

const healthSchema = z
  .object({
    status: z.literal('ok'),
    version: z.string(),
    judge: z.object({ model: z.string(), configured: z.boolean() }),
  })
  .meta({ id: 'Health' })

/** `GET /healthz`: alive, and which judge is the default; nothing is asked of the judge. */
export const health = new Hono<AppEnv>().get(
  '/',
  describeRoute({
    operationId: 'health',
    summary: 'Whether the service is up, and its default judge',
    tags: ['Service'],
    security: [],
    answers: { 200: jsonAnswer('The service is up', healthSchema) },
    problems: ['not-configured'],
  }),
  (c) => {
    const judges = judgeRegistry(readSettings(c.env))
    return c.json({
      status: 'ok' as const,
      version: VERSION,
      judge: { model: judges.defaultModel, configured: judges.isConfigured() },
    } satisfies z.infer<typeof healthSchema>)
  },
)
