import type { LanguageTable } from './language-table.ts'

const units: Readonly<Record<string, number>> = { 〇: 0, 一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 }
const multipliers: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }

/** Digits, or up to 9,999 in kanji. */
function readNumber(text: string): number | null {
  if (/^\d/.test(text)) return parseInt(text.replaceAll(',', ''), 10) * (text.endsWith('万') ? 10_000 : 1)
  let total = 0
  let current = 0
  for (const sign of text) {
    const multiplier = multipliers[sign]
    if (multiplier === undefined) current = units[sign] ?? 0
    else {
      total += (current === 0 ? 1 : current) * multiplier
      current = 0
    }
  }
  return total + current
}

const counter = String.raw`(?:個|つ|コ|ヶ|箇|件|点|項目|本|種類|か所|箇所|ヶ所|通り|例|組|枚)`

export const ja: LanguageTable = {
  hasSpaces: false,
  number: String.raw`(?:\d{1,3}(?:,\d{3}){1,3}|\d{1,4}万|\d{1,9}|(?!十分)[一二三四五六七八九十百千]{1,8})`,
  readNumber,
  before: [
    ['at least', String.raw`(?:少なくとも|最低でも|最低限?|最小で?も?)`],
    ['at most', String.raw`(?:最大で?も?|多くとも|多くても|長くても|長くとも|最長で?も?|最多で?|上限)`],
    ['exactly', String.raw`(?:ちょうど|正確に|きっかり|ぴったり)`],
    ['around', String.raw`(?:約|およそ|おおよそ|だいたい|大体)`],
  ],
  after: [
    ['at least', String.raw`${counter}?の?(?:以上|より多く|を(?:超え|越え)(?!な|ず|ては)|は(?:使|用い|含|入))`],
    ['at most', String.raw`${counter}?の?(?:以下|以内|まで|を(?:超え|越え)(?:ない|ず|ては))`],
    ['less than', String.raw`${counter}?の?(?:未満|より少な)`],
    ['around', String.raw`${counter}?の?(?:程度|ほど|くらい|ぐらい|前後)`],
    ['exactly', String.raw`${counter}?(?:ちょうど|ぴったり)|だけ|のみ`],
  ],
  rangeJoint: String.raw`(?:(?<=[一二三四五六七八九\d])、(?=[一二三四五六七八九\d])|(?:${counter}|文字|字|語|文|段落|行)?\s?(?:から|〜|～|-|–|ー|~)\s?)`,
  rangeBefore: '(?:)',
  gap: String.raw`\s?${counter}?(?:以上|以下|以内|未満|程度|ほど)?(?:の)?[^。、\d\s「」で]{0,6}?`,
  backGap: String.raw`(?:(?:は|を|が|の数は|で|に|も)?(?:全部で|合計で?|必ず|それぞれ)?)`,
  times: '\\s?(?:回|度)',
  adverbs: {},
  negationBefore: '',
  negationAfter: String.raw`(?:(?:使わ|用い|使用せ|使用し|含め|含ま|入れ|書か|つけ|付け|出さ|言わ|述べ|触れ|言及せ|言及し|現れ)(?:ない|ず|ては(?:いけ|なら))|(?:なし|無し|抜き)(?:で|[、。]|$)|(?:の使用)?(?:を|は)(?:禁止|避け|控え))`,
  negatedCount: String.raw`(?:は|も)?(?:(?:使わ|用い|使用し|含め|入れ|書か|出さ|現れ)(?:ない|ず|ては(?:いけ|なら)))`,
  contrary: String.raw`(?:以上|以下|だけを?使|のみを?使)`,
  partBefore: String.raw`(?:(?:各|一つの|毎)(?:段落|文|項目|章|節|セクション|箇条書き)|(?:一文|1文|一行|1行)(?:は|を|の長さは|あたり|につき|が))[^。、]{0,6}`,
  partAfter: String.raw`(?:ずつ|ごと)`,
  givenBefore: String.raw`(?:第|次の|上記の|以下の|最初の|最後の|この|その)`,
  givenAfter: '(?!)',
  functionWords: '(?:)',
  listJoint: String.raw`\s?(?:[、,・/と]|および|または|や|か)?\s?`,
}
