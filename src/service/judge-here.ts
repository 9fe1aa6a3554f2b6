import type { JudgeTask } from '../scorer/judge/judge-task.ts'
import type { Admit, Judge } from '../scorer/judge/judge.ts'
import type { Judgement } from '../scorer/judge/judgement.ts'

/** One judge's judgement, without a flight. Judging is loaded when first needed: a start, or a repeat, has no use for it. @throws JudgeError */
export async function judgeHere(options: {
  task: JudgeTask
  judge: Judge
  timeoutMs: number
  admit?: Admit
}): Promise<Judgement> {
  const { task, judge, ...limits } = options
  const { judgeExchange } = await import('../scorer/judge/judge-exchange.ts')
  return judgeExchange({ task, judge, limits })
}
