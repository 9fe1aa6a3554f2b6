import { focus, type JudgeTask } from './judge-task.ts'
import type { Judge } from './judge.ts'

/** Raise it when finding, measuring or merging changes what a judgement says, so that stored ones are not taken for it. */
const JUDGING_VERSION = 1

/**
 * SHA-256 in hex over the canonical JSON (values in a fixed order) of everything that can change a judgement: the exchange as the judge
 * sees it, perspectives, judge, protocol, requirements, constraints switch, language.
 */
export async function fingerprint(task: JudgeTask, judge: Pick<Judge, 'id' | 'protocol'>): Promise<string> {
  const { perspectives, requirements, constraints, language } = task
  const { systemPrompt, userPrompt, history, response, responseText } = focus(task.exchange, perspectives)
  return hashJson([
    JUDGING_VERSION,
    [systemPrompt, userPrompt, history.map(({ role, text }) => [role, text]), response, responseText ?? null],
    perspectives,
    judge.id,
    judge.protocol,
    requirements,
    constraints,
    language,
  ])
}

const encoder = new TextEncoder()

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** SHA-256 in hex of a value's JSON. Equal values hash equal only if their keys stand in the same order. */
export async function hashJson(value: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(JSON.stringify(value)))
  return new Uint8Array(digest).reduce((text, byte) => text + HEX[byte], '')
}
