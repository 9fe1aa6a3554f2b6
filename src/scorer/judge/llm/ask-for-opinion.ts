import type { ModelMessage } from 'ai'
import { JudgeError } from '../judge-error.ts'
import type { JudgeRequest } from '../judge.ts'
import type { Opinion } from '../opinion.ts'
import { correctionPrompt } from './correction-prompt.ts'
import type { RetryingCaller } from './retrying-caller.ts'
import { reviewAnswer, type AnswerReview } from './review-answer.ts'

/**
 * The opinion of a model: its answer if that stands, else its second answer after it was told once what was wrong. When nothing
 * better than unverified quotes can be had, the capped opinion counts; when nothing readable can, `judge-invalid-output`.
 *
 * @throws JudgeError
 */
export async function askForOpinion(options: {
  judgeId: string
  request: JudgeRequest
  prompt: string
  caller: RetryingCaller
}): Promise<Opinion> {
  const { judgeId, request, prompt, caller } = options
  const question: ModelMessage = { role: 'user', content: prompt }
  const answer = await caller.ask([question])
  const review = reviewAnswer(answer, request)
  const better = review.faults.length === 0 ? review : await reAsked()
  if (better.status === 'readable') return { ...better.opinion, ...caller.spent() }
  throw new JudgeError(
    'judge-invalid-output',
    `${judgeId}: no valid judgement after a corrective re-ask (${caller.spent().calls} calls). ${better.faults[0] ?? ''}`,
    { spent: caller.spent() },
  )

  async function reAsked(): Promise<AnswerReview> {
    try {
      const second = await caller.ask([question, ...correctionPrompt(answer, review.faults)])
      const secondReview = reviewAnswer(second, request)
      return secondReview.status === 'malformed' && review.status === 'readable' ? review : secondReview
    } catch (error) {
      if (review.status === 'readable' && error instanceof JudgeError) return review
      throw error
    }
  }
}
