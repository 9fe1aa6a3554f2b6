/** The key that the Worker under test sends to its judges; no answer and no log may hold it. */
export const JUDGE_SECRET = 'sk-canary-of-the-judge'

/** How many lanes of the scripted judge server the Worker under test knows, as providers `lane0`, `lane1` … */
const LANES = 120

/**
 * The judge settings of the Worker under test. Durable Objects judge too, and no test can change their bindings, so everything that
 * a test may want is there at once: `openai/…` reaches lane `openai`, and every other lane is a provider of its own.
 */
export function judgeBindings(serverUrl: string): Record<string, string> {
  const lanes = Array.from({ length: LANES }, (_, lane) => [
    `lane${lane}`,
    { baseUrl: `${serverUrl}/lane${lane}/v1`, secret: 'LANE_KEY' },
  ])
  const providers = {
    ...Object.fromEntries(lanes),
    first: { baseUrl: `${serverUrl}/first/v1`, secret: 'LANE_KEY', headers: { 'x-team': 'scoring' } },
    second: { baseUrl: `${serverUrl}/second/v1`, supportsJsonSchema: false },
    keyless: { baseUrl: `${serverUrl}/second/v1`, secret: 'NOT_SET' },
  }
  return {
    OPENAI_BASE_URL: `${serverUrl}/openai/v1`,
    OPENAI_API_KEY: JUDGE_SECRET,
    LANE_KEY: JUDGE_SECRET,
    JUDGE_PROVIDERS: JSON.stringify(providers),
  }
}
