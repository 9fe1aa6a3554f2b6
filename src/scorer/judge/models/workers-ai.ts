import type { createWorkersAI } from 'workers-ai-provider'
import { z } from 'zod'
import type { SdkModel } from '../llm/call-model.ts'

/** A Worker's `AI` binding, as far as it is needed here: the library runs where Workers' types are not. */
export type AiBinding = { run: (...input: never[]) => unknown }

type ProviderBinding = NonNullable<Parameters<typeof createWorkersAI>[0]['binding']>

const bindingSchema = z.custom<ProviderBinding>(
  (value) => typeof value === 'object' && value !== null && 'run' in value && typeof value.run === 'function',
)

/** Loads a model that runs beside the Worker, such as `@cf/meta/llama-3.3-70b-instruct-fp8-fast`. */
export async function workersAiModel(binding: AiBinding, model: string): Promise<SdkModel> {
  const { createWorkersAI } = await import('workers-ai-provider')
  return createWorkersAI({ binding: bindingSchema.parse(binding) })(model)
}
