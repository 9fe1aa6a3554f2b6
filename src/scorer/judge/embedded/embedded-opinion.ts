import type { JudgeRequest } from '../judge.ts'
import type { Opinion } from '../opinion.ts'
import { callerVerdict } from './caller-verdict.ts'
import { readExchange } from './exchange-reading.ts'
import { learnWords } from './learn-words.ts'
import { systemOpinion } from './system-opinion.ts'
import { textsFor } from './texts.ts'
import { userOpinion } from './user-opinion.ts'

/**
 * What the embedded judge says of an exchange; the whole of it, apart from its name. Families of words that go together tell what is on
 * the subject, a line each; after a blank line come the words of fluff.
 */
export function embeddedOpinion(request: JudgeRequest, wordFamilies: string): Opinion {
  learnWords(wordFamilies)
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
    callerVerdicts: requirements.map((requirement) => callerVerdict({ requirement, reading, texts })),
    flags: reading.response.isInjectionSuspected ? ['injection_suspected'] : [],
    calls: 0,
    usage: null,
  }
}
