import { allMatches } from '../../prompt/all-matches.ts'
import { words } from '../../prompt/phrases.ts'
import { QUOTED, type Clause, type PromptText } from '../../prompt/prompt-text.ts'
import type { PromptLanguage } from '../../languages/language-table.ts'
import type { Reading } from '../../prompt/reading.ts'
import { readWordList, type WordList } from './word-lists.ts'

/** "The words trust and brand": where it begins, and the words named. Offsets are within the clause. */
export type KeywordMention = WordList & { clause: Clause; start: number }

const nouns: Readonly<Record<PromptLanguage, readonly RegExp[]>> = {
  en: [
    words(
      "(?:the )?following (?:key)?(?:words?|terms?|phrases?) (?:should|must|may|can|are)(?: not|n't)? (?:to )?(?:appear|occur|be (?:used|included|mentioned|avoided|present)|allowed|forbidden)[^:.\n]{0,30}(?=:)",
    ),
    words(
      '(?:the |these |any of the |either of the |both |all of the |all the )?(?:following |exact |specific |two |three |four |five |six )*(?:key ?words?|words?|terms?|phrases?|expressions?|items)(?: or phrases?| and phrases?)?(?! (?:in all|in cap|with all|for word|by word|count|limit|of the))(?=[: ]? ?[\\p{L}\\p{N}\\[({:\uE001])',
    ),
  ],
  fr: [
    words(
      String.raw`(?:les? |l'|d')?(?:mots?-clés?|(?<!pour )mots?|termes?|expressions?)(?: suivants?| clés?)?(?! (?:en |à mot|pour mot|écrits?))`,
    ),
  ],
  es: [
    words(
      '(?:las? |los? )?(?:palabras? claves?|palabras?|términos?|expresiones|expresión)(?: siguientes?)?(?! (?:en |complet|entera|acentuad|con|que|escrit))',
    ),
  ],
  ja: [/キーワード(?:は|：|:)?(?=\uE001)/gu],
  ko: [
    /(?:다음 ?)?(?:키워드|단어|표현|용어)(?:인|는|은|:|：)?(?= ?\uE001)/gu,
    /(?:다음 ?)?(?:키워드|단어|표현|용어)(?:들)?(?:를|을) ?[가-힣 ]{0,16}[:：](?= ?\uE001)/gu,
  ],
}

/** Where the noun comes after the words: 「夢」と「現実」という単語. */
const trailing: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `(?:${QUOTED}(?:, | and | or |, and |, or )?){1,10}(?= (?:should|must|ought to|will|shall|has to|have to|needs to|need to|may|can|cannot|can't)(?: not|n't)? (?:both |all )?(?:appear|be (?:used|mentioned|included|present|avoided)|occur|(?:show|turn|come|crop) up|feature)| (?:both |all )?(?:appears?|occurs?|(?:shows?|turns?|comes?) up|makes? an appearance)(?![\\p{L}])| (?:is|are) (?:off|banned|forbidden|prohibited|taboo|not allowed))`,
    'gu',
  ),
  fr: new RegExp(
    `(?:${QUOTED}(?:, | et | ou )?){1,10}(?= (?:appara|revien|reviendr|figur|doi[tv]|devr|est (?:interdit|banni|proscrit)|sont (?:interdit|banni|proscrit)))`,
    'gu',
  ),
  es: new RegExp(
    `(?:${QUOTED}(?:, | y | o )?){1,10}(?= (?:apare[zc]|sal[eg]|figur|debe|tienen? que|está|queda))`,
    'gu',
  ),
  ja: new RegExp(
    String.raw`(?:${QUOTED}[、,・とや ]{0,2}(?:および|または|及び)?){1,30}(?:(?:と)?いう|など)?(?:の)?(?:単語|言葉|ワード|キーワード|用語|語句|語|表現|フレーズ|を(?:キーワード|テーマ)|(?=[をはも][^。、]{0,8}(?:使|用い|含|入れ|盛り込|織り込|登場)|と(?:は)?(?:言|書|述べ)[わか]?(?:ない|ず|ては)))`,
    'gu',
  ),
  ko: new RegExp(
    String.raw`(?:${QUOTED}(?:와|과|,|및|이나|나|또는|랑|하고)? ?){1,30}(?:(?:이)?라는 |이?란 |다는 |는 )?(?:단어|키워드|표현|용어|말|(?=[을를이가은는] [^.\n]{0,14}(?:들어가|나와|나오|등장|포함|넣|써|쓰)|(?=이?라고 (?:말|답)하지)))`,
    'gu',
  ),
}

const SINGULAR =
  /(?:word|term|phrase|expression|mot|mot-clé|terme|palabra|palabra clave|término|expresión)(?: suivant| clé| siguiente)?$/u

/** A verb with quoted words and no noun: `mention "sunset"`, `include "brand" twice`. */
const verbs: Readonly<Record<string, RegExp>> = {
  en: words(
    '(?:mention|use|include|contain|say|repeat|write|feature|incorporate)(?:s|ing)?(?: (?:both|all of|either|each of))?(?= ?\uE001)',
  ),
  fr: words('(?:mentionn|utilis|inclu|emplo|répét|répèt|intégr)\\p{L}*(?= ?\uE001)'),
  es: words('(?:mencion|us|utili|inclu|repit|emple)\\p{L}*(?= ?\uE001)'),
}

/** Every mention of named words in a prompt. */
export function keywordMentions(reading: Reading): KeywordMention[] {
  const known = mentionsByPrompt.get(reading.prompt) ?? new Map<string, KeywordMention[]>()
  mentionsByPrompt.set(reading.prompt, known)
  const mentions = known.get(reading.language) ?? readMentions(reading)
  known.set(reading.language, mentions)
  return mentions
}

/** Three kinds ask for them. */
const mentionsByPrompt = new WeakMap<PromptText, Map<string, KeywordMention[]>>()

function readMentions(reading: Reading): KeywordMention[] {
  const all = reading.prompt.clauses.flatMap((clause) =>
    nouns[reading.language]
      .flatMap((noun) =>
        allMatches(noun, clause.text).flatMap((match) => {
          // "The word dog and explain why": one word, and the sentence goes on.
          const isOne = SINGULAR.test(match[0])
          const list = readWordList(clause, match.index + match[0].length, reading, isOne)
          if (
            !list ||
            (!list.isQuoted &&
              !isDefinite(
                match[0],
                clause.text
                  .slice(match.index + match[0].length)
                  .trimStart()
                  .charAt(0),
              ))
          )
            return []
          return [{ ...list, clause, start: match.index }]
        }),
      )
      .concat(verbMentions(clause, reading), trailingMentions(clause, reading)),
  )
  // A mark alone is no word.
  return all.filter((mention) => mention.words.some((word) => /[\p{L}\p{N}]/u.test(word)))
}

/** Bare words are named only by a noun that says which: "the words trust and brand", "keywords: trust, brand". */
function isDefinite(noun: string, next: string): boolean {
  return next === ':' || /^(?:the|these|l[ea]s? |l'|el |los |keyword|key word|following|items|d')/u.test(noun)
}

function verbMentions(clause: Clause, reading: Reading): KeywordMention[] {
  const pattern = verbs[reading.language]
  if (!pattern) return []
  return allMatches(pattern, clause.text).flatMap((match) => {
    const end = match.index + match[0].length
    const list = readWordList(clause, end, reading)
    const names = list?.isQuoted && list.words.some((word) => /\p{L}/u.test(word))
    return names ? [{ ...list, clause, start: end + (/^ ?/.exec(clause.text.slice(end))?.[0].length ?? 0) }] : []
  })
}

function trailingMentions(clause: Clause, reading: Reading): KeywordMention[] {
  const pattern = trailing[reading.language]
  if (!pattern) return []
  return allMatches(pattern, clause.text).flatMap((match) => {
    const list = readWordList(clause, match.index, reading)
    return list ? [{ ...list, end: match.index + match[0].length, clause, start: match.index }] : []
  })
}
