import type { SdkModel } from '../llm/call-model.ts'

export type OpenAiCompatibleOptions = {
  /** The model's name as the provider knows it. */
  model: string
  /** Where `/chat/completions` is, such as `https://gateway.example/v1`. Default OpenAI's own. */
  baseUrl?: string | undefined
  /** May be missing with a base URL: then no `Authorization` is sent. Without one, the SDK looks into the environment. */
  apiKey?: string | undefined
  headers?: Readonly<Record<string, string>> | undefined
  fetch?: typeof fetch | undefined
}

/** The SDK insists on a key and would take one from the environment, which must not go to a stranger's endpoint. */
const NO_KEY = 'no-key'

/** Loads a model behind an OpenAI-compatible `/chat/completions`. The provider's package is imported only here. */
export async function openAiCompatibleModel(options: OpenAiCompatibleOptions): Promise<SdkModel> {
  const { model, baseUrl, apiKey, headers } = options
  const { createOpenAI } = await import('@ai-sdk/openai')
  const isKeyless = apiKey === undefined && baseUrl !== undefined
  const send: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init))
  const provider = createOpenAI({
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
    ...(isKeyless ? { apiKey: NO_KEY } : {}),
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(headers === undefined ? {} : { headers: { ...headers } }),
    fetch: isKeyless ? withoutPlaceholderKey(send) : send,
  })
  return provider.chat(model)
}

function withoutPlaceholderKey(send: typeof fetch): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers)
    if (headers.get('authorization') === `Bearer ${NO_KEY}`) headers.delete('authorization')
    return send(input, { ...init, headers })
  }
}
