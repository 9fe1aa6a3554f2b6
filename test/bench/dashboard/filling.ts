import { z } from 'zod'

const countSchema = z.int().min(0)

/** Where the bench's Worker is told to fill its objects; every other path is the product's. */
export const FILL_PATH = '/bench/fill'

/** What it can be told to fill. Times are epoch milliseconds. */
export const fillingSchema = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('fillAgent'),
    tenant: z.string(),
    agent: z.string(),
    runs: countSchema,
    spanMs: countSchema,
    until: countSchema,
  }),
  z.object({ do: z.literal('fillDirectory'), tenant: z.string(), agents: countSchema, now: countSchema }),
])
export type Filling = z.infer<typeof fillingSchema>
