import { findConstraints, measureConstraints } from '../../src/scorer/constraints/index.ts'

/** Ids and arguments of what a prompt asks, without where it asks. */
export function found(prompt: string): [string, unknown][] {
  return findConstraints(prompt).map(({ id, arguments: args }) => [id, args])
}

/** The verdicts on a response, in the order in which the prompt asks. */
export async function verdicts(prompt: string, response: string): Promise<string[]> {
  const constraints = findConstraints(prompt)
  return (await measureConstraints({ constraints, response, language: 'en' })).map(({ verdict }) => verdict)
}
