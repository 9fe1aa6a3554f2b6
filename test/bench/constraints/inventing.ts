import type { FoundConstraint } from '../../../src/scorer/constraints/constraint.ts'
import { findConstraints } from '../../../src/scorer/constraints/index.ts'
import { ORDINARY_PROMPTS } from '../../support/ordinary-prompts.ts'

export type Inventing = {
  languages: readonly { language: string; prompts: number; withInvented: number }[]
  invented: readonly { language: string; prompt: string; found: readonly FoundConstraint[] }[]
  /** Prompts in a hundred in which a constraint is found although they set none. */
  perHundred: number
}

/** Runs the product's finding on ordinary prompts that set no checkable constraint; everything found is invented. */
export function evaluateInventing(): Inventing {
  const languages = Object.entries(ORDINARY_PROMPTS)
  const invented = languages.flatMap(([language, prompts]) =>
    prompts
      .map((prompt) => ({ language, prompt, found: findConstraints(prompt) }))
      .filter(({ found }) => found.length > 0),
  )
  const all = languages.reduce((sum, [, prompts]) => sum + prompts.length, 0)
  return {
    languages: languages.map(([language, prompts]) => ({
      language,
      prompts: prompts.length,
      withInvented: invented.filter((row) => row.language === language).length,
    })),
    invented,
    perHundred: (100 * invented.length) / all,
  }
}
