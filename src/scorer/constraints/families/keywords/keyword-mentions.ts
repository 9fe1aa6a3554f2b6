import { words } from '../../prompt/phrases.ts'
import type { Clause } from '../../prompt/prompt-text.ts'
import type { PromptLanguage } from '../../languages/language-table.ts'
import type { Reading } from '../../prompt/reading.ts'
import { readWordList, type WordList } from './word-lists.ts'

/** "The words trust and brand": where it begins, and the words named. Offsets are within the clause. */
export type KeywordMention = WordList & { clause: Clause; start: number }

const nouns: Readonly<Record<PromptLanguage, readonly RegExp[]>> = {
  en: [
    words(
      '(?:the |these |any of the |either of the |both |all of the |all the )?(?:following |exact |specific |two |three |four |five |six )*(?:key ?words?|words?|terms?|phrases?|expressions?|items)(?: or phrases?| and phrases?)?(?! (?:in all|in cap|with all|for word|by word|count|limit|of the))(?=[: ]? ?[\\p{L}\\p{N}\\[({:\uE001])',
    ),
  ],
  fr: [
    words(
      "(?:les? |l'|d')?(?:mots?-clés?|mots?|termes?|expressions?)(?: suivants?| clés?)?(?! (?:en |à mot|pour mot|écrits?))",
    ),
  ],
  es: [
    words(
      '(?:las? |los? )?(?:palabras? claves?|palabras?|términos?|expresiones|expresión)(?: siguientes?)?(?! (?:en |complet|entera|acentuad|con|que|escrit))',
    ),
  ],
  ja: [/キーワードとして|キーワード(?:は|：|:)?/gu],
  ko: [/(?:다음 ?)?(?:키워드|단어|표현|용어)(?:인|는|은|:|：)?/gu],
}

/** Every mention of named words in a prompt. */
export function keywordMentions(reading: Reading): KeywordMention[] {
  return reading.clauses.flatMap((clause) =>
    nouns[reading.language].flatMap((noun) =>
      Array.from(clause.text.matchAll(noun)).flatMap((match) => {
        const list = readWordList(clause, match.index + match[0].length, reading)
        return list ? [{ ...list, clause, start: match.index }] : []
      }),
    ),
  )
}
