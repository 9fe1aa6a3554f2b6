import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createEmbeddedJudge } from '../../src/scorer/judge/embedded-judge.ts'
import { readWordFamilies } from '../../src/scorer/judge/embedded/lexicon/read-word-families.ts'
import { JudgeError } from '../../src/scorer/judge/judge-error.ts'
import type { JudgeRequest } from '../../src/scorer/judge/judge.ts'
import { wordFamiliesAmong } from '../../src/platform/word-families.ts'

const REQUEST: JudgeRequest = {
  exchange: {
    systemPrompt: null,
    userPrompt: 'How do I sleep better?',
    history: [],
    response: 'Keep your bedroom dark, and put the pillow and the mattress to the test.',
  },
  perspectives: ['user'],
  measurements: { user: [], system: [] },
  requirements: [],
  isDegenerate: false,
  language: 'en',
  timeoutMs: 1000,
}

test('a Worker without its assets has no embedded judge for now, which is no judgement', async () => {
  const judge = createEmbeddedJudge(wordFamiliesAmong(undefined))
  await expect(judge.judge(REQUEST)).rejects.toSatisfy(
    (error) => error instanceof JudgeError && error.code === 'judge-unavailable',
  )
  const failing = { fetch: () => Promise.resolve(new Response('gone', { status: 404 })) }
  await expect(createEmbeddedJudge(wordFamiliesAmong(failing)).judge(REQUEST)).rejects.toThrow(JudgeError)
})

test('the words among the assets are those that the library brings, and judge the same', async () => {
  expect(await wordFamiliesAmong(env.ASSETS)()).toBe(await readWordFamilies())
  const here = await createEmbeddedJudge(wordFamiliesAmong(env.ASSETS)).judge(REQUEST)
  expect(here).toEqual(await createEmbeddedJudge(readWordFamilies).judge(REQUEST))
  expect(here).not.toEqual(await createEmbeddedJudge(() => Promise.resolve('')).judge(REQUEST))
})
