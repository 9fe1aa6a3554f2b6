import type { Arguments, ConstraintKind } from '../../kind.ts'
import { phraseMatches, type Phrases } from '../../prompt/phrases.ts'
import { QUOTED, unquoted } from '../../prompt/prompt-text.ts'
import { quantitiesOf } from '../../prompt/counted-nouns.ts'
import type { Clause } from '../../prompt/prompt-text.ts'
import { boundsOf, type Quantity } from '../../prompt/quantities.ts'
import { boundsPhrase, countPhrase } from '../../bounds.ts'
import type { ResponseText } from '../../response/response-text.ts'

const unified: Phrases = {
  ja: [
    new RegExp(
      `(?:全て|すべて|各)の?文(?:章)?(?:を|は|の最後を|が)[^。\\n\uE001]{0,6}(?<ending>${QUOTED})で(?:終|統一|締)`,
      'gu',
    ),
    new RegExp(
      `(?<!(?:回答|応答|返答|文章|手紙|メール|全体)の)(?:文末|語尾|文の終わり|文の最後|末尾)[^。\\n\uE001]{0,12}(?<ending>${QUOTED})[^。\\n]{0,8}?(?:統一|終|揃|そろ|して)`,
      'gu',
    ),
  ],
  ko: [
    new RegExp(
      `(?:모든|전체) ?문장(?:을|은|의 끝을)?[^.\\n\uE001]{0,12}(?<ending>${QUOTED})(?:으로|로) ?(?:끝|통일|마무리)`,
      'gu',
    ),
  ],
}

/** Every sentence without the marks it ends with. */
function endingsOf(response: ResponseText): string[] {
  return response.sentences().map((sentence) => sentence.replace(/[\p{P}\p{S}\s]+$/u, ''))
}

/** Every sentence ends the same way: "全ての文末を「です」で統一". */
export const unifiedEnd: ConstraintKind = {
  id: 'startend:sentence_unified_end',
  concernsFormat: true,
  cues: { ja: String.raw`の文|各文|文末|語尾|末尾|文の終わり|文の最後`, ko: String.raw`모든 ?문장|전체 ?문장` },
  find: (reading) =>
    phraseMatches(reading, unified).flatMap(({ match, start, end }) => {
      const quoted = match.groups?.['ending'] ?? ''
      const at = start + match[0].indexOf(quoted)
      return [{ arguments: { ending: unquoted(reading.prompt, at, at + quoted.length) }, start, end }]
    }),
  requirement: ({ ending }) => ({
    en: `every sentence ends with “${String(ending)}”`,
    fr: `chaque phrase finit par « ${String(ending)} »`,
    ko: `모든 문장이 “${String(ending)}”(으)로 끝남`,
  }),
  check: ({ ending }, response) => {
    const others = endingsOf(response).filter((sentence) => !sentence.endsWith(String(ending).replace(/[。.]$/u, '')))
    const last = others[0]?.slice(-20) ?? ''
    return others.length === 0
      ? { holds: true, evidence: { en: 'all of them do', fr: 'toutes', ko: '모두 그러함' } }
      : {
          holds: false,
          evidence: {
            en: `${others.length} do not, first “…${last}”`,
            fr: `${others.length} non, d'abord « …${last} »`,
            ko: `${others.length}개 아님, 처음은 “…${last}”`,
          },
        }
  },
  overrules: (mine, other) =>
    (other.id === 'startend:end_checker' || other.id.startsWith('keywords:')) &&
    other.start < mine.end &&
    other.end > mine.start,
}

const nominal: Phrases = { ja: [/体言止め/gu] }
const unit = {
  en: ['sentence that ends in a noun', 'sentences that end in a noun'],
  fr: ['phrase finissant par un nom', 'phrases finissant par un nom'],
  ko: ['명사로 끝나는 문장', '개'],
} as const

function countOf(args: Arguments): number {
  return typeof args['count'] === 'number' ? args['count'] : 1
}

/** Sentences that end in a noun (体言止め): their last sign is kanji or katakana, which verbs and particles do not end in. */
function distance({ clause, quantity }: { clause: Clause; quantity: Quantity }, offset: number): number {
  return Math.abs(clause.index + quantity.start - offset)
}

export const nominalEnding: ConstraintKind = {
  id: 'detectable_format:nominal_ending',
  concernsFormat: true,
  cues: { ja: '体言止め' },
  find: (reading) =>
    phraseMatches(reading, nominal)
      .slice(0, 1)
      .map(({ start, end }) => {
        const near = reading.clauses
          .filter(({ text }) => text.includes('体言止め'))
          .flatMap((clause) => quantitiesOf(clause, reading).map((quantity) => ({ clause, quantity })))
        const [chosen] = near.toSorted((a, b) => distance(a, start) - distance(b, start))
        const bounds = chosen ? boundsOf(chosen.quantity, 'at least') : null
        const count = bounds && bounds.relation !== 'between' ? bounds.value : 1
        return { arguments: { count }, start, end }
      }),
  requirement: (args) => boundsPhrase({ relation: 'at least', value: countOf(args) }, unit),
  check: (args, response) => {
    const count = endingsOf(response).filter((sentence) => /[\p{Script=Han}々\u30A1-\u30FAー]$/u.test(sentence)).length
    return { holds: count >= countOf(args), evidence: countPhrase(count, unit) }
  },
}
