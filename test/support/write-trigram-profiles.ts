import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { data } from 'franc/data.js'
import { candidates } from '../../src/scorer/constraints/families/language/identify-language.ts'

/** `node test/support/write-trigram-profiles.ts` writes the profiles of the languages that are told apart, out of those of franc. */
const PROFILES = join(import.meta.dirname, '../../src/scorer/constraints/families/language/trigram-profiles.ts')

const LINE_WIDTH = 115

/**
 * So many of franc's 300 trigrams of a language are kept. Of 1,685 passages in 30 languages, out of messages of programs, as many are refused in their own
 * language with 65, 75, 85 or 100 of them (10), and with 65 one more of 5,055 is not refused in another; with all 300 the
 * bundle would weigh 21 kB more, compressed.
 */
const KEPT = 65

/** Lines that people can look at, none of which begins or ends with a space. */
function wrapped(trigrams: string): string {
  const text = trigrams.split('|').slice(0, KEPT).join('')
  const lines: string[] = []
  let start = 0
  for (let end = LINE_WIDTH; end < text.length; end++) {
    if (end - start < LINE_WIDTH || text[end - 1] === ' ' || text[end] === ' ') continue
    lines.push(text.slice(start, end))
    start = end
  }
  return [...lines, text.slice(start)].join('\n')
}

const scripts = Object.entries(candidates).map(([script, languages]) => {
  const profiles = Object.entries(data[script.charAt(0).toUpperCase() + script.slice(1)] ?? {})
    .filter(([language]) => Object.hasOwn(languages, language))
    .map(([language, trigrams]) => `${language}: String.raw\`\n${wrapped(trigrams)}\n\`,\n`)
  return `  ${script}: {\n${profiles.join('')}},\n`
})
writeFileSync(
  PROFILES,
  `import type { Script } from './scripts.ts'

/**
 * The ${KEPT} most frequent trigrams of each language, by script and ISO 639-3, in order of their frequency, one right after the other; line breaks
 * mean nothing. Raw, because a bundler writes letters that are not ASCII as escapes everywhere else. Out of franc 6.2 (MIT licence, Titus
 * Wormer), which counted them in the Universal Declaration of Human Rights; it brings 300 of each of 187 languages, ten times the weight. Written by
 * test/support/write-trigram-profiles.ts.
 */
export const TRIGRAM_PROFILES: Partial<Record<Script, Readonly<Record<string, string>>>> = {
${scripts.join('')}}
`,
)
