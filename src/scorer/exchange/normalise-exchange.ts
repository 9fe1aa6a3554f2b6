import type { Exchange, Turn } from './exchange.ts'
import { stripHidden } from './invisible-characters.ts'
import type { EvaluationMode, Perspective } from './perspective.ts'
import { NotScorableError } from './not-scorable-error.ts'

export const HISTORY_MAX_TURNS = 10
export const HISTORY_MAX_CHARACTERS = 8_000

/** Flags that belong to the request, computed each time and never stored with a judgement. */
export type RequestFlag = 'hidden_characters' | 'truncated_history'

/** Well-formed, in NFC and without hidden characters as it is: one look instead of three. */
const ASCII = /^[\0-\x7F]*$/

export type NormalisedExchange = { exchange: Exchange; flags: RequestFlag[] }

/**
 * Makes an exchange ready for judging: well-formed Unicode in NFC, hidden characters taken away, history cut to its last
 * 10 turns and 8,000 characters. Everything that follows (fingerprint, measurements, judge) reads only this.
 */
export function normaliseExchange(exchange: Exchange): NormalisedExchange {
  let hidden = false
  function clean(text: string): string {
    if (ASCII.test(text)) return text
    const { text: stripped, found } = stripHidden(text.toWellFormed())
    hidden ||= found
    return stripped.normalize('NFC')
  }
  const { history, truncated } = capHistory(exchange.history.map(({ role, text }) => ({ role, text: clean(text) })))
  const normalised: Exchange = {
    systemPrompt: exchange.systemPrompt === null ? null : clean(exchange.systemPrompt),
    userPrompt: exchange.userPrompt === null ? null : clean(exchange.userPrompt),
    history,
    response: clean(exchange.response),
    ...(exchange.responseText === undefined ? {} : { responseText: clean(exchange.responseText) }),
  }
  const flags: RequestFlag[] = []
  if (hidden) flags.push('hidden_characters')
  if (truncated) flags.push('truncated_history')
  return { exchange: normalised, flags }
}

/** The newest turns that fit; the oldest of them keeps its end when only a part fits. */
function capHistory(history: Turn[]): { history: Turn[]; truncated: boolean } {
  const kept: Turn[] = []
  let room = HISTORY_MAX_CHARACTERS
  for (const turn of history.slice(-HISTORY_MAX_TURNS).toReversed()) {
    if (turn.text.length > room) {
      if (room > 0) kept.unshift({ role: turn.role, text: turn.text.slice(-room).toWellFormed() })
      return { history: kept, truncated: true }
    }
    kept.unshift(turn)
    room -= turn.text.length
  }
  return { history: kept, truncated: history.length > HISTORY_MAX_TURNS }
}

/**
 * The perspectives that can be judged. `both` with only one prompt is judged from that one alone.
 * @throws NotScorableError when the mode's prompt is missing.
 */
export function resolvePerspectives(
  mode: EvaluationMode,
  exchange: Exchange,
): { effectiveMode: EvaluationMode; perspectives: Perspective[] } {
  const wanted: Perspective[] = mode === 'both' ? ['user', 'system'] : [mode]
  const perspectives = wanted.filter((perspective) => {
    return (perspective === 'user' ? exchange.userPrompt : exchange.systemPrompt) !== null
  })
  const [only] = perspectives
  if (only === undefined) throw new NotScorableError(missing(mode))
  return { effectiveMode: perspectives.length === 2 ? 'both' : only, perspectives }
}

function missing(mode: EvaluationMode): string {
  if (mode === 'both') return 'input holds neither a user prompt nor a system prompt'
  return `input holds no ${mode} prompt, which evaluationMode ${mode} needs`
}
