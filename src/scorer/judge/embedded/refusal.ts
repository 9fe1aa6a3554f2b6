import { sentencesOf } from './sentences.ts'
import { distinct } from './topic.ts'
import { wordsOf } from './words.ts'

const REFUSALS: readonly RegExp[] = [
  /\b(?:i|we) (?:can |may |am able to |are able to )?only (?:able to )?(?:help|assist|answer|discuss|talk|respond|provide|support)\b|\b(?:i['’]m|i am|we['’]re|we are) only (?:able|allowed|here) to\b/iu,
  /^(?:sorry,? |hmm,? |honestly,? )?(?:i (?:really |honestly )?(?:do not|don['’]t) (?:know|have (?:an|any|the) (?:answer|idea|information))|no idea|i have no idea|i(?:['’]m| am) not (?:really )?sure|can['’]t say|je ne sais pas|je l['’]ignore|aucune idée|no (?:lo )?sé|ni idea|keine ahnung|(?:das )?weiß ich nicht|ich weiß (?:es |das )?nicht|не знаю|я не знаю|我不知道|不知道|لا أعرف|لا أعلم)(?:[\s,]+(?:about|of|the|that|this|it|anything|answer|what|how|to|sorry|really|at all|for sure|either|ça|cela|eso|leider)){0,5}[^\p{L}]{0,3}$|^(?:わかりません|分かりません|知りません|모르겠습니다|잘 모르겠어요?|모릅니다)[。.]?$/iu,
  /\b(?:i|we)(?:['’]m| am|['’]re| are)?(?: (?:really|very|so|truly|afraid|sorry|terribly))*,? ?(?:but )?(?:(?:i|we) )?(?:can(?:no|['’]?)t|can not|could ?n['’]?t|won['’]?t|will not|am unable|(?:am|are|['’]m|['’]re) (?:not able|unable|not allowed|not permitted|not comfortable)|unable|do(?: not|n['’]?t) feel comfortable|must (?:decline|refuse)|(?:have to|will) (?:decline|refuse)|decline|refuse)\b.{0,60}\b(?:help|assist|do|answer|provide|fulfil|fulfill|comply|complete|write|create|generate|support|respond|share|that|this|with|discuss|engage|continue|process|give|offer|talk)\b/iu,
  /^(?:i['’]?m |i am |we['’]re )?(?:so |very )?(?:sorry|apologies|my apologies|i apologi[sz]e|unfortunately)\b.{0,40}\b(?:can(?:no|['’]?)t|can not|unable|not able|won['’]?t|not allowed|not possible|decline)\b/iu,
  /\bas an? (?:ai|artificial intelligence|language model|ai language model|assistant)\b.{0,80}\b(?:can(?:no|['’]?)t|can not|unable|not able|do(?: not|n['’]t)|am not)\b/iu,
  /\b(?:that|this|it)(?:['’]s| is) (?:not something i can|beyond what i can|against my|outside (?:of )?my)\b/iu,
  /\b(?:no comment|i(?:['’]d| would) (?:rather|prefer) not|i (?:do not|don['’]t) (?:want|wish) to)\b.{0,40}/iu,
  /(?:je (?:suis désolée?|regrette),? (?:mais )?|désolée?,? )?je (?:ne (?:peux|puis|suis pas en mesure|souhaite)|refuse)\b.{0,40}\b(?:pas|aider|répondre|fournir|de)\b/iu,
  /\bil m['’]est impossible\b|\bje (?:me vois|suis) (?:dans l['’]obligation|contrainte?|obligée?) de (?:refuser|décliner)|\bje dois (?:refuser|décliner)|à l['’]encontre de mes (?:consignes|règles|principes)/iu,
  /\bno me es posible\b|\b(?:debo|tengo que) (?:rechazar|declinar)|en contra de mis (?:normas|directrices|principios)/iu,
  /(?:差し控え|控えさせて|お断り|ご遠慮|ガイドラインに反)/u,
  /(?:어긋나|위배|위반).{0,20}(?:어렵습니다|없습니다|못합니다)|(?:답변|도움|제공).{0,12}(?:어렵습니다|곤란합니다|불가능합니다|거절)/u,
  /(?:lo siento|disculpa|perdón).{0,30}no (?:puedo|me es posible|podemos)|\bno (?:puedo|me es posible) (?:ayudar|responder|cumplir|proporcionar|hacer|asistir|atender|escribir)/iu,
  /(?:申し訳|すみません|恐れ入り|ごめん).{0,40}(?:できません|できかねます|お答えできません|お手伝いできません|いたしかね|対応できません)|(?:お答え|お手伝い|ご対応|対応|回答)(?:すること(?:は|が))?(?:は)?(?:できません|できかねます|いたしかねます)/u,
  /(?:죄송|미안).{0,50}(?:없습니다|못합니다|어렵습니다|불가능|할 수 없)|(?:도와드릴|도와 드릴|답변(?:해 ?드릴|드릴|할)|제공(?:해 ?드릴|할)|수행할|응할|처리할) 수(?:가|는)? 없/u,
  /\b(?:dabei|damit|hierbei|das|dazu|dies|ihnen|dir)\b.{0,30}\bkann ich\b.{0,40}\bnicht\b|\bkann ich\b.{0,60}\bnicht\b.{0,30}\b(?:helfen|weiterhelfen|beantworten|tun|schreiben|erstellen|machen|geben|unterstützen|behilflich)|\bich (?:kann|darf|möchte|werde)\b.{0,60}\b(?:nicht|kein\w*)\b.{0,60}\b(?:helfen|weiterhelfen|beantworten|tun|schreiben|erstellen|geben|machen|unterstützen|behilflich|nachkommen)|(?:tut mir leid|entschuldigung|leider).{0,60}\b(?:nicht|kein\w*)\b|\bich muss (?:leider )?ablehnen/iu,
  /(?:对不起|抱歉|很遗憾|不好意思|對不起).{0,30}(?:不能|无法|無法|没办法|不会|不可以|不便)|我(?:不能|无法|無法|没办法|不便)(?:为您|为你|帮|协助|回答|提供|完成|写|满足|生成|讨论)|(?:无法|不能)(?:回答|协助|提供|满足|完成)(?:您|你|这|该|此)/u,
  /(?:извините|простите|сожалени|жаль|увы).{0,40}(?:не (?:могу|сможем|смогу|можем|получится|в состоянии)|невозможно)|я не (?:могу|смогу|буду|имею права|в состоянии).{0,50}(?:помо[чг]|ответ|выполн|написа|созда|предостав|обсужда|сдела|рассказ)|(?:вынужден|приходится)\p{L}{0,3} отказать/iu,
  /(?:عذرا|عذراً|آسف|أعتذر|للأسف|معذرة).{0,40}(?:لا (?:أستطيع|يمكنني|يمكن|أقدر)|لن|غير قادر)|لا (?:أستطيع|يمكنني|يمكننا) (?:مساعد|المساعدة|كتابة|الإجابة|تقديم|تنفيذ|مناقشة)/u,
  /(?:desculpe|lamento|sinto muito|infelizmente).{0,40}não (?:posso|consigo|podemos|é possível)|\bnão (?:posso|consigo) (?:ajudar|responder|escrever|fornecer|fazer|atender)|(?:mi dispiace|spiacente|purtroppo).{0,40}non (?:posso|sono in grado|è possibile)|\bnon posso (?:aiutar|rispondere|scrivere|fornire|fare)|(?:het spijt me|helaas|sorry).{0,40}\b(?:kan|mag) .{0,30}niet|(?:przykro|przepraszam|niestety).{0,40}nie mog|(?:üzgünüm|maalesef).{0,60}(?:amam|emem|amıyorum|emiyorum)|(?:xin lỗi|rất tiếc).{0,40}không thể|(?:maaf).{0,30}tidak (?:bisa|dapat)|(?:क्षमा|माफ़|खेद).{0,60}(?:नहीं|असमर्थ)|(?:förlåt|tyvärr|beklager|desværre).{0,30}\b(?:inte|ikke)\b/iu,
  /(?:만|밖에)\s?(?:[가-힣]{1,6}\s)?(?:답|도와|도움|응답|대답|안내|이야기|말씀)[가-힣\s]{0,10}(?:수 (?:있|없)|드릴|드립|가능)|(?:のみ|だけ|しか)(?:に|を)?(?:お答え|対応|お手伝い|ご案内|回答|答え)|\bsolo puedo (?:ayudar|responder|hablar|contestar)|\bich (?:kann|darf) (?:dir |ihnen )?nur\b.{0,60}\b(?:helfen|beantworten|sprechen)|\bje ne (?:peux|puis) (?:répondre|parler|aider|vous aider|t['’]aider) qu|我只能(?:回答|帮助|讨论)|я могу (?:помочь|ответить|отвечать) только/iu,
  /\b(?:cela|ça|ceci|cette demande) (?:dépasse|va au-delà|sort d[eu]).{0,20}\b(?:que je|mes|mon|ma)\b|\bje préfère ne pas (?:répondre|aider|en parler|donner|écrire)|\b(?:esto|eso)\b.{0,20}(?:más allá de lo que|fuera de (?:mis|lo que))|\bprefiero no (?:responder|contestar|ayudar|hablar|escribir)|\bbeyond what (?:i|we)\b|(?:許されて|許可されて)(?:い|お)(?:ません|りません)|(?:허용되어 있지|허용되지|허락되지) 않|(?:답하지|응하지|대답하지) 않겠/iu,
  /\b(?:is|are|isn['’]t|aren['’]t)(?: not)? (?:something|anything|a (?:topic|task|thing)) (?:that )?(?:i|we) (?:can(?:no|['’]?)?t?|could|am able|are able|will)\b/iu,
]
const READ = 4000
const MAX_TELLING_REST = 8

function declines(sentence: string): boolean {
  const text = sentence.slice(0, 300)
  return REFUSALS.some((pattern) => pattern.test(text))
}

/**
 * True when the response declines the task and gives nothing instead: one of its first two sentences is a refusal, and the rest has
 * few words that tell anything. Courtesy at any length does not make a refusal an answer.
 */
export function isRefusal(response: string): boolean {
  const sentences = sentencesOf(response.slice(0, READ))
  if (!sentences.slice(0, 2).some(({ text }) => declines(text))) return false
  const rest = sentences.map(({ text }) => text).filter((text) => !declines(text))
  return distinct(wordsOf(rest.join('\n'))).filter(({ weight }) => weight >= 1).length <= MAX_TELLING_REST
}

const CAUSES =
  /\b(?:bombs?|explosives?|malware|ransomware|keyloggers?|virus(?:es)? (?:that|to)|phishing|(?:kill|murder|poison|stalk|kidnap|blackmail|harm|hurt) (?:a |an |my |some|the |someone|people|myself|him|her)|suicid\w*|self[- ]harm|meth(?:amphetamine)?|cocaine|counterfeit|launder\w*|steal|shoplift|hack into|break into|bypass (?:the )?(?:security|paywall|drm)|credit card numbers?|child (?:porn|sexual)|nerve (?:gas|agent)|weapons? of|racist|hate speech|someone['’]?s password|bombes?|explosifs?|voler|pirater|tuer|explosivos?|robar|matar|hackear)\b|爆弾|殺す|殺人|盗む|폭탄|살인|해킹|훔치/iu

/** True when the prompt asks for something that a refusal may be the right answer to. Lexical and short: a hint only. */
export function isHarmful(prompt: string): boolean {
  return CAUSES.test(prompt.slice(0, 20_000))
}
