/** The content of a response that is nothing but one code fence, or else the response, trimmed. */
export function wholeContent(text: string): string {
  const trimmed = text.trim()
  if (!trimmed.startsWith('```') || !trimmed.endsWith('```')) return trimmed
  const firstLine = trimmed.indexOf('\n')
  if (firstLine < 0) return trimmed.slice(3, -3).trim()
  const content = trimmed.slice(firstLine + 1, -3)
  return content.includes('\n```') ? trimmed : content.trim()
}
