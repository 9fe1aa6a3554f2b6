import type { AgentStatsDirectory } from '../platform/agent-stats-directory.ts'
import type { JudgeBudget } from '../platform/judge-budget.ts'
import type { JudgeFlights } from '../platform/judge-flights.ts'
import type { JudgeRegistry } from '../platform/judges.ts'
import type { PendingQueue } from '../platform/pending-queue.ts'
import type { ScoreMemo } from '../platform/score-memo.ts'
import type { RunProblem } from './run-problem.ts'

/** What scoring needs of one tenant. */
export type ScoreDependencies = {
  judges: JudgeRegistry
  memo: ScoreMemo
  flights: JudgeFlights
  /** What the tenant may spend on judges; null for no limit. Flights keep to it by themselves. */
  budget: JudgeBudget | null
  agents: AgentStatsDirectory
  pending: PendingQueue
  /** The normalized score to reach when a request names no threshold; null for none. */
  defaultThreshold: number | null
  /** Milliseconds since the epoch. */
  now: () => number
  newId: () => string
  /** Keeps working on something after the answer has left. */
  defer: (work: Promise<unknown>) => void
  log: (event: string, details: Record<string, string | number | boolean>) => void
  /** The problem that an error stands for, as it is kept with a run that failed. */
  problemOf: (error: unknown) => RunProblem
}
