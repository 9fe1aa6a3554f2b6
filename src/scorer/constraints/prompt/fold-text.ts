/**
 * Folds what makes no difference in an instruction: lower case, straight apostrophes and dashes, plain spaces, half-width
 * digits and letters. Every UTF-16 unit stays in its place, so an index into the folded text is an index into the text.
 * Private-use characters become spaces, since masking uses them.
 */
export function foldText(text: string): string {
  return text
    .replaceAll('\u0130', 'i')
    .toLowerCase()
    .replaceAll(/[\u2018\u2019\u02BC\u00B4\uFF07]/g, "'")
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/[\t\r\u00A0\u2000-\u200A\u202F\u205F\u3000\uE000-\uF8FF]/g, ' ')
    .replaceAll(/[\uFF0B\uFF10-\uFF19\uFF41-\uFF5A]/g, (wide) => String.fromCodePoint(wide.charCodeAt(0) - 0xfee0))
}
