import type { Judge, JudgeRequest } from './judge.ts'
import type { ItemVerdict, Opinion } from './opinion.ts'
import { stepItems } from './embedded/asks.ts'
import { readExchange, type ExchangeReading } from './embedded/exchange-reading.ts'
import { assessPhrase } from './embedded/presence.ts'
import { systemOpinion } from './embedded/system-opinion.ts'
import { textsFor, type Texts } from './embedded/texts.ts'
import { userOpinion } from './embedded/user-opinion.ts'

/** Raised whenever a change can move a judgement: it is part of the fingerprint under which judgements are remembered. */
const EMBEDDED_VERSION = 1

function callerVerdict(requirement: string, reading: ExchangeReading, texts: Texts): ItemVerdict {
  const items = stepItems({ text: requirement.trim(), start: 0 })
  const [first] = items
  const isForbidden = first?.isForbidden ?? false
  const phrase = isForbidden && first ? first.text : requirement
  const found = assessPhrase({ phrase, isForbidden, response: reading.response, texts })
  if (reading.failure) return { verdict: 'no', reasoning: texts.unanswered, evidence: null }
  return found ?? { verdict: 'no', reasoning: texts.wordsMissing(requirement), evidence: null }
}

/**
 * The judge that needs no network and no key: it finds what the prompt asks for by its wording and looks for it in the response by
 * words, stems, fields and the shapes of code. It knows no facts and understands no argument; a wrong answer in the right
 * words passes. A fallback and a start, deterministic and linear in the length of the texts.
 */
export function createEmbeddedJudge(): Judge {
  return {
    id: 'embedded',
    protocol: `embedded-${EMBEDDED_VERSION}`,
    isInstant: true,
    judge: (request) => Promise.resolve(judge(request)),
  }
}

function judge(request: JudgeRequest): Opinion {
  const texts = textsFor(request.language)
  const reading = readExchange(request)
  const { perspectives, measurements, requirements, exchange } = request
  return {
    perspectives: {
      ...(perspectives.includes('user') && { user: userOpinion({ reading, measurements: measurements.user, texts }) }),
      ...(perspectives.includes('system') && {
        system: systemOpinion({
          reading,
          systemPrompt: exchange.systemPrompt ?? '',
          measurements: measurements.system,
          texts,
        }),
      }),
    },
    callerVerdicts: requirements.map((requirement) => callerVerdict(requirement, reading, texts)),
    flags: reading.response.isInjectionSuspected ? ['injection_suspected'] : [],
    calls: 0,
    usage: null,
  }
}
