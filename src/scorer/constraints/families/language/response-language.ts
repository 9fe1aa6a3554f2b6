import type { Candidate, ConstraintKind, Phrase } from '../../kind.ts'
import { codesByName, nameOfLanguage, namesPattern } from '../../languages/language-names.ts'
import { promptLanguages, type PromptLanguage } from '../../languages/language-table.ts'
import { phraseMatches, words, type Phrases } from '../../prompt/phrases.ts'
import type { Reading } from '../../prompt/reading.ts'
import { identifyLanguage } from './identify-language.ts'

const name = (language: PromptLanguage): string => `(${namesPattern(language)})`

/** Every way captures the name of the language. */
const asked: Phrases = {
  en: [
    words(
      `(?:(?:entirely|only|completely|solely|exclusively|fully|all|just|strictly) )?(?:in|using|use|into|to|be)(?: (?:only|just|the|a|either|natural|fluent|simple|plain|formal|proper|perfect|native|brazilian|modern|standard|mexican|canadian|traditional|simplified|your|american|british))* ${name('en')}(?: languages?)?(?: only)?`,
    ),
    words(
      `${name('en')}(?: language)? (?:only|poem|response|answer|essay|story|song|letter|email|summary|haiku|paragraph|version)`,
    ),
    words(`(?:answer|response|reply|output)(?: should| must)?(?: be)? ${name('en')}`),
    words(`(?:output |response |answer )?language(?: is)?: ?${name('en')}`),
  ],
  fr: [
    words(`(?:en|uniquement en|langue) (?:langue )?${name('fr')}`),
    words(`langue(?: de (?:la )?(?:réponse|sortie))? ?: ?${name('fr')}`),
  ],
  es: [
    words(`en (?:idioma |lengua )?${name('es')}`),
    words(`(?:idioma|lengua)(?: de (?:la )?(?:respuesta|salida))?: ?${name('es')}`),
  ],
  ja: [
    new RegExp(String.raw`(?:言語|出力言語|回答言語)(?:は|[:：]) ?${name('ja')}`, 'gu'),
    new RegExp(`${name('ja')}で(?=[。！!]?\\s*$)`, 'gu'),
    new RegExp(
      String.raw`${name('ja')}(?:だけ|のみ|で(?:答|回答|言っ|書(?!か)|記|説明|作成|出力|返|お願い|表現|述べ|応答|紹介|翻訳)|を(?:使|用い))`,
      'gu',
    ),
    // 英語で100文字以内で説明してください: the verb comes at the end.
    new RegExp(
      `${name('ja')}で(?!何|なん|どう|は|の|も|書かれ|「|\uE001)、?(?![^。\\n]{0,20}(?:場合|なら|たら|とき|時は))(?=[^。\\n「」\uE001]{1,40}(?:説明|答え|回答|書い|記述|作成|出力|返信|紹介|述べ|まとめ|要約)(?:し|て|を|く))`,
      'gu',
    ),
  ],
  ko: [
    new RegExp(String.raw`언어(?:는|[:：]) ?${name('ko')}`, 'gu'),
    new RegExp(
      String.raw`${name('ko')}(?:로만|로 ?(?:다시 )?(?:답|부탁|작성|써|쓰|응답|설명|대답|번역|알려|말|적|된(?! ?(?:책|영화|노래|기사|자료|문서|글|원문|뉴스|팟캐스트|콘텐츠|소설|시|드라마|영상|사이트))|요약)|만 ?(?:사용|써|쓰))`,
      'gu',
    ),
    new RegExp(
      String.raw`${name('ko')}로(?! ?(?:된|쓰인|쓴|적힌|뭐|무엇|무슨|어떻게|말하는|번역)),? (?=[^.\n"“]{1,40}(?:설명|답변|대답|답|작성|요약|소개|알려|써) ?(?:해|하|주|줘))`,
      'gu',
    ),
  ],
}

/** Where "in French" says what the answer is written in, and not what the answer is about. */
const anchor: Partial<Record<PromptLanguage, RegExp>> = {
  en: /(?<![\p{L}])(?:respon\p{L}*|answer\p{L}*|repl(?:y|ies)|output|write|written|rewrite|compose|draft|create|give|provide|generate|explain|describe|speak|talk|language|say|make|entirely|only|summari[sz]e|tell|it|poem|story|document|email|letter|text|must|should|list|translat\p{L}*|please|always|essay|communicate)(?![\p{L}])/u,
}

/** A source text in a language, or a task that names several. */
const GIVEN = {
  en: /(?<![\p{L}])(?:translat\p{L}*|translation|convert|word for|words for|phrases? in|how do you say|how to say|said in|means? in|meaning in|called in|written in|movies?|books?|films?|literature|grammar|speaking|speakers?|course|class|classes|lesson|degree|teacher|born|learn\p{L}*|stud(?:y|ying)|fluent|proficien\p{L}*|names? in|known in|popular in|original|from|between|idioms?|used in)(?: \p{L}+){0,5} $/u,
}
const MEANS =
  /^(?: language)?(?:[ -](?:literature|history|culture|cuisine|food|grammar|class|classes|course|courses|teacher|speakers?|movies?|films?|vocabulary|words?|verbs?|phrases?|idioms?|companies|company|people|army|royal|empire|bulldog|words?|market|law|and (?:then|english|french|german|spanish)|or|to)(?![\p{L}]))/u

/** "Why is it so in English?" asks about English; "Can you say it in English?" asks for it. */
function isInQuestion(clause: string, match: RegExpExecArray): boolean {
  if (!/[?？]\s*$/.test(clause) || /(?:only|entirely|completely|solely)/u.test(match[0])) return false
  // "Answer in French: what is the sun?", "Reply in French, what is the sun?"
  const before = clause.slice(0, match.index)
  const after = clause.slice(match.index + match[0].length)
  if (/^[^?？]{0,40}[:：]/.test(after) && !/[:：]/.test(before)) return false
  if (IMPERATIVE.test(before + match[0]) && !ASKED.test(before)) return false
  return !/(?<![\p{L}])(?:can|could|would|will) you|(?:pouvez|peux|pourriez|pourrais)-(?:vous|tu)|puedes|podrías|puede usted|podría|くれます|もらえ|いただけ|주세요|주시|줄 ?수|줄래|ください/u.test(
    clause,
  )
}

const ASKED =
  /(?<![\p{L}])(?:why|how|what|whether|if|where|when|which|that|pourquoi|comment|si|por qué|cómo|qué)(?![\p{L}])/u
const IMPERATIVE =
  /^\s*(?:(?:hi|hello|hey|bonjour|salut|hola|please|kindly|merci de|s'il (?:te|vous) pla[iî]t|por favor)[,!]? )*(?:answer|respond|reply|write|explain|tell me|réponds|répondez|répondre|écris|écrivez|explique[rz]?|responde|responda|contesta|conteste|escribe|explica)(?![\p{L}])/u

/** To translate into a language is the task, and no wish for the language of the answer. */
const TRANSLATION = /(?<![\p{L}])(?:translat|tradui|traduc|traduz)|翻訳|번역/u
const SOLE =
  /(?<![\p{L}])(?:only|entirely|completely|solely|uniquement|seulement|entièrement|solo|sólo|únicamente|solamente|enteramente)(?![\p{L}])|だけ|のみ|로만|만 /u

function find(reading: Reading): Candidate[] {
  const codes = codesByName[reading.language]
  return phraseMatches(reading, asked).flatMap(({ clause, match, start, end }) => {
    const language = codes.get(match[1] ?? '')
    if (language === undefined || isInQuestion(clause.text, match)) return []
    if (TRANSLATION.test(clause.text) && !SOLE.test(clause.text)) return []
    if (TRANSLATION.test(match[0]) && !SOLE.test(match[0])) return []
    if (reading.language === 'en') {
      const before = clause.text.slice(0, match.index)
      const after = clause.text.slice(match.index + match[0].length)
      if (GIVEN.en.test(before + ' ') || MEANS.test(after)) return []
      if (!anchor.en?.test(clause.text.slice(Math.max(0, match.index - 120), match.index + match[0].length + 60)))
        return []
    }
    return [{ arguments: { language }, start, end }]
  })
}

export const responseLanguage: ConstraintKind = {
  id: 'language:response_language',
  isDroppedWhenNegated: true,
  concernsFormat: false,
  cues: Object.fromEntries(promptLanguages.map((language) => [language, namesPattern(language)])),
  find,
  requirement: ({ language }) => ({
    en: `in ${nameOfLanguage(String(language), 'en')}`,
    fr: `en ${nameOfLanguage(String(language), 'fr')}`,
    ko: `${nameOfLanguage(String(language), 'ko')}로 작성`,
  }),
  check: async ({ language }, response) => {
    const wanted = String(language)
    const { holds, language: identified } = await identifyLanguage(
      response.prose().trim() === '' ? response.text : response.prose(),
      wanted,
    )
    return { holds, evidence: identified === null ? untold : writtenIn(identified) }
  },
}

const untold: Phrase = {
  en: 'nothing shows another language',
  fr: "rien n'indique une autre langue",
  ko: '다른 언어라는 증거 없음',
}

function writtenIn(language: string): Phrase {
  return {
    en: `written in ${nameOfLanguage(language, 'en')}`,
    fr: `écrite en ${nameOfLanguage(language, 'fr')}`,
    ko: `${nameOfLanguage(language, 'ko')}로 쓰임`,
  }
}
