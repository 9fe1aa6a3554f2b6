import { TAIL } from './answer-kind.ts'
import { countWords } from './words.ts'

/** How an amount is said, in digits or words. */
export const AMOUNT =
  /\p{N}|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|none|no|never|always|once|twice|daily|weekly|monthly|yearly|half|many|few|depends|infinite(?:ly)?|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|mille|aucun|jamais|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|\p{L}*cient[oa]s|quinient[oa]s|mil|ningun[oa]?|nunca|zwei|drei|vier|fünf|acht)\b|[零〇一二三四五六七八九十百千万两]|(?:하나|둘|셋|넷|다섯|여섯|일곱|여덟|아홉|열|두|세|네)|восемь|два|три|пять|шесть|семь/iu
/** Digits and what stands between them. */
export const DIGITS = /^[-+]?[\d\s.,/%:]+$/u
/** A longer answer is no phrase. */
export const MAX_PHRASE_WORDS = 6

/** True for capitalised words and numbers alone: the name of something, which defines nothing. */
function isBareName(core: string): boolean {
  const words = core.split(/[\s-]+/u)
  if (/^(?:[Tt]he|[Ll](?:e|a|es|os|as|['’])|[Ee]l)\s?\p{Lu}/u.test(core)) return true
  return (
    words.length <= MAX_PHRASE_WORDS &&
    (/\p{N}/u.test(core) || (words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word))))
  )
}

/** True where the meaning of a plain word is asked for, or what a thing is, which no name or number gives. */
export function isDefinitionAsked(prompt: string): boolean {
  const tail = prompt.slice(-TAIL)
  return (MEANING.test(tail) || WHAT_IS.test(tail)) && !/\d|\p{Lu}{2,}/u.test(prompt)
}

/** "What is osmosis?", "Qu'est-ce qu'un oxymore ?": of a thing that has no name of its own. */
const WHAT_IS =
  /(?:^|[.!?:]\s+)(?:what(?:['’]s| is| are)(?: an?)? (?!the\b|your\b|my\b|it\b|this\b|that\b|an?\b)\p{Ll}+(?: \p{Ll}+)?|qu['’]est-ce (?:que? |qu['’])(?:une? |l[ea] |l['’])?\p{Ll}+(?: \p{Ll}+)?|¿?qué (?:es|son) (?:una? |el |la |l[oa]s )?\p{Ll}+(?: \p{Ll}+)?)\s*\?|とは(?:何|なん)|^\s*[가-힣]{2,10}(?:이란|란|이|가|은|는)\s?(?:무엇|뭐|뭔)(?:인가|입니까|이에요|예요|죠|야|가요)/iu

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

function wordCount(core: string): number {
  return EAST_ASIAN.test(core) ? countWords(core) : core.split(/\s+/u).length
}

/** True for words that can say what a thing is: more than a name, an amount or a bare noun. */
export function mayDefine(core: string): boolean {
  if (isBareName(core) || isBareAmount(core) || hasYear(core) || IN_PLACE.test(core)) return false
  return INDEFINITE.test(core) || wordCount(core) >= MIN_DEFINING_WORDS
}

const FEW_WORDS = 3
const MIN_DEFINING_WORDS = 3
/** "In Russia": where, and nothing else. */
export const IN_PLACE = /^(?:[Ii]n|[Ee]n|[Aa]t|[Aà]u?x?) \p{Lu}/u
const INDEFINITE = /^(?:an?|une?|una?|eine?)\s/iu
/** "Which spices …": several things of a sort are asked for, no numbers. */
const SORT =
  /(?<!\p{L})(?:which|what|quel(?:le)?s|qué|cuáles) (?!year|number|date|day|time|age|size|année|date|heure|año|fecha|hora)\p{Ll}{3,}s(?!\p{L})|avec quoi|con qué|with what/iu

/** True where several things of a sort are asked for. */
export function isSortAsked(prompt: string): boolean {
  return SORT.test(prompt.slice(-TAIL)) && !/\d/u.test(prompt)
}

/** True for an amount and hardly a word beside it. */
export function isBareAmount(core: string): boolean {
  return DIGITS.test(core) || (wordCount(core) <= FEW_WORDS && AMOUNT.test(core) && !INDEFINITE.test(core))
}

/** True for words with a year. */
export function hasYear(core: string): boolean {
  return /(?<!\d)(?:1\d|20)\d{2}(?!\d)|\d{4}(?:年|년)/u.test(core)
}

const MEANING =
  /(?<!\p{L})(?:what does|meaning of|que (?:veut dire|signifie)|qué (?:significa|quiere decir))(?!\p{L})|どういう意味|意味は|무슨 뜻|뜻은/iu
