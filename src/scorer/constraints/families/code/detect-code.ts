import { splitCodeBlocks } from '../../response/code-blocks.ts'
import { languageOfInfo } from './programming-languages.ts'
import { isInlineCode, recogniseLanguage } from './recognise-language.ts'

/** Info strings of fences that hold something other than code of a program. */
const NO_CODE = new Set(['text', 'txt', 'plaintext', 'plain', 'markdown', 'md', 'output', 'csv', 'log', 'none'])

export type DetectedCode = {
  /** Code in a fence, or lines of code without one. */
  hasCode: boolean
  /** Ids such as `python`, `cpp`, `bash`, in the order in which they come. */
  languages: string[]
  /** The languages of code that no fence names. */
  unlabelled: string[]
  /** Every language that code without a label may be in: its own signs are there, and none that exclude it. */
  plausible: string[]
  /** True when there is code, also between single backticks, whose language cannot be told. */
  hasUntold: boolean
  /** Code between single backticks, or all there is: an expression or a command, and not only a name. */
  inline: string[]
}

/**
 * Says whether a text holds code, and in which languages. Fences with an info string are believed; other code is told by
 * its syntax, also without a fence. Linear time.
 */
export function detectCode(text: string): DetectedCode {
  const { blocks, outside } = splitCodeBlocks(text)
  const languages = new Set<string>()
  const unlabelled = new Set<string>()
  const plausible = new Set<string>()
  let hasCode = false
  let hasUntold = false
  function recognise(lines: readonly string[]): void {
    const evidence = recogniseLanguage(lines)
    hasCode ||= evidence.hasCode
    hasUntold ||= evidence.hasCode && evidence.best === null
    for (const language of evidence.plausible) plausible.add(language)
    if (evidence.best === null) return
    languages.add(evidence.best)
    unlabelled.add(evidence.best)
  }
  for (const { info, content } of blocks) {
    if (content.trim() === '' || NO_CODE.has(info)) continue
    hasCode = true
    const named = languageOfInfo(info)
    if (named) languages.add(named)
    else {
      const before = languages.size
      recognise(content.split('\n'))
      hasUntold ||= info === '' && languages.size === before
    }
  }
  recognise(outside)
  const inline = inlineCode(outside)
  for (const span of inline) {
    const evidence = recogniseLanguage([span])
    hasUntold ||= evidence.best === null
    for (const language of evidence.plausible) plausible.add(language)
  }
  return {
    hasCode,
    languages: [...languages],
    unlabelled: [...unlabelled],
    plausible: [...plausible],
    hasUntold,
    inline,
  }
}

/** So many spans show whether any is code. */
const MAX_SPANS = 50

function inlineCode(lines: readonly string[]): string[] {
  const spans: string[] = []
  for (const line of lines) {
    if (!line.includes('`')) continue
    for (const [, span = ''] of line.matchAll(/`([^`\n]{2,400})`/g)) {
      if (spans.length < MAX_SPANS && isInlineCode(span.trim())) spans.push(span.trim())
    }
  }
  return spans.length > 0 ? spans : bareSpan(lines)
}

/** So few lines may be an expression without any mark around it. */
const MAX_BARE_LINES = 3

/** A text that is nothing but an expression, where every line has signs of code and no run of plain words. */
function bareSpan(lines: readonly string[]): string[] {
  const filled = lines.map((line) => line.trim()).filter((line) => line !== '')
  if (filled.length === 0 || filled.length > MAX_BARE_LINES) return []
  const isBare = filled.every(
    (line) => isInlineCode(line) && line.length < 400 && !/(?:(?<![\w'".])[A-Za-z']+,? ){4}|[.?]$/.test(line),
  )
  return isBare ? [filled.join('\n')] : []
}
