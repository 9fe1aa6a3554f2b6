import type { Measurement } from '../constraints/constraint.ts'
import { findConstraints, measureConstraints } from '../constraints/index.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { isBlank } from '../exchange/invisible-characters.ts'
import type { Perspective } from '../exchange/perspective.ts'
import { wordingFor } from '../wording/wording-for.ts'
import { assembleJudgement } from './assemble-judgement.ts'
import { isDegenerate, judgeEmptyResponse } from './gate.ts'
import type { Judge, JudgeRequest } from './judge.ts'
import type { Judgement } from './judgement.ts'

/** Everything that can change a judgement, apart from the judge itself. */
export type JudgeTask = {
  /** Normalised; see `normaliseExchange`. */
  exchange: Exchange
  /** At least one. */
  perspectives: readonly Perspective[]
  /** The caller's own requirements. */
  requirements: readonly string[]
  /** False leaves every requirement to the judge. */
  constraints: boolean
  /** BCP 47 */
  language: string
}

/** True when the response was given but holds nothing; it is decided by code, without a judge. */
export function isEmptyResponse({ exchange }: JudgeTask): boolean {
  return isBlank(exchange.response)
}

/** How long a judgement may take; see `JudgeRequest`. */
export type JudgingLimits = Pick<JudgeRequest, 'timeoutMs' | 'extensionMs' | 'signal'>

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
  const request: JudgeRequest = { ...(await prepare(task)), ...limits }
  if (isEmptyResponse(task)) return judgeEmptyResponse({ request, judge, wording: wordingFor(task.language) })
  const opinion = await judge.judge(request)
  return assembleJudgement({ request, opinion, judge })
}

async function prepare(task: JudgeTask): Promise<Omit<JudgeRequest, 'timeoutMs'>> {
  const { perspectives, requirements, language } = task
  const exchange = focus(task.exchange, perspectives)
  return {
    exchange,
    perspectives,
    measurements: {
      user: await measure(task, 'user'),
      system: await measure(task, 'system'),
    },
    requirements,
    isDegenerate: isDegenerate(exchange.response),
    language,
  }
}

/**
 * Only what the perspectives may look at: without the system perspective the system prompt is not evidence. The user prompt stays, since
 * it says which of the system's rules apply to this turn.
 */
export function focus(exchange: Exchange, perspectives: readonly Perspective[]): Exchange {
  return perspectives.includes('system') ? exchange : { ...exchange, systemPrompt: null }
}

async function measure(task: JudgeTask, perspective: Perspective): Promise<Measurement[]> {
  const { exchange, perspectives, constraints, language } = task
  const prompt = perspective === 'user' ? exchange.userPrompt : exchange.systemPrompt
  if (!constraints || prompt === null || !perspectives.includes(perspective)) return []
  const response = exchange.responseText ?? exchange.response
  return measureConstraints({ constraints: findConstraints(prompt), response, language })
}
