import { z } from 'zod'

/** What the driver is to send: `count` scores of content of their own, one after another. */
export const orderSchema = z.object({ key: z.string(), agentId: z.string(), from: z.int(), count: z.int() })
export type Order = z.infer<typeof orderSchema>

/** How often each status was answered. */
export const statusesSchema = z.record(z.string(), z.int())
export type Statuses = z.infer<typeof statusesSchema>
