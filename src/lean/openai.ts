import { OpenAIChatLanguageModel } from '@ai-sdk/openai/internal'
import type { OpenAIProviderSettings } from '@ai-sdk/openai'
import { LoadAPIKeyError } from 'ai'

const DEFAULT_BASE_URL = 'https://api.openai.com/v1'

type Settings = Pick<OpenAIProviderSettings, 'baseURL' | 'headers' | 'fetch'> & { apiKey?: string }

/**
 * In the place of `@ai-sdk/openai`, whose provider holds on to every kind of model it knows, from images to telephone calls: only its chat model is
 * used here, and the rest of it is 40 kB compressed. What the Worker is configured with is all given as settings, so that none is looked
 * for in the environment.
 */
export function createOpenAI(settings: Settings): { chat: (modelId: string) => OpenAIChatLanguageModel } {
  const { apiKey, baseURL = DEFAULT_BASE_URL, headers, fetch } = settings
  const base = baseURL.replace(/\/$/, '')
  return {
    chat: (modelId) =>
      new OpenAIChatLanguageModel(modelId, {
        provider: 'openai.chat',
        url: ({ path }) => `${base}${path}`,
        headers: () => {
          if (apiKey === undefined) throw new LoadAPIKeyError({ message: 'OpenAI API key is missing.' })
          return { Authorization: `Bearer ${apiKey}`, ...headers }
        },
        ...(fetch && { fetch }),
      }),
  }
}
