import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import type { EvaluationMode } from '../../../src/scorer/exchange/perspective.ts'
import { createPromptAlignmentScorerLLM } from '../../../src/scorer/index.ts'
import type { ChatRequest } from '../../support/chat-request.ts'
import { DOCUMENT_EXAMPLES } from '../../support/document-examples.ts'
import { judgeLane } from '../../support/judge-lane.ts'
import { startJudgeServer, type JudgeServer } from '../../support/judge-server.ts'

/** The documents' system prompt for a coding assistant; their factorial case has none of its own. */
const SYSTEM_PROMPT = 'You are a helpful coding assistant. Always provide working code examples.'

/** Half of what the scorer that the documents describe sends, in two calls, for the same case. */
const MAX_TOKENS: Readonly<Record<EvaluationMode, number>> = { user: 1120, system: 1120, both: 1350 }
/** Instructions and schema for one perspective. */
const MAX_FIXED_TOKENS = 900

const MODES: readonly EvaluationMode[] = ['user', 'system', 'both']

type Size = { instructions: number; schema: number; exchange: number; body: number }

/**
 * `npm run bench -- prompt`: the o200k tokens of everything that is sent for the documents' factorial case, in each mode, as the judge's
 * server receives it. Fails when a limit is passed.
 */
export async function run(): Promise<number> {
  const server = await startJudgeServer()
  let exitCode = 0
  console.log('mode     instructions  schema  fixed  exchange   sent  limit   (whole request body as JSON)')
  for (const mode of MODES) {
    const { instructions, schema, exchange, body } = sizeOf(await requestFor(server, mode))
    const fixed = instructions + schema
    const sent = fixed + exchange
    console.log(
      [
        mode.padEnd(7),
        ...[instructions, schema, fixed, exchange, sent, MAX_TOKENS[mode]].map((count) => String(count).padStart(7)),
        `   (${body})`,
      ].join(' '),
    )
    if (sent > MAX_TOKENS[mode] || (mode !== 'both' && fixed > MAX_FIXED_TOKENS)) exitCode = 1
  }
  await server.close()
  console.log(exitCode === 0 ? 'Every mode is within its limit.' : 'A limit is passed.')
  return exitCode
}

async function requestFor(server: JudgeServer, mode: EvaluationMode): Promise<ChatRequest> {
  const lane = judgeLane(server.url, mode)
  const scorer = createPromptAlignmentScorerLLM({
    model: { id: 'scripted/model', url: lane.baseUrl },
    options: { evaluationMode: mode },
  })
  const factorial = DOCUMENT_EXAMPLES.find(({ name }) => name === 'excellent')
  if (factorial === undefined) throw new Error('The documents have lost their excellent example')
  const inputMessages = Array.isArray(factorial.input) ? factorial.input : []
  await scorer.run({
    input: {
      inputMessages,
      ...(mode === 'user' ? {} : { systemMessages: [{ role: 'system', content: SYSTEM_PROMPT }] }),
    },
    output: factorial.output,
  })
  const [request, ...others] = await lane.requests()
  if (request === undefined || others.length > 0) throw new Error(`Expected one call in mode ${mode}`)
  return request.body
}

function sizeOf({ messages, response_format: format, ...rest }: ChatRequest): Size {
  const [instructions = '', ...others] = messages.map(({ content }) => content)
  return {
    instructions: countTokens(instructions),
    schema: countTokens(JSON.stringify(format?.json_schema?.schema)),
    exchange: others.reduce((sum, content) => sum + countTokens(content), 0),
    body: countTokens(JSON.stringify({ ...rest, messages, response_format: format })),
  }
}
