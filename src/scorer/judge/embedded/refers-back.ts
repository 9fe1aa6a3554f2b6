import { LONG_ASK, TAIL } from './answer-kind.ts'
import { FIRST_PERSON, MAX_LENGTH, plainOf } from './answer-shape.ts'
import { countWords } from './words.ts'

const BACK =
  /^(?:\p{L}+,? ){0,2}(?:because|since|due to|when|parce que|car|porque|weil|потому|(?:to|by|so|pour|en|para|cuando|al|um|чтобы)(?!\p{L}).{0,80}(?<!\p{L})(?:they|them|it|its|their|themselves|itself|ils?|elles?|leurs?|lo|los|su|sus|sich|они|их)(?!\p{L}))(?!\p{L})/iu
/** A first sentence that gives the reason: at its beginning, or in East Asian languages at its end. */
const GIVES_REASON =
  /^(?:because|parce qu|porque|weil)(?!\p{L}{2})|^[^.。\n]{2,160}(?:(?:기|하|되|이)? ?(?:때문|위해)\p{Script=Hangul}{0,5}|(?:ため|から)(?:です|である|だ)?)(?:[.。]|$)/u
const WHY_ASKED =
  /(?<!\p{L})(?:why|pourquoi|por qué|warum|почему)(?!\p{L})|なぜ|どうして|何故|理由|原因|目的|何のため|왜|이유|원인|목적|때문/iu
const HOW_ASKED = /(?<!\p{L})(?:how|comment|cómo|wie|как)(?!\p{L})|どう|어떻게/iu
const BACK_BY_PRONOUN = /^(?:\p{L}+,? ){0,2}(?:they|it|he|she|its|their|these|this|those|ils?|elles?)(?!\p{L})/iu
const MAX_REASON_WORDS = 18

/** How a response refers back to the question, where a reason or a way is asked for: "because they …", "by …ing it"; or just "They …". */
export function refersBack(prompt: string, response: string): 'by reason' | 'by pronoun' | null {
  const tail = prompt.slice(-TAIL)
  if (!LONG_ASK.test(tail) || FIRST_PERSON.test(response.slice(0, MAX_LENGTH))) return null
  const plain = plainOf(response)
  const isBrief = countWords(plain) <= MAX_REASON_WORDS && !/^(?:yes|no|oui|non|sí)(?!\p{L})/iu.test(plain)
  if (WHY_ASKED.test(tail) && GIVES_REASON.test(plain)) return 'by reason'
  if (isBrief && (WHY_ASKED.test(tail) || HOW_ASKED.test(tail)) && BACK.test(plain)) return 'by reason'
  return BACK_BY_PRONOUN.test(plain) ? 'by pronoun' : null
}
