import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/** What an example of the README takes for given, as declarations, and whose types it is checked with. */
type Example = { name: string; types: 'node' | '@cloudflare/workers-types'; given: string }

const ENV = 'interface Env { PLUMBLINE_KEY: string; PLUMBLINE: Fetcher }'

/** What Mastra's `createScorer` is, as far as the example needs it (@mastra/core 1.71): without a type its runs are of any shape. */
const MASTRA = `declare module '@mastra/core/evals' {
  type Results<Analysis> = { analyzeStepResult: Analysis }
  export function createScorer(config: { id: string; description: string }): {
    analyze<Analysis>(step: (context: { run: { runId: string; input?: any; output: any } }) => Analysis): {
      generateScore(step: (context: { results: Results<Awaited<Analysis>> }) => number): {
        generateReason(step: (context: { results: Results<Awaited<Analysis>>; score: number }) => string): {
          run(run: { runId?: string; input?: unknown; output: unknown }): Promise<{ score: number; reason: string }>
        }
      }
    }
  }
}
`

export const CLIENT_EXAMPLES: Example[] = [
  { name: 'client', types: 'node', given: 'declare const key: string, prompt: string, response: string' },
  {
    name: 'client-worker',
    types: '@cloudflare/workers-types',
    given: `${ENV}\ndeclare function answer(prompt: string): Promise<string>`,
  },
  { name: 'client-binding', types: '@cloudflare/workers-types', given: ENV },
  { name: 'client-mastra', types: 'node', given: 'declare const key: string' },
  {
    name: 'client-ai-sdk',
    types: 'node',
    given: "declare const key: string, instructions: string, model: import('ai').LanguageModel",
  },
]

/** The types that the project has of what it does not install. */
export const AMBIENT_TYPES = MASTRA

/** Stands for Mastra when the example runs: it does its steps one after the other, as Mastra does. */
export const MASTRA_MODULE = `export function createScorer() {
  return {
    analyze: (analyze) => ({
      generateScore: (generateScore) => ({
        generateReason: (generateReason) => ({
          async run(run) {
            const results = { analyzeStepResult: await analyze({ run }) }
            const score = await generateScore({ results })
            return { score, reason: await generateReason({ results, score }) }
          },
        }),
      }),
    }),
  }
}
`

/** The fenced block that follows a marker in the README. */
export async function readmeExample(name: string): Promise<string> {
  const readme = await readFile(resolve(import.meta.dirname, '../../../README.md'), 'utf8')
  const block = new RegExp(`<!-- example:${name} -->\\n\`\`\`ts\\n([\\s\\S]*?)\\n\`\`\``).exec(readme)?.[1]
  if (block === undefined) throw new Error(`the README has no example ${name}`)
  return block
}
