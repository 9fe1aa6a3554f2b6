import { shortAnswerKind, TAIL, type AnswerKind } from './answer-kind.ts'
import {
  AMOUNT,
  DIGITS,
  hasYear,
  IN_PLACE,
  isBareAmount,
  isDefinitionAsked,
  isSortAsked,
  MAX_PHRASE_WORDS,
  mayDefine,
} from './bare-answer.ts'
import { sentencesOf } from './sentences.ts'
import { guessLanguage, type TextLanguage } from './text-language.ts'
import { countWords, wordsOf } from './words.ts'

const RATING = /^\d{1,3}(?:[.,]\d+)?\s*\/\s*(?:5|10|20|100)$/u
export const YES_OR_NO =
  /^(?:yes|no|yeah|yep|nope|true|false|correct|incorrect|right|wrong|not|never|always|sometimes|often|rarely|mostly|maybe|partly|partially|absolutely|definitely|certainly|of course|probably|possibly|perhaps|it depends|depends|generally|usually|it (?:is|does|can|was|will|has)|they (?:are|do|can)|oui|non|si|vrai|faux|peut-être|sí|no|verdadero|falso|quizás|ja|nein|да|нет)(?!\p{L})|^(?:はい|いいえ|うん|ええ|そう|[네예](?![가-힣])|아니|맞|그렇|是|不|对|没|نعم|لا)/iu
const WHEN =
  /\p{N}|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|century|ago|yesterday|today|tomorrow|tonight|noon|midnight|morning|evening|spring|summer|autumn|fall|winter|never|now|soon|century|christmas|easter|birth|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|siècle|hier|demain|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|siglo|ayer|mañana)\b|^(?:after|before|during|in|on|at|every|whenever)\b|[年月日世紀]|년|월|일|세기|어제|내일/iu
const FINITE =
  /(?<![\p{L}\p{N}'’-])(?:i|we|you|my|our)\s+\p{L}|(?<![\p{L}\p{N}'’-])(?:is|are|was|were|am|has|have|had|do|does|did|can|could|will|would|should|may|might|must|went|goes|came|comes|likes?|loves?|enjoys?|sat|ran|said|says|made|makes|took|takes|got|gets|fell|rose|leaves?|contains?|need|needs|want|wants|please)(?![\p{L}\p{N}])|\p{L}['’](?:m|re|ve|ll)(?!\p{L})/iu
/** Verbs of French, Spanish, German, Italian and Portuguese; some are nouns in English. */
const FINITE_ELSEWHERE =
  /(?<![\p{L}\p{N}'’-])(?:est|sont|était|étaient|ont|avait|peut|peuvent|fait|font|mesure|pleut|es|está|están|son|era|eran|fue|tiene|tienen|hay|hace|puede|pueden|gusta|gustan|ist|sind|war|waren|hat|haben|wird|regnet|é|são|foi|tem|è|sono)(?![\p{L}\p{N}])|j['’]\p{L}|(?<!\p{L})(?:je|nous|ich|wir|yo)\s\p{L}/iu
const FRAME =
  /^(?:(?:well|so|oh|um|hmm|i (?:think|believe|guess|would say)(?: that)?|i(?:['’]d| would) (?:recommend|suggest|say|go with|choose|pick)|(?:you (?:could|can|should|might) )?(?:try|use)|probably|the (?:correct |right |final )?answer(?: is)?|answer|réponse|respuesta|result)[\s,:]+)*(?:(?:it|that|this|they|he|she|these|those|there)(?:['’]s|['’]d be|['’]re| is| was| are| were| would be| has| have| had| ended in| (?:happened|began|started|ended|died|lived|opened))\s+|(?:it|this|that)\s+(?:means|refers to|is called|stands for)\s+|c['’](?:est|était)\s+|ce sont\s+|il s['’]agit (?:de |d['’])|(?:es|son|fue|era|fueron)\s+|(?:es|das|sie|er) (?:ist|war|sind|bedeutet)\s+|это\s+(?:—\s+)?|是|它是|他是|在)?/iu
const OF_COURSE =
  /[,\s]+(?:of course|i think|i believe|bien sûr|por supuesto|natürlich)[.!]*$|\s+(?:is|are|was|were|does|do|did|has|have|can)$/iu
const ARTICLE =
  /^(?:mostly|usually|often|probably|generally|perhaps|maybe|between|some|any|both|either|all|every|as|depending|about|around|roughly|approximately|nearly|almost|over|more than|less than|at least|up to|environ|plus de|unos|unas|más de|etwa|ungefähr|an?|the|in|on|at|by|to|from|near|under|for|with|le|la|les|l['’]|un|une|des|du|en|à|au|dans|el|los|las|una|de|der|die|das|ein|eine)\b/iu
/** "The dog barked at …": not a participle, which "by" or "from" may follow. */
const SUBJECT_AND_VERB =
  /^(?:the|an?|my|our|his|her|their|some|many|most) \p{Ll}+ \p{Ll}{2,}(?:ed|s) (?:at|on|in|to|the|an?|over|under|into|off|away|down|up|my|his|her|their|every|loudly|quickly|when)\b/iu
const RELATIVE = /\s(?:that|which|who|used|made|called|qui|que|die|der|das)\s/iu
const MAX_SENTENCE_WORDS = 18

/** Longer answers are no short ones; patterns read no more of them. */
export const MAX_LENGTH = 600

/** The beginning of an answer, without the marks around it. */
export function plainOf(answer: string): string {
  return answer
    .slice(0, MAX_LENGTH)
    .trim()
    .replace(/^[\s"'“”«»*_#>-]+|[\s"'“”«»*_.!。！…]+$/gu, '')
    .replace(OF_COURSE, '')
}

/** The answer without "It is", "The answer is". */
function coreOf(plain: string): string {
  const core = plain.replace(FRAME, '').trim()
  return core === '' ? plain : core
}

/** True when some word is a verb by its form, an auxiliary, or follows a pronoun. */
export function hasVerb(text: string, language: TextLanguage): boolean {
  return FINITE.test(text) || SUBJECT_AND_VERB.test(text) || (language !== 'en' && FINITE_ELSEWHERE.test(text))
}

/** True when the words could be a sentence of its own, with a verb. Without a dictionary: by auxiliaries, pronouns, endings and shape. */
export function isClause(text: string, language: TextLanguage): boolean {
  if (language === 'ko') return /[가-힣](?:은|는|이|가|을|를|에|에서)\s+\S.*(?:다|요|죠|까)[.!?]?$/u.test(text)
  if (language === 'ja') return /[はがを].+(?:ます|ました|です|でした|る|た|だ|い)$/u.test(text)
  if (language === 'zh')
    return Array.from(text).length > 8 ? !/[·•]/u.test(text) : /[我你他她很了吃喜]|富含|今天|昨天|下雨/u.test(text)
  const words = text.split(/\s+/u)
  if (words.length < 2) return false
  if (hasVerb(text, language)) return true
  const small = words.slice(1).filter((word) => /^\p{Ll}/u.test(word) && word.length > 2)
  if (language === 'other') return words.length >= 3 && small.length >= 2
  return (
    words.length >= 4 && small.length >= 2 && !ARTICLE.test(text) && !RELATIVE.test(text) && !/^\p{N}|[,:]/u.test(text)
  )
}

/** What, who, how many: in a statement something else. */
const ASKING_WORD = /^[何誰幾]|^(?:무엇|누구|어디|언제|뭐|몇)/u

/** True when some word of the question, its verb included, comes back; function words do not count. */
export function takesUpWord(prompt: string, answer: string): boolean {
  const asked = new Set(wordsOf(prompt).flatMap(({ root }) => (ASKING_WORD.test(root) ? [] : [root])))
  return wordsOf(answer).some(({ root }) => asked.has(root))
}

function isNameLike(core: string, language: TextLanguage): boolean {
  if (DIGITS.test(core) || (YES_OR_NO.test(core) && core.split(/\s+/u).length <= 2)) return false
  if (/[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\P{L}]/u.test(core)) return true
  return /(?<!\p{L})\p{Lu}/u.test(core) || core.split(/\s+/u).length <= 2 || language === 'other' || ARTICLE.test(core)
}

function fitsKind(kind: AnswerKind, core: string, prompt: string, language: TextLanguage): boolean {
  if (RATING.test(core) && !/\d|\brat|scor|fraction|ratio|grade|odds|note\b|probab/iu.test(prompt)) return false
  if (kind === 'yes-no') return YES_OR_NO.test(core)
  if (kind === 'number') return AMOUNT.test(core)
  if (kind === 'time') return WHEN.test(core)
  if (kind === 'choice') return /^\(?[a-e]\b/iu.test(core) || takesUpWord(prompt, core)
  if (kind === 'text') return true
  if (kind === 'phrase' && isDefinitionAsked(prompt) && !mayDefine(core)) return false
  if (kind !== 'phrase') return isNameLike(core, language)
  const isYesOrNo = YES_OR_NO.test(core) && /^\p{L}+$/u.test(core)
  return /\p{L}|\p{N}/u.test(core) && (!isYesOrNo || /\bor\b/iu.test(prompt))
}

/** An amount in words of East Asian languages stands beside a counter. */
const COUNTED =
  /\p{N}|[一二三四五六七八九十百千万]|(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무)\s?(?:개|명|마리|번|잔|시|살|권|장|년|월|일|가지)|하나|둘|셋/u

/** True when a text of any length holds what a question for an amount or a time asks for; true for other questions. */
export function holdsKind(prompt: string, text: string, language: TextLanguage): boolean {
  const kind = shortAnswerKind(prompt)
  if (kind !== 'number' && kind !== 'time') return true
  if (language === 'ja' || language === 'ko' || language === 'zh') return COUNTED.test(text)
  return (kind === 'number' ? AMOUNT : WHEN).test(text)
}

const MAX_LINES = 2
const MAX_SENTENCES = 2

function lineCount(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length
}

/** True where one language is written in another script than the other, so that not even a name would do as an answer. */
function isOtherScript(asked: TextLanguage, given: TextLanguage): boolean {
  const scripts = [asked, given].map((language) => SCRIPTS[language])
  return scripts[0] !== null && scripts[1] !== null && scripts[0] !== scripts[1]
}

const SCRIPTS: Readonly<Record<TextLanguage, string | null>> = {
  en: 'latin',
  fr: 'latin',
  es: 'latin',
  ja: 'han',
  zh: 'han',
  ko: 'hangul',
  other: null,
  unknown: null,
}

/**
 * How far a response is a short answer to what the prompt asks, by shape alone: 5 fits the kind asked for, 3 describes it without
 * naming it, 0 is of another kind or a sentence about something else; null when it is too long to tell or no short answer is called for.
 */
export function shortAnswerLevel(options: {
  prompt: string
  response: string
  language: TextLanguage
}): 5 | 3 | 0 | null {
  const { prompt, response } = options
  const kind = shortAnswerKind(prompt)
  const words = countWords(response)
  if (kind !== 'text' && kind !== 'choice' && lineCount(response) > MAX_LINES) return null
  if (kind === null || response.length > MAX_LENGTH || words === 0 || words > MAX_SENTENCE_WORDS) return null
  const asked = guessLanguage(prompt)
  if (isOtherScript(asked, options.language)) return 0
  // A few ideographs may be of either language.
  const isOpen = options.language === 'unknown' || (options.language === 'zh' && asked === 'ja')
  const language = isOpen ? asked : options.language
  const plain = plainOf(response)
  const core = coreOf(plain)
  if (kind === 'text' && isSpelling(prompt, plain)) return 5
  if (kind === 'text') return words <= MAX_PHRASE_WORDS ? 5 : null
  if (kind === 'yes-no' && YES_OR_NO.test(plain)) return 5
  const takesUp = takesUpWord(prompt, plain)
  if (kind === 'phrase' && !takesUp && sentencesOf(response).length > MAX_SENTENCES) return null
  const isOfNoSort = isBareAmount(core) || hasYear(core) || IN_PLACE.test(core)
  if (kind === 'phrase' && isSortAsked(prompt) && isOfNoSort && !takesUp) return 0
  const head = core.split(REMARK)[0] ?? core
  if (!takesUp && head !== core && head.split(/\s+/u).length <= MAX_PHRASE_WORDS && !isClause(head, language))
    return fitsKind(kind, head, prompt, language) ? 5 : 0
  if (isClause(core, language) && !takesUp) return words <= MAX_PHRASE_WORDS * 2 ? 0 : null
  const describes = kind === 'person' && /\b(?:an?|une?|una?|some|eine?)\s/iu.test(core) && !/^an?\s\p{Lu}/u.test(core)
  if (takesUp) return fitsKind(kind, core, prompt, language) && !describes ? 5 : 3
  if (words > MAX_PHRASE_WORDS) return null
  if (!fitsKind(kind, core, prompt, language)) return 0
  return describes ? 3 : 5
}

/** "Python, because its syntax is simple": what follows is a remark on the answer. */
const REMARK =
  /\s*[,;]\s*(?=(?:because|as|since|which|who|where|though|although|but|in|on|at|depending|the|an?|not|by|from|for|with|just|or|more|less|about|around|usually|also|then|located|qui|que|en|car|parce|mais|porque|ya que|pero|weil|da|aber)\s)|\s*\(|\s[-–—]\s|\s(?=(?:because|since|depending|although|though|which|but|car|parce|porque|weil)\s)/iu

/** "N-E-C-E-S-S-A-R-Y": a word of the prompt, letter by letter. */
function isSpelling(prompt: string, plain: string): boolean {
  const letters = plain.toLowerCase().replace(/[^\p{L}]+/gu, '')
  return letters.length > 3 && prompt.toLowerCase().includes(letters)
}

const DEFINING =
  /\b(?:what (?:does|do|is|are)\b.{0,60}\bmean\b|what(?:['’]s| is) the meaning of|what (?:is|are) (?:an? )?(?!the\b|your\b|my\b|it\b|this\b|that\b)[\p{L}-]+(?: [\p{L}-]+)?\s*\?|meaning of|define\b|definition of|que (?:signifie|veut dire)|définis\w*|qué significa|define|was (?:bedeutet|heißt))|の意味|뜻(?!밖)|의미|정의/iu
/** Words in which the writer speaks of itself. */
export const FIRST_PERSON = /\b(?:i|we|my|our|me|us|je|nous|mon|ma|mes|yo|nosotros|mi|ich|wir)\b|저는|나는|우리|私|我/iu
const DEFINITION_WORDS = 30
const BARE_DEFINITION_WORDS = 12

/** True for a phrase that could stand in a dictionary, where a meaning is asked for. */
export function isDefinition(options: { prompt: string; response: string; language: TextLanguage }): boolean {
  const { prompt, response, language } = options
  if (response.length > MAX_LENGTH || !DEFINING.test(prompt.slice(-TAIL)) || countWords(response) > DEFINITION_WORDS)
    return false
  const plain = plainOf(response)
  const core = coreOf(plain)
  if (response.trim().includes('\n') || !mayDefine(core) || YES_OR_NO.test(core)) return false
  if (FIRST_PERSON.test(core) || DIGITS.test(core) || isOtherScript(guessLanguage(prompt), language)) return false
  if (/[.!?]\s+\p{Lu}|[。！？]/u.test(core)) return false
  if (core !== plain) return true
  const isPhrase =
    language === 'ja' || language === 'ko' || language === 'zh'
      ? !isClause(core, language)
      : !hasVerb(core.split(/\s+/u).slice(0, 5).join(' '), language)
  return isPhrase && language !== 'other' && countWords(core) <= BARE_DEFINITION_WORDS
}
