import { z } from 'zod'
import { verdictSchema } from '../../scorer/judge/judgement.ts'

/** A requirement that runs did not meet: how many of them, and the newest. */
export type OftenFailed = { requirement: string; runs: number; newestRunId: string }

/** Of what is kept of a run only what is asked here. */
const detailsSchema = z.object({
  analyzeStepResult: z.object({
    requirementsFulfillment: z.object({
      requirements: z.array(z.object({ requirement: z.string(), verdict: verdictSchema })),
    }),
  }),
})

const MOST_NAMED = 5

/** What the runs failed most often, each requirement counted once a run; `runs` are the newest first, with their details as JSON text. */
export function oftenFailed(runs: readonly { runId: string; details: string }[]): OftenFailed[] {
  const failed = new Map<string, OftenFailed>()
  for (const { runId, details } of runs) {
    for (const requirement of unmetIn(details)) {
      const known = failed.get(requirement) ?? { requirement, runs: 0, newestRunId: runId }
      failed.set(requirement, { ...known, runs: known.runs + 1 })
    }
  }
  return [...failed.values()].toSorted((a, b) => b.runs - a.runs).slice(0, MOST_NAMED)
}

function unmetIn(details: string): Set<string> {
  const parsed = detailsSchema.safeParse(JSON.parse(details))
  if (!parsed.success) return new Set()
  const { requirements } = parsed.data.analyzeStepResult.requirementsFulfillment
  return new Set(requirements.filter(({ verdict }) => verdict !== 'yes').map(({ requirement }) => requirement))
}
