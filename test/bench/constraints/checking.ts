import { dependsOnDetector } from '../reference/letter-case.ts'
import { referenceVerdict } from '../reference/reference.ts'
import type { LabelledData } from './labelled-data.ts'
import { kindOf } from './same-constraint.ts'
import { tallies } from './tally.ts'
import type { Share } from './tally.ts'

type Agreement = { strict: Share; loose: Share; leftOut: number }

export type Checking = {
  kinds: readonly [kind: string, agreement: Agreement][]
  total: Agreement
  disagreements: readonly { key: string; model: string; id: string; profile: string; label: boolean }[]
}

const noAgreement = (): Agreement => ({ strict: { right: 0, all: 0 }, loose: { right: 0, all: 0 }, leftOut: 0 })

/**
 * Agreement of the reference checks with the labelled verdicts, given the labelled arguments. Verdicts that hang on the
 * published checker's unseeded language detector are left out and counted.
 */
export function evaluateChecking({ language, responses }: LabelledData): Checking {
  const kinds = tallies(noAgreement)
  const total = noAgreement()
  const disagreements: Checking['disagreements'][number][] = []
  for (const { key, model, prompt, response, strict, loose } of responses) {
    for (const [index, { id, kwargs }] of prompt.constraints.entries()) {
      const both = [kinds.of(kindOf(id)), total]
      if (dependsOnDetector({ id, response })) {
        for (const agreement of both) agreement.leftOut++
        continue
      }
      for (const [profile, labels] of [
        ['strict', strict],
        ['loose', loose],
      ] as const) {
        const label = labels[index] === true
        const verdict = referenceVerdict({ id, context: { arguments: kwargs, language }, response, profile })
        for (const agreement of both) {
          agreement[profile].all++
          if (verdict === label) agreement[profile].right++
        }
        if (verdict !== label) disagreements.push({ key, model, id, profile, label })
      }
    }
  }
  return { kinds: kinds.entries(), total, disagreements }
}
