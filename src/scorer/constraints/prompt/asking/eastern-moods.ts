import type { Clause, PromptText } from '../prompt-text.ts'

/** How a Japanese or Korean sentence ends says whether it asks for something. */
type Moods = {
  script: RegExp
  /** Endings of commands, wishes and duties. */
  request: RegExp
  /** Of those, duties: they are somebody's own where the prompt goes on to ask about them and commands nothing. */
  duty: RegExp
  question: RegExp
  /** Endings of sentences that tell. */
  telling: RegExp
  /** What is told of the answer itself is asked of it. */
  answer: RegExp
  /** After what somebody said or laid down. */
  reported: RegExp
  /** What need not be. */
  waived: RegExp
  /** Right after a length or a shape, where it is how the question is to be answered. */
  adjunct: RegExp
  /** Persons and things that do something: what they do is told. */
  actors: RegExp
}

const japanese: Moods = {
  script: /[\u3040-\u30FF]/u,
  request:
    /(?:ください|下さい|頂戴|ちょうだい|お願い(?:し|致|いた)?\p{L}*|おねがい\p{L}*|せよ|しろ|なさい|くれ|たまえ|[てで](?:ね|よ|な)?|ましょう|て(?:ほしい|欲しい)(?:です|んです(?:が|けど)?)?|(?:もらえ|いただけ|頂け|くれ|くださ|下さ)(?:ます|ません|る|ない)(?:でしょう)?か|もらえる|くれる|こと(?:とする|にする)?|必要が(?:ある|あります)|こと(?:が必要|が条件)(?:です)?|なければ(?:なりません|ならない|いけません|いけない)|ては(?:いけません|いけない|なりません|ならない|だめ|ダメ)(?:です)?|べき(?:です|である)?|(?:もの|よう)(?:と|に)(?:する|します)|希望(?:します|です)?|厳禁(?:です)?|禁止(?:です)?|不可(?:です)?|不要(?:です)?|なし|で(?:十分|充分|結構|大丈夫)(?:です)?|のみ|だけ|まで|以内|以上|以下|程度|未満|必須|必ず|たい(?:です)?|(?<!ば)いい(?:です)?|助かります|嬉しいです|幸いです)[。.!！\s」』)）〜~]*$/u,
  duty: /(?:必要が(?:ある|あります)|なければ(?:なりません|ならない|いけません|いけない)|べき(?:です|である)?|(?:もの|よう)(?:と|に)(?:する|します)|禁止(?:です)?|不可(?:です)?)[。.!！\s」』)）]*$/u,
  question: /(?:[?？]|か|かな|かしら|でしょう|だろう|(?<=[るたいすうくつぬむん])の)[。.?？!！\s」)）]*$/u,
  telling:
    /(?:です|ます|ました|ません(?:でした)?|でした|だった|である|(?<=[\p{L}])だ|ている|ていた|ない|った|した|[いきえけせめれ]た|する|ある|れる|られる|らしい|そうだ|けど|けれど|のだ|ですね|ますね|ですよ|ますよ|よね|なんだ|んだ)[。.!！\s」)）]*$/u,
  answer: /(?:回答|応答|返答|出力)(?:は|を|に|の|全体|では|には|も)|(?<!の)(?:答え|返事|本文|文章|返信)(?:は|全体)/u,
  reported:
    /(?:と|って|ように|よう|ことに|ことと)(?:言われ|言っ|言い|言う|いわれ|書かれ|書いてあ|頼まれ|指示|求め|要求|注意され|怒られ|命じ|教わ|なって|定め|決ま|規定)|という(?:条件|規則|規定|ルール|決まり|制限|課題|宿題|指示|指定|要望|問い合わせ|注文|依頼)|(?:制限|限定|義務づけ|義務付け|禁止|規定|要求|制約)する(?:法|規則|規定|ルール|条例|会社|学校|サイト|アプリ|システム)|(?:の|な)(?:条件|規則|規定|ルール|決まり|制限|課題|宿題)(?:です|だ|が|で|に)/u,
  waived:
    /^[^。、\n]{0,16}?(?:なくて(?:も)?(?:いい|良い|よい|構|かま|大丈夫)|ても(?:いい|良い|よい|構|かま|大丈夫)|必要は(?:ない|あり))/u,
  adjunct:
    /^(?:で(?:言うと|いうと|言えば|まとめると|表すと)?|にて|くらいで|ぐらいで|程度で|以内で)?(?:、|\s*[?？]|[）)]|だけ(?!の)|でお願い)/u,
  actors:
    /(?:彼|彼女|上司|先生|教師|社長|部長|課長|友人|友達|同僚|母|父|兄|姉|弟|妹|娘|息子|夫|妻|子供|作者|著者|作家|詩人|主人公|監督|顧客|お客様|客|ボット|アプリ|サイト|システム|サーバー|フォーム|ツール|規則|規定|法律|会社|学校|この(?:詩|小説|本|歌|映画|作品|文書)|俳句|短歌|川柳|ソネット)(?:さん|様|たち)?(?:は|が|では|には|も)/u,
}

const korean: Moods = {
  script: /[\uAC00-\uD7A3]/u,
  request:
    /(?:주세요|주십시오|주시오|주실래요|주실 수 \p{L}+|주시겠\p{L}*|주시면 \p{L}+|줘|줘요|줄래|줄래요|주라|줄 수 있\p{L}*|하세요|[으]?세요|십시오|시오|하라|해라|써라|[어아]라|하자|마|마요|말아|말아요|마라|말 ?것|[할를울슬쓸될] ?것|것|바랍니다|바래요?|바람|부탁\p{L}*(?: \p{L}+)?|해야 ?(?:합니다|해요?|한다|함|돼요?|됩니다)|[어아]야 ?(?:합니다|해요?|한다|함|돼요?|됩니다)|안 ?(?:됩니다|돼요?|된다|됨)|하면 좋겠\p{L}*|좋겠\p{L}*|싶어요?|싶습니다|원해요?|원합니다|필요해요?|필요합니다|하기|보기|봐|봐요|볼래|합시다|ㅂ시다|금지|제외|없이요?|(?:이?면|으?로) ?(?:충분\p{L}*|족\p{L}*)|이내|이하|이상|정도|만|로만|로|까지|돼|된다|됩니다|됨|빼고)요?[.!~\s^ㅎㅋ;?]*$/u,
  duty: /(?:[해아어여]야 ?(?:합니다|해요?|한다|함|돼요?|됩니다)|안 ?(?:됩니다|돼요?|된다|됨)|필요해요?|필요합니다|금지|된다|됩니다|싶어요?)[.!~\s]*$/u,
  question:
    /(?:\?|？|(?:까요?|나요|가요|은가|는가|니|냐|냐고|지요?|죠|을까|ㄹ까|뭐야|뭐예요|어때요?|뭘까|왜일까|되나|하나|하지))[.?？!~\s]*$/u,
  telling:
    /(?:[습입합됩갑옵납랍]니다|였다|했다|한다|이다|있다|없다|된다|[했었았였갔왔셨됐]어요?|있어요?|없어요?|이야|예요|이에요|[대래]요?|더라|거든요?|는데요?|인데요?|라서|[해써봐돼져려와가라워러네]요?)[.!~\s]*$/u,
  answer:
    /(?:답변|응답|대답|출력)(?:은|는|을|를|이|에|의|에는|전체)|(?:답장|답글|회신)(?:은|는)|(?:^|[\s,])답(?:은|을|에는)|(?:전체|모든|각) ?(?:답|문장|문단|단락|단어|글|줄|항목|섹션|내용)/u,
  reported:
    /(?:라|다|자|냐|달라|말라|달래|으라)고 ?(?:했|하|해서|해요|한|요구|부탁|말씀|말했|말하(?!지)|시켰|시키|지시|들었|적혀|되어|돼|써|쓰여|그래|합니다)|(?:하|쓰|넣|답하|줄이|달|말|써|해|야 한|여야 한|한|된|든|있|없)(?:라는데|라던데|라니까|랍니다|래요?|대요?|다는데|다던데|다네요?)(?![가-힣])|(?:이라는|라는|다는) (?:조건|규칙|규정|제한|과제|숙제|지시|요청|요구|문의)|(?:제한|요구|금지|규정|강제)하는 (?:법|규칙|규정|회사|학교|앱|사이트|시스템|정책)|(?:숙제|과제)(?:를|가|로)/u,
  waived:
    /^[^.,\n]{0,16}?(?:지 ?않아도|안 ?[가-힣]{1,4}도 ?(?:돼|됩|괜찮|좋)|[아어]도 ?(?:돼|됩|괜찮|좋)|필요(?:는|가)? ?없)/u,
  adjunct: /^(?:으?로|으?로만|만)?\s*(?:,|\?|？|\))/u,
  actors:
    /(?:상사|동료|직원|후배|선배|이웃|의사|기자|학생|아이|애인|남자 ?친구|여자 ?친구|조카|삼촌|이모|고모|룸메이트|면접관|편집자|선생님|교수님?|사장님?|부장님?|팀장님?|친구|엄마|아빠|어머니|아버지|할머니|할아버지|형|누나|언니|오빠|동생|아들|딸|남편|아내|고객(?:님)?|손님|회사|학교|작가|저자|시인|주인공|감독|봇|챗봇|앱|사이트|시스템|서버|폼|도구|프로그램|규정|규칙|법|법률|정책|지침|공모전|대회|하이쿠|시조|소네트|사람들?|그|그녀|걔|우리 [가-힣]{1,5}|이 (?:시|소설|책|노래|영화|작품)|책의 [가-힣 ]{1,8})(?: [가-힣0-9]{1,3}){0,2}(?:이|가|은|는|께서|께서는|에서|에서는|에서도|에는|도|들은|들이) /u,
}

/**
 * Does a Japanese or Korean sentence tell or ask about what stands at `start` to `end` of it? Verbs come last there, so that
 * how it ends tells it.
 */
export function isToldInEast(
  prompt: PromptText,
  clause: Clause,
  { start, end, mayAdjoinQuestion }: { start: number; end: number; mayAdjoinQuestion: boolean },
): boolean {
  const moods = [korean, japanese].find(({ script }) => script.test(clause.text))
  if (!moods) return false
  // "대문자로 대답해: What is …?": the sentence ends before what it speaks of.
  const colon = /[:：]/.exec(clause.text.slice(end))?.index
  const command = colon === undefined ? '' : clause.text.slice(0, end + colon)
  const text = command !== '' && (moods.request.test(command) || ANSWERING.test(command)) ? command : clause.text
  const rest = text.slice(end)
  const sentence = /^[^.!?？。！\n]*[.!?？。！]*/u.exec(rest)?.[0] ?? rest
  if (moods.reported.test(sentence) || moods.waived.test(rest)) return true
  // "According to the rules": what follows is theirs.
  if (/(?:によると|によれば|に従うと|에 따르면|에 의하면)/u.test(text.slice(0, start))) return true
  const isRequest =
    moods.request.test(text) && !(moods.duty.test(text) && isBackground(prompt, moods) && !moods.answer.test(text))
  const hasActor = moods.actors.test(text.slice(0, start))
  if (isRequest) return false
  if (moods.answer.test(text)) return false
  if (moods.question.test(text)) return !(mayAdjoinQuestion && moods.adjunct.test(rest))
  // 해, 써 and the like also command, when nobody is named who does it.
  const isCasual = /[해써봐돼려와가라줘러여쳐켜겨]요?[.!~\s]*$/u.test(text)
  if (moods === japanese) return moods.telling.test(text) && !RULE.test(text)
  if (hasActor || isPast(text)) return true
  if (ANSWERING.test(text)) return false
  if (SETTING.test(text)) return false
  return isBackground(prompt, moods) || (moods.telling.test(text) && !isCasual)
}

/** Korean verbs in the past have a doubled s under their last syllable but one: 썼어, 갔다. */
function isPast(text: string): boolean {
  const last = /[가-힣]{1,6}[.!?~\s"”']*$/u.exec(text)?.[0] ?? ''
  return /\u11BB(?:\u110B|\u1103|\u1102|\u110C|\u1109)/u.test(last.normalize('NFD'))
}

/** 답해, 말해: what an assistant does. */
const ANSWERING = /(?:답|대답|응답|설명|요약|말|소개|작성|정리|써|적어|알려)(?:해|줘)?[.!~\s]*$/u

/** A line of a list of rules: ・絵文字を使わない */
const RULE = /^\s*[-*・•].{2,120}(?:ない|[うくすつぬむるぐぶ])[。\s]*$/u
/** 길이: 3~5문장 */
const SETTING =
  /^[\s*•\d.)-]*(?:길이|분량|글자 ?수|형식|포맷|언어|출력|답변|응답|규칙|조건|제한|스타일|구성|문장 ?수)(?: [가-힣]{1,4})?[:：]/u

/** Only tells something and asks about it. */
function isBackground({ clauses }: PromptText, { request, duty, question }: Moods): boolean {
  return (
    clauses.some(({ text }) => question.test(text) && !request.test(text)) &&
    !clauses.some(({ text }) => request.test(text) && !duty.test(text))
  )
}
