import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { judgeLane, type Received } from '../../../support/judge-lane.ts'
import type { JudgeServer } from '../../../support/judge-server.ts'
import { type Figure, meets } from '../figure.ts'
import { type Bench, INSTANT_MODEL, JUDGE_LATENCY_MS, SLOW_MODEL } from '../harness.ts'
import { interleaved } from '../rounds.ts'
import { bodyOf, factorialTexts, newContent, SCORES_PATH } from '../workloads.ts'
import { mastraAnswers } from './answers.ts'
import { MASTRA_VERSION } from './install.ts'
import { startScorerProcess } from './scorer-process.ts'

const ROUNDS = 5
const PER_ROUND = 10
const YARDSTICK = `@mastra/evals ${MASTRA_VERSION} prompt alignment in Node, same judge server`

/** Time and tokens against the scorer that the documents describe. */
export async function mastraFigures(options: {
  bench: Bench
  judgeServer: JudgeServer
  /** Where it is installed. */
  path: string
}): Promise<Figure[]> {
  const { bench, judgeServer, path } = options
  const lane = judgeLane(judgeServer.url, 'mastra')
  const scorer = startScorerProcess({ path, judgeUrl: lane.baseUrl })
  try {
    await lane.script(mastraAnswers(1, 0))
    await scorer.score({ ...mastraRun(), evaluations: 1 })
    const theirTokens = tokensOf(await lane.requests())
    await lane.script(mastraAnswers((ROUNDS + 1) * PER_ROUND, JUDGE_LATENCY_MS))
    const body = newContent({ model: SLOW_MODEL, options: { evaluationMode: 'user' }, record: false })
    const time = await interleaved({
      figure: 'wall time for 50 sequential misses at a judge of 300 ms',
      yardstick: YARDSTICK,
      unit: 'ms for each 10',
      bar: { kind: 'atMost', value: 0.55 },
      rounds: ROUNDS,
      note: 'five rounds of ten',
      ours: async (round) => {
        const plan = { target: 'plumbline', path: SCORES_PATH, body, requests: PER_ROUND, concurrency: 1 } as const
        return (await bench.drive({ ...plan, unique: `evaluation ${round}` })).elapsedMs
      },
      theirs: () => scorer.score({ ...mastraRun(), evaluations: PER_ROUND }),
    })
    return [time, tokens(await ourTokens(bench), theirTokens)]
  } finally {
    await scorer.stop()
  }
}

/** The factorial case in the only shape that scorer takes: messages as it stores them. */
function mastraRun(): { input: unknown; output: unknown } {
  const { prompt, response } = factorialTexts()
  return {
    input: {
      inputMessages: [storedMessage('user', prompt)],
      rememberedMessages: [],
      systemMessages: [],
      taggedSystemMessages: {},
    },
    output: [storedMessage('assistant', response)],
  }
}

function storedMessage(role: string, text: string): object {
  return { id: role, role, createdAt: 0, content: { format: 2, parts: [{ type: 'text', text }], content: text } }
}

async function ourTokens(bench: Bench): Promise<number> {
  const before = await bench.instantLane.requests()
  const body = bodyOf({ model: INSTANT_MODEL, options: { evaluationMode: 'user' }, cache: 'bypass', record: false })
  await bench.drive({ target: 'plumbline', path: SCORES_PATH, body, requests: 1, concurrency: 1 })
  return tokensOf((await bench.instantLane.requests()).slice(before.length))
}

/** The texts of all messages, and the schema where one is sent. */
function tokensOf(requests: Received): number {
  return requests.reduce((sum, { body }) => {
    const schema = body.response_format?.json_schema?.schema
    const texts = [...body.messages.map(({ content }) => content), ...(schema ? [JSON.stringify(schema)] : [])]
    return sum + texts.reduce((tokens, text) => tokens + countTokens(text), 0)
  }, 0)
}

function tokens(ours: number, theirs: number): Figure {
  const bar = { kind: 'atMost', value: 0.5 } as const
  const ratio = ours / theirs
  return {
    figure: 'tokens sent per evaluation, factorial case',
    yardstick: YARDSTICK,
    unit: 'o200k tokens',
    ours,
    theirs,
    ratio,
    bar,
    passed: meets(ratio, bar),
    rounds: 1,
    note: 'counted in what the judge server received, schema included',
  }
}
