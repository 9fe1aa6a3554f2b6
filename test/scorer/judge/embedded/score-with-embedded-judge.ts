import { createEmbeddedJudge } from '../../../../src/scorer/judge/embedded-judge.ts'
import { readWordFamilies } from '../../../../src/scorer/judge/embedded/lexicon/read-word-families.ts'
import { assembleJudgement } from '../../../../src/scorer/judge/assemble-judgement.ts'
import { isDegenerate } from '../../../../src/scorer/judge/gate.ts'
import type { JudgeRequest } from '../../../../src/scorer/judge/judge.ts'
import { findConstraints, measureConstraints } from '../../../../src/scorer/constraints/index.ts'
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
  const perspectives = PERSPECTIVES[mode]
  const language = sample.language ?? 'en'
  const judge = createEmbeddedJudge(readWordFamilies)
  const measure = async (perspective: Perspective, prompt: string | undefined) => {
    if (prompt === undefined || !perspectives.includes(perspective)) return []
    return measureConstraints({ constraints: findConstraints(prompt), response: sample.response, language })
  }
  const request: JudgeRequest = {
    exchange: {
      systemPrompt: (perspectives.includes('system') ? sample.system : undefined) ?? null,
      userPrompt: sample.user ?? null,
      history: sample.history ?? [],
      response: sample.response,
    },
    perspectives,
    measurements: { user: await measure('user', sample.user), system: await measure('system', sample.system) },
    requirements: sample.requirements ?? [],
    isDegenerate: isDegenerate(sample.response),
    language,
    timeoutMs: 1000,
  }
  const judgement = assembleJudgement({ request, opinion: await judge.judge(request), judge })
  const options = { evaluationMode: mode, scale: 1, threshold: null, weights: {}, language }
  return { score: scoreJudgement(judgement, options).normalizedScore, judgement }
}

export async function userJudgementOf(sample: Sample): Promise<PerspectiveJudgement> {
  const { user } = (await scoreWithEmbeddedJudge(sample)).judgement.perspectives
  if (!user) throw new Error('not judged from the user perspective')
  return user
}
