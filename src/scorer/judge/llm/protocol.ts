import type { Perspective } from '../../exchange/perspective.ts'
import type { JudgeRequest } from '../judge.ts'
import { answerJsonSchema } from './answer-json-schema.ts'
import { answerShape } from './answer-shape.ts'
import { instructions } from './instructions.ts'
import { judgePrompt } from './judge-prompt.ts'
import { shortHash } from './short-hash.ts'

/** Raised when what code does with an answer changes; changes of the texts that are sent show in the hash by themselves. */
const VERSION = 1

/** `1-89abcdef`: how answers are read, and a hash of everything that is sent besides the exchange itself. */
export function llmProtocol(): string {
  const perspectiveSets: Perspective[][] = [['user'], ['system'], ['user', 'system']]
  const sent = perspectiveSets.flatMap((perspectives) =>
    [false, true].map((isFull) => {
      const request = sampleRequest(perspectives, isFull)
      const shape = answerShape(request)
      return [instructions({ shape, language: 'en' }), answerJsonSchema(shape), judgePrompt(request, () => 'nonce')]
    }),
  )
  return `${VERSION}-${shortHash(JSON.stringify(sent))}`
}

/** A request without content of its own, so that every part of the prompt that is ours is there. */
function sampleRequest(perspectives: Perspective[], isFull: boolean): JudgeRequest {
  const measurement = {
    constraint: { id: '', arguments: {}, quote: '', index: 0 },
    verdict: 'yes',
    requirement: '',
    reasoning: '',
    evidence: '',
    concernsFormat: false,
  } as const
  return {
    exchange: { systemPrompt: '', userPrompt: '', history: isFull ? [{ role: 'user', text: '' }] : [], response: '' },
    perspectives,
    measurements: { user: isFull ? [measurement] : [], system: isFull ? [measurement] : [] },
    requirements: isFull ? [''] : [],
    isDegenerate: isFull,
    language: 'en',
    timeoutMs: 0,
  }
}
