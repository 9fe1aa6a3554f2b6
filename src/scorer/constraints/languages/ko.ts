import type { LanguageTable } from './language-table.ts'

const native: Readonly<Record<string, number>> = {
  한: 1,
  하나: 1,
  두: 2,
  둘: 2,
  세: 3,
  셋: 3,
  네: 4,
  넷: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
  열: 10,
  열한: 11,
  열두: 12,
  열다섯: 15,
  스무: 20,
  스물: 20,
  서른: 30,
  마흔: 40,
  쉰: 50,
  백: 100,
  천: 1000,
}

/** "Two or three": one word for both. */
const pairs: Readonly<Record<string, readonly [number, number]>> = {
  한두: [1, 2],
  두세: [2, 3],
  두어: [2, 3],
  서너: [3, 4],
  너댓: [4, 5],
  네댓: [4, 5],
  네다섯: [4, 5],
  대여섯: [5, 6],
  예닐곱: [6, 7],
}

function readNumber(text: string): number | null {
  if (/^\d/.test(text)) return parseInt(text.replaceAll(',', ''), 10) * (text.endsWith('만') ? 10_000 : 1)
  return pairs[text]?.[0] ?? native[text] ?? null
}

const names = [...Object.keys(native), ...Object.keys(pairs)].toSorted((a, b) => b.length - a.length).join('|')
const counter = String.raw`(?:개|가지|건|항목|마디|편|곳|명|점|군데|권)`

export const ko: LanguageTable = {
  hasSpaces: false,
  number: String.raw`(?:\d{1,3}(?:,\d{3}){1,3}|\d{1,4}만(?= ?(?:자|글자|단어))|\d{1,9}|(?<=[가-힣] )(?<!중 )(?:하나|둘|셋|넷)(?=만|[을를로와랑,.]|$)|(?<![가-힣])(?:${names})(?= ?(?:개|가지|번|회|문장|문단|단락|단어|글자|줄|항목|단계|섹션|장|부분|마디|행|점|편|질문|이모지|글머리|곳|명|권|군데)))`,
  readNumber,
  pairs,
  before: [
    ['at least', String.raw`(?:최소한?|적어도|못해도)`],
    ['at most', String.raw`(?:최대한?|많아도|많아야|길어도|길어야)`],
    ['exactly', String.raw`(?:정확히|딱|꼭|오직|단)`],
    ['around', String.raw`(?:약|대략|대강|한)`],
  ],
  after: [
    ['at least', String.raw`\s?${counter}?\s?(?:이상|넘게)`],
    [
      'at most',
      String.raw`\s?${counter}?\s?(?:이하|이내|까지|(?:을|를)? ?(?:(?:넘|초과하|넘기)지 ?(?:않|마|말)|(?:넘으|초과하|넘기)면 ?안)|안 ?넘)`,
    ],
    ['less than', String.raw`\s?${counter}?\s?(?:미만|보다 적)`],
    ['more than', `\\s?${counter}?\\s?(?:초과)`],
    ['around', String.raw`\s?${counter}?\s?(?:정도|내외|쯤|가량|안팎)`],
    ['exactly', String.raw`\s?${counter}?\s?정확히|만(?![가-힣])`],
  ],
  rangeJoint: String.raw`\s?(?:${counter}|단어|문장|글자|자|문단|단락|줄)?\s?(?:에서|부터|~|〜|-|–)\s?`,
  rangeBefore: '(?:)',
  gap: String.raw`\s?${counter}?(?:의)?\s?(?:이상|이하|이내|미만|정도)?(?:의|인)?\s?(?:(?![가-힣]{0,5}(?:로|에서|에|고|며|없이)\s)[가-힣]{1,6}\s){0,2}?`,
  backGap: String.raw`(?:\s?수)?(?:을|를|은|는|이|가|으로|로)?\s?(?:총|전체|모두|합쳐서?)?\s?`,
  times: String.raw`\s?(?:번|회|차례)`,
  adverbs: {},
  negationBefore: '',
  negationAfter: String.raw`(?:(?:사용하지|쓰지|넣지|포함하지|포함시키지|언급하지|하지|나오지|들어가지|등장하지|쓰이지|사용되지) ?(?:마|말|않)|(?:쓰면|사용하면|사용해서는|넣으면|들어가면) ?안|금지(?!한 |하는 |했)|피하|피해|제외|빼고|빼 ?(?:주|줘|라)|빼세|없이|없는|없어야)`,
  negatedCount: String.raw`(?:은|는|을|를)?\s?(?:사용|포함|쓰|넣|언급)(?:하지|지) ?(?:마|말|않)`,
  contrary: String.raw`(?:이상|이하|만 ?사용|(?:포함|사용|언급|활용|작성|강조)하(?:고|되|며)|(?:쓰|넣으?)(?:고|되|며)|넣고)`,
  partBefore: String.raw`(?<![가-힣])(?:각|각각의|매|한)\s?[^.,]{0,8}`,
  partAfter: String.raw`\s?(?:씩|마다)`,
  givenBefore: String.raw`(?:제|다음|위의|아래의|첫|마지막|(?<!없)이|그)\s?`,
  givenAfter: '(?!)',
  functionWords: '(?:)',
  listJoint: String.raw`\s?(?:[,、/·]|와|과|및|또는|이나|나|그리고|하고|랑)?\s?(?:단어 )?`,
}
