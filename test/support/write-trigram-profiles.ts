import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { data } from 'franc/data.js'
import { candidates } from '../../src/scorer/constraints/families/language/identify-language.ts'

/** `node test/support/write-trigram-profiles.ts` writes the profiles of the languages that are told apart, out of those of franc. */
const PROFILES = join(import.meta.dirname, '../../src/scorer/constraints/families/language/trigram-profiles.ts')

const LINE_WIDTH = 115

/** Lines that people can read, each ending after a bar. */
function wrapped(trigrams: string): string {
  const lines: string[] = []
  let line = ''
  for (const trigram of trigrams.split('|')) {
    if (line.length + trigram.length >= LINE_WIDTH) {
      lines.push(line)
      line = ''
    }
    line += `${trigram}|`
  }
  return [...lines, line.slice(0, -1)].join('\n')
}

const scripts = Object.entries(candidates).map(([script, languages]) => {
  const profiles = Object.entries(data[script.charAt(0).toUpperCase() + script.slice(1)] ?? {})
    .filter(([language]) => Object.hasOwn(languages, language))
    .map(([language, trigrams]) => `${language}: \`\n${wrapped(trigrams)}\n\`,\n`)
  return `  ${script}: {\n${profiles.join('')}},\n`
})
writeFileSync(
  PROFILES,
  `import type { Script } from './scripts.ts'

/**
 * The most frequent trigrams of each language, by script and ISO 639-3, in order of their frequency, with bars between them;
 * line breaks mean nothing. Out of franc 6.2 (MIT licence, Titus Wormer), which counted them in the Universal Declaration of Human Rights; it
 * brings 187 languages, three times the weight. Written by test/support/write-trigram-profiles.ts.
 */
export const TRIGRAM_PROFILES: Partial<Record<Script, Readonly<Record<string, string>>>> = {
${scripts.join('')}}
`,
)
