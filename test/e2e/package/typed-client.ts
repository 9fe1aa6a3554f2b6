/** Uses the installed client's types, right and wrong. */
const TYPED_CLIENT = `import { createPlumblineClient, type PlumblineProblem, type Score } from 'plumbline/client'
const client = createPlumblineClient({ baseUrl: 'https://plumbline.example', key: 'pl_key', retries: 2 })
export const score: Promise<Score> = client.score({ input: 'Hi', output: { role: 'assistant', text: 'Hello' }, agentId: undefined })
export const mean = async () => (await client.agents.statistics('bot')).modes.user?.windows['24h'].mean
export async function lines() {
  for await (const line of client.scoreBatch({ items: [{ input: 'a', output: 'b' }] })) {
    if ('type' in line) return line.mean
    if ('problem' in line) return line.problem.code
  }
}
export const codeOf = (problem: PlumblineProblem): string => problem.code
// @ts-expect-error a mode that there is not is refused by the types
void client.score({ input: 'Hi', output: 'Hello', options: { evaluationMode: 'all' } })
// @ts-expect-error so is a route without what it needs
void client.agents.statistics()
`

/** What a runtime's own types add: its fetch is one that the client takes, and its signal too. */
const WITH_WEB = `${TYPED_CLIENT}
createPlumblineClient({ baseUrl: 'https://plumbline.example', fetch })
createPlumblineClient({ baseUrl: 'https://plumbline.example', fetch: (url, request) => fetch(url, request) })
void client.me({ signal: AbortSignal.timeout(1_000) })
`

/** Wherever the client may be used: the libraries and the types that a project has there. */
export const TYPED_PLACES = [
  { place: 'with nothing but the language', lib: 'es2024', types: null, source: TYPED_CLIENT },
  { place: 'in a browser', lib: 'es2024,dom', types: null, source: WITH_WEB },
  { place: 'in a worker of a browser', lib: 'es2024,webworker', types: null, source: WITH_WEB },
  { place: 'in Node', lib: 'es2024', types: 'node', source: WITH_WEB },
  { place: 'in a Worker of Cloudflare', lib: 'es2024', types: '@cloudflare/workers-types', source: WITH_WEB },
] as const
