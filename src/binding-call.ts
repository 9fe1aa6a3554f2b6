import { z } from 'zod'
import { dependenciesFor } from './dependencies.ts'
import { invalidRequest } from './http/invalid-request.ts'
import { problemOf } from './http/problem-of.ts'
import { describeProblem, PROBLEMS } from './http/problem.ts'
import { NotConfiguredError } from './platform/not-configured-error.ts'
import { readTenantSettings } from './platform/tenants/tenant-settings.ts'
import { acceptedAnswer, type AcceptedAnswer } from './service/accepted-answer.ts'
import { identifierSchema } from './service/identifier.ts'
import { readAgentStatistics, type AgentStatisticsAnswer } from './service/read-agent-statistics.ts'
import { type RevisedRun, type Revision, revisedRunSchema, reviseRun } from './service/revise-run.ts'
import type { RunProblem } from './service/run-problem.ts'
import type { ScoreAnswer } from './service/score-answer.ts'
import type { ScoreDependencies } from './service/score-dependencies.ts'
import { scoreExchange } from './service/score-exchange.ts'
import { scoreRequestSchema } from './service/score-request.ts'
import { tenantIdSchema } from './service/tenants/tenant-settings-request.ts'

/** A call through a service binding; `props` is what the binding of the calling Worker says. */
export type BindingCall = { env: Env; props: unknown; context: Pick<ExecutionContext, 'waitUntil'> }

/** What became of a call whose failures are expected: thrown ones would be logged as faults. */
export type Settled = { ok: true } | { ok: false; problem: RunProblem }

/** Whose exchanges these are. */
const propsSchema = z.object({ tenantId: tenantIdSchema })

/** Answers `PlumblineService.score`. */
export function scoreCall(
  call: BindingCall,
  request: z.input<typeof scoreRequestSchema>,
): Promise<ScoreAnswer | AcceptedAnswer> {
  return answer(async () => {
    const outcome = await scoreExchange(parse(scoreRequestSchema, request), await dependenciesOf(call))
    return outcome.status === 'pending' ? acceptedAnswer(outcome) : outcome.answer
  })
}

/** Answers `PlumblineService.revise`. */
export function reviseCall(call: BindingCall, request: RevisedRun, revision: Revision): Promise<Settled> {
  return settle(async () => reviseRun(parse(revisedRunSchema, request), await dependenciesOf(call), revision))
}

/** Answers `PlumblineService.retract`. */
export function retractCall(call: BindingCall, run: { agentId: string; runId: string }): Promise<Settled> {
  return settle(async () => {
    const { agents } = await dependenciesOf(call)
    await agents.get(parse(identifierSchema, run.agentId)).remove(run.runId)
  })
}

/** Answers `PlumblineService.stats`. */
export function statsCall(call: BindingCall, agentId: string): Promise<AgentStatisticsAnswer> {
  return answer(async () => {
    return readAgentStatistics({ agentId: parse(identifierSchema, agentId) }, await dependenciesOf(call))
  })
}

async function dependenciesOf({ env, props, context }: BindingCall): Promise<ScoreDependencies> {
  const given = propsSchema.safeParse(props)
  if (!given.success) throw new NotConfiguredError('the service binding has no props that name a tenantId')
  const { tenantId } = given.data
  const tenant = await readTenantSettings(env.KEYS, tenantId)
  return dependenciesFor({ env, tenantId, tenant, context })
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw invalidRequest(result.error)
  return result.data
}

async function settle(step: () => Promise<void>): Promise<Settled> {
  try {
    await step()
    return { ok: true }
  } catch (error) {
    return { ok: false, problem: describeProblem(problemOf(error)) }
  }
}

async function answer<Answer>(step: () => Promise<Answer>): Promise<Answer> {
  try {
    return await step()
  } catch (error) {
    const { code, message, errors } = problemOf(error)
    const { status, retryable } = PROBLEMS[code]
    throw Object.assign(new Error(message), {
      name: 'PlumblineProblem',
      code,
      status,
      retryable,
      ...(errors && { errors }),
    })
  }
}
