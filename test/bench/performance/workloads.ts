import { z } from 'zod'
import type { scoreRequestSchema } from '../../../src/service/score-request.ts'
import { DOCUMENT_EXAMPLES } from '../../support/document-examples.ts'
import { UNIQUE_MARK } from './drive-plan.ts'

type Body = z.input<typeof scoreRequestSchema>

export const SCORES_PATH = '/v1/scores'

/** The documents' factorial case. */
export function factorialCase(): Pick<Body, 'input' | 'output'> {
  const example = DOCUMENT_EXAMPLES.find(({ name }) => name === 'excellent')
  if (example === undefined) throw new Error('the documents have lost their excellent example')
  const { input, output } = example
  return { input, output }
}

const messagesSchema = z.tuple([z.object({ content: z.string() })])
const responseSchema = z.object({ text: z.string() })

/** Its texts alone. */
export function factorialTexts(): { prompt: string; response: string } {
  const { input, output } = factorialCase()
  const [{ content }] = messagesSchema.parse(input)
  return { prompt: content, response: responseSchema.parse(output).text }
}

export function bodyOf(changes: Partial<Body>): string {
  return JSON.stringify({ ...factorialCase(), ...changes })
}

/** The factorial case, with another ending in each request, so that none was judged before. */
export function newContent(changes: Partial<Body>): string {
  const { input } = factorialCase()
  return JSON.stringify({
    input,
    output: `def factorial(n): return 1 if n < 2 else n * factorial(n - 1) # ${UNIQUE_MARK}`,
    ...changes,
  })
}

/** An exchange whose response has so many bytes of ordinary prose. */
export function exchangeOfSize(bytes: number): Pick<Body, 'input' | 'output'> {
  const sentence = 'A factorial is the product of all whole numbers from one up to the number itself. '
  return {
    input: { prompt: 'Explain what a factorial is.' },
    output: sentence.repeat(Math.ceil(bytes / sentence.length)).slice(0, bytes),
  }
}
