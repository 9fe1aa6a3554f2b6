import type { Measurement } from '../../constraints/constraint.ts'

const CODE_LANGUAGE =
  /\b(?:python|javascript|typescript|java|kotlin|swift|rust|golang|ruby|php|perl|scala|haskell|bash|powershell|lua|dart|elixir|clojure|matlab|sql|html|css|react|vue|angular|svelte|node(?:\.?js)?|django|flask|express|rails|laravel|spring|dockerfile|terraform|yaml|jq|awk|sed|regex(?:p)?|c\+\+|cpp)(?![\p{Script=Latin}\p{N}])|\bc#|\b(?:in|en) (?:go|c|r|shell)\b|\b(?:go|c|r|shell) (?:function|program|script|struct|code|class|method)|\.net\b|파이썬|자바스크립트|자바|タイプスクリプト|パイソン/iu
const CODE_NOUN =
  /\b(?:functions?|class(?:es)?|scripts?|programs?|code|methods?|components?|quer(?:y|ies)|regex(?:es)?|regular expressions?|endpoints?|apis?|modules?|algorithms?|snippets?|structs?|interfaces?|macros?|stylesheets?|middlewares?|decorators?|hooks?|unit tests?|one-liners?|command|schema|tables?|fonctions?|classes?|programmes?|requêtes?|composants?|méthodes?|algorithmes?|funci(?:ón|ones)|clases?|programas?|consultas?|componentes?|métodos?|algoritmos?)\b|関数|クラス|スクリプト|プログラム|コード|クエリ|メソッド|함수|클래스|스크립트|프로그램|코드|쿼리|메서드/iu
const SURE_CODE_NOUN =
  /\b(?:functions?|regex(?:es)?|regular expressions?|endpoints?|rest apis?|code snippets?|source code|sql quer(?:y|ies)|stylesheets?|middlewares?|unit tests?|linked list|binary search|fonctions?|funci(?:ón|ones))\b|関数|クラスを|함수|클래스를/iu
const CODE_MADE =
  /\b(?:write|create|build|make|generate|code|implement)\s+(?:me\s+)?(?:an?\s+|some\s+|the\s+)?(?:\p{L}+\s+)?(?:html|css|sql|regex|dockerfile|bash|yaml|terraform)\b/iu
const MAKING =
  /\b(?:write|create|implement|build|code|develop|generate|make|give me|show me|fix|refactor|convert|rewrite|design|program|add|écri(?:s|vez|re)|crée[zr]?|implémente[zr]?|développe[zr]?|génère|fai(?:s|tes)|escrib[ae]|crea|implement[ae]|desarroll[ae]|gener[ae]|haz|need|want)\b|書い|作成|作っ|実装|작성|구현|만들|짜/iu
const EXPLAINING =
  /^\s*(?:please |can you |could you )?(?:explain|describe|what|why|how (?:do(?:es)?|is|are|can|to)|compare|discuss|list|when|which|summari[sz]e|explique|décri|pourquoi|comment|qu|compare|liste|qué|por qué|cómo|describ|enumer)/iu

/** True when the prompt asks for program code (not only for something about it). */
export function asksForCode(prompt: string, measurements: readonly Measurement[]): boolean {
  const head = prompt.slice(0, 3000)
  if (
    measurements.some(
      ({ constraint }) => /code/iu.test(constraint.id) && constraint.arguments['language'] !== undefined,
    )
  )
    return true
  if (EXPLAINING.test(head) || !MAKING.test(head)) return false
  if (CODE_MADE.test(head)) return true
  if (!CODE_NOUN.test(head)) return false
  return CODE_LANGUAGE.test(head) || SURE_CODE_NOUN.test(head)
}

/** True when the prompt speaks of programs, so that code may answer it. */
export function isAboutCode(prompt: string): boolean {
  const head = prompt.slice(0, 3000)
  return (
    CODE_LANGUAGE.test(head) ||
    CODE_NOUN.test(head) ||
    /[`{};=<>$|]/u.test(head) ||
    COMPUTING.test(head) ||
    LATIN_TERM.test(head)
  )
}

/** A Latin word in East Asian text: the name of a tool or a format. */
const LATIN_TERM =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]\s?[A-Za-z]{2,}|[A-Za-z]{2,}\s?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u

const COMPUTING =
  /(?<!\p{L})(?:command|terminal|shell|thread|counter|loop|variable|array|string|server|database|cache|queue|stack|parser|app|bot|website|page|log|test|template|button|form|linux|git|docker|json|xml|csv|yaml|ascii|formula|excel|script|file|config\w*|commande|fichier|formule|comando|archivo|fórmula)s?(?!\p{L})|コマンド|ファイル|数式|명령|파일|수식/iu

/** True when the answer is to be in verse, which stands in lines. */
export function asksForVerse(prompt: string): boolean {
  return /\b(?:write|compose|create|écri\w+|compose|escrib\w+)\b.{0,40}\b(?:poems?|haikus?|limericks?|sonnets?|poèmes?|poemas?|sonetos?)\b|(?:詩|俳句)を書|시를 (?:써|쓰|지)/iu.test(
    prompt.slice(0, 2000),
  )
}

/** True when the prompt asks for several short things ("name three fruits", "suggest a title"). */
export function mayBeList(prompt: string): boolean {
  return /\b(?:list|name (?:a|an|one|two|three|four|five|six|ten|\d+|some|any|all|the|me|your)|suggest|suggestions|brainstorm|give me|give (?:some|a few|two|three|four|five|\d+|examples)|recommend|recommendations?|enumerate|(?:ideas?|names?|titles?|slogans?|gifts?) (?:for|of)|liste[zr]?|donne[zr]?|propose[zr]?|suggère|recommande[zr]?|conseille[zr]?|cite[zr]?|nomme[zr]?|lista|nombra|sugiere|recomienda|recomiéndame|enumera|dame|nenne|liste|empfiehl|cite|recomende|elenca|consiglia)\b|(?<!\p{L})(?:énumère|énumérez|перечисли|назови|посоветуй|порекомендуй|اذكر|عدد)(?!\p{L})|挙げ|提案|列挙|おすすめ|나열|추천|제안|列出|推荐|列举/iu.test(
    prompt.slice(0, 2000),
  )
}

/** True when names or titles are asked for, which share no word with the prompt. */
export function asksForNames(prompt: string): boolean {
  return /(?<!\p{L})(?:names?|titles?|books?|novels?|films?|movies?|songs?|albums?|bands?|series|shows?|games?|apps?|authors?|artists?|cities|countries|slogans?|noms?|titres?|livres?|romans?|chansons?|jeux|séries?|villes?|pays|nombres?|títulos?|libros?|novelas?|películas?|canciones|juegos|ciudades|países)(?!\p{L})|名前|タイトル|題名|本を|小説|映画|曲|ゲーム|이름|제목|책|소설|영화|노래|게임/iu.test(
    prompt.slice(0, 2000),
  )
}

/** True when the answer is to be in other words than the prompt: a translation. */
export function asksForTranslation(prompt: string): boolean {
  return /\btranslat(?:e|ion)\b|\btradui\w*|\btraducti\w*|\btraduc\w*|翻訳|訳して|번역|\b(?:in|into|to) (?:french|spanish|german|italian|japanese|korean|chinese|portuguese|russian|arabic|hindi|dutch|english|latin|greek|polish|turkish|thai|vietnamese|swedish)\b|\ben (?:anglais|espagnol|allemand|italien|japonais|coréen|chinois|français|inglés|francés|alemán|italiano|japonés|coreano|chino|español)\b|(?:英|日本|韓国|中国|フランス|スペイン|ドイツ|タイ|アラビア|ロシア)語|(?:영|일본|프랑스|스페인|독일|중국|한국)어/iu.test(
    prompt.slice(0, 4000),
  )
}

/** True when the prompt asks to rate something, so that a rating in the response is its answer. */
export function isAboutGrading(prompt: string): boolean {
  return /\b(?:rate(?![- ]limit)|grade|score|evaluate|critique|note[zr]|évalue[zr]?|califica|evalúa|puntúa)\s|\b(?:rating|grading|scores?|graded|prompt injections?|jailbreaks?|on a scale)\b|\b(?:check|review|verify|assess|judge|compare|feedback|improve|is|are|does|do)\b[^.?!\n]{0,40}\b(?:answers?|responses?|repl(?:y|ies)|outputs?|submissions?)\b|採点|評価し|채점|평가해|점수를/iu.test(
    prompt.slice(0, 4000),
  )
}

/** True when a sign without a letter can be the answer: one is asked for, and the response is one. */
export function isAskedSign(prompt: string, response: string): boolean {
  const asks =
    /\b(?:which|what|just|only|single|one|two|three|four|five|exactly|\d+|reply|respond|answer|with an?|using an?|an?)\b[^.?!\n]{0,40}\b(?:emojis?|emoticons?|symbols?|operators?|punctuation marks?|smileys?|thumbs[- ]up)\b|\b(?:émoji|symbole|opérateur|emoji|símbolo|operador)\b|絵文字|記号|演算子|이모지|기호|연산자/iu
  return (
    asks.test(prompt.slice(0, 4000)) && /^\s*(?:\p{Extended_Pictographic}|[-+*/%=<>&|!?@#^~]{1,3}\s*$)/u.test(response)
  )
}

/** True when the answer speaks to somebody or advertises, so that courtesy and encouragement belong to it. */
export function asksForAddress(prompt: string): boolean {
  return /\b(?:e-?mails?|letters?|messages?|notes?|cards?|invitations?|speech(?:es)?|toasts?|eulog(?:y|ies)|posts?|tweets?|captions?|ads?|adverts?|advertisements?|slogans?|taglines?|newsletters?|announcements?|dialogues?|scripts?|thank|greet\w*|compliments?|quotes?|affirmations?|courriels?|lettres?|messages?|mots?|cartes?|discours|annonces?|publicités?|dialogues?|remerci\w*|félicit\w*|correos?|cartas?|mensajes?|notas?|tarjetas?|discursos?|anuncios?|diálogos?|agradec\w*|felicit\w*)\b|メール|手紙|文面|メッセージ|挨拶|スピーチ|広告|招待|お礼|台詞|会話|이메일|메일|편지|문자|메시지|쪽지|인사|연설|축사|광고|초대|대화/iu.test(
    prompt.slice(0, 2000),
  )
}

/** True when headings may be all there is to an answer. */
export function asksForOutline(prompt: string): boolean {
  return /\b(?:outlines?|headings?|headers?|sections?|titles?|agenda|table of contents|templates?|plan|sommaire|rubriques?|titres?|sections?|esquema|encabezados?|secciones|títulos?|índice)\b|見出し|目次|構成|제목|목차|개요/iu.test(
    prompt.slice(0, 2000),
  )
}

/** True when the prompt hands over a text to work on, whose words the answer is made of. */
export function handsOverText(prompt: string): boolean {
  return /\b(?:summari[sz]e|summary|rewrite|rephrase|paraphrase|shorten|edit|proofread|correct|fix|improve|simplify|extract|resume[zr]?|résum\w+|reformul\w+|corrig\w+|resum\w+|reescrib\w+|corrig\w+)\b|要約|書き換|言い換|直し|要旨|요약|고쳐|바꿔/iu.test(
    prompt.slice(0, 2000),
  )
}

/** True when the answer is to be made up, so that it may well not use the prompt's own words. */
export function isCreative(prompt: string): boolean {
  return /\b(?:poems?|haikus?|limericks?|songs?|lyrics|stor(?:y|ies)|tales?|jokes?|riddles?|raps?|sonnets?|slogans?|taglines?|poèmes?|chansons?|histoires?|contes?|blagues?|devinettes?|poemas?|canci(?:ón|ones)|cuentos?|historias?|chistes?|adivinanzas?|eslogan)\b|詩|俳句|物語|歌詞|小説|冗談|なぞなぞ|시를|시 |하이쿠|이야기|노래|농담|수수께끼|소설/iu.test(
    prompt.slice(0, 2000),
  )
}

const EXPLANATION =
  /\b(?:explain|describe|tell me about|why|how (?:do|does|did|can|could|should|to|is|are)|expliqu\w+|décri\w+|pourquoi|comment|explica\w*|describ\w*|por qué|cómo)\b|説明|なぜ|どのように|설명|왜|어떻게/iu

/** True when the prompt asks for an explanation, so that an answer has to say something of its own. */
export function asksForExplanation(prompt: string): boolean {
  return (
    EXPLANATION.test(prompt.slice(0, 2000)) &&
    !/\b(?:write|compare|list|name|poem|story|table)\b/iu.test(prompt.slice(0, 2000))
  )
}

/** The prompt without the names of programming languages. */
export function withoutCodeLanguages(prompt: string): string {
  return prompt.replace(new RegExp(CODE_LANGUAGE.source, `${CODE_LANGUAGE.flags}g`), ' ')
}
