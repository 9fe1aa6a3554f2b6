import { countFunctionWords, hasFunctionWords, type FunctionWordCounts } from './count-function-words.ts'
import { candidates, type LanguageVerdict } from './identify-language.ts'
import { rankByTrigrams } from './rank-by-trigrams.ts'
import type { Script } from './scripts.ts'

/** Languages that trigrams take for each other: the wanted one is believed when it comes a close second. */
const CLOSE = 0.93
/** With fewer letters trigrams guess. */
const MIN_LETTERS = 60
/** So few of the words of running text in a language are function words of it only where the text is no running text. */
const MIN_SHARE = 0.12
/** By so large a part of all words another language must lead. */
const MIN_LEAD = 0.05

/**
 * Judges a text in a script that several languages share. It is refused only on clear evidence: function words of another
 * language that outnumber those of the wanted one; or, where it has hardly any of them, the trigrams of a longer text. Short texts,
 * names and lists show no language, and are not refused.
 */
export function judgeLanguage(text: string, script: Script, wanted: string): LanguageVerdict {
  const { words, languages } = countFunctionWords(text)
  const own = languages.get(wanted) ?? new Map<string, number>()
  const other = strongestOther(languages, wanted, own)
  if (!isWrittenIn(script, wanted))
    return { holds: false, language: other?.language ?? likeliest(text, script, wanted) }
  const isAnother = other !== null && isClear(other, words)
  if (isAnother && (hasFunctionWords(wanted) || !isLikely(text, script, wanted))) {
    return { holds: false, language: other.language }
  }
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const isDoubtful = total(own) < words * MIN_SHARE || (other !== null && other.foreign > other.own)
  if (letters >= MIN_LETTERS && isDoubtful) {
    const likely = likeliest(text, script, wanted)
    if (likely !== null && likely !== wanted && hasOwnWords(total(languages.get(likely)), likely, words))
      return { holds: false, language: likely }
  }
  return { holds: true, language: own.size > 0 || letters >= MIN_LETTERS ? wanted : null }
}

function total(counts: FunctionWordCounts | undefined): number {
  return Array.from(counts?.values() ?? []).reduce((sum, count) => sum + count, 0)
}

/** Latin has no profile of trigrams. */
function isWrittenIn(script: Script, wanted: string): boolean {
  return Object.values(candidates[script] ?? {}).includes(wanted) || (script === 'latin' && wanted === 'la')
}

/** Running text in a language has words of it; names and lists are like many languages, and in none. */
function hasOwnWords(count: number, language: string, words: number): boolean {
  return !hasFunctionWords(language) || count >= words * MIN_SHARE
}

/** Words that stand in names of people and places, in texts of any language. */
const IN_NAMES = new Set(
  "de da di do du des del della dos la le les los las el l' d' van von der den das il san".split(' '),
)

/** Another language against the wanted one: only words that one of the two has and the other has not. */
type Other = { language: string; foreign: number; kinds: number; own: number }

/** The language that leads the wanted one by most words. */
function strongestOther(
  languages: ReadonlyMap<string, FunctionWordCounts>,
  wanted: string,
  own: FunctionWordCounts,
): Other | null {
  let best: Other | null = null
  for (const [language, counts] of languages) {
    if (language === wanted) continue
    const foreign = Array.from(counts).filter(([word]) => !own.has(word))
    const telling = foreign.filter(([word]) => !IN_NAMES.has(word))
    const other = {
      language,
      foreign: total(new Map(telling.length > 1 ? foreign : telling)),
      kinds: telling.length,
      own: Array.from(own).reduce((sum, [word, count]) => sum + (counts.has(word) ? 0 : count), 0),
    }
    if (other.kinds > 0 && (best === null || other.foreign - other.own > best.foreign - best.own)) best = other
  }
  return best
}

function isClear({ foreign, own, kinds }: Other, words: number): boolean {
  const lead = foreign - own
  if (lead < words * MIN_LEAD) return false
  return own === 0 ? kinds >= 2 || lead >= 3 : lead >= 3 && foreign >= own * 1.6
}

function isLikely(text: string, script: Script, wanted: string): boolean {
  const likely = likeliest(text, script, wanted)
  return likely === null || likely === wanted
}

/** The language whose trigrams the text has; the wanted one when it comes a close second. */
function likeliest(text: string, script: Script, wanted: string): string | null {
  const shared = candidates[script] ?? {}
  // Text in capitals misleads trigrams: they were counted in running text.
  const ranked = rankByTrigrams(text.toLowerCase(), script)
  const [best] = ranked
  if (!best) return null
  const close = ranked.find(([code, score]) => shared[code] === wanted && score >= best[1] * CLOSE)
  return shared[(close ?? best)[0]] ?? null
}
