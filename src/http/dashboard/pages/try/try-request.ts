import { z } from 'zod'
import { filledIn, formLines, formNumber, formTextSchema, formWord } from '../../forms/form-text.ts'

/** The fields of the form *Try it* with what they are called. */
export const TRY_FIELDS = {
  prompt: 'User prompt',
  system: 'System prompt',
  response: 'Response',
  mode: 'Hold it against',
  model: 'Judge',
  scale: 'Scale',
  threshold: 'Threshold',
  requirements: 'Requirements',
  language: 'Language of the reason',
  agentId: 'Agent',
} as const
export type TryField = keyof typeof TRY_FIELDS

/** What a person filled in, as it stands in the form. */
export const tryFormSchema = z.object({
  prompt: formTextSchema,
  system: formTextSchema,
  response: formTextSchema,
  mode: formTextSchema,
  model: formTextSchema,
  scale: formTextSchema,
  threshold: formTextSchema,
  requirements: formTextSchema,
  language: formTextSchema,
  agentId: formTextSchema,
})
export type TryForm = z.output<typeof tryFormSchema>

export const EMPTY_FORM: TryForm = tryFormSchema.parse({})

/** The body of `POST /v1/scores` that a form stands for, with what was filled in and nothing else; not yet looked at. */
export function requestOf(form: TryForm): object {
  const requirements = formLines(form.requirements)
  const options = filledIn({
    evaluationMode: formWord(form.mode),
    scale: formNumber(form.scale),
    threshold: formNumber(form.threshold),
    language: formWord(form.language),
    requirements: requirements.length > 0 ? requirements : undefined,
  })
  return filledIn({
    agentId: formWord(form.agentId),
    input: inputOf(form),
    output: form.response,
    model: formWord(form.model),
    options: Object.keys(options).length > 0 ? options : undefined,
  })
}

function inputOf({ prompt, system }: TryForm): unknown {
  if (system.trim() === '') return prompt
  return prompt.trim() === '' ? { messages: [{ role: 'system', content: system }] } : { prompt, system }
}

const FIELDS_OF_PATHS: Readonly<Record<string, TryField>> = {
  input: 'prompt',
  output: 'response',
  agentId: 'agentId',
  model: 'model',
  'options.evaluationMode': 'mode',
  'options.scale': 'scale',
  'options.threshold': 'threshold',
  'options.language': 'language',
  'options.requirements': 'requirements',
}

/** The field that a path of the request comes from. */
export function fieldOf(path: string): TryField | null {
  const [first = '', second] = path.split('.')
  return FIELDS_OF_PATHS[first === 'options' ? `${first}.${second}` : first] ?? null
}
