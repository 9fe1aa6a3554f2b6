import { inputSchema, outputSchema, type ScorerInput, type ScorerOutput } from './exchange/input.ts'
import { normaliseExchange, resolvePerspectives } from './exchange/normalise-exchange.ts'
import { parseExchange } from './exchange/parse-exchange.ts'
import { createEmbeddedJudge } from './judge/embedded-judge.ts'
import { readWordFamilies } from './judge/embedded/lexicon/read-word-families.ts'
import { judgeExchange } from './judge/judge-exchange.ts'
import { resolveModel, type ModelInput } from './judge/models.ts'
import { scorerOptionsSchema, type ScorerOptionsInput } from './options.ts'
import type { ScorerResult } from './result.ts'
import { scoreJudgement } from './scoring/score-judgement.ts'

export const DEFAULT_TIMEOUT_MS = 30_000

export type PromptAlignmentScorerOptions = {
  /** A judge id (`embedded`, `openai/<model>`), an endpoint `{ id, url, apiKey, headers }`, an AI SDK model, or a `Judge`. */
  model: ModelInput
  options?: ScorerOptionsInput
  /** Milliseconds for all attempts of one judgement. Default 30,000. */
  timeoutMs?: number
  /** Makes the `runId` of a run that comes without one. Default a UUID. */
  newId?: () => string
}

export type ScorerRun = {
  input: ScorerInput
  output: ScorerOutput
  runId?: string
  signal?: AbortSignal
}

export type PromptAlignmentScorer = {
  /**
   * Scores one exchange.
   * @throws ZodError when input or output has none of the accepted shapes, NotScorableError when there is nothing to
   * score, JudgeError when the judge fails. A failure is never a score.
   */
  run: (run: ScorerRun) => Promise<ScorerResult>
}

/**
 * A scorer of how well a response aligns with its prompt: intent, requirements, completeness and appropriateness, held against the user's
 * prompt, the system's instructions, or both (70/30).
 *
 * @example
 * const scorer = createPromptAlignmentScorerLLM({ model: 'openai/gpt-x', options: { scale: 10 } })
 * const { score, reason } = await scorer.run({ input: 'Say hello', output: 'Hello!' })
 *
 * @throws ZodError for options out of range; JudgeError for a model that no judge here has
 */
export function createPromptAlignmentScorerLLM({
  model,
  options: given = {},
  timeoutMs = DEFAULT_TIMEOUT_MS,
  newId = () => crypto.randomUUID(),
}: PromptAlignmentScorerOptions): PromptAlignmentScorer {
  const options = scorerOptionsSchema.parse(given)
  const { evaluationMode, requirements, constraints, language } = options
  const judge = resolveModel(model, { judges: { embedded: () => createEmbeddedJudge(readWordFamilies) } })

  async function run({ input, output, runId = newId(), signal }: ScorerRun): Promise<ScorerResult> {
    const parsed = parseExchange({ input: inputSchema.parse(input), output: outputSchema.parse(output) })
    const { exchange, flags } = normaliseExchange(parsed)
    const { perspectives } = resolvePerspectives(evaluationMode, exchange)
    const judgement = await judgeExchange({
      task: { exchange, perspectives, requirements, constraints, language },
      judge,
      limits: { timeoutMs, ...(signal && { signal }) },
    })
    return {
      runId,
      ...scoreJudgement(judgement, { ...options, threshold: options.threshold ?? null }),
      judge: {
        ...judgement.judge,
        calls: judgement.calls,
        usage: judgement.usage,
        degraded: false,
        degradedBecause: null,
      },
      flags: [...judgement.flags, ...flags],
    }
  }
  return { run }
}

/** A run out of a prompt and a response, as the documents' examples make one. */
export function createTestRun(prompt: string, response: string): { input: string; output: string } {
  return { input: prompt, output: response }
}
