/** A constraint as a prompt sets it: its kind and the arguments that matter. */
export type Ask = readonly [id: string, args: Readonly<Record<string, unknown>>]

/** A prompt with every constraint that it sets on the answer; with none, it is a trap. */
export type LabelledPrompt = readonly [prompt: string, ...asks: Ask[]]

/** Prompts by the language in which they are written. */
export type LabelledPrompts = Readonly<Record<'en' | 'fr' | 'es' | 'ja' | 'ko', readonly LabelledPrompt[]>>

type Relation = 'at least' | 'at most' | 'less than' | 'exactly' | 'around'
/** "at most", 5; or the two ends of a range. */
type Bounds = readonly [relation: Relation, value: number] | readonly [min: number, max: number]

/** The arguments of a count whose value is called `name`. */
function bounded(name: string, [first, second]: Bounds, relation = 'relation'): Readonly<Record<string, unknown>> {
  return typeof first === 'string'
    ? { [relation]: first, [name]: second }
    : { [relation]: 'between', min: first, max: second }
}

function counted(id: string, name: string): (...bounds: Bounds) => Ask {
  return (...bounds) => [id, bounded(name, bounds)]
}

/** The same where an exact number is spelt without its relation. */
function countedExactly(id: string, name: string): (...bounds: Bounds) => Ask {
  return (...bounds) => [id, bounds[0] === 'exactly' ? { [name]: bounds[1] } : bounded(name, bounds)]
}

function plain(id: string): Ask {
  return [id, {}]
}

export const words = counted('length_constraints:number_words', 'num_words')
export const sentences = counted('length_constraints:number_sentences', 'num_sentences')
export const sentenceWords = counted('length_constraints:sentence_length', 'num_words')
export const paragraphs = countedExactly('length_constraints:number_paragraphs', 'num_paragraphs')
export const lines = counted('length_constraints:number_lines', 'num_lines')
export const letters = counted('length_constraints:number_letters', 'num_letters')
export const bullets = countedExactly('detectable_format:number_bullet_lists', 'num_bullets')
export const items = countedExactly('detectable_format:list_length', 'num_items')
export const numbered = countedExactly('detectable_format:number_numbered_lists', 'num_items')
export const links = counted('detectable_content:number_links', 'num_links')
export const capitalWords = (...bounds: Bounds): Ask => [
  'change_case:capital_word_frequency',
  bounded('capital_frequency', bounds, 'capital_relation'),
]
export const emojis = counted('detectable_content:number_emojis', 'num_emojis')
export const questions = counted('punctuation:question_marks', 'num_questions')
export const exclamations = counted('punctuation:exclamation_marks', 'num_exclamations')
export const noEmojis = emojis('less than', 1)
export const noBullets = bullets('exactly', 0)
export const noExclamations = exclamations('less than', 1)

export const someNumbered = plain('detectable_format:numbered_list')
export const someBullets = plain('detectable_format:bullet_list')
export const quoted = plain('startend:quotation')
export const titled = plain('detectable_format:title')
export const informal = plain('detectable_content:informal_address')
export const someCode = plain('code:present')
export const xml = plain('detectable_format:xml_format')
export const someLinks = plain('detectable_content:number_links')
export const someQuestion = plain('punctuation:question_marks')
export const twoResponses = plain('combination:two_responses')
export const someHeadings = plain('detectable_format:number_headings')
export const table = plain('detectable_format:table')
export const json = plain('detectable_format:json_format')
export const yaml = plain('detectable_format:yaml_format')
export const csv = plain('detectable_format:csv_format')
export const codeBlock = plain('detectable_format:code_block')
export const allCaps = plain('change_case:english_capital')
export const allSmall = plain('change_case:english_lowercase')
export const noComma = plain('punctuation:no_comma')
export const noPeriod = plain('punctuation:no_period')
export const noDigits = plain('detectable_content:no_digits')
export const endsWithQuestion = plain('startend:ends_with_question')
export const noCode = plain('code:absent')

export const constrained = plain('detectable_format:constrained_response')
export const repeated = plain('combination:repeat_prompt')

export function highlights(count: number): Ask {
  return ['detectable_format:number_highlighted_sections', { num_highlights: count }]
}

export function placeholders(count: number): Ask {
  return ['detectable_content:number_placeholders', { num_placeholders: count }]
}

export function sections(count: number, splitter: string): Ask {
  return ['detectable_format:multiple_sections', { num_sections: count, section_spliter: splitter }]
}

/** So many paragraphs, of which the nth begins with a word. */
export function nthParagraph(count: number, nth: number, word: string): Ask {
  return [
    'length_constraints:nth_paragraph_first_word',
    { num_paragraphs: count, nth_paragraph: nth, first_word: word },
  ]
}

export function code(language: string): Ask {
  return ['code:language', { language }]
}

export function inLanguage(language: string): Ask {
  return ['language:response_language', { language }]
}

export function include(...keywords: string[]): Ask {
  return ['keywords:existence', { keywords }]
}

export function forbid(...words: string[]): Ask {
  return ['keywords:forbidden_words', { forbidden_words: words }]
}

export function times(keyword: string, ...bounds: Bounds): Ask {
  return ['keywords:frequency', { keyword, ...bounded('frequency', bounds) }]
}

export function letter(sign: string, ...bounds: Bounds): Ask {
  return ['keywords:letter_frequency', { letter: sign, ...bounded('let_frequency', bounds, 'let_relation') }]
}

export function mark(name: string, ...bounds: Bounds): Ask {
  return ['punctuation:marks', { mark: name, ...bounded('count', bounds) }]
}

export function startsWith(phrase: string): Ask {
  return ['startend:start_checker', { start_phrase: phrase }]
}

export function endsWith(phrase: string): Ask {
  return ['startend:end_checker', { end_phrase: phrase }]
}

export function postscript(marker: string): Ask {
  return ['detectable_content:postscript', { postscript_marker: marker }]
}

export function oneOf(...options: string[]): Ask {
  return ['detectable_format:constrained_response', { options }]
}
