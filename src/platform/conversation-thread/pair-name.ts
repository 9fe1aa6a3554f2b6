import { hex, sha256 } from '../sha256.ts'

/** What a pair is called outside of its conversation. */
export type PairName = {
  /** Of its dead letter; 32 hex digits. */
  id: string
  runId: string
  /** Where it falls in 0..1, evenly spread: it is scored when that is below the sample rate. */
  share: number
}

const ID_DIGITS = 32
const SHARE_DIGITS = 8

/** The same for every version of the pair. */
export async function namePair(pair: { hookId: string; conversationKey: string; pairId: string }): Promise<PairName> {
  const { hookId, conversationKey, pairId } = pair
  const digits = hex(await sha256(JSON.stringify([hookId, conversationKey, pairId])))
  const id = digits.slice(0, ID_DIGITS)
  const share = Number.parseInt(digits.slice(ID_DIGITS, ID_DIGITS + SHARE_DIGITS), 16) / 16 ** SHARE_DIGITS
  return { id, runId: `${hookId}:${id}`, share }
}
