/** A chat completion as an OpenAI-compatible provider sends it, with a usage of 1,000 and 200 tokens. */
export function chatCompletion(options: {
  content: string | object | null
  finishReason: string
  refusal: string | null
}) {
  const { content, finishReason, refusal } = options
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: 'scripted',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: typeof content === 'object' && content !== null ? JSON.stringify(content) : content,
          refusal,
        },
        finish_reason: finishReason,
      },
    ],
    usage: { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 },
  }
}

export type ChatCompletion = ReturnType<typeof chatCompletion>

/** The same as the chunks of a stream: the whole message in one, then how it ended. */
export function completionChunks({ choices, usage, ...completion }: ChatCompletion): object[] {
  const chunk = { ...completion, object: 'chat.completion.chunk' }
  return choices.flatMap(({ index, message, finish_reason }) => [
    { ...chunk, choices: [{ index, delta: message, finish_reason: null }] },
    { ...chunk, choices: [{ index, delta: {}, finish_reason }], usage },
  ])
}
