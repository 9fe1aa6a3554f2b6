import type { JudgeRequest } from '../judge.ts'
import type { ItemVerdict, Opinion } from '../opinion.ts'
import { stepItems } from './asks.ts'
import { readExchange, type ExchangeReading } from './exchange-reading.ts'
import { assessPhrase } from './presence.ts'
import { systemOpinion } from './system-opinion.ts'
import { textsFor, type Texts } from './texts.ts'
import { userOpinion } from './user-opinion.ts'

/** What the embedded judge says of an exchange; the whole of it, apart from its name. */
export function embeddedOpinion(request: JudgeRequest): Opinion {
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

function callerVerdict(requirement: string, reading: ExchangeReading, texts: Texts): ItemVerdict {
  const items = stepItems({ text: requirement.trim(), start: 0 })
  const [first] = items
  const isForbidden = first?.isForbidden ?? false
  const phrase = isForbidden && first ? first.text : requirement
  const found = assessPhrase({ phrase, isForbidden, response: reading.response, texts })
  if (reading.failure) return { verdict: 'no', reasoning: texts.unanswered, evidence: null }
  return found ?? { verdict: 'no', reasoning: texts.wordsMissing(requirement), evidence: null }
}
