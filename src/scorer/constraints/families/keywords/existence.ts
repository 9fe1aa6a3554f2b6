import { allMatches } from '../../prompt/all-matches.ts'
import type { Candidate, ConstraintKind } from '../../kind.ts'
import { words } from '../../prompt/phrases.ts'
import type { PromptLanguage } from '../../languages/language-table.ts'
import type { Reading } from '../../prompt/reading.ts'
import { isForbidden } from './forbidden-words.ts'
import { keywordMentions, type KeywordMention } from './keyword-mentions.ts'
import { timesAfter } from './keyword-times.ts'
import { mentionsOf } from './occurrences.ts'

/** What asks for words, right before they are named; or after them. */
const asking: Readonly<Record<PromptLanguage, { before: RegExp; after: RegExp }>> = {
  en: {
    before: words(
      '(?:include[sd]?|including|uses?|using|contain(?:s|ing)?|mention(?:s|ing)?|incorporat(?:e|es|ing)|with|featur(?:e|es|ing)|add|insert|employ|say|work(?:ing)? in|weav(?:e|ing) in|integrat(?:e|es|ing)|has|have|write)(?: (?:at least|all|both|each of|all of|also|exactly|in|the|your|response|answer|once|every one of|these|poem|story|of)){0,5}',
    ),
    after: words(
      '(?:(?:should|must|needs? to|ha(?:s|ve) to) )?(?:all |both |also )?(?:appears?|are (?:used|included|present)|is (?:used|included|present)|(?<=to |must |should )(?:appear|be (?:used|included|present|mentioned|in|part)|occur|(?:show|turn|come|crop) up|feature)|makes? an appearance)',
    ),
  },
  fr: {
    before: words(
      String.raw`(?:inclu|utilis|emplo|intégr|incorpor|mentionn|insér|introdui|contien|conten|ajout|avec|comport|figur|apparaî|apparai|place)\p{L}*(?: (?:obligatoirement|au moins|chacune? de|ces|tous|toutes|également|les|le|l'|dans votre texte|impérativement)){0,3}`,
    ),
    after: words('(?:doi(?:t|vent)|devr(?:a|ont|ait|aient)|apparai\\p{L}*|figur\\p{L}*)'),
  },
  es: {
    before: words(
      '(?:incluy|inclui|usa|usar|usand|utili|emple|conten|contien|contener|mencion|incorpor|añad|integr|apare[zc]|figur|con)\\p{L}*(?: (?:las|los|todas|al menos|cada un[ao] de|est[ao]s)){0,3}',
    ),
    after: words('(?:debe|deben|tiene|tienen) (?:que )?(?:aparecer|estar|figurar|ser)'),
  },
  ja: {
    before: /(?!)/gu,
    after:
      /^(?:を|も|は)?[^。]{0,10}?(?:用い|使|含め|入れ|として|テーマ|盛り込|織り込|登場)|(?:を?(?:キーワード|テーマ))(?:に|として)/gu,
  },
  ko: {
    before: /(?!)/gu,
    after: /^(?:을|를|도|이|가)? ?[^.]{0,20}?(?:포함|사용|넣|언급|활용|들어가|나와|나오|등장)/gu,
  },
}

function find(reading: Reading): Candidate[] {
  return keywordMentions(reading)
    .filter((mention) => isAskedFor(mention, reading))
    .map(({ clause, start, end, words: keywords }) => ({
      arguments: { keywords },
      start: clause.index + start,
      end: clause.index + end,
    }))
}

function isAskedFor(mention: KeywordMention, reading: Reading): boolean {
  if (timesAfter(mention, reading) !== null || isForbidden(mention, reading)) return false
  const { clause, start, end, isQuoted } = mention
  const { before, after } = asking[reading.language]
  const lead = clause.text.slice(Math.max(0, start - 50), start)
  const isLed = allMatches(before, lead).some((match) => match.index + match[0].length >= lead.trimEnd().length)
  const isFollowed = allMatches(after, clause.text.slice(end, end + 50)).some(({ index }) => index < 25)
  // "다음 키워드를 포함하세요: …": the verb stands between the noun and the list.
  const isBetween =
    reading.language === 'ko' && /(?:포함|사용|넣|언급|활용)[^:：]{0,12}[:：]/u.test(clause.text.slice(start, end))
  const isTheme =
    reading.language === 'ja' &&
    /(?:テーマ|キーワード)$/u.test(clause.text.slice(start, end)) &&
    /^(?:に|として)/u.test(clause.text.slice(end, end + 4))
  if (!isLed && !isFollowed && !isBetween && !isTheme) return false
  // Bare words are named only after a noun that says so: "the words trust and brand".
  return isQuoted || isNamedPlainly(clause.text.slice(start, end))
}

function isNamedPlainly(text: string): boolean {
  return (
    /^(?:the |these |following |exact |two |three |four |five |six |both |all the )*(?:key ?words?|words?|terms?|items)(?:\s|:)/u.test(
      text,
    ) || /^(?:les? |l')?(?:mots?|termes?)|^(?:las? )?palabras?/u.test(text)
  )
}

export const keywordExistence: ConstraintKind = {
  id: 'keywords:existence',
  concernsFormat: false,
  cues: {
    en: '\\uE001|word|term|phrase|items|expression|mention|includ|use|contain|say|write|repeat|featur|incorporat',
    fr: '\\uE001|mot|terme|expression|mentionn|utilis|inclu|emplo|intègr',
    es: '\\uE001|palabra|término|expresi|mencion|us|utili|inclu|emple',
    ja: String.raw`\uE001|キーワード|単語|言葉|テーマ|語|ワード|フレーズ|表現`,
    ko: String.raw`\uE001|키워드|단어|표현|용어`,
  },
  find,
  requirement: ({ keywords }) => {
    const quoted = (Array.isArray(keywords) ? keywords : []).map((word) => `“${word}”`).join(', ')
    return { en: `with ${quoted}`, fr: `avec ${quoted}`, ko: `${quoted} 포함` }
  },
  check: ({ keywords }, { text }) => {
    const missing = (Array.isArray(keywords) ? keywords : []).filter((word) => mentionsOf(text, word).length === 0)
    const quoted = missing.map((word) => `“${word}”`).join(', ')
    return missing.length === 0
      ? { holds: true, evidence: { en: 'all of them occur', fr: 'tous apparaissent', ko: '모두 있음' } }
      : { holds: false, evidence: { en: `${quoted} is missing`, fr: `${quoted} manque`, ko: `${quoted} 없음` } }
  },
}
