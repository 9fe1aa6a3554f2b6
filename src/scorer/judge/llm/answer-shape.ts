import type { Perspective } from '../../exchange/perspective.ts'
import type { JudgeRequest } from '../judge.ts'

/** Which parts the prompt, the schema and the answer have: paid for only when there is something to put in them. */
export type AnswerShape = {
  perspectives: readonly Perspective[]
  /** Whether code measured anything in a judged perspective. */
  hasFacts: boolean
  hasCallerRequirements: boolean
}

export function answerShape(request: JudgeRequest): AnswerShape {
  return {
    perspectives: request.perspectives,
    hasFacts: request.perspectives.some((perspective) => request.measurements[perspective].length > 0),
    hasCallerRequirements: request.requirements.length > 0,
  }
}
