import type { Measurement } from '../constraints/constraint.ts'
import { findConstraints, measureConstraints } from '../constraints/index.ts'
import type { Perspective } from '../exchange/perspective.ts'
import { wordingFor } from '../wording/wording-for.ts'
import { assembleJudgement } from './assemble-judgement.ts'
import { measureCallerRequirements, type CallerRequirement } from './caller-requirements.ts'
import { isDegenerate, judgeEmptyResponse } from './gate.ts'
import { focus, isEmptyResponse, type JudgeTask } from './judge-task.ts'
import type { Judge, JudgeRequest } from './judge.ts'
import type { Judgement } from './judgement.ts'

/** How long a judgement may take, and how many calls; see `JudgeRequest`. */
export type JudgingLimits = Pick<JudgeRequest, 'timeoutMs' | 'extensionMs' | 'signal' | 'admit'>

/**
 * Judges one exchange: constraints by code first, then the judge for what is left, then both merged. A blank response is decided by
 * code alone.
 * @throws JudgeError
 */
export async function judgeExchange(options: {
  task: JudgeTask
  judge: Judge
  limits: JudgingLimits
}): Promise<Judgement> {
  const { task, judge, limits } = options
  const caller = await callerRequirements(task)
  const request: JudgeRequest = { ...(await prepare(task, caller)), ...limits }
  if (isEmptyResponse(task)) return judgeEmptyResponse({ request, caller, judge, wording: wordingFor(task.language) })
  const opinion = await judge.judge(request)
  return assembleJudgement({ request, opinion, judge, caller })
}

async function callerRequirements(task: JudgeTask): Promise<CallerRequirement[]> {
  const { requirements, constraints, language } = task
  if (!constraints) return requirements.map((requirement) => ({ requirement, measurements: null }))
  return measureCallerRequirements({ requirements, response: wordsOf(task), language })
}

async function prepare(
  task: JudgeTask,
  caller: readonly CallerRequirement[],
): Promise<Omit<JudgeRequest, 'timeoutMs'>> {
  const { perspectives, language } = task
  const exchange = focus(task.exchange, perspectives)
  return {
    exchange,
    perspectives,
    measurements: {
      user: await measure(task, 'user'),
      system: await measure(task, 'system'),
    },
    requirements: caller.filter(({ measurements }) => measurements === null).map(({ requirement }) => requirement),
    isDegenerate: isDegenerate(exchange.response),
    language,
  }
}

/** What a user reads of the response: constraints are measured on it, not on rendered tool calls. */
function wordsOf({ exchange }: JudgeTask): string {
  return exchange.responseText ?? exchange.response
}

async function measure(task: JudgeTask, perspective: Perspective): Promise<Measurement[]> {
  const { exchange, perspectives, constraints, language } = task
  const prompt = perspective === 'user' ? exchange.userPrompt : exchange.systemPrompt
  if (!constraints || prompt === null || !perspectives.includes(perspective)) return []
  return measureConstraints({ constraints: findConstraints(prompt), response: wordsOf(task), language })
}
