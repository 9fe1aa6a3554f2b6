import { describe, expect, test } from 'vitest'
import { createEmbeddedJudge } from '../../../../src/scorer/judge/embedded-judge.ts'
import { readWordFamilies } from '../../../../src/scorer/judge/embedded/lexicon/read-word-families.ts'
import type { JudgeRequest } from '../../../../src/scorer/judge/judge.ts'
import { opinionSchema } from '../../../../src/scorer/judge/opinion.ts'
import { scoreWithEmbeddedJudge, userJudgementOf } from './score-with-embedded-judge.ts'

function requestFor(user: string, response: string, system: string | null = null): JudgeRequest {
  return {
    exchange: { systemPrompt: system, userPrompt: user, history: [], response },
    perspectives: system === null ? ['user'] : ['user', 'system'],
    measurements: { user: [], system: [] },
    requirements: ['mentions the sea'],
    isDegenerate: false,
    language: 'en',
    timeoutMs: 1000,
  }
}

describe('a judgement', () => {
  test('names what is missing and quotes what is there', async () => {
    const response = 'class Example:\n    def __init__(self, value):\n        self.value = value'
    const { requirements, completeness, intent } = await userJudgementOf({
      user: 'Write a Python class with initialization, validation, error handling, and documentation',
      response,
    })
    const initialization = requirements.find(({ requirement }) => requirement === 'initialization')
    expect(initialization?.verdict).toBe('yes')
    expect(response).toContain(initialization?.evidence ?? 'no evidence')
    expect(completeness.missingElements).toEqual(['validation', 'error handling', 'documentation'])
    expect(intent.level).toBe(1)
    expect(intent.reasoning).toContain('1 of the 4')
  })

  test('does not list a measured constraint a second time', async () => {
    const { requirements } = await userJudgementOf({
      user: 'List the benefits of TypeScript in bullet points',
      response: '- Static typing\n- Better TypeScript tooling',
    })
    expect(requirements.map(({ decidedBy }) => decidedBy)).toEqual(['code'])
  })

  test('is put in the language asked for', async () => {
    const sample = { user: 'Explain recursion with an example', response: 'Recursion is when a function calls itself.' }
    const french = await userJudgementOf({ ...sample, language: 'fr' })
    const korean = await userJudgementOf({ ...sample, language: 'ko-KR' })
    expect(french.intent.reasoning).toContain('La réponse')
    expect(korean.intent.reasoning).toContain('응답')
  })

  test('decides the requirements of the caller, in their order', async () => {
    const { judgement } = await scoreWithEmbeddedJudge({
      user: 'Describe our product, a solar lamp',
      response: 'Our solar lamp charges by day and lights your garden by night. Price: $20.',
      requirements: ['mentions the price', 'mentions the warranty', 'does not mention batteries'],
    })
    const own = judgement.perspectives.user?.requirements.filter(({ source }) => source === 'caller') ?? []
    expect(own.map(({ verdict }) => verdict)).toEqual(['yes', 'no', 'yes'])
  })

  test('is the same each time', async () => {
    const judge = createEmbeddedJudge(readWordFamilies)
    const request = requestFor('Explain tides with an example', 'The moon pulls the sea, for example twice a day.')
    expect(await judge.judge(request)).toEqual(await judge.judge(request))
  })

  test('lone surrogates and control characters are text like any other', async () => {
    const judge = createEmbeddedJudge(readWordFamilies)
    for (const odd of ['\ud800', 'a\udc00b', '\u0000', '\ud83d\ud83d tide \udfff', '\u2028\u2029']) {
      const opinion = await judge.judge(
        requestFor(`Explain tides ${odd}`, `The moon ${odd} pulls the sea`, `Be kind ${odd}`),
      )
      expect(opinionSchema.safeParse(opinion).success).toBe(true)
      expect(JSON.stringify(opinion).isWellFormed()).toBe(true)
    }
  })
})

describe('long texts', () => {
  const units = [
    ' ',
    '*',
    '[',
    '(',
    '"',
    '1',
    'a',
    'word ',
    'if ',
    'def f(',
    '\n',
    '- x\n',
    '1. x\n',
    ', and ',
    'with a, ',
  ]
  const more = [
    'give this ',
    'note to grader ',
    '가나다 ',
    '漢字、を含む',
    '{',
    ': a, b',
    '|',
    '```\n',
    'aB',
    'when x, ',
    '? ',
  ]

  /** Milliseconds of this thread's processor, the least of three: a busy machine does not count. */
  async function quickest(request: JudgeRequest): Promise<number> {
    const judge = createEmbeddedJudge(readWordFamilies)
    const times: number[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      const start = process.threadCpuUsage()
      await judge.judge(request)
      const { user, system } = process.threadCpuUsage(start)
      times.push((user + system) / 1_000)
    }
    return Math.min(...times)
  }

  test.each([...units, ...more])('cost grows with their length and not its square: %j', async (unit) => {
    const small = unit.repeat(Math.ceil(20_000 / unit.length))
    const large = unit.repeat(Math.ceil(160_000 / unit.length))
    const ask = 'Write a Python function with initialization, a table and a title'
    for (const build of [
      (text: string) => requestFor(`Explain tides. ${text}`, 'The moon pulls the sea.'),
      (text: string) => requestFor(ask, text),
      (text: string) => requestFor('Explain tides', 'The moon pulls the sea.', text),
    ]) {
      // Eight times the text; its square would cost sixty-four times as much.
      const ratio = (await quickest(build(large))) / Math.max(1, await quickest(build(small)))
      expect(ratio).toBeLessThan(32)
    }
  })
})
