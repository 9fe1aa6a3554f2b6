import type { Reading } from '../../prompt/reading.ts'

const STARS = /(?<!\*)\*{3}(?!\*)/u
const IN_WORDS = {
  en: /(?:3|three) (?:asterisks?|aterisks?|stars?)(?! ?symbols? ?\*{6})/u,
  fr: /(?:3|trois) (?:astérisques?|étoiles)/u,
  es: /(?:3|tres) (?:asteriscos?|estrellas)/u,
  ja: /アスタリスク ?[3三]|[3三]つ?の?(?:アスタリスク|星印)/u,
  ko: /별표 ?(?:3|세) ?개|(?:3|세) ?개의? ?별표/u,
}

/** Does the prompt want its parts set apart by `***`? */
export function asksForThreeStars({ prompt, language }: Reading): boolean {
  return STARS.test(prompt.masked) || IN_WORDS[language].test(prompt.masked) || /(?:\n|^)\*{3}\n/.test(prompt.original)
}
