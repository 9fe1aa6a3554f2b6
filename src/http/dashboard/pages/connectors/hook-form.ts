import { z } from 'zod'
import { filledIn, formLines, formNumber, formTextSchema, formWord } from '../../forms/form-text.ts'

/** The fields of the form that makes a hook with what they are called. */
export const HOOK_FIELDS = {
  platform: 'Platform',
  agentId: 'Agent',
  identities: 'Its identities on the platform',
  secret: 'Secret of the platform',
  systemPrompt: 'System prompt of the agent',
  mode: 'Hold replies against',
  model: 'Judge',
  language: 'Language of the reason',
  settleSeconds: 'Seconds until a reply is complete',
  sampleRate: 'Percent of the replies to score',
} as const
export type HookField = keyof typeof HOOK_FIELDS

/** What a person filled in, as it stands in the form. */
export const hookFormSchema = z.object({
  platform: formTextSchema,
  agentId: formTextSchema,
  identities: formTextSchema,
  secret: formTextSchema,
  systemPrompt: formTextSchema,
  mode: formTextSchema,
  model: formTextSchema,
  language: formTextSchema,
  settleSeconds: formTextSchema,
  sampleRate: formTextSchema,
})
export type HookForm = z.output<typeof hookFormSchema>

export const EMPTY_HOOK: HookForm = hookFormSchema.parse({ platform: 'slack' })

/** The body of `POST /v1/hooks` that a form stands for, with what was filled in and nothing else; not yet looked at. */
export function hookRequestOf(form: HookForm): object {
  const identities = formLines(form.identities)
  const percent = formNumber(form.sampleRate)
  const agent = { agentId: form.agentId.trim(), ...(identities.length > 0 && { identities }) }
  const options = filledIn({ evaluationMode: formWord(form.mode), language: formWord(form.language) })
  return filledIn({
    platform: form.platform,
    agents: [agent],
    secret: formWord(form.secret),
    systemPrompt: form.systemPrompt.trim() === '' ? undefined : form.systemPrompt,
    options: Object.keys(options).length > 0 ? options : undefined,
    model: formWord(form.model),
    settleSeconds: formNumber(form.settleSeconds),
    sampleRate: percent === undefined ? undefined : percent / 100,
  })
}

/** The field that a path of the request comes from. */
export function hookFieldOf(path: string): HookField | null {
  if (path === 'agents.0.agentId') return 'agentId'
  if (path.startsWith('agents')) return 'identities'
  if (path === 'options.evaluationMode') return 'mode'
  if (path === 'options.language') return 'language'
  const field = hookFormSchema.keyof().safeParse(path)
  return field.success ? field.data : null
}
