import { presenceTable } from './lexicon/presence-table.ts'

const everywherePatterns = new Map<RegExp, RegExp>()

/** The pattern with the global flag, made once. */
export function everywhere(pattern: RegExp): RegExp {
  const known = everywherePatterns.get(pattern)
  if (known) return known
  const made = new RegExp(pattern.source, `${pattern.flags}g`)
  everywherePatterns.set(pattern, made)
  return made
}

/** Things that any program can have, so that naming them does not say what a program is about. */
const QUALITIES = new Set([
  'initialization',
  'error handling',
  'documentation',
  'validation',
  'type annotations',
  'tests',
  'logging',
  'example',
  'code example',
  'edge cases',
  'complexity',
])

/** The text without the names of qualities of code. */
export function withoutQualities(text: string): string {
  let rest = text
  for (const { id, names } of presenceTable) if (QUALITIES.has(id)) rest = rest.replace(everywhere(names), ' ')
  return rest
}
