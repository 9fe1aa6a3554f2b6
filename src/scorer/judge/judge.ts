import type { Measurement } from '../constraints/constraint.ts'
import type { Exchange } from '../exchange/exchange.ts'
import type { Perspective } from '../exchange/perspective.ts'
import type { Usage } from './judgement.ts'
import type { Opinion } from './opinion.ts'

/** Whether one more call of a model may be made, after those that took `spent`. It does not throw. */
export type Admit = (spent: { calls: number; usage: Usage | null }) => Promise<boolean>

export type JudgeRequest = {
  /** Normalised and capped. A prompt that no perspective needs is null. */
  exchange: Exchange
  /** At least one; the opinion has exactly these blocks. */
  perspectives: readonly Perspective[]
  /** What code measured of the constraints each prompt sets: facts for the judge, and not for it to decide. */
  measurements: Readonly<Record<Perspective, readonly Measurement[]>>
  /** The caller's own requirements that code could not decide, in order. Each is judged once. */
  requirements: readonly string[]
  /** True when the response holds not a single word, or only a lead-in ("Solution:"). A measured fact. */
  isDegenerate: boolean
  /** BCP 47; the language of every text the judge writes. */
  language: string
  /** Milliseconds for all attempts together. */
  timeoutMs: number
  /** By how many milliseconds the time has been made longer since the start; it only grows. Default never. */
  extensionMs?: () => number
  signal?: AbortSignal
  /** Asked before every call of a model after the first, which whoever asks for the judgement has admitted. Default all may be made. */
  admit?: Admit
}

/** Judges an exchange. What it returns is merged with the code's verdicts by `assembleJudgement`. */
export interface Judge {
  /** The judge id, such as `embedded` or `openai/gpt-x`. */
  readonly id: string
  /** The version of how it judges; part of the fingerprint. */
  readonly protocol: string
  /** True for one that answers at once, without a model or a network. */
  readonly isInstant?: boolean
  /** @throws JudgeError, and nothing else. */
  judge(request: JudgeRequest): Promise<Opinion>
}
