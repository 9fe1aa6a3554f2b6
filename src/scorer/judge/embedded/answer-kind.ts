/** What a question that a word or two can answer asks for. `text` is any short wording (a title, a correction). */
export type AnswerKind = 'yes-no' | 'number' | 'person' | 'time' | 'place' | 'choice' | 'name' | 'phrase' | 'text'

/** A prompt's question stands at its end. */
export const TAIL = 600
export const LONG_ASK =
  /(?<![\p{L}\p{N}])(?:explain|describe|why|how (?:do|does|did|can|could|should|would|to|is|are)|write|essay|compare|discuss|summari[sz]e|tell me about|outline|analy[sz]e|expliqu\w+|décri\w+|pourquoi|comment|rédige\w*|explica\w*|describ\w*|por qué|cómo|redact\w*|erkläre?\w*|beschreib\w*|warum|fass\w*|объясни\w*|опиши\w*|почему|напиши\w*|explique|descreva|spiega\w*)(?![\p{L}\p{N}])|説明|なぜ|どのように|書いて|설명|왜|어떻게|작성|为什么|解释|如何|写|描述|اشرح|لماذا/iu
const OPTIONS = /^\s*\(?[a-e][.)]\s+\S[^\n]*\n+\s*\(?[b-e][.)]\s/imu
const NUMBER =
  /(?<![\p{L}\p{N}])how (?:many|much|old|far|long|tall|big|high|fast|heavy|often|deep|wide|large)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:what|which|in what) (?:year|percentage|number|century|temperature|age)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])combien(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:en )?quelle (?:année|température)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])cuánt[oa]s?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])qué (?:año|número)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])wie ?viele?(?![\p{L}\p{N}])|сколько|何(?:人|個|年|歳|回|時|円|本|匹|キロ|メートル)|いくつ|いくら|몇|얼마|多少|几(?:个|条|只|岁)|كم(?![\p{L}\p{N}])/iu
const SUM =
  /\d\s*(?:[-+*/×÷^%]|(?<![\p{L}\p{N}])x(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])plus(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])minus(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])times(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])divided by(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])fois(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])moins(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])por(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])más(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])menos(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])mal(?![\p{L}\p{N}])|곱하기|더하기|빼기|나누기|[足掛引割][すけくる])\s*\d|(?<![\p{L}\p{N}])square root(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\d+ ?(?:%|percent) of(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])calculat\w*|(?<![\p{L}\p{N}])compute(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])calcul\w*|(?<![\p{L}\p{N}])sum of(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])racine carrée(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])raíz cuadrada(?![\p{L}\p{N}])/iu
const SEQUENCE =
  /(?:(?<![\p{L}\p{N}])sequence(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])series(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])next(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])continue(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])complete(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])suite(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])suivant\w*|(?<![\p{L}\p{N}])siguiente(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])secuencia(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])sucesión(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])complète(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])folge(?![\p{L}\p{N}])|次|続|数列|다음|수열|计?数列|下一个)[^]{0,80}?\d+\s*[,、;]\s*\d+\s*[,、;]\s*\d|\d+\s*[,、;]\s*\d+\s*[,、;]\s*\d+[^]{0,60}(?:(?<![\p{L}\p{N}])next(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])continue(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])suivant|(?<![\p{L}\p{N}])siguiente|次|다음|\?\s*$|…|\.\.\.)/iu
const PERSON =
  /(?<![\p{L}\p{N}])(?:who|whose|whom|qui (?!est-ce que)|quién(?:es)?|wer|wessen|quem|chi)(?![\p{L}\p{N}])|誰|だれ|누구|누가|谁|кто(?![\p{L}\p{N}])|من (?:هو|هي|كتب)/iu
const TIME =
  /(?<![\p{L}\p{N}])(?:when|what (?:day|date|time|month)|quand|quelle (?:date|heure)|quel (?:jour|mois)|cuándo|qué (?:día|fecha|hora)|wann|quando)(?![\p{L}\p{N}])|いつ|언제|며칠|何(?:日|月)|什么时候|哪年|когда|متى/iu
const PLACE =
  /(?<![\p{L}\p{N}])(?:where|capital (?:city )?of|(?:what|which) (?:city|country|continent|state|town|capital|river|mountain|ocean|lake)|où|capitale|quel(?:le)? (?:ville|pays|continent)|dónde|capital de|(?:qué|cuál) (?:ciudad|país)|wo|hauptstadt|onde|dove)(?![\p{L}\p{N}])|どこ|首都|어디|수도|哪里|哪儿|где|столиц|عاصمة|أين/iu
const NAME =
  /(?<![\p{L}\p{N}])(?:what|which|name|nomme[zr]?|nombra|quel(?:le)?s?|qué|cuál)(?![\p{L}\p{N}]).{0,30}(?<![\p{L}\p{N}])(?:colou?rs?|languages?|animals?|words?|synonyms?|antonyms?|opposite|planets?|compan(?:y|ies)|currenc(?:y|ies)|foods?|fruits?|author|element|symbol|metals?|gas|organ|oceans?|rivers?|mountains?|instruments?|couleurs?|langues?|animal|animaux|planètes?|monnaie|color|idioma|moneda|planeta|fruta)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:synonyms?|antonyms?|synonymes?|sinónimos?)(?![\p{L}\p{N}])|何色|무슨 (?:색|언어|동물)/iu
const YES_NO =
  /(?:^|[.!?\n,]\s*|(?<![\p{L}\p{N}])(?:yes or no|true or false)(?<![\p{L}\p{N}])[^?]*)(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|am|isn['’]t|aren['’]t|don['’]t|doesn['’]t|est-ce que|(?:est|sont|peut|a|ont|fait)-(?:il|elle|ce|on|ils|elles)|es|son|está|puede|hay|ist|sind|kann|hat)\s[^?？]*[?？]|(?<![\p{L}\p{N}])yes or no(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])true or false(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])oui ou non(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])vrai ou faux(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])sí o no(?![\p{L}\p{N}])|(?:です|ます|でした|ません)か|(?:인가요|입니까|나요|까요|습니까)\s*\??\s*$|吗\s*[?？]?|правда ли|هل(?![\p{L}\p{N}])/iu
const PHRASE =
  /[?？]|(?<![\p{L}\p{N}])(?:what|which|quel(?:le)?s?|qu['’]est|cuál(?:es)?|qué|welche[rsnm]?|qual)(?![\p{L}\p{N}])|(?:何|どれ|どちら|무엇|어느|什么|哪)/iu
const TEXT =
  /(?<![\p{L}\p{N}])(?:name|translate|convert|classify|categori[sz]e|choose|pick|select|answer|say|spell|rhymes?|one word|single word|title|slogan|tagline|fix|correct|complete the|fill in|guess|solve|repeat|traduis\w*|traduire|nomme[zr]?|traduc\w*|nombra|di|reply|respond|(?:recommend|suggest)(?: me)? an?|give me an? \w+|greeting|motto|headline|nickname|caption)(?![\p{L}\p{N}])|訳|翻訳|번역|골라|이름|제목|タイトル/iu

const POLITE =
  /(?<![\p{L}\p{N}])(?:can|could|would|will) you (?:please |kindly )?(?!\w+\?)|(?<![\p{L}\p{N}])(?:peux-tu|pouvez-vous|puedes|podrías|kannst du|können sie)\s/giu
/** Asks for more than one thing are lists. */
const SEVERAL =
  /(?<![\p{L}\p{N}])(?:name|list|give(?: me)?|suggest|recommend|tell me|cite[zr]?|nomme[zr]?|donne[zr]?(?:-moi)?|liste[zr]?|propose[zr]?|nombra|dame|lista|nenne|recommande[zr]?(?:-moi)?|recomi[eé]nda\w*)\s+(?:(?:the|your|some|any|me|us|moi|mir)\s+)*(?:two|three|four|five|six|seven|eight|nine|ten|several|a few|some|[2-9]|\d\d+|deux|trois|quatre|cinq|six|dix|quelques|dos|tres|cuatro|cinco|diez|algun[oa]s|zwei|drei|vier|fünf)(?![\p{L}\p{N}])|(?:두|세|네|다섯|여섯|열|\d+) ?(?:가지|개|편|권|곳)|[2-9二三四五]つ|[两三四五六]个/iu
const QUESTION_WORD =
  /[何誰]|どこ|いつ|どれ|どちら|いくつ|いくら|どう|며칠|무엇|무슨|누구|누가|어디|언제|뭐|몇|어느|얼마|什么|谁|哪|几|多少|怎/u

/** Asks that only a sentence or more can meet: what to do, what happened, how a thing comes about. */
const ACCOUNT_ASK =
  /(?<!\p{L})(?:what (?:should|can|could|do|would|shall|must) (?:i|we|you|one|it|this|that) (?:do|check|try|look|be|say|write|expect|use|pack|bring|wear|eat|cook|prepare|know|consider|avoid|need|take)|(?:suggest|recommend|propose|give me|tell me)[^.?!]{0,20} (?:way|ways|method|plan|strategy|approach|routine)|what (?:might|may) (?:it|this|that) be|what (?:happened|happens|went wrong|caused|causes|led to|leads to)|(?:good|best|easiest|fastest|right|better) ways? to|what (?:is|was|were|are) the (?:differences?|causes?|reasons?|pros|advantages|benefits|effects|history|point|purpose|role|steps)|what (?:was|were) (?:the|a)|tips|quelles? différences?|quelles? (?:est|était) la (?:cause|raison)|que faire|que (?:puis|dois|peut|faut)-(?:je|on|il)|que s['’]est-il passé|que se passe|c['’]était quoi|à quoi (?:sert|servent)|qu['’]est-ce qui (?:cause|provoque)|quels? sont les (?:avantages|causes|effets|étapes|bienfaits)|qué diferencias?|cuál(?:es)? (?:es|son|fue|fueron) las? (?:causas?|razón|razones|diferencias?)|qué (?:causó|causa|provoca|provocó)|qué (?:puede|podría) ser|qué (?:hago|reviso|pruebo|debo|puedo|tengo que|hay que|llevo|preparo|necesito)|qué (?:ocurrió|ocurre|pasó|pasa|sucedió|fue|era)|qué (?:ventajas|desventajas|diferencia)|para qué sirve)(?!\p{L})|どう[^。、か]{0,12}(?:すれば|したら|べき)|どうやって|どうして|仕組み|工夫|対策|原因|方法|やり方|作り方|書き方|始め方|について|コツ|어떤 원리|원리|원인|방법|장단점|장점|에 대해|어떡/iu
const INVERTED = /(?<!\p{L})\p{L}+-t?-?(?:il|elle|on|ils|elles|tu|vous|je|nous)(?!\p{L})[^?]*\?/iu
const FRENCH_WORD =
  /(?<!\p{L})(?:qui|que|quoi|quel(?:le)?s?|où|quand|comment|combien|pourquoi|l(?:e|a|es)quel(?:le)?s?)(?!\p{L})|qu['’](?!il |elle |on )/iu
const SPANISH_QUESTION = /¿([^?]*)\?\s*$/u
const SPANISH_WORD = /(?<!\p{L})(?:qué|cuál(?:es)?|quién(?:es)?|cómo|dónde|cuándo|cuánt[oa]s?)(?!\p{L})/iu
const OR = /(?<!\p{L})(?:or|ou|o|oder)(?!\p{L})|それとも|아니면|还是/iu

const YES_OR_NO_ASKED = /(?<!\p{L})(?:yes or no|true or false|oui ou non|vrai ou faux|sí o no)(?!\p{L})/giu

function asksYesOrNo(tail: string): boolean {
  if (YES_NO.test(tail) && !QUESTION_WORD.test(tail) && !/(?<!\p{L})(?:what|which|that)(?!\p{L})/iu.test(tail))
    return true
  if (INVERTED.test(tail)) return !FRENCH_WORD.test(tail.replace(/est-ce que?/giu, ' '))
  const spanish = SPANISH_QUESTION.exec(tail)
  return spanish !== null && !SPANISH_WORD.test(spanish[1] ?? '')
}

/** Asks for something made up that is longer than a phrase. */
const CREATION =
  /(?<!\p{L})(?:come up with|make up|invent|imagine|compose|create|tell(?: me| us)?|give(?: me| us)?|invente[zr]?|imagine[zr]?|compose[zr]?|crée[zr]?|inventa|imagina|compón|crea)(?!\p{L})[^.?!]{0,30}(?<!\p{L})(?:riddles?|poems?|stor(?:y|ies)|limericks?|jokes?|dialogues?|tales?|songs?|devinettes?|poèmes?|histoires?|contes?|blagues?|chansons?|adivinanzas?|poemas?|historias?|cuentos?|chistes?|diálogos?|canci(?:ón|ones))(?!\p{L})/iu

/** Asks which of two things named in the prompt. */
const CHOICE =
  /どちら(?:が|を|の(?:方|ほう))|どっち|어느 (?:쪽|것)이|(?<!\p{L})(?:lequel|laquelle|cuál de l[oa]s dos|which (?:one|is (?:better|worse|faster|bigger|older|cheaper)))(?!\p{L})/iu

/** The kind of short answer that a prompt calls for; null when it calls for more than a word or two. */
export function shortAnswerKind(prompt: string): AnswerKind | null {
  const tail = prompt.slice(-TAIL).replace(POLITE, '')
  if (SEVERAL.test(tail)) return null
  if (OPTIONS.test(tail)) return 'choice'
  if (SEQUENCE.test(tail)) return 'number'
  if (!/\p{L}{3}/u.test(tail)) return /\d/u.test(tail) ? 'number' : 'text'
  if (LONG_ASK.test(tail) || CREATION.test(tail) || ACCOUNT_ASK.test(tail)) return null
  if (NUMBER.test(tail) || SUM.test(tail)) return 'number'
  if (PERSON.test(tail)) return 'person'
  if (TIME.test(tail)) return 'time'
  if (PLACE.test(tail)) return 'place'
  if (NAME.test(tail)) return 'name'
  if (CHOICE.test(tail)) return 'choice'
  if (asksYesOrNo(tail)) return OR.test(tail.replace(YES_OR_NO_ASKED, ' ')) ? 'choice' : 'yes-no'
  if (TEXT.test(tail) && !/[?？]\s*$/u.test(tail)) return 'text'
  return PHRASE.test(tail) ? 'phrase' : TEXT.test(tail) ? 'text' : null
}
