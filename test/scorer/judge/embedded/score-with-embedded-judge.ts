import { createEmbeddedJudge } from '../../../../src/scorer/judge/embedded-judge.ts'
import { judgeExchange } from '../../../../src/scorer/judge/judge-exchange.ts'
import type { Judgement, PerspectiveJudgement } from '../../../../src/scorer/judge/judgement.ts'
import type { Turn } from '../../../../src/scorer/exchange/exchange.ts'
import type { EvaluationMode, Perspective } from '../../../../src/scorer/exchange/perspective.ts'
import { scoreJudgement } from '../../../../src/scorer/scoring/score-judgement.ts'

export type Sample = {
  user?: string
  system?: string
  response: string
  history?: Turn[]
  /** Default: what the prompts given allow. */
  mode?: EvaluationMode
  requirements?: string[]
  language?: string
}

const PERSPECTIVES: Record<EvaluationMode, Perspective[]> = {
  user: ['user'],
  system: ['system'],
  both: ['user', 'system'],
}

/** Judges with the embedded judge and scores, the way the product does. */
export async function scoreWithEmbeddedJudge(sample: Sample): Promise<{ score: number; judgement: Judgement }> {
  const mode = sample.mode ?? (sample.system === undefined ? 'user' : sample.user === undefined ? 'system' : 'both')
  const language = sample.language ?? 'en'
  const { judgement } = await judgeExchange({
    task: {
      exchange: {
        systemPrompt: sample.system ?? null,
        userPrompt: sample.user ?? null,
        history: sample.history ?? [],
        response: sample.response,
      },
      perspectives: PERSPECTIVES[mode],
      requirements: sample.requirements ?? [],
      constraints: true,
      language,
    },
    judges: [createEmbeddedJudge()],
    timeoutMs: 1000,
    now: () => 0,
  })
  const { normalizedScore } = scoreJudgement(judgement, {
    evaluationMode: mode,
    scale: 1,
    threshold: null,
    weights: {},
    language,
  })
  return { score: normalizedScore, judgement }
}

export async function userJudgementOf(sample: Sample): Promise<PerspectiveJudgement> {
  const { user } = (await scoreWithEmbeddedJudge(sample)).judgement.perspectives
  if (!user) throw new Error('not judged from the user perspective')
  return user
}
