import { withoutLongBlanks } from './sentences.ts'

const READ_HEAD = 8000
const READ_TAIL = 3000

/** Takes the readable part of a very long prompt: its head and its tail, where asks stand. */
function clip(prompt: string): string {
  if (prompt.length <= READ_HEAD + READ_TAIL) return prompt
  return `${prompt.slice(0, READ_HEAD)}${'\n'.repeat(prompt.length - READ_HEAD - READ_TAIL)}${prompt.slice(-READ_TAIL)}`
}

function blank(found: string): string {
  return found.replace(/[^\n]/gu, ' ')
}

/** Blanks out what the prompt only hands over: fenced blocks and long quotations. Offsets stay. */
function withoutData(prompt: string): string {
  return prompt
    .replace(/```[^`]*```/gu, blank)
    .replace(/"[^"\n]{60,4000}"|“[^”\n]{60,4000}”|«[^»\n]{60,4000}»/gu, blank)
}

/** The prompt as far as asks stand in it, offsets kept. */
export function askingText(prompt: string): string {
  return withoutLongBlanks(withoutData(clip(prompt)))
}
