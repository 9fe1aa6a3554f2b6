import { countPhrase, type Unit } from '../../bounds.ts'
import type { ConstraintKind, Phrase } from '../../kind.ts'
import { forbiddenNouns } from '../../prompt/forbidden-nouns.ts'
import { phraseCandidates, type Phrases } from '../../prompt/phrases.ts'
import { countedKind } from '../counted-kind.ts'

const hiragana = String.raw`ひらがな|平仮名|ヒラガナ`
const katakana = String.raw`カタカナ|片仮名|かたかな`
/** Letters of each script; the mark of length `ー` goes with both. */
const HIRAGANA = /[\u3041-\u3096\u309D-\u309F]/gu
const KATAKANA = /[\u30A1-\u30FA\u30FD-\u30FF\u31F0-\u31FF\uFF66-\uFF6F\uFF71-\uFF9D]/gu
const KANJI = /[\p{Script=Han}々〆ヶ]/gu

type Script = { id: string; name: Phrase; noun: string; letters: RegExp }

/** "Without one hiragana". */
function noScript({ id, name, noun, letters }: Script): ConstraintKind {
  const unit = unitOf(name)
  return {
    id,
    concernsFormat: true,
    cues: { ja: noun },
    find: (reading) =>
      forbiddenNouns(reading, reading.language === 'ja' ? noun : undefined)
        .filter(({ clause, start }) => !/^.{0,14}?\uE001/u.test(clause.text.slice(start)))
        .map(({ clause, start, end }) => ({ arguments: {}, start: clause.index + start, end: clause.index + end })),
    requirement: () => ({ en: `no ${name.en}`, fr: `aucun ${name.fr}`, ko: `${name.ko} 없음` }),
    check: (_, { text }) => {
      const count = text.match(letters)?.length ?? 0
      return { holds: count === 0, evidence: countPhrase(count, unit) }
    },
  }
}

/** "In hiragana only": every letter is one. */
function onlyScript({ id, name, noun, letters }: Script): ConstraintKind {
  const asked: Phrases = {
    ja: [
      new RegExp(
        String.raw`(?:全て|すべて|全部)?(?:${noun})(?:だけ|のみ)(?:を|で|の|にして)?|(?:全て|すべて|全部)(?:${noun})で`,
        'gu',
      ),
    ],
  }
  const unit = unitOf({ en: 'other letter', fr: 'autre lettre', ko: '다른 글자' })
  return {
    id,
    concernsFormat: true,
    cues: { ja: noun },
    find: (reading) => phraseCandidates(reading, asked),
    requirement: () => ({ en: `${name.en} only`, fr: `${name.fr} seulement`, ko: `${name.ko}만` }),
    check: (_, { text }) => {
      const all = text.match(/\p{L}/gu)?.filter((sign) => sign !== 'ー').length ?? 0
      const own = text.match(letters)?.length ?? 0
      return { holds: all === own && own > 0, evidence: countPhrase(all - own, unit) }
    },
  }
}

function unitOf({ en, fr, ko }: Phrase): Unit {
  return {
    en: [en, en.endsWith('letter') ? `${en}s` : en],
    fr: [fr, fr.endsWith('lettre') ? `${fr}s` : fr],
    ko: [ko, '개'],
  }
}

const hiraganaName = { en: 'hiragana', fr: 'hiragana', ko: '히라가나' }
const katakanaName = { en: 'katakana', fr: 'katakana', ko: '가타카나' }

export const noHiragana = noScript({ id: 'letters:no_hiragana', name: hiraganaName, noun: hiragana, letters: HIRAGANA })
export const noKatakana = noScript({ id: 'letters:no_katakana', name: katakanaName, noun: katakana, letters: KATAKANA })
export const hiraganaOnly = onlyScript({
  id: 'letters:hiragana_only',
  name: hiraganaName,
  noun: hiragana,
  letters: HIRAGANA,
})
export const katakanaOnly = onlyScript({
  id: 'letters:katakana_only',
  name: katakanaName,
  noun: katakana,
  letters: KATAKANA,
})

export const kanji = countedKind({
  id: 'letters:kanji',
  spelling: { value: 'kanji_limit', implied: null },
  bare: 'exactly',
  unit: { en: ['kanji', 'kanji'], fr: ['kanji', 'kanji'], ko: ['한자', '자'] },
  nouns: { ja: '漢字' },
  findMore: (reading) =>
    forbiddenNouns(reading, reading.language === 'ja' ? '漢字' : undefined).map(({ clause, start, end }) => ({
      arguments: { relation: 'less than', kanji_limit: 1 },
      start: clause.index + start,
      end: clause.index + end,
    })),
  count: ({ text }) => text.match(KANJI)?.length ?? 0,
})

const furiganaAsked: Phrases = {
  ja: [
    /漢字[^。\n]{0,20}?(?:ふりがな|フリガナ|振り仮名|ルビ|読み(?:方|仮名)?)|(?:ふりがな|フリガナ|振り仮名|ルビ)を(?:つけ|付け|振|ふ)/gu,
  ],
}
const KANJI_RUN = /[\p{Script=Han}々〆ヶ]+(?<reading>[（(][\u3041-\u3096ー・\s]+[)）])?/gu

/** Every run of kanji is followed by its reading in brackets. */
export const furigana: ConstraintKind = {
  id: 'letters:furigana',
  concernsFormat: true,
  cues: { ja: String.raw`ふりがな|フリガナ|振り仮名|ルビ|読み方|読み仮名` },
  find: (reading) => phraseCandidates(reading, furiganaAsked).slice(0, 1),
  requirement: () => ({
    en: 'furigana after all kanji',
    fr: 'des furigana après chaque kanji',
    ko: '모든 한자 뒤에 후리가나',
  }),
  check: (_, { text }) => {
    const runs = Array.from(text.matchAll(KANJI_RUN))
    const bare = runs.filter(({ groups }) => groups?.['reading'] === undefined)
    const word = bare[0]?.[0] ?? ''
    return bare.length === 0
      ? {
          holds: runs.length > 0,
          evidence: {
            en: `${runs.length} kanji words with furigana`,
            fr: `${runs.length} mots en kanji avec furigana`,
            ko: `후리가나 붙은 한자어 ${runs.length}개`,
          },
        }
      : {
          holds: false,
          evidence: {
            en: `${bare.length} without, first “${word}”`,
            fr: `${bare.length} sans, d'abord « ${word} »`,
            ko: `${bare.length}개 없음, 처음은 “${word}”`,
          },
        }
  },
}

const kansuujiAsked: Phrases = {
  ja: [/(?:漢数字|漢字の数字)[^。\n]{0,6}?(?:で|を(?:用い|使)|だけ|のみ|表記|に)/gu],
}

/** Numbers in kanji, and none in digits. */
export const kansuuji: ConstraintKind = {
  id: 'letters:kansuuji',
  concernsFormat: true,
  cues: { ja: String.raw`漢数字|漢字の数字` },
  find: (reading) => phraseCandidates(reading, kansuujiAsked).slice(0, 1),
  requirement: () => ({ en: 'numbers in kanji only', fr: 'les nombres en kanji seulement', ko: '숫자는 한자로만' }),
  check: (_, { text }) => {
    const count = text.match(/[0-9０-９]/g)?.length ?? 0
    return {
      holds: count === 0,
      evidence: countPhrase(count, { en: ['digit', 'digits'], fr: ['chiffre', 'chiffres'], ko: ['숫자', '개'] }),
    }
  },
  overrules: (_, other) => other.id === 'detectable_content:no_digits',
}
