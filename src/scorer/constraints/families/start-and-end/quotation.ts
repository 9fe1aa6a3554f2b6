import type { ConstraintKind } from '../../kind.ts'
import { phraseCandidates, words, type Phrases } from '../../prompt/phrases.ts'

/** The answer by any name: "your response", "the whole rewritten sentence"; but no word or title of it. */
const named =
  '(?:response|answer|reply|output|email|letter|text|essay|story|poem|post|message|article|song|content|document|everything|it|all|summary|review|slogan|joke|thing|tweet|speech|rap|resume|haiku|limerick|dialogue)'
const answer = `(?:(?:(?:the|your|this|its|an?|entire|whole|full|complete|final|overall|one-sentence) ){0,4}(?:[\\p{L}-]+ ){0,1}?${named}|(?:the|your) (?:entire|whole|full|complete) (?:[\\p{L}-]+ ){0,2}?(?!word|title|name|phrase)[\\p{L}-]+)`
const marks = '(?:double|single|straight)?[ -]?(?:quotation marks?|quote marks?|quotes|quotations?|inverted commas)'

const asked: Phrases = {
  en: [
    words(
      `(?:wrap|wrapped|write|enclose|enclosed|surround|surrounded|put|place|encase|encased|encapsulate|frame|contain|contained)(?:ping|ing|s)? ${answer}(?: \\([^()]{0,60}\\))?(?: (?:is|be|should be|must be|in|with|within|inside|by|between|using|wrapped|enclosed|surrounded|a pair of|pair of|set of|a)){1,5} ${marks}`,
    ),
    words(
      `${answer}(?: \\([^()]{0,60}\\))?(?: (?:is|be|should|must|needs|has|to|in|with|within|inside|by|between|using|wrapped|enclosed|surrounded|placed|put|completely|entirely|a pair of)){2,7} ${marks}`,
    ),
    words(`(?:put|place|add|use) ${marks} (?:around|at the (?:beginning|start) and (?:the )?end of) ${answer}`),
    words(`use ${marks} (?:to wrap|around|to enclose|to surround|for) ${answer}`),
    words(`(?:start|begin|open) and (?:end|finish|close) (?:${answer} )?with (?:a )?${marks}`),
  ],
  fr: [
    words(
      String.raw`(?:(?:ouvr|commenc|début)\p{L}* et (?:ferm|termin|fini)|envelopp|encadr|encapsul|entour|mett|mets|plac|écri|rédig)\p{L}* [^.;:!?\n]{0,70}?(?:entre|avec|dans|de|par) (?:des |les |de )?(?:doubles )?guillemets(?: doubles)?`,
    ),
  ],
  es: [
    words(
      '(?:(?:abr|empie|comien)\\p{L}* y (?:cierr|termin|acab)|envuelv|encierr|encerrar|envolver|pon|coloca|escrib|rode|entrecomill)\\p{L}* [^.;:!?\\n]{0,60}?(?:entre|en|con|dentro de) (?:comillas|dobles comillas)(?: dobles)?',
    ),
  ],
  ja: [
    /(?:全体|応答|返答|回答|答え|出力)[^。\n]{0,15}?(?:(?<!二重)(?:鉤括弧|かぎ括弧|カギ括弧|かぎかっこ|引用符)|二重引用符|ダブルクォーテーション)[^。\n]{0,6}?(?:で|に)(?:囲(?!まれた)|くく|括)/gu,
    /(?<!二重)(?:鉤括弧|かぎ括弧|カギ括弧|かぎかっこ|引用符)[^。\n]{0,6}?(?:で|に)(?:囲んで|くくって|括って)(?:答|書|出力|回答)/gu,
  ],
  ko: [
    /(?:전체|답변|응답|답|글)[^.\n]{0,15}?(?:큰)?따옴표로 ?(?:감싸|묶|둘러)|(?:큰)?따옴표 ?(?:안에|로 감싸)[^.\n]{0,8}?(?:답변|작성|응답)/gu,
  ],
}

/** Quotation marks that open a text, with those that close it. */
const pairs: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '«': '»',
  '„': '“',
  '「': '」',
  '『': '』',
  '”': '”',
}

export const quotation: ConstraintKind = {
  id: 'startend:quotation',
  isDroppedWhenNegated: true,
  concernsFormat: true,
  cues: {
    en: 'quot|inverted commas',
    fr: 'guillemets',
    es: 'comillas',
    ja: String.raw`括弧|かっこ|引用符|クォーテーション`,
    ko: '따옴표',
  },
  find: (reading) => phraseCandidates(reading, asked),
  requirement: () => ({
    en: 'the whole answer in quotation marks',
    fr: 'toute la réponse entre guillemets',
    ko: '답변 전체를 따옴표로 감싸기',
  }),
  check: (_, response) => {
    const text = response.text.trim()
    const first = text.charAt(0)
    const last = text.charAt(text.length - 1)
    return {
      holds: text.length > 1 && pairs[first] === last,
      evidence: {
        en: `it begins with ${first} and ends with ${last}`,
        fr: `elle commence par ${first} et finit par ${last}`,
        ko: `${first}(으)로 시작하고 ${last}(으)로 끝남`,
      },
    }
  },
}
