import { post } from './requests.ts'

/** An exchange that scores well, and one that scores badly. */
export const GOOD = { input: 'Say hello in one word', output: 'Hello' }
export const POOR = {
  input: 'List the benefits of TypeScript in bullet points',
  output: 'I am sorry, but I cannot help with that.',
}

/** Markup, a script, characters that turn the direction, and no place to break a line. */
export const HOSTILE = `<script>alert(1)</script><img src=x onerror="alert(2)">&amp;'"\u{202E}שלום${'x'.repeat(300)}`

/** Scores an exchange in local mode. */
export async function scoreRun(body: object): Promise<void> {
  const response = await post('/v1/scores', body)
  const text = await response.text()
  if (!response.ok) throw new Error(`not scored: ${text}`)
}
