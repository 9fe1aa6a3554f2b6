import { dataVerb, partsOf, question } from './ask-parts.ts'
import {
  hasModal,
  listItem,
  modalItems,
  splitClauses,
  startsImperative,
  startsNegative,
  stepItems,
  stepWithParts,
} from './ask-steps.ts'
import { askingText } from './asking-text.ts'
import { item, stripCourtesy, type Item, type PromptReading } from './item.ts'
import { sentencesOf, type Span } from './sentences.ts'

const MAX_ITEMS = 24
const listLine = /^\s*(?:[-*•‣▪]|\(?\d{1,2}[.)]|\(?[a-h][.)])\s+(.+)$/iu
const optionLine = /^\s*\(?[a-h][.)]\s+/iu

/** An ask that only says how to answer what follows. */
const FORMAL_ASK =
  /^(?:please )?(?:answer|respond|reply|speak|write|keep|be|use|think|réponds|répondez|responde|antworte)\b(?:[^.!?\n]{0,60})[.!:]?$/iu

function beforeData(span: Span): Span {
  const colon = span.text.search(/[:：]|["“«]/u)
  return colon > 0 ? { text: span.text.slice(0, colon), start: span.start } : span
}

/** Reads a prompt in a language that separates words by spaces. */
export function readSpacedPrompt(original: string): PromptReading {
  const prompt = askingText(original)
  const sentences = sentencesOf(prompt)
  const items: Item[] = []
  let ask: Span | null = null
  let inList: 'asks' | 'data' | null = null
  let isData = false
  for (const sentence of sentences) {
    // What follows "Summarize this text:" is the text.
    if (isData) break
    const lineStart = prompt.lastIndexOf('\n', sentence.start) + 1
    const bullet =
      /^\s*(?:[-*•‣▪]|\(?\d{1,2}[.)])\s+$/u.test(prompt.slice(lineStart, sentence.start)) ||
      listLine.test(sentence.text)
    const body = bullet ? stripBullet(sentence) : sentence
    if (bullet && ask) {
      if (optionLine.test(sentence.text)) inList = 'data'
      inList ??= dataVerb.test(stripCourtesy(ask).text) ? 'data' : 'asks'
      if (inList === 'asks') items.push(...listItem(body))
      continue
    }
    inList = null
    const plain = stripCourtesy(body)
    const isImperative = startsImperative.test(plain.text)
    const isNegative = startsNegative.test(plain.text)
    const isQuestion = question.test(body.text) && !isImperative
    if (!ask && (isImperative || isQuestion)) {
      const isTransform = dataVerb.test(plain.text)
      const [main = plain, ...others] = splitClauses(isTransform ? beforeData(plain) : plain)
      ask = main
      if (isTransform && /[:：]/u.test(body.text)) isData = true
      items.push(...partsOf(main), ...others.flatMap((clause) => [...stepWithParts(clause)]))
    } else if (isNegative) items.push(...stepItems(plain))
    else if (isImperative && ask) items.push(...splitClauses(plain).flatMap((clause) => stepWithParts(clause)))
    else if (isQuestion) {
      const found = item(body, 'step')
      if (found) items.push(found)
    } else if (ask || hasModal.test(body.text)) items.push(...modalItems(body))
    if (items.length >= MAX_ITEMS) break
  }
  const asked = items.findIndex(({ origin, end }) => origin === 'step' && /^[?？]/u.test(prompt.slice(end, end + 1)))
  const formal = ask
  const promoted = items[asked]
  if (formal && promoted && FORMAL_ASK.test(formal.text)) {
    items.splice(asked, 1)
    const manner = item(formal, 'rule')
    if (manner) items.push(manner)
    ask = { text: prompt.slice(promoted.start, promoted.end + 1), start: promoted.start }
  }
  const main = ask ?? sentences[0] ?? { text: original.trim(), start: 0 }
  return { ask: main, items: items.slice(0, MAX_ITEMS) }
}

function stripBullet(sentence: Span): Span {
  const lead = /^\s*(?:[-*•‣▪]|\(?\d{1,2}[.)]|\(?[a-h][.)])\s+/iu.exec(sentence.text)
  return lead ? { text: sentence.text.slice(lead[0].length), start: sentence.start + lead[0].length } : sentence
}
