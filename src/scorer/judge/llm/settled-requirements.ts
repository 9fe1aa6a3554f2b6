import type { Perspective } from '../../exchange/perspective.ts'
import type { JudgeRequest } from '../judge.ts'
import type { PerspectiveOpinion } from '../opinion.ts'
import type { AnswerBlock } from './answer-schema.ts'
import { fold, occursIn, quotableText } from './quote.ts'
import { cautiousOf, settledItem, type Findings } from './settled-item.ts'

type Requirement = PerspectiveOpinion['requirements'][number]

/**
 * The requirements of a block that the prompt really asks for, each once: not those whose words the prompt does not hold, nor
 * those that code has measured or the caller has set, which are decided elsewhere.
 */
export function settledRequirements(options: {
  perspective: Perspective
  items: AnswerBlock['requirements']
  request: JudgeRequest
  findings: Findings
}): Requirement[] {
  const { perspective, items, request, findings } = options
  const prompt = quotableText(askingText(perspective, request))
  const factQuotes = request.measurements[perspective].map(({ constraint }) => fold(constraint.quote))
  const callerTexts = new Set(request.requirements.map(fold))
  const settled = new Map<string, Requirement>()
  items.forEach((item, index) => {
    const path = `${perspective}.requirements[${index}]`
    const promptQuote = item.promptQuote.trim()
    const text = item.requirement.trim() || promptQuote
    if (text === '') return
    const key = fold(text)
    if (callerTexts.has(key) || factQuotes.some((factQuote) => restates(factQuote, fold(promptQuote)))) return
    if (promptQuote !== '' && !occursIn(promptQuote, prompt)) {
      findings.flags.add('unverified_evidence')
      findings.faults.push(
        `${path}.promptQuote: these words do not occur in the prompt. Copy its exact words, or leave out what it does not ask.`,
      )
      return
    }
    const requirement = { requirement: text, ...settledItem(item, path, findings) }
    const earlier = settled.get(key)
    settled.set(key, earlier === undefined ? requirement : cautiousOf(earlier, requirement))
  })
  return [...settled.values()]
}

/** Where a perspective's wishes stand. A short "yes" to an assistant's question takes its meaning from the turns before it. */
function askingText(perspective: Perspective, { exchange }: JudgeRequest): string {
  if (perspective === 'system') return exchange.systemPrompt ?? ''
  return [...exchange.history.map(({ text }) => text), exchange.userPrompt ?? ''].join('\n')
}

/** A quote that covers at least half of the words in which a measured constraint was found, and nothing else, restates it. */
function restates(factQuote: string, promptQuote: string): boolean {
  return factQuote.includes(promptQuote) && promptQuote.length * 2 >= factQuote.length && promptQuote !== ''
}
