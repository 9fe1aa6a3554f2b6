import { expect, it } from 'vitest'
import { llmProtocol } from '../../../../src/scorer/judge/llm/protocol.ts'
import { shortHash } from '../../../../src/scorer/judge/llm/short-hash.ts'
import { createLlmJudge } from '../../../../src/scorer/judge/llm-judge.ts'

it('is a version and a hash, the same for every judge of this kind', () => {
  const judge = createLlmJudge({ id: 'a/b', model: () => Promise.reject(new Error('never loaded')) })
  expect(judge.protocol).toMatch(/^1-[0-9a-f]{8}$/)
  expect(judge.protocol).toBe(llmProtocol())
})

it('hashes as FNV-1a does', () => {
  expect(shortHash('')).toBe('811c9dc5')
  expect(shortHash('a')).toBe('e40c292c')
  expect(shortHash('foobar')).toBe('bf9cf968')
})
