import { reset } from 'cloudflare:test'
import { afterEach, expect, it } from 'vitest'
import readme from '../../README.md?raw'
import { post } from '../support/requests.ts'

afterEach(() => reset())

/** The fenced block that follows a marker in the README. */
function example(name: string): string {
  const block = new RegExp(`<!-- example:${name} -->\\n\`\`\`\\w+\\n([\\s\\S]*?)\\n\`\`\``).exec(readme)
  if (block?.[1] === undefined) throw new Error(`the README has no example ${name}`)
  return block[1]
}

it('shows the answer that its request really gets', async () => {
  const body = /-d '([\s\S]*)'$/.exec(example('request'))?.[1]
  if (body === undefined) throw new Error('the request of the README has no body')
  const answer = await (await post('/v1/scores', body)).json<Record<string, unknown>>()
  const { perspectives: _shortened, ...shown } = answer
  expect(JSON.parse(example('answer'))).toEqual(shown)
})
