import type { PromptLanguage } from './language-table.ts'

/** Code, then the name in English, French, Spanish, Japanese and Korean; other spellings after a slash. Folded. */
const rows = String.raw`
en english anglais/anglaise inglés/inglesa/ingles 英語 영어
fr french français/française/francais francés/francesa/frances フランス語/仏語 프랑스어/불어
es spanish/castilian espagnol/espagnole español/española/espanol/castellano スペイン語 스페인어
de german allemand/allemande alemán/alemana/aleman ドイツ語/独語 독일어
it italian italien/italienne italiano/italiana イタリア語 이탈리아어
pt portuguese portugais/portugaise portugués/portuguesa/portugues ポルトガル語 포르투갈어
nl dutch néerlandais/néerlandaise holandés/neerlandés オランダ語 네덜란드어
sv swedish suédois/suédoise sueco スウェーデン語 스웨덴어
da danish danois/danoise danés デンマーク語 덴마크어
no norwegian norvégien/norvégienne noruego ノルウェー語 노르웨이어
fi finnish finnois/finlandais finés/finlandés フィンランド語 핀란드어
pl polish polonais/polonaise polaco ポーランド語 폴란드어
cs czech tchèque checo チェコ語 체코어
sk slovak slovaque eslovaco スロバキア語 슬로바키아어
hu hungarian hongrois/hongroise húngaro ハンガリー語 헝가리어
ro romanian roumain/roumaine rumano ルーマニア語 루마니아어
bg bulgarian bulgare búlgaro ブルガリア語 불가리아어
el greek grec/grecque griego ギリシャ語/ギリシア語 그리스어
ru russian russe ruso/rusa ロシア語 러시아어
uk ukrainian ukrainien/ukrainienne ucraniano ウクライナ語 우크라이나어
sr serbian serbe serbio セルビア語 세르비아어
hr croatian croate croata クロアチア語 크로아티아어
sl slovenian/slovene slovène esloveno スロベニア語 슬로베니아어
lt lithuanian lituanien/lituanienne lituano リトアニア語 리투아니아어
lv latvian letton/lettonne letón ラトビア語 라트비아어
et estonian estonien/estonienne estonio エストニア語 에스토니아어
tr turkish turc/turque turco トルコ語 터키어/튀르키예어
ar arabic arabe árabe/arabe アラビア語 아랍어
he hebrew hébreu hebreo ヘブライ語 히브리어
fa persian/farsi persan/persane/farsi persa/farsi ペルシャ語/ペルシア語 페르시아어
ur urdu ourdou urdu ウルドゥー語 우르두어
hi hindi hindi hindi ヒンディー語/ヒンズー語 힌디어
bn bengali/bangla bengali bengalí ベンガル語 벵골어
pa punjabi/panjabi pendjabi/punjabi punyabí/punjabi パンジャブ語/パンジャーブ語 펀자브어
gu gujarati gujarati guyaratí/gujarati グジャラート語 구자라트어
ta tamil tamoul tamil タミル語 타밀어
te telugu télougou/telugu telugu テルグ語 텔루구어
kn kannada kannada canarés/kannada カンナダ語 칸나다어
ml malayalam malayalam malayalam マラヤーラム語 말라얄람어
mr marathi marathi marathi/maratí マラーティー語 마라티어
ne nepali népalais/népali nepalí ネパール語 네팔어
si sinhala/sinhalese cinghalais cingalés シンハラ語 싱할라어
th thai thaï/thaïlandais tailandés タイ語 태국어
vi vietnamese vietnamien/vietnamienne vietnamita ベトナム語 베트남어
id indonesian indonésien/indonésienne indonesio インドネシア語 인도네시아어
ms malay malais/malaise malayo マレー語 말레이어
tl tagalog/filipino tagalog tagalo タガログ語/フィリピノ語 타갈로그어
sw swahili/kiswahili swahili suajili スワヒリ語 스와힐리어
ja japanese japonais/japonaise japonés/japonesa/japones 日本語 일본어/일어
ko korean coréen/coréenne/coreen coreano/coreana 韓国語/朝鮮語 한국어/한글
zh chinese/mandarin chinois/chinoise/mandarin chino/mandarín 中国語 중국어
la latin latin latín ラテン語 라틴어
ca catalan catalan catalán カタルーニャ語/カタロニア語 카탈루냐어
eo esperanto espéranto esperanto エスペラント語 에스페란토어
af afrikaans afrikaans afrikáans アフリカーンス語 아프리칸스어
`

const columns: Readonly<Record<PromptLanguage, number>> = { en: 1, fr: 2, es: 3, ja: 4, ko: 5 }
const table = rows
  .trim()
  .split('\n')
  .map((row) => row.split(' '))

/** In each prompt language, the code of every language by its names, as they stand in folded text. */
export const codesByName: Readonly<Record<PromptLanguage, ReadonlyMap<string, string>>> = {
  en: namesIn('en'),
  fr: namesIn('fr'),
  es: namesIn('es'),
  ja: namesIn('ja'),
  ko: namesIn('ko'),
}

function namesIn(language: PromptLanguage): ReadonlyMap<string, string> {
  return new Map(
    table.flatMap((row) =>
      (row[columns[language]] ?? '').split('/').map((name): [string, string] => [name, row[0] ?? '']),
    ),
  )
}

/** A pattern of all names in one prompt language, longest first. */
export function namesPattern(language: PromptLanguage): string {
  return Array.from(codesByName[language].keys())
    .toSorted((a, b) => b.length - a.length)
    .join('|')
}

const isoNames = new Map(table.map((row) => [row[0], row]))

/** The name of a language in a language of verdicts; the code where it is not known. */
export function nameOfLanguage(code: string, language: 'en' | 'fr' | 'ko'): string {
  const name = (isoNames.get(code)?.[columns[language]] ?? code).split('/')[0] ?? code
  return language === 'en' ? name.charAt(0).toUpperCase() + name.slice(1) : name
}
