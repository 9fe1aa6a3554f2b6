import { isBlank, strip } from './python-text.ts'

/** The two profiles of the published evaluation: `loose` accepts a response of which any of eight variants passes. */
export type Profile = 'strict' | 'loose'

/**
 * The texts a profile looks at: the response as it is; for `loose` also without its first line, without its last, without
 * both, and each of the four without asterisks. Blank texts fail everything and are left out.
 */
export function variantsOf(response: string, profile: Profile): string[] {
  if (profile === 'strict') return [response].filter((text) => !isBlank(text))
  const lines = response.split('\n')
  const trimmed = [lines.slice(1), lines.slice(0, -1), lines.slice(1, -1)].map((part) => strip(part.join('\n')))
  const kept = [response, ...trimmed]
  return [...new Set([...kept, ...kept.map((text) => text.replaceAll('*', ''))])].filter((text) => !isBlank(text))
}
