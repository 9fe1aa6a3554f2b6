import { z } from 'zod'
import { judgementFlagSchema, usageSchema } from './judge/judgement.ts'
import { evaluationSchema } from './scoring/evaluation.ts'

export const flagSchema = z
  .enum([...judgementFlagSchema.options, 'hidden_characters', 'truncated_history'])
  .meta({ id: 'Flag' })
export type Flag = z.infer<typeof flagSchema>

/** Who judged, at what cost, and whether it was only a fallback. */
export const judgeReportSchema = z
  .object({
    model: z.string(),
    protocol: z.string(),
    calls: z.int().min(0),
    usage: usageSchema.nullable(),
    degraded: z.boolean(),
    degradedBecause: z.string().nullable(),
  })
  .meta({ id: 'JudgeReport' })
export type JudgeReport = z.infer<typeof judgeReportSchema>

/** What a run of the scorer returns: the documented `runId, score, reason, analyzeStepResult`, and what stands behind them. */
export const scorerResultSchema = evaluationSchema.extend({
  runId: z.string(),
  judge: judgeReportSchema,
  flags: z.array(flagSchema),
})
export type ScorerResult = z.infer<typeof scorerResultSchema>
