import type { Arguments, Candidate, ConstraintKind } from '../../kind.ts'
import { phraseMatches, words, type Phrases, type PhraseMatch } from '../../prompt/phrases.ts'
import { QUOTED } from '../../prompt/prompt-text.ts'
import type { Reading } from '../../prompt/reading.ts'

/** The options of the published kind; the argument `options` is left out when they are these. */
const PUBLISHED = ['My answer is yes.', 'My answer is no.', 'My answer is maybe.']

/** Ends right before the options. */
const asked: Phrases = {
  en: [
    words(
      '(?:one of|choose (?:one )?(?:of|from|between|among)|choose one|select (?:one )?(?:of|from)|pick (?:one )?(?:of|from)|only (?:with )?one of|either|only one of)(?: (?:the|these|following|exact|two|three|four|phrases?|options?|answers?|responses?|choices|words?|sentences?|statements?|from|of|exactly|precisely|below|only|verbatim))*:?',
    ),
  ],
  fr: [
    words(
      "(?:l'une|une|un|l'un|parmi|choisissant|sélectionnant)(?: (?:des|de|ces|les|l'une|une|parmi|uniquement|options?|alternatives?|réponses?|phrases?|suivante?s?|choix|seulement)){1,8} ?:?",
    ),
  ],
  es: [
    words('(?:una|alguna|uno)(?: (?:de|las|estas|siguientes|opciones|respuestas|frases|para|tu|respuesta)){2,8} ?:?'),
  ],
}
/** "A" or "B", and more of them. */
const either = (joints: string): string => `${QUOTED}(?:(?:${joints})${QUOTED}){1,5}`
/** Options right after the verb, or right before it. */
const quoted: Phrases = {
  en: [
    words(
      `(?:(?:answer|respond|reply)(?: (?:only|just|simply|strictly|solely|exclusively|with|a|by|using|either|in|saying|exactly|to|this|the|question|words?))*|(?:say|output|return|write|print)(?: (?:only|just|either|exactly|the|words?)){1,4}) ${either(',? or | ?/ ?|, ')}`,
    ),
  ],
  fr: [
    words(
      String.raw`(?:répond\p{L}*|réponds|réponse|dis|dites)(?:-(?:moi|nous))?(?: (?:uniquement|seulement|simplement|exclusivement|par|avec|juste|soit|le|mot)){0,5} ${either(',? ou | ?/ ?|, |,? soit |,? ou par ')}`,
    ),
  ],
  es: [
    words(
      `(?:respond|contest|di(?:me|ga)?)\\p{L}*(?: (?:solo|sólo|solamente|únicamente|simplemente|con|por)){0,4} ${either(',? [ou] | ?/ ?|, ')}`,
    ),
  ],
  ja: [
    new RegExp(
      `${either(String.raw`、|,|か|または|もしくは|又は|/|／`)}か?(?:のいずれか|のどれか|のどちらか)?(?:だけ|のみ)?で(?:答|回答|返)`,
      'gu',
    ),
  ],
  ko: [
    new RegExp(
      `${either(String.raw` ?(?:,|또는|혹은|/|이?나|아니면) ?`)}(?: ?중 ?하나)?(?:으?로)만? ?(?:답|대답|응답)`,
      'gu',
    ),
  ],
}
const askedAfter: Phrases = {
  ja: [
    new RegExp(
      String.raw`(?:${QUOTED}[、,とか又または]{0,4}){2,6}の?(?:いずれか|どれか|うち(?:の)?(?:一つ|ひとつ|1つ))`,
      'gu',
    ),
  ],
  ko: [new RegExp(String.raw`(?:${QUOTED}[,과와또는 ]{0,5}){2,6}(?:중|가운데) ?(?:하나|한 ?가지)`, 'gu')],
}
const yesOrNo: Phrases = {
  en: [
    words(
      '(?:answer|respond|reply)(?: (?:only|just|simply|strictly|with|a|an|by|using|either|in|saying|to this|the question|exclusively))* yes(?: or | ?/ ?|, ?)no(?: only)?(?! (?:and|then|first|because)(?! nothing))',
    ),
    words('(?:only|just) (?:say|answer|reply|respond)(?: with)? yes(?: or |/)no'),
    words('(?:yes or no|yes/no)(?: answer)? only'),
    words('(?:just|only|simply)(?: a)? (?:yes or no|yes/no|y/n)(?! (?:question|answer to)s?)'),
    /^\s*(?:yes or no|yes ?\/ ?no|y\/n)(?:[,:—–-]? ?(?:please|nothing (?:else|more)|no explanations?|only))*[.!]?\s*$/gu,
  ],
  fr: [
    words(
      String.raw`(?:répond\p{L}*|réponds|réponse|dis|dites)(?:-(?:moi|nous))?(?: (?:uniquement|seulement|simplement|par|juste)){1,4} (?:par )?oui ou (?:par )?non`,
    ),
    /^\s*oui ou non(?:[,:—–-]? ?(?:s'il (?:te|vous) plaît|rien d'autre|rien de plus|sans explications?|uniquement|seulement))*[.!]?\s*$/gu,
  ],
  es: [
    words(
      String.raw`(?:respond|contest|di(?:me|ga)?)\p{L}*(?: (?:solo|sólo|solamente|únicamente|con|simplemente|por)){1,4} (?:sí|si) o no`,
    ),
    /^\s*sí o no(?:[,:—–-]? ?(?:por favor|nada más|sin explicaci(?:ón|ones)|solamente|únicamente))*[.!]?\s*$/gu,
  ],
  ja: [/はいかいいえ(?:だけ|のみ)?で(?:答|回答)/gu],
  ko: [/(?:예|네)(?: ?(?:\/|,|또는|나|이나|와|아니면)? ?)아니(?:요|오)(?:로만|로 ?(?:만 )?(?:답|대답|응답))/gu],
}
/** The whole answer, given word for word: `respond with exactly "OK"`. */
const given: Phrases = {
  en: [
    words(
      `(?:respond|reply|answer|output|say|write|return)(?: (?:with|to this))*(?: (?:only|exactly|just|nothing but|simply|solely)){1,2}(?: with)?(?: (?:the|word|words|phrase|text|exact|following|single|exactly))* ${QUOTED}(?! (?:or|and|,))`,
    ),
    words(
      `(?:respond|reply|answer|output|say|write|return)(?: with)?(?: (?:the|word|phrase))* ${QUOTED} (?:and nothing (?:else|more)|and no(?:thing)? other words?)`,
    ),
  ],
}

const yesNoWords: Readonly<Record<string, readonly string[]>> = {
  en: ['yes', 'no'],
  fr: ['oui', 'non'],
  es: ['sí', 'no'],
  ja: ['はい', 'いいえ'],
  ko: ['예', '아니요'],
}

function find(reading: Reading): Candidate[] {
  const chosen = phraseMatches(reading, asked).flatMap((mention) => {
    const options = optionsAfter(mention.end, reading)
    return options ? [toCandidate(mention, options, reading)] : []
  })
  const after = [...phraseMatches(reading, askedAfter), ...phraseMatches(reading, quoted)].flatMap((mention) => {
    const options = Array.from(mention.match[0].matchAll(new RegExp(QUOTED, 'gu')), ({ index, 0: text }) =>
      reading.prompt.original.slice(mention.start + index + 1, mention.start + index + text.length - 1).trim(),
    )
    return [toCandidate(mention, { options, end: mention.end }, reading)]
  })
  const short = phraseMatches(reading, yesOrNo).map(({ start, end }) => ({
    arguments: { options: [...(yesNoWords[reading.language] ?? [])] },
    start,
    end,
  }))
  const only = phraseMatches(reading, given).map(({ start, end }) => {
    const open = reading.prompt.masked.indexOf('\uE001', start)
    const close = reading.prompt.masked.indexOf('\uE002', open)
    return { arguments: { options: [reading.prompt.original.slice(open + 1, close).trim()] }, start, end }
  })
  return [...chosen, ...after, ...short, ...only].slice(0, 1)
}

/** The answer is one of the options and nothing else, unless the prompt has it come to one by thinking. */
const CONTAINS =
  /(?<![\p{L}])(?:think (?:out loud|first|step)|explain|then (?:answer|give)|conclu|ensuite|después)\p{L}*/u

function toCandidate(
  mention: PhraseMatch,
  { options, end }: { options: string[]; end: number },
  reading: Reading,
): Candidate {
  const args: Arguments = {}
  if (options.join('|').toLowerCase() !== PUBLISHED.join('|').toLowerCase()) args['options'] = options
  if (CONTAINS.test(mention.clause.text.slice(0, mention.end - mention.clause.index)) && reading.language === 'en')
    args['placement'] = 'anywhere'
  return { arguments: args, start: mention.start, end }
}

type Options = { options: string[]; end: number }

const REACH = 400

/** Two or more options: quoted ones, or the lines or sentences that follow. */
function optionsAfter(from: number, { prompt }: Reading): Options | null {
  const text = prompt.original.slice(from, from + REACH)
  const quoted: string[] = []
  let at = 0
  const option =
    /[\s,;:()[\]]{0,6}(?:or |ou |o |and |et |y )?(?:["“”„«]\s?([^"“”«»\n]{1,80}?)\s?["“”»]|'([^'\n]{1,60})')[.,;]?/uy
  for (option.lastIndex = 0; ; at = option.lastIndex) {
    option.lastIndex = at
    const match = option.exec(text)
    if (!match) break
    quoted.push((match[1] ?? match[2] ?? '').trim())
  }
  if (quoted.length >= 2) return { options: quoted, end: from + at }
  const isIntroduced = text.trimStart().startsWith(':') || prompt.original.charAt(from - 1) === ':'
  return optionLines(text, from) ?? (isIntroduced ? optionSentences(text, from) : null)
}

/** "Choose one of these as your answer." and an option a line. */
function optionLines(text: string, from: number): Options | null {
  const lines = /^[^\n]{0,40}\n\s{0,4}((?:[^\n]{1,60}\n?){2,5})/u.exec(text)?.[1]
  if (lines === undefined) return null
  const options = lines
    .split('\n')
    .map((line) => line.replace(/^[-*•\d.)\s]+/, '').trim())
    .filter((line) => line !== '')
  return options.length >= 2 ? { options, end: from + text.indexOf(lines) + lines.length } : null
}

/** "… one of the following phrases: My answer is yes. My answer is no." */
function optionSentences(text: string, from: number): Options | null {
  const match = /^\s?:?\s?((?:[^.!?\n:]{1,40}[.!?](?:\s|$)){2,5})/u.exec(text)
  if (match?.[1] === undefined) return null
  const options = match[1]
    .split(/(?<=[.!?])\s/u)
    .map((option) => option.trim())
    .filter((option) => option !== '')
  return options.length >= 2 ? { options, end: from + match[0].length } : null
}

function optionsOf(args: Arguments): readonly string[] {
  return Array.isArray(args['options']) ? args['options'] : PUBLISHED
}

/** Marks and case do not matter, nor whether "yes" has a full stop. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s"“”«»'’*_`]+/g, ' ')
    .trim()
    .replace(/[.!。]+$/u, '')
}

export const constrainedResponse: ConstraintKind = {
  id: 'detectable_format:constrained_response',
  isDroppedWhenNegated: true,
  concernsFormat: true,
  cues: {
    en: 'repl|respon|answer|output|one|choose|select|pick|either|yes|no',
    fr: 'une|un|parmi|oui|répon|\uE001',
    es: 'una|uno|alguna|sí|\uE001',
    ja: 'いずれ|どれか|うち|いいえ|\uE001',
    ko: '하나|가지|아니|\uE001',
  },
  find,
  overrules: (mine, other) => other.id.startsWith('keywords:') && other.start < mine.end && other.end > mine.start,
  requirement: (args) => {
    const options = optionsOf(args)
      .map((option) => `“${option}”`)
      .join(', ')
    return { en: `one of ${options}`, fr: `une réponse parmi ${options}`, ko: `${options} 중 하나` }
  },
  check: (args, { text }) => {
    const answer = fold(text)
    const options = optionsOf(args).map(fold)
    const present = optionsOf(args).filter((_, index) =>
      args['placement'] === 'anywhere' ? answer.includes(options[index] ?? ' ') : answer === options[index],
    )
    return present.length === 1
      ? { holds: true, evidence: { en: `“${present[0]}”`, fr: `« ${present[0]} »`, ko: `“${present[0]}”` } }
      : {
          holds: false,
          evidence: {
            en: `${present.length} of the options given`,
            fr: `${present.length} des options données`,
            ko: `선택지 ${present.length}개`,
          },
        }
  },
}
