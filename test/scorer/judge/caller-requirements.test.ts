import { describe, expect, it } from 'vitest'
import { createPromptAlignmentScorerLLM } from '../../../src/scorer/index.ts'
import { measureCallerRequirements } from '../../../src/scorer/judge/caller-requirements.ts'

const RESPONSE = 'The capital of France is Paris.'

async function decidedByCode(requirement: string): Promise<boolean> {
  const [measured] = await measureCallerRequirements({
    requirements: [requirement],
    response: RESPONSE,
    language: 'en',
  })
  return measured?.measurements !== null
}

describe('a requirement of the caller', () => {
  it.each(['at most 30 words', 'must be in English', 'The answer must have no commas.', 'Use bullet points'])(
    'that says only what code can count is measured: %s',
    async (requirement) => expect(await decidedByCode(requirement)).toBe(true),
  )

  it.each(['is kind', 'names the river', 'use bullet points and name the price of each ticket'])(
    'that asks for anything else stays for the judge: %s',
    async (requirement) => expect(await decidedByCode(requirement)).toBe(false),
  )
})

describe('in a score', () => {
  async function requirementsOf(options: object) {
    const scorer = createPromptAlignmentScorerLLM({ model: 'embedded', options })
    const { analyzeStepResult } = await scorer.run({ input: 'What is the capital of France?', output: RESPONSE })
    return analyzeStepResult.requirementsFulfillment.requirements
  }

  it('keeps the order and the words of the caller, whoever decides', async () => {
    const requirements = ['at most 3 words', 'is kind', 'at most 30 words']
    const listed = await requirementsOf({ requirements })
    expect(listed.map(({ requirement, source }) => [requirement, source])).toEqual(
      requirements.map((requirement) => [requirement, 'caller']),
    )
    expect(listed.map(({ decidedBy }) => decidedBy)).toEqual(['code', 'judge', 'code'])
    expect(listed[0]).toMatchObject({ verdict: 'no', constraint: { id: 'length_constraints:number_words' } })
    expect(listed[2]).toMatchObject({ verdict: 'yes' })
  })

  it('lists one that is given twice once', async () => {
    expect(await requirementsOf({ requirements: ['is kind', 'is kind'] })).toHaveLength(1)
  })

  it('leaves all of them to the judge when constraints are off', async () => {
    const [listed] = await requirementsOf({ requirements: ['at most 3 words'], constraints: false })
    expect(listed?.decidedBy).toBe('judge')
  })
})
