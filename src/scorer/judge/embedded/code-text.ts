const FENCE = /^[ \t]*(?:```|~~~)/u
const STRONG_LINE =
  /^\s*(?:(?:export |public |private |protected |static |async |final |abstract |pub |override |open |internal |data |default |suspend )*(?:def|class|function|func|fn|fun|interface|struct|enum|trait|impl|module|namespace|record|object)\b ?[\w$(<*&].*[:{()]|def \w+[!?]?$|from [\w.]+ import |import [\w{*"'].*|#include\s*[<"]|using [\w.]+;|package [\w.]+;?$|#!\/|<\?php|<!DOCTYPE|<html|(?:const|let|var|val|int|float|double|string|String|bool|boolean|auto|char|long)\s+[\w$]+(?:\[\])?\s*(?:: ?[\w<>[\]]+ ?)?=|(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE (?:TABLE|VIEW|INDEX|FUNCTION|PROCEDURE)|ALTER TABLE|WITH \w+ AS|select .{1,200} from)\b|return\b.*[;)\]]$|(?:if|for|while|switch|elif|else if)\b.*(?:[:{]|then|do)$|[.#@]?[\w-][\w .#:>-]{0,60}\s?\{$|(?:set|export|local|sudo|apt|npm|pip|git|docker|curl|grep|tar|find|awk|sed) -?\S.*|\w[\w.]*\([^)]*\);$|@\w+(?:\(.*\))?$|(?:public|private|protected)\s+[\w<>[\]]+\s+\w+\s*\(|console\.log\(|System\.out\.|fmt\.|<(?:div|form|button|input|style|script|table|ul|nav|section|template)\b)/u
const WEAK_LINE =
  /^\s*(?:[})\]]+[;,]?|\w[\w.[\]]*\s*(?:[-+*/]?=|:=|<-)\s*\S.*|return\b.*|end|fi|done|esac|(?:raise|throw|print|puts|echo)\b.*|.*[;{]|#.*|\/\/.*|--.*)$/u

const COMMENT_LINE = /^\s*(?:\/\*|\*|\/\/|#|--|@)/u
const CODE_SHARE = 0.6

/** The parts of a text that are program code: fenced blocks and runs of unfenced lines that read as code; '' when none. */
export function codeTextOf(text: string): string {
  const fenced: string[] = []
  const loose: string[] = []
  let pending: string[] = []
  let isFenced = false
  let strong = 0
  let codeLike = 0
  let lines = 0
  let previousIsCode = false
  for (const line of text.split('\n')) {
    if (FENCE.test(line)) {
      isFenced = !isFenced
      previousIsCode = false
      continue
    }
    if (isFenced) {
      fenced.push(line)
      continue
    }
    const clipped = line.length > 400 ? line.slice(0, 400) : line
    const isStrong = STRONG_LINE.test(clipped)
    const isWeak = /^(?: {2,}|\t)\S/u.test(clipped) || WEAK_LINE.test(clipped) || COMMENT_LINE.test(clipped)
    if (isStrong) strong += 1
    if (isStrong || isWeak) codeLike += 1
    if (clipped.trim() !== '') lines += 1
    const isCode: boolean = isStrong || (previousIsCode && (isWeak || clipped.trim() === ''))
    if (isCode) {
      loose.push(...pending, line)
      pending = []
    } else if (COMMENT_LINE.test(clipped)) {
      // A comment belongs to the code that follows it.
      pending.push(line)
    } else {
      pending = []
    }
    previousIsCode = isCode
  }
  const isAllCode = fenced.length === 0 && strong > 0 && codeLike / lines >= CODE_SHARE
  if (isAllCode) return text.trim()
  if (strong > 0) fenced.push(...loose)
  return fenced.join('\n').trim()
}
