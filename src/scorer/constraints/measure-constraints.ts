import type { FoundConstraint, Measurement } from './constraint.ts'
import type { Phrase } from './kind.ts'
import { kindOf } from './registry.ts'
import { readResponse } from './response/response-text.ts'

type Measuring = {
  constraints: readonly FoundConstraint[]
  response: string
  /** BCP 47; the language of the texts in the result: English, French or Korean, and English for any other. */
  language: string
}

/**
 * Measures a response against constraints, in their order. Verdicts are exact: what the words of the prompt mean.
 * A blank response meets none.
 * @throws RangeError for a constraint whose id no kind has.
 */
export async function measureConstraints({ constraints, response, language }: Measuring): Promise<Measurement[]> {
  const text = readResponse(response)
  const spoken = spokenLanguage(language)
  return Promise.all(
    constraints.map(async (constraint) => {
      const kind = kindOf(constraint.id)
      const outcome = await kind.check(constraint.arguments, text)
      const holds = outcome.holds && response.trim() !== ''
      const evidence = outcome.evidence[spoken]
      return {
        constraint,
        verdict: holds ? ('yes' as const) : ('no' as const),
        requirement: kind.requirement(constraint.arguments)[spoken],
        reasoning: `${reasoning[holds ? 'met' : 'missed'][spoken]}${evidence}.`,
        evidence,
        concernsFormat: kind.concernsFormat,
      }
    }),
  )
}

const reasoning: Readonly<Record<'met' | 'missed', Phrase>> = {
  met: { en: 'Met, counted by code: ', fr: 'Respecté, compté par le code : ', ko: '충족, 코드로 확인: ' },
  missed: { en: 'Not met, counted by code: ', fr: 'Non respecté, compté par le code : ', ko: '미충족, 코드로 확인: ' },
}

function spokenLanguage(language: string): keyof Phrase {
  const primary = language.toLowerCase().split('-')[0]
  return primary === 'fr' || primary === 'ko' ? primary : 'en'
}
