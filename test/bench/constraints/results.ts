import { evaluateChecking } from './checking.ts'
import type { Checking } from './checking.ts'
import { evaluateEndToEnd } from './end-to-end.ts'
import type { EndToEnd } from './end-to-end.ts'
import { evaluateFinding } from './finding.ts'
import type { Finding } from './finding.ts'
import { evaluateInventing } from './inventing.ts'
import type { Inventing } from './inventing.ts'
import type { LabelledData } from './labelled-data.ts'
import { evaluateRobustness } from './robustness.ts'
import type { Robustness } from './robustness.ts'
import { measureSpeed } from './speed.ts'
import type { Speed } from './speed.ts'

export type LanguageResults = {
  language: string
  prompts: number
  responses: number
  finding: Finding
  checking: Checking
  endToEnd: EndToEnd
}

export type Results = {
  languages: readonly LanguageResults[]
  inventing: Inventing
  robustness: Robustness
  speed: Speed
}

export async function evaluate(data: readonly LabelledData[]): Promise<Results> {
  return {
    languages: data.map((labelled) => ({
      language: labelled.language,
      prompts: labelled.prompts.length,
      responses: labelled.responses.length,
      finding: evaluateFinding(labelled),
      checking: evaluateChecking(labelled),
      endToEnd: evaluateEndToEnd(labelled),
    })),
    inventing: evaluateInventing(),
    robustness: await evaluateRobustness(),
    speed: await measureSpeed(),
  }
}
