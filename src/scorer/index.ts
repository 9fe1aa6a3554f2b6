export {
  createPromptAlignmentScorerLLM,
  createTestRun,
  type PromptAlignmentScorer,
  type PromptAlignmentScorerOptions,
  type ScorerRun,
} from './create-scorer.ts'
export type { Exchange, Turn } from './exchange/exchange.ts'
export type { ScorerInput, ScorerOutput } from './exchange/input.ts'
export { NotScorableError } from './exchange/not-scorable-error.ts'
export type { EvaluationMode, Perspective } from './exchange/perspective.ts'
export type { Judge, JudgeRequest } from './judge/judge.ts'
export { JudgeError, type JudgeErrorCode } from './judge/judge-error.ts'
export type { EndpointModel, ModelInput } from './judge/models.ts'
export type { Opinion } from './judge/opinion.ts'
export type { ScorerOptionsInput as PromptAlignmentOptions } from './options.ts'
export type { JudgeReport, ScorerResult } from './result.ts'
export type { Analysis, Evaluation } from './scoring/evaluation.ts'
export type { Label } from './scoring/label.ts'
