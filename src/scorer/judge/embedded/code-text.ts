const FENCE = /^[ \t]*(?:```|~~~)/u
const STRONG_LINE =
  /^\s*(?:(?:export |public |private |protected |static |async |final |abstract |pub |override |open |internal |data |default |suspend )*(?:def|class|function|func|fn|fun|interface|struct|enum|trait|impl|module|namespace|record|object)\b ?[\w$(<*&].*[:{()]|def \w+[!?]?$|from [\w.]+ import |import [\w{*"'].*|#include\s*[<"]|using [\w.]+;|package [\w.]+;?$|#!\/|<\?php|<!DOCTYPE|<html|(?:const|let|var|val|int|float|double|string|String|bool|boolean|auto|char|long)\s+[\w$]+(?:\[\])?\s*(?:: ?[\w<>[\]]+ ?)?=|(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE (?:TABLE|VIEW|INDEX|FUNCTION|PROCEDURE)|ALTER TABLE|WITH \w+ AS)\b|return\b.*[;)\]]$|(?:if|for|while|switch|elif|else if)\b.*[:{]$|\w[\w.]*\([^)]*\);$|@\w+(?:\(.*\))?$|(?:public|private|protected)\s+[\w<>[\]]+\s+\w+\s*\(|console\.log\(|System\.out\.|fmt\.|<(?:div|form|button|input|style|script|table|ul|nav|section|template)\b)/u
const WEAK_LINE =
  /^\s*(?:[})\]]+[;,]?|\w[\w.[\]]*\s*(?:[-+*/]?=|:=|<-)\s*\S.*|return\b.*|end|fi|done|esac|(?:raise|throw|print|puts|echo)\b.*|.*[;{]|#.*|\/\/.*|--.*)$/u

/** The parts of a text that are program code: fenced blocks and runs of unfenced lines that read as code; '' when none. */
export function codeTextOf(text: string): string {
  const lines = text.split('\n')
  const code: string[] = []
  const loose: string[] = []
  let isFenced = false
  let strong = 0
  let previousIsCode = false
  for (const line of lines) {
    if (FENCE.test(line)) {
      isFenced = !isFenced
      previousIsCode = false
      continue
    }
    if (isFenced) {
      code.push(line)
      continue
    }
    const clipped = line.length > 400 ? line.slice(0, 400) : line
    const isStrong = STRONG_LINE.test(clipped)
    if (isStrong) strong += 1
    const isIndented = /^(?: {2,}|\t)\S/u.test(clipped)
    previousIsCode = isStrong || (previousIsCode && (isIndented || clipped.trim() === '' || WEAK_LINE.test(clipped)))
    if (previousIsCode) loose.push(line)
  }
  if (strong > 0) code.push(...loose)
  return code.join('\n').trim()
}
