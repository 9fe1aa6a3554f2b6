import { isBlank, strip } from './python-text.ts'
import { textIn } from './reference-check.ts'
import type { ReferenceCheck } from './reference-check.ts'

/** Two different parts around `******`; an empty first or last part does not count, an empty middle one fails. */
const twoResponses: ReferenceCheck = (response) => {
  const parts = response.split('******')
  if (parts.slice(1, -1).some(isBlank)) return false
  const [first, second, ...others] = parts.filter((part) => !isBlank(part)).map((part) => strip(part))
  return first !== undefined && second !== undefined && others.length === 0 && first !== second
}

const repeatPrompt: ReferenceCheck = (response, context) => {
  const [text, wanted] = [strip(response), strip(textIn(context, 'prompt_to_repeat'))]
  return context.language === 'ja' ? text.startsWith(wanted) : text.toLowerCase().startsWith(wanted.toLowerCase())
}

export const COMBINATION_CHECKS: Readonly<Record<string, ReferenceCheck>> = {
  'combination:two_responses': twoResponses,
  'combination:repeat_prompt': repeatPrompt,
}
