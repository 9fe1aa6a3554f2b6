import { ADDRESSES } from './fluff.ts'
import { everywhere } from './qualities.ts'

const READ = 4000
const ASKED =
  /(?<!\p{L})(?:write|draft|compose|rédige\w*|écri\w+|compose[zr]?|redact\w*|escrib\w+|ayúda\w*|aide\w*|help)(?!\p{L})[^.?!\n]{0,40}(?<!\p{L})(?:e-?mails?|letters?|messages?|notes?|cards?|invitations?|courriels?|lettres?|mots?|cartes?|correos?|cartas?|mensajes?|notas?|tarjetas?|invitaci(?:ón|ones))(?!\p{L})|(?:メール|手紙|文面|メッセージ|招待状)[をの]?[^。]{0,6}(?:書|考え|作)|(?:이메일|메일|편지|문자|메시지|쪽지|초대장)[를을]?\s?[^.]{0,6}(?:작성|써|적어)/iu
const GREETING =
  /^\s*(?:subject|objet|asunto|件名|제목)\s?[:：]|^\s*(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)|to (?:all|whom|the|my)|madame|monsieur|messieurs|chère?s?|bonjour|salut|à tou[ts]|hola|estimad[oa]s?|querid[oa]s?|buen[oa]s|a tod[oa]s)(?!\p{L})|^.{1,14}(?:様|さん|先生|殿)[、，へ\n]|^(?:拝啓|お世話)|^.{0,14}(?:안녕|님[,，께 ]|씨[,，]|에게|께[,\n]|야,|아,)/iu
const ENOUGH = 2

/** True when a letter, an e-mail or a message to somebody is to be written. */
export function asksForLetter(prompt: string): boolean {
  return ASKED.test(prompt.slice(0, 2000))
}

/** True for a text that opens like a letter. */
export function isGreeting(text: string): boolean {
  return GREETING.test(text.slice(0, READ))
}

/** True for a text that speaks to somebody: it opens with a greeting, or says "you" or "I" and the like more than once. */
export function speaksToSomebody(text: string): boolean {
  const head = text.slice(0, READ)
  return isGreeting(head) || (head.match(everywhere(ADDRESSES))?.length ?? 0) >= ENOUGH
}
