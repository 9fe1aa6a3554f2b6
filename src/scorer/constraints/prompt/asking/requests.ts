import type { PromptLanguage } from '../../languages/language-table.ts'
import type { Clause, PromptText } from '../prompt-text.ts'
import { isPolite } from './questions.ts'
import { en, es, fr, type StatementWords } from './statement-words.ts'

type Requests = {
  /** Where a command may begin, then the command; or a wish. */
  request: RegExp
  /** What stands before a wish without a verb: "Max. 50 words.", "Three sentences, please". */
  fragment: RegExp
  /** After what is no fragment at all, since it does something: "two paragraphs of my thesis were copied". */
  told: RegExp
  /** The answer is spoken of. */
  answer: RegExp
}

/** "Three sentences are enough" */
const SUFFICIENT =
  '(?:not )?(?:enough|plenty|fine|ok|okay|ideal|perfect|sufficient|required|needed|allowed|forbidden|best|suffisant|assez|parfait|interdit|autorisé|permis|suficiente|bastante|perfecto|prohibid|permitid)'

function compile(words: {
  start: string
  commands: string
  wishes: string
  fillers: string
  answer: string
  statement: StatementWords
}): Requests {
  return {
    request: new RegExp(
      String.raw`(?:^|[,;:—–]|${words.start})[\s"'(¡]{0,3}(?:${words.commands})(?![\p{L}])|${words.wishes}`,
      'u',
    ),
    fragment: new RegExp(`^[\\s\\p{P}]*(?:(?:${words.fillers}|\\d+)[\\s\\p{P}]+){0,7}$`, 'u'),
    told: new RegExp(
      `[^,;:.!?\\n]{0,80}?(?<![\\p{L}])(?:${words.statement.adverbs} )?(?:${words.statement.verbs})(?![\\p{L}])(?! (?:${SUFFICIENT}))`,
      'yu',
    ),
    answer: new RegExp(`(?<![\\p{L}])(?:${words.answer})(?![\\p{L}])`, 'u'),
  }
}

const requests: Readonly<Partial<Record<PromptLanguage, Requests>>> = {
  en: compile({
    statement: en,
    start: '(?<![\\p{L}])(?:please|pls|plz|then|now|so|and|but|first|also|kindly|just|simply|only) ',
    commands:
      "write|compose|draft|create|generate|produce|prepare|craft|design|make|give|list|name|suggest|propose|recommend|describe|explain|summari[sz]e|tell|show|answer|respond|reply|rewrite|reword|rephrase|paraphrase|translate|convert|turn|use|keep|include|add|put|start|begin|end|finish|close|return|output|provide|format|present|outline|compare|contrast|discuss|analy[sz]e|evaluate|help|build|implement|develop|code|plan|invent|imagine|pretend|act|be|let|let's|do not|don't|dont|never|always|avoid|try|remember|limit|mention|say|state|define|identify|find|fix|solve|calculate|compute|count|check|proofread|edit|improve|correct|review|shorten|expand|break|divide|split|highlight|mark|pick|choose|select|rate|rank|classify|extract|teach|ask|pose|brainstorm|come up|elaborate|continue|complete|fill|walk|talk|stick|stay|refrain|skip|leave|omit|repeat|restate|copy|reproduce|wrap|bold|capitali[sz]e|introduce|argue|share|send|sketch|express|render|take|sum|make sure|ensure",
    wishes:
      "(?<![\\p{L}])(?:i (?:want|need|would like|'d like|would love|'d love|prefer|expect|would appreciate)(?! to (?:write|submit|hand|send|turn|give|deliver|answer|reply|prepare|present|post|know|understand|learn))|i'd (?:like|love|prefer|appreciate)|looking for|we (?:want|need)(?! to))(?![\\p{L}])",
    fillers:
      'and|but|so|also|then|please|pls|just|only|in|with|within|using|under|over|as|no|not|without|max|maximum|min|minimum|about|around|roughly|at|most|least|exactly|up|to|more|less|fewer|than|between|length|format|language|style|tone|structure|output|word|character|sentence|limit|count|the|a|an|of|short|brief|total|ps|p\\.s|note|important|all|each|every|any|single|whole|entire|bullet|numbered|plain|simple|valid|markdown|words?|sentences?|paragraphs?|lines?|points?|characters?|one|two|three|four|five|six|seven|eight|nine|ten|for|must|should|is|be|commas?|emojis?|lists?|tables?|headings?|thanks|thank|you|hi|hello|nothing',
    answer:
      "your|you|answers?|responses?|repl(?:y|ies)|outputs?|it|there|everything|(?:paragraphs?|sentences?|words?|lines?|letters?|sections?|titles?|bullets?|points|items?|entries|text|summary|list|table) (?:should|must|needs? to|ha(?:s|ve) to|cannot|can't)|(?:word|letter|phrase)s?(?= \uE001| \\p{L}(?![\\p{L}]))",
  }),
  fr: compile({
    statement: fr,
    start: "(?<![\\p{L}])(?:puis|ensuite|alors|et|mais|d'abord|merci de|veuille|veuillez) ",
    commands: String.raw`\p{L}{2,}ez(?:-(?:moi|nous|vous|le|la|les))?(?! (?:le|la|les|mon|ma) voisin)|(?:écris|rédige|réponds|utilise|fais|donne|explique|résume|décris|liste|cite|évite|ajoute|inclus|termine|commence|limite|traduis|propose|présente|mets|ne|n'utilise|n'emploie|compose|crée|génère|prépare|invente|imagine|raconte|réécris|reformule|corrige|compare|analyse|aide|trouve|dis|montre|parle|conseille|choisis|suggère|recommande|développe|programme|code|calcule|conclus|finis|garde|reste|sois|tutoie|vouvoie|relis|améliore|complète|continue|classe|extrais|pose|mentionne|emploie|énumère|nomme|renvoie|reprends|répète|recopie|copie|reproduis|entoure|souligne|encadre|place|structure|divise|sépare|veille|assure|considère|suppose|évalue|discute|identifie|indique|précise|adresse|remplace|supprime|transforme|convertis|tiens|prends|oublie|porte|jamais|pas plus)(?:-(?:moi|nous|toi|lui|le|la|les))?`,
    wishes:
      "(?<![\\p{L}])(?:je (?:veux|voudrais|souhaite|souhaiterais|cherche)|j'aimerais|il me faut|j'ai besoin (?:de|d')|s'il (?:te|vous) pla[iî]t|svp|stp|merci (?:de|d'))(?![\\p{L}])",
    fillers: String.raw`et|mais|aussi|puis|merci|juste|seulement|uniquement|en|avec|dans|sous|de|d'|du|des|la|le|les|l'|un|une|au|aux|plus|moins|maximum|minimum|max|environ|exactement|pas|sans|ni|ne|aucune?|entre|sur|pour|format|longueur|style|ton|limite|nombre|mots?|phrases?|paragraphes?|lignes?|caractères?|puces?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|tout|toute|chaque|seule?|court|courte|bref|brève|forme|liste|tableau|virgules?|émojis?|bonjour|s'il|te|vous|plaît|svp|stp`,
    answer:
      'ta|ton|tes|votre|vos|tu|vous|réponse|(?:texte|paragraphes?|phrases?|mots?|lignes?|sections?|titres?|liste|tableau|résumé) (?:doi|dev)\\p{L}+|(?:mots?|lettres?)(?= \uE001| ?«)',
  }),
  es: compile({
    statement: es,
    start: '(?<![\\p{L}])(?:luego|después|entonces|y|pero|primero|por favor) ',
    commands: String.raw`(?:escrib|redact|respond|contest|us|utili[cz]|ha[zg]|da|di|expli[cq]|resum|describ|enumer|evit|añad|agreg|incluy|termin|empiez|empiec|comien[cz]|limit|tradu|propón|propong|present|pon|compon|crea|cre|gener|prepar|invent|imagin|cuent|cuént|reescrib|reformul|corrig|correg|corrij|compar|analiz|ayud|encuentr|busc|muestr|habl|elig|elij|sugier|recomiend|desarroll|program|calcul|concluy|mant[eé]n|s[eé]|revis|mejor|complet|contin[uú]|clasific|extra|haz|mencion|emple|nombr|devuelv|repit|envuelv|estructur|divid|separ|aseg[uú]r|consider|supon|eval[uú]|discut|identific|indic|elabor|finaliz|acab|ofre[cz]|proporcion|orden|sustitu|elimin|transform|conviert|convierte|tom|olvid|brind|cit)\p{L}{0,5}(?:me|nos|lo|la|los|las|te|se)?|no|nunca|jamás|copi[ae]`,
    wishes: '(?<![\\p{L}])(?:quiero(?! aprender)|quisiera|querría|me gustaría|necesito|busco|por favor)(?![\\p{L}])',
    fillers: String.raw`y|e|pero|también|luego|gracias|solo|sólo|solamente|únicamente|en|con|bajo|de|del|la|el|los|las|un|una|unos|unas|al|a|más|menos|máximo|mínimo|máx|como|mucho|unas|exactamente|no|sin|ni|ningún|ninguna|entre|sobre|para|formato|longitud|extensión|estilo|tono|límite|número|palabras?|frases?|oraciones|párrafos?|líneas?|caracteres|viñetas?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|todo|toda|cada|breve|corto|corta|forma|lista|tabla|comas?|emojis?|hola|por|favor|por lo|basta`,
    answer:
      'tu|tus|usted|respuesta|(?:texto|párrafos?|frases?|palabras?|líneas?|secciones|título|lista|tabla|resumen) deb\\p{L}+|(?:palabras?|letras?)(?= \uE001)',
  }),
}

const requestsByPrompt = new WeakMap<PromptText, Map<PromptLanguage, boolean>>()

/**
 * A prompt that only tells something and then asks a question about it: what it tells bounds no answer, unless it speaks of
 * the answer, or is a wish without a verb.
 */
export function isBackground(
  prompt: PromptText,
  clause: Clause,
  { start, end, language }: { start: number; end: number; language: PromptLanguage },
): boolean {
  const words = requests[language]
  if (!words || clause.text.includes('?')) return false
  if (!hasQuestion(prompt) || hasRequest(prompt, language, words) || words.answer.test(clause.text)) return false
  return !words.fragment.test(clause.text.slice(0, start)) || isTold(words, clause.text, end)
}

function isTold({ told }: Requests, text: string, end: number): boolean {
  told.lastIndex = end
  return told.test(text)
}

const questionsByPrompt = new WeakMap<PromptText, boolean>()

function hasQuestion(prompt: PromptText): boolean {
  const known =
    questionsByPrompt.get(prompt) ??
    prompt.clauses.some(({ text }) => text.includes('?') && QUESTION.test(text.slice(-8)))
  questionsByPrompt.set(prompt, known)
  return known
}

const QUESTION = /\?\s*["')]?\s*$/

function hasRequest(prompt: PromptText, language: PromptLanguage, { request }: Requests): boolean {
  const byLanguage = requestsByPrompt.get(prompt) ?? new Map<PromptLanguage, boolean>()
  requestsByPrompt.set(prompt, byLanguage)
  const found = byLanguage.get(language) ?? prompt.clauses.some(({ text }) => request.test(text) || isPolite(text))
  byLanguage.set(language, found)
  return found
}
