/** A chat completion as an OpenAI-compatible provider sends it, with a usage of 1,000 and 200 tokens. */
export function chatCompletion(options: {
  content: string | object | null
  finishReason: string
  refusal: string | null
}): object {
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
