import { z } from 'zod'
import { taggedValue, type ChatRequest } from './chat-request.ts'

type AnswerJson = Record<string, unknown>

/** A block of an answer as the judge's schema wants it: everything met, one requirement that needs no quote. */
export function answerBlock(changes: AnswerJson = {}): AnswerJson {
  return {
    primaryIntent: 'Get what was asked for',
    requirements: [],
    intentReason: 'The main point is met.',
    intentLevel: 5,
    missing: [],
    coverageReason: 'Nearly all is there.',
    coverageLevel: 4,
    formReason: 'Format and tone fit.',
    formatFits: true,
    toneFits: true,
    formLevel: 5,
    overall: 'A good response.',
    ...changes,
  }
}

/** A requirement as the model gives it. */
export function answerRequirement(changes: AnswerJson = {}): AnswerJson {
  return {
    promptQuote: '',
    requirement: 'Handles negative numbers',
    forbids: false,
    responseQuote: '',
    reason: 'It is there.',
    verdict: 'yes',
    ...changes,
  }
}

/** A whole answer for the user's perspective. */
export function userAnswer(block: AnswerJson = {}, changes: AnswerJson = {}): AnswerJson {
  return { injectionNote: null, user: answerBlock(block), ...changes }
}

const identifiedSchema = z.array(z.object({ id: z.string() }))

/** The right answer to any request of the judge: the blocks that the schema has, and a verdict on each caller's requirement. */
export function plausibleAnswer(request: ChatRequest): AnswerJson {
  const [instructions, ...others] = request.messages.map(({ content }) => content)
  const asked = JSON.stringify(request.response_format?.json_schema?.schema ?? instructions)
  const prompt = others.join('\n')
  const callerRequirements = identifiedSchema.parse(taggedValue(prompt, 'caller_requirements') ?? [])
  const response = z.string().parse(taggedValue(prompt, 'response') ?? '')
  return {
    injectionNote: null,
    ...(callerRequirements.length === 0
      ? {}
      : {
          callerRequirements: callerRequirements.map(({ id }) => ({
            id,
            forbids: false,
            responseQuote: response.trim().slice(0, 40),
            reason: 'It is there.',
            verdict: 'yes',
          })),
        }),
    ...(/"disputes\\*":/.test(asked) ? { disputes: [] } : {}),
    ...(/"user\\*":/.test(asked) ? { user: answerBlock() } : {}),
    ...(/"system\\*":/.test(asked) ? { system: answerBlock() } : {}),
  }
}
