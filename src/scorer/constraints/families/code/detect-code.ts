import { splitCodeBlocks } from '../../response/code-blocks.ts'
import { recogniseLanguage } from './code-syntax.ts'
import { languageOfInfo } from './programming-languages.ts'

/** Info strings of fences that hold something other than code of a program. */
const NO_CODE = new Set(['text', 'txt', 'plaintext', 'plain', 'markdown', 'md', 'output', 'csv', 'log', 'none'])

/**
 * Says whether a text holds code, and in which languages (ids such as `python`, `cpp`, `bash`), in the order in which they
 * come. Fences with an info string are believed; other code is told by its syntax, also without a fence.
 * `unlabelled` holds the languages of code that no fence names. Linear time.
 */
export function detectCode(text: string): { hasCode: boolean; languages: string[]; unlabelled: string[] } {
  const { blocks, outside } = splitCodeBlocks(text)
  const languages = new Set<string>()
  const unlabelled = new Set<string>()
  let hasCode = false
  for (const { info, content } of blocks) {
    if (content.trim() === '' || NO_CODE.has(info)) continue
    hasCode = true
    const named = languageOfInfo(info)
    const recognised = named ?? recogniseLanguage(content.split('\n'))
    if (recognised) languages.add(recognised)
    if (recognised && !named) unlabelled.add(recognised)
  }
  const unfenced = recogniseLanguage(outside)
  if (unfenced) {
    hasCode = true
    languages.add(unfenced)
    unlabelled.add(unfenced)
  }
  return { hasCode, languages: [...languages], unlabelled: [...unlabelled] }
}
