import type { ModelMessage } from 'ai'

const MAX_ANSWER_CHARACTERS = 20_000
const MAX_FAULTS = 20

/** What is said to a model whose answer did not stand: its own answer, and what was wrong with it. */
export function correctionPrompt(answer: string, faults: readonly string[]): ModelMessage[] {
  const correction: ModelMessage = {
    role: 'user',
    content: [
      'Your answer was not accepted:',
      ...faults.slice(0, MAX_FAULTS).map((fault) => `- ${fault}`),
      'Send the whole answer again, corrected, as one JSON object and nothing else.',
    ].join('\n'),
  }
  return answer.length > MAX_ANSWER_CHARACTERS ? [correction] : [{ role: 'assistant', content: answer }, correction]
}
