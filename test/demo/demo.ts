import { DOCUMENT_EXAMPLES, type DocumentExample } from '../support/document-examples.ts'
import { startLocalWorker, temporaryState } from '../support/local-worker.ts'
import { playSlackConversation } from './slack-conversation.ts'

const AGENT_ID = 'demo-agent'

type Score = { score: number; normalizedScore: number; label: string; cache: string; reason: string }
type Row = { example: string; mode: string; score: number; label: string; cache: string; ms: number }
type Statistics = { modes: Record<string, { windows: Record<string, { count: number; mean: number }> }> }

async function main(): Promise<void> {
  const state = await temporaryState()
  console.log('Starting the Worker with the embedded judge …')
  const worker = await startLocalWorker({ persistTo: state.path })
  try {
    await play(worker.url)
  } finally {
    await worker.stop()
    await state.remove()
  }
}

async function play(url: string): Promise<void> {
  const rows: Row[] = []
  const faults: string[] = []
  for (const example of DOCUMENT_EXAMPLES) {
    const { row, score } = await scoreExample(url, example)
    rows.push(row)
    const [low, high] = example.band
    if (score.normalizedScore < low || score.normalizedScore > high) {
      faults.push(`${example.name}: ${score.normalizedScore} is not within ${low} and ${high}`)
    }
  }
  const [first] = DOCUMENT_EXAMPLES
  if (!first) throw new Error('there is no example')
  const again = await scoreExample(url, first)
  rows.push({ ...again.row, example: `${first.name} (again)` })
  if (again.score.cache !== 'hit') faults.push(`the repeat was a ${again.score.cache}, not a hit`)

  console.table(rows)
  console.log(`Why, for "${first.name}":\n  ${again.score.reason}\n`)

  const { modes } = await json<Statistics>(await fetch(`${url}/v1/agents/${AGENT_ID}/stats`))
  console.log(`Rolling averages of ${AGENT_ID}:`)
  console.table(Object.entries(modes).map(([mode, { windows }]) => averages(mode, windows)))
  const counted = Object.values(modes).reduce((sum, { windows }) => sum + (windows['all']?.count ?? 0), 0)
  if (counted !== rows.length) faults.push(`${counted} runs were counted, not ${rows.length}`)

  faults.push(...(await playSlackConversation(url)))
  for (const fault of faults) console.error(`FAILED ${fault}`)
  if (faults.length > 0) process.exitCode = 1
  else console.log('\nEvery example scored where the documents say it should, and the conversation as the hook should.')
}

async function scoreExample(url: string, example: DocumentExample): Promise<{ row: Row; score: Score }> {
  const { name, mode, input, output } = example
  const start = performance.now()
  const answer = await fetch(`${url}/v1/scores`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ input, output, agentId: AGENT_ID, options: { evaluationMode: mode } }),
  })
  const score = await json<Score>(answer)
  const ms = Math.round(performance.now() - start)
  return { score, row: { example: name, mode, score: score.score, label: score.label, cache: score.cache, ms } }
}

function averages(mode: string, windows: Statistics['modes'][string]['windows']): Record<string, string | number> {
  const shown = ['last10', 'last100', '1h', '24h', 'all'].map((name) => [name, windows[name]?.mean.toFixed(4) ?? '–'])
  return { mode, count: windows['all']?.count ?? 0, ...Object.fromEntries(shown) }
}

async function json<Body>(answer: Response): Promise<Body> {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text}`)
  return JSON.parse(text)
}

await main()
