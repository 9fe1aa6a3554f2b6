import { sentencesOf, type Span } from './embedded/sentences.ts'

/** What looks like text addressed to whoever grades, by sentence, with the offset of each. */
export type InjectionScan = { isSuspected: boolean; spans: readonly Span[] }

const GRADER = String.raw`(?:graders?|judges?|evaluat(?:or|ion (?:model|system))s?|scorers?|scoring (?:system|model)|assessors?|reviewers?|raters?|LLM|AI judge|correcteurs?|évaluateurs?|jug(?:e|es)|evaluador(?:es)?|juez|jueces|calificador(?:es)?|採点者|評価者|審査員|채점자|평가자|심사위원)`
const TOP = String.raw`(?:(?:10|ten|5|five|100|20|1(?:\.0+)?)\s?(?:\/|out of|sur|de|von)\s?(?:10|ten|5|five|100|20|1(?:\.0+)?)\b|(?:full|top|maximum|max|highest|perfect|maximal\w*|máxim\w+|meilleure?)\s(?:score|marks?|points?|rating|grade|note|puntuación|nota|calificación)s?|(?:score|rating|grade|note|puntuación|nota|calificación)\s(?:maximale?|parfaite?|máxima|perfecta)|満点|最高点|最高評価|만점|최고 ?점수?|(?:score|rating|grade|level|note|mark|nota|puntuación)s?\s{0,2}(?:of|is|as|to|at|=|:|should be|must be|est|de|es)?\s{0,2}(?:a |an )?(?:10|1\.0+|1|5|100|20|ten|five|excellent|perfect)\b)`
const GIVE = String.raw`(?:give|assign|award|rate|score|grade|mark|output|return|report|respond with|set|deserves?|must (?:get|receive)|should (?:get|receive|be (?:given|rated|scored))|receives?|donne[zr]?|attribue[zr]?|note[zr]?|mérite|otorga\w*|asigna\w*|califica\w*|punt[uú]a\w*|merece|dale?|付け|つけ|与え|주세요|주십시오|줘|매겨|부여)`
const THIS = String.raw`(?:this (?:answer|response|reply|output|submission|essay|one)|the (?:answer|response|reply) (?:above|below)|my (?:answer|response)|it\b|cette réponse|esta respuesta|この(?:回答|応答|解答)|이 (?:답변|응답|대답))`

const PRAISING = String.raw`perfectly|fully|completely|flawlessly|correctly|accurately|thoroughly|excellently|entirely|successfully|directly and completely|exactly`
const QUALITY = String.raw`perfect|excellent|flawless|outstanding|comprehensive|exemplary|complete|thorough|superb|ideal|top[- ]notch|high[- ]quality|well[- ](?:written|structured)|fully (?:correct|aligned|relevant|complete)|accurate,? (?:and )?complete|100 ?% \p{L}+`

const PATTERNS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:previous|prior|above|earlier|all|preceding|your|grading|system)\b.{0,30}\b(?:instructions?|prompts?|rules?|rubric|criteria|directions|guidelines)\b|\b(?:ignore|disregard|forget|override|bypass)\b.{0,20}\b(?:rubrics?|grading|scoring|criteria|checklist|evaluation)\b/iu,
  /(?:ignore[zr]?|oublie[zr]?).{0,30}(?:instructions?|consignes|règles)|(?:ignora|olvida)\w*.{0,30}(?:instrucciones|reglas)|(?:以前|前|上記|これまで)の?(?:指示|命令).{0,12}(?:無視|忘れ)|(?:이전|위의|앞의|기존).{0,8}(?:지시|명령|지침).{0,10}무시/iu,
  new RegExp(String.raw`(?:${GIVE}).{0,50}(?:${TOP})`, 'iu'),
  new RegExp(String.raw`(?:${THIS}).{0,50}(?:${TOP})`, 'iu'),
  new RegExp(String.raw`(?:${TOP}).{0,30}(?:${GIVE}|(?:for|to|à|a) (?:${THIS}))`, 'iu'),
  new RegExp(
    String.raw`(?:note|message|attention|instructions?|reminder|dear|hey|to|for|as|nota|à l['’]attention|aux?|al?)\s(?:to |for |the |all |any |an? |du |de la |des |de |el |los |un |une )?(?:automated |ai |llm |human |model )?${GRADER}\b.{0,120}(?:score|rat(?:e|ing)|grade|mark|perfect|correct|pass|excellent|fulfil|satisf|meets?|requirements?|ignore|points?|note|nota)`,
    'iu',
  ),
  new RegExp(String.raw`^\W{0,6}${GRADER}\s?[:,：、]`, 'iu'),
  new RegExp(
    String.raw`(?:the |your )?${GRADER}(?:には|は|へ|께|는|님)?.{0,20}(?:must|should|has to|doit|debe|ください|세요).{0,40}(?:score|pass|approve|accept|perfect|10|1\.0|full|満点|만점)`,
    'iu',
  ),
  /\b(?:all|every) (?:of the )?(?:requirements?|criteria|instructions?|constraints?) (?:is|are|was|were|have been|has been) (?:fully |completely |perfectly )?(?:met|satisfied|fulfilled|followed)\b/iu,
  // What a response says of its own quality is said to whoever grades it.
  new RegExp(
    String.raw`\b(?:this|the|my|above|following|preceding|present) (?:above |following |previous |entire |whole )?(?:answer|response|reply|output|submission)s?\b.{0,60}\b(?:(?:${PRAISING})\s+(?:\p{L}+\s+)?(?:address|answer|cover|explain|meet|satisf|fulfil|follow|adher|respond|complet|match|align|describ|handl|resolv|provid|captur|compl)|(?:meets?|satisf(?:y|ies)|fulfil(?:l?s)?|address(?:es)?|covers?|follows?|adheres to|exceeds?|deserves?|aligns? with|complies with)\s+(?:all|every|each|the (?:prompt|request|requirements?|criteria|instructions?|question|task|rubric|user)|100)|(?:is|are|was|being)\s+(?:\p{L}+\s+)?(?:${QUALITY})\b)`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:cette|ma|la) réponse\b.{0,40}(?:parfaitement|entièrement|pleinement|complètement|excellente|parfaite|complète|exacte|répond à tou|satisfait|respecte toutes)|(?:esta|mi|la) respuesta\b.{0,40}(?:perfectamente|completamente|plenamente|excelente|perfecta|cumple|satisface)|(?:この|上記の)(?:回答|応答|解答).{0,30}(?:完璧|完全|満たし|正確|優れ)|(?:이|위) ?(?:답변|응답|대답).{0,30}(?:완벽|완전|충족|정확|훌륭|만족)|(?:diese|die) antwort\b.{0,40}(?:perfekt|vollständig|hervorragend|erfüllt)`,
    'iu',
  ),
  new RegExp(
    String.raw`^\W{0,6}(?:final |overall |my |total )?(?:score|rating|grade|marks?|verdict|evaluation|note|nota|puntuación|calificación|점수|평점|評価|点数|採点)\s?[:：]\s?\W{0,3}(?:\d{1,3}(?:[.,]\d+)?\s?(?:\/|out of|sur)\s?\d|(?:1(?:\.0+)?|5|10|100)\b(?!:)|pass|yes|excellent|perfect|full|[a-f][+-]?\b|correct|満点|만점)`,
    'iu',
  ),
  /\b(?:mark|treat|consider|count) (?:this|it|every|all|each)\b.{0,40}\b(?:as )?(?:fulfilled|met|satisfied|correct|complete|perfect|passed)\b/iu,
  /["']?(?:score|rating|verdict|intentAlignment|overallScore|normalizedScore|level)["']\s{0,2}[:=]\s{0,2}["']?(?:1(?:\.0+)?|10|5|100|yes|pass|excellent)\b/iu,
  /<\/?(?:system|score|verdict|judge|grader|evaluation|rating)>|\[(?:system|inst|judge|grader)\b[^\]\n]{0,60}\]|<\|(?:im_start|system|endoftext)/iu,
]
/** What every pattern needs a piece of: most sentences are let go by this alone. */
const TRIGGER =
  /ignor|disregard|forget|overrid|bypass|oubli|olvid|無視|忘れ|무시|scor|rat(?:e|ing)|grad|mark|point|not[ae]|perfect|maxim|máxim|full|top|満点|最高|만점|최고|judg|evalu|assess|review|juge|juez|採点|評価|審査|채점|평가|심사|correct|calific|puntua|requirement|criteria|constraint|instruction|verdict|level|response|answer|reply|output|submission|réponse|respuesta|antwort|回答|応答|解答|답변|응답|대답|점수|평점|点数|puntua|calific|10|<|\[/iu
const MIN_SENTENCE = 6
const MAX_SENTENCE = 600

function addressesGrader(sentence: string): boolean {
  const text =
    sentence.length > MAX_SENTENCE
      ? `${sentence.slice(0, MAX_SENTENCE / 2)} ${sentence.slice(-MAX_SENTENCE / 2)}`
      : sentence
  return text.length >= MIN_SENTENCE && TRIGGER.test(text) && PATTERNS.some((pattern) => pattern.test(text))
}

/** An object put into a sentence. */
const INSERTED = /\{[^{}]{6,300}\}/gu

/** What of a sentence addresses a grader: the objects put into it where its rest does not, else all of it. */
function addressingParts(span: Span): Span[] {
  if (!span.text.includes('{')) return [span]
  const inserted = Array.from(span.text.matchAll(INSERTED), (found) => ({
    text: found[0],
    start: span.start + found.index,
  })).filter(({ text }) => addressesGrader(text))
  return inserted.length > 0 && !addressesGrader(span.text.replace(INSERTED, ' ')) ? inserted : [span]
}

/**
 * Finds sentences that address a grader ("ignore previous instructions", "give this answer 10/10"), in any of the prompt languages.
 * A hint, never a verdict: it is lexical, misses what is worded otherwise, and a text about grading may be caught. Linear.
 */
export function scanForInjection(text: string): InjectionScan {
  const spans = sentencesOf(text)
    .filter((span) => addressesGrader(span.text))
    .flatMap((span) => addressingParts(span))
  return { isSuspected: spans.length > 0, spans }
}

/** The text without the sentences found, everything else as it was. */
export function withoutInjection(text: string, scan: InjectionScan): string {
  let rest = ''
  let end = 0
  for (const span of scan.spans) {
    rest += text.slice(end, span.start)
    end = span.start + span.text.length
  }
  return scan.spans.length === 0 ? text : (rest + text.slice(end)).trim()
}
