import { z } from 'zod'

const storedSizeSchema = z.object({ rows: z.record(z.string(), z.number()), bytes: z.number() })
export type StoredSize = z.infer<typeof storedSizeSchema>

const countSchema = z.int().min(0)

/** What can be timed: a read or a write of one object. Runs go to it with `concurrency` at a time, everything else one after another. */
export const workSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('record'), agent: z.string() }),
  /** One insert of id, time and score, or of the whole run. */
  z.object({ do: z.literal('insertScore'), object: z.string() }),
  z.object({ do: z.literal('insertRun'), object: z.string() }),
  z.object({ do: z.literal('readStats'), agent: z.string(), cold: z.boolean() }),
  z.object({
    do: z.literal('listAgents'),
    tenant: z.string(),
    sort: z.enum(['recent', 'name', 'worst']),
    /** The page from its end on is read; null for the first one. */
    after: z.object({ value: z.union([z.number(), z.string()]), agentKey: z.number() }).nullable(),
  }),
  z.object({ do: z.literal('readRollUp'), tenant: z.string() }),
])
export type Work = z.infer<typeof workSchema>

/** What the driver Worker can be told. Times are epoch milliseconds. */
export const commandSchema = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('fillAgent'),
    agent: z.string(),
    first: countSchema,
    runs: countSchema,
    spanMs: countSchema,
    until: countSchema,
  }),
  z.object({
    do: z.literal('fillDirectory'),
    tenant: z.string(),
    first: countSchema,
    agents: countSchema,
    now: countSchema,
  }),
  z.object({ do: z.literal('sizeOfAgent'), agent: z.string() }),
  z.object({ do: z.literal('sizeOfDirectory'), tenant: z.string() }),
  /** Times the works in turn, a block of each, an odd number of blocks: what slows the machine down slows all of them. */
  z.object({
    do: z.literal('time'),
    works: z.array(workSchema),
    blocks: countSchema,
    blockSize: countSchema,
    concurrency: countSchema,
    /** Runs are numbered from here on. */
    first: countSchema,
  }),
])
export type Command = z.infer<typeof commandSchema>
export type Timing = Extract<Command, { do: 'time' }>

/** Milliseconds of each work's median block, or how much is stored. */
export const answerSchema = z.object({ elapsedMs: z.array(z.number()), size: storedSizeSchema.nullable() })
export type Answer = z.infer<typeof answerSchema>
