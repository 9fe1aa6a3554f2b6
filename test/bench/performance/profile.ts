import { z } from 'zod'
import type { Bench } from './harness.ts'
import { bodyOf } from './workloads.ts'

/** Microseconds of each piece of a hit, by what it does. */
export type Profile = Record<string, number>

const profileSchema = z.record(z.string(), z.number())

/** Where the time of a hit without recording goes: the least of nine rounds, inside the runtime. */
export async function profileHit(bench: Bench): Promise<Profile> {
  const body = bodyOf({ record: false })
  const plan = { target: 'hitPieces', path: '/', body, requests: 1, concurrency: 1 } as const
  const outcome = await bench.drive(plan)
  return profileSchema.parse(JSON.parse(outcome.body))
}
