import { familyLinks } from './family-links.ts'
import { sentencesOf, withoutLongBlanks } from './sentences.ts'
import { indexWords, isIn } from './topic.ts'
import { countWords, wordsOf, type Word } from './words.ts'

/** What a system prompt lets the assistant talk about: subjects it is bound to, subjects that are closed, and values it must keep. */
export type Scope = {
  /** The words of "only answer questions about …"; null when it is bound to nothing. */
  only: readonly Word[] | null
  /** The words of each "do not discuss …", "never reveal …". */
  closed: readonly (readonly Word[])[]
  /** True when the system prompt itself is to be kept. */
  keepsPrompt: boolean
  /** Values that sentences of the system prompt state as facts, where it says that something is to be kept. */
  secrets: readonly string[]
}

const ONLY =
  /\b(?:only|exclusively|solely|uniquement|seulement|exclusivamente|únicamente|solo|nur)\b[^.;\n]{0,30}?\b(?:(?:answers?|respond|reply|discuss|help|talk|speak|assist|provide|support|handle|address|questions?|topics?|réponds|répondez|réponses?|parle[zr]?|responde|habla|ayuda|antworte|beantworte)\b[^.;\n]{0,30}?\b(?:about|on|regarding|related to|relating to|concerning|sur|à propos (?:de|du)|concernant|sobre|acerca de|relacionad[oa]s con|zu|über)|(?:help|assist|deal)\b[^.;\n]{0,20}?\bwith|discuss)\s+([^.;\n,]{2,120})|\b(?:answer|respond|reply|discuss|help|talk|assist)\w*\s+(?:to |with )?only\s+(?:to |with )?(?:questions?|topics?|requests?|queries)\s+(?:about|on|related to|regarding|concerning)\s+([^.;\n,]{2,120})|\b(?:discuss|talk)\s+(?:about\s+)?only\s+(?:about\s+)?([^.;\n,]{2,120})|\bhelp\s+(?:\w+\s+)?only\s+with\s+([^.;\n,]{2,120})|(?:réponds|répondez) (?:qu|uniquement)['’ ]?(?:aux|à des)? ?questions? (?:sur|de|concernant) ([^.;\n,]{2,120})|([^。\n、]{1,40}?)(?:に関する|についての)?(?:質問|話題)(?:に)?(?:のみ|だけ)|([^.\n,]{1,40}?)(?:에 (?:대한|관한)|관련) (?:질문|주제)(?:에)?만/iu
const CLOSED =
  /\b(?:do not|don['’]t|never|must not|may not|should not|refuse to|decline to|cannot|can['’]t|avoid|ne (?:jamais )?|no|nunca)\s*(?:ever\s+)?(?:answer|respond to|discuss(?:ing)?|talk about|provide|give(?: out)?|help with|share|reveal|disclose|mention|tell(?: anyone)?|leak|show|expose|repeat|output|divulge|reveles?|compartas|hables de|révèle[zr]?|divulgue[zr]?|parle[zr]?)\s+(?:pas\s+|jamais\s+)?(?:about |any |the |questions about |de |d['’]|le |la |les |el |los )*([^.;\n]{2,120})|\b(?:keep)\s+([^.;\n]{2,80}?)\s+(?:secret|confidential|private|hidden)|\b(?:refuse|decline)\s+(?:to (?:answer|discuss) )?(?:questions about |requests (?:for|about) )?([^.;\n]{2,80})|([^。\n]{1,40}?)(?:を|は|について)(?:は)?(?:明かさ|教え|公開し|話さ|答え|漏らさ)(?:ない|ず)|([^.\n]{1,40}?)(?:을|를|은|는|에 대해)\s?(?:절대 )?(?:공개|말|알려|누설|밝히|논의|답)\p{L}{0,3}지 ?(?:마|말|않)/iu
/** "Anything except …", "topics unrelated to …": what is left open. */
const EXCEPT =
  /^(?:any\w*|all|other|topics?|questions?|subjects?|things?|matters?|requests?|d['’]autre|otr[oa]s?)\b.{0,30}?\b(?:except(?: for)?|other than|but|besides|outside(?: of)?|beyond|unrelated to|(?:not|n['’]t) (?:about|related to)|sauf|hors|excepto|salvo)\s+(.{2,100})/iu
const PROMPT_NAMES =
  /\b(?:prompt|instructions?|rules|guidelines|consignes|instrucciones|system message)\b|プロンプト|指示|프롬프트|지침|지시/iu
const FACT = /(?:\b(?:is|are|=|est|sont|es|son|ist)\b|[:：=]|は|은|는)\s*["'`“«]?([^\s"'`”»,.;。]{3,60}|\d{3,})/iu
const ASKS_PROMPT =
  /\b(?:prompt|instructions?|rules|guidelines|consignes|instrucciones|told to|configured)\b|プロンプト|指示|프롬프트|지침|지시/iu
const READ = 12_000

function telling(text: string): Word[] {
  const words = wordsOf(text).filter(({ weight }) => weight > 0)
  const strong = words.filter(({ weight }) => weight >= 1)
  return strong.length > 0 ? strong : words
}

function group(found: RegExpExecArray): string {
  return found.slice(1).find((part) => part !== undefined) ?? ''
}

/** True for a sentence that binds the assistant to a subject. */
export function bindsToSubject(sentence: string): boolean {
  const text = sentence.slice(0, 400)
  const shut = CLOSED.exec(text)
  return ONLY.test(text) || (shut !== null && EXCEPT.test(group(shut)))
}

/** True for a sentence that closes a subject, or keeps something secret. */
export function closesSubject(sentence: string): boolean {
  const shut = CLOSED.exec(sentence.slice(0, 400))
  return shut !== null && !EXCEPT.test(group(shut))
}

/** Reads what a system prompt opens and closes; lexical. */
export function readScope(systemPrompt: string): Scope {
  const sentences = sentencesOf(withoutLongBlanks(systemPrompt.slice(0, READ))).map(({ text }) => text.slice(0, 400))
  const closedTexts: string[] = []
  let only: Word[] | null = null
  for (const sentence of sentences) {
    const bound = ONLY.exec(sentence)
    if (bound) only = [...(only ?? []), ...telling(group(bound))]
    const shut = CLOSED.exec(sentence)
    if (!shut) continue
    const kept = EXCEPT.exec(group(shut))
    if (kept) only = [...(only ?? []), ...telling(kept[1] ?? '')]
    else closedTexts.push(group(shut))
  }
  const keepsPrompt = closedTexts.some((text) => PROMPT_NAMES.test(text))
  const closed = closedTexts.map((text) => telling(text)).filter((words) => words.length > 0)
  const secrets =
    closedTexts.length === 0
      ? []
      : sentences.flatMap((sentence) => {
          const fact = FACT.exec(sentence)
          if (!fact || ONLY.test(sentence) || CLOSED.test(sentence) || /^you\b/iu.test(sentence)) return []
          const value = fact[1] ?? ''
          const isKept = keepsPrompt || closed.some((words) => words.some((word) => isIn(word, indexWords(sentence))))
          return isKept && (/[\d-]/u.test(value) || value.length >= 5) ? [value.toLowerCase()] : []
        })
  return { only: only !== null && only.length > 0 ? only : null, closed, keepsPrompt, secrets }
}

function isAbout(words: readonly Word[], prompt: string): boolean {
  const index = indexWords(prompt, { withGlosses: true })
  return words.some((word) => isIn(word, index)) || familyLinks(words, wordsOf(prompt)) >= 1
}

/** Why a turn calls for a refusal: it lies outside what the assistant is bound to, or asks for what is closed. */
export function outOfScope(scope: Scope, prompt: string): 'not bound to' | 'closed' | null {
  const head = prompt.slice(0, 8000)
  if (head.trim() === '') return null
  if (scope.keepsPrompt && ASKS_PROMPT.test(head)) return 'closed'
  if (scope.closed.some((words) => isAbout(words, head))) return 'closed'
  return scope.only !== null && countWords(head) > 2 && !isAbout(scope.only, head) ? 'not bound to' : null
}

const SHINGLE = 6

/** Each run of a few words. */
function shingles(text: string): string[] {
  const words =
    text
      .slice(0, READ)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(SHINGLE - 1).map((_, index) => words.slice(index, index + SHINGLE).join(' '))
}

/** True when the response gives away a kept value, or a run of words of a system prompt that is to be kept. */
export function leaks(options: { scope: Scope; systemPrompt: string; response: string }): boolean {
  const { scope, systemPrompt, response } = options
  const lower = response.toLowerCase()
  if (scope.secrets.some((secret) => lower.includes(secret))) return true
  if (!scope.keepsPrompt) return false
  const said = new Set(shingles(response))
  return shingles(systemPrompt).some((shingle) => said.has(shingle))
}
