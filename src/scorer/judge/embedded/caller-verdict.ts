import type { ItemVerdict } from '../opinion.ts'
import type { ExchangeReading } from './exchange-reading.ts'
import { assessManner } from './manner.ts'
import { assessPhrase } from './presence.ts'
import type { Texts } from './texts.ts'

const SUBJECT =
  /^(?:(?:the |la |le |el )?(?:response|answer|reply|output|text|code|it|réponse|respuesta)\s+)?(?:(?:should|must|needs? to|has to|doit|debe|is to)\s+)?/iu
const NEGATIVE =
  /^(?:does not|doesn['’]t|do not|don['’]t|must not|not|never|no|avoids?|without|contains? no|ne|n['’]|sans|évite[zr]?|no|sin|evita|nunca)\s*/iu
const VERB =
  /^(?:(?:be |is |are )|(?:mention|includ|contain|provid|giv|us|ha(?:s|ve)|show|explain|describ|state|cover|address|offer|mentionn|inclu|contien|utilis|donn|mencion|incluy|contien|da)\p{L}*\s+(?:pas\s+(?:de\s+)?|jamais\s+)?(?:of\s+)?(?:a |an |the |any |un |une |le |la |les |des |el |los |las )?)/iu

/** Looks for one of the caller's own requirements in the response. What cannot be looked for is not met, for want of evidence. */
export function callerVerdict(options: { requirement: string; reading: ExchangeReading; texts: Texts }): ItemVerdict {
  const { requirement, reading, texts } = options
  if (reading.failure) return { verdict: 'no', reasoning: texts.unanswered, evidence: null }
  const response = reading.said
  const predicate = requirement.trim().replace(SUBJECT, '')
  const isForbidden = NEGATIVE.test(predicate)
  const positive = isForbidden ? predicate.replace(NEGATIVE, '') : predicate
  const phrase = positive.replace(VERB, '').trim() || requirement
  const manner = isForbidden ? null : assessManner({ phrase, response, texts })
  const found = manner ?? assessPhrase({ phrase, isForbidden, response, texts })
  return found ?? { verdict: 'no', reasoning: texts.wordsMissing(requirement.toWellFormed()), evidence: null }
}
