import { describe, expect, it } from 'vitest'
import { findConstraints } from '../../../src/scorer/constraints/index.ts'
import { kinds } from '../../../src/scorer/constraints/registry.ts'
import { readResponse } from '../../../src/scorer/constraints/response/response-text.ts'

/** Runs that make careless patterns go back and forth. */
const UNITS = [
  ' ',
  '\n',
  '*',
  '**',
  '* ',
  '[',
  ']',
  '[a',
  '"',
  "'",
  "'a ",
  '`',
  '```\n',
  '“',
  '「',
  '《',
  '1',
  '1 ',
  '1,',
  'a',
  'a ',
  'é',
  'no ',
  'do not use ',
  'at least ',
  'the word ',
  'use "a" ',
  '12 words ',
  '<',
  '<<',
  '<a ',
  '<!--',
  '#',
  '-',
  '|-',
  '.',
  'A.',
  '? ',
  ',',
  '(',
  '](',
  '_',
  '{',
  '漢字',
  '「あ」と',
  '단어 ',
  '第1章',
  'Section 1\n',
  'in python ',
  'the poem ',
  'the poem has ',
  'in five sentences the ',
  'le poème ne ',
  'el poema no ',
  'what is in ',
  'summarise this: ',
  'translate this:\n',
  'hi team\n\n',
  'if the user, ',
  'no commas unless ',
  '選手が場合は',
  '친구가 하면 ',
  '5 wrods ',
  'a boy who ',
  'rewrite this: ',
  'at least 3 but at most 5 ',
  'ne peut faire plus de ',
  'answer "a" or "b" ',
  'emojis twice ',
  'eight of them in bullets, ',
  'the email below\n\n',
  'forty and sixty ',
  'even though i ',
  '두세 ',
  '를 반환하는 ',
  '文字列を返す',
]

/** The same for responses: what the readings of a response look for. */
const RESPONSE_UNITS = [
  ' ',
  '\n',
  '*',
  '* ',
  '[',
  '"',
  '`',
  '```\n',
  '1 ',
  'a',
  'A. ',
  '<',
  '<!--',
  '#',
  '|-',
  '.',
  '(',
  '](',
  '{\n',
  '漢字',
]

const SIZE = 20_000
/** Four times the text may take four times as long; a quadratic pattern would take sixteen times. */
const GROWTH = 4
const ALLOWED = 10
/** In shorter times compiling and collecting weigh too much to tell; a quadratic pattern takes far longer. */
const TELLING_MS = 60
const ATTEMPTS = 4

/** How much longer `run` takes on four times the text: the best of some attempts, since compiling and collecting only add time. */
async function growthOf(unit: string, run: (text: string) => unknown): Promise<number> {
  let small = Number.POSITIVE_INFINITY
  let large = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    large = Math.min(large, await durationOf(() => run(textOf(unit, SIZE * GROWTH))))
    if (large < TELLING_MS) return 1
    small = Math.min(small, await durationOf(() => run(textOf(unit, SIZE))))
    if (large / small < ALLOWED) break
  }
  return large / small
}

function textOf(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
}

/** Time of the processor alone, so that other work of the machine does not count. */
async function durationOf(run: () => unknown): Promise<number> {
  const start = process.threadCpuUsage()
  await run()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

/** Arguments that make each kind count. */
const ARGUMENTS = {
  relation: 'at least',
  let_relation: 'at least',
  capital_relation: 'at least',
  num_words: 3,
  num_sentences: 3,
  num_paragraphs: 3,
  num_bullets: 3,
  num_items: 3,
  num_highlights: 3,
  num_placeholders: 3,
  num_sections: 3,
  num_letters: 3,
  num_lines: 3,
  num_tables: 1,
  num_blocks: 1,
  num_emojis: 1,
  num_links: 1,
  num_headings: 1,
  num_questions: 1,
  num_exclamations: 1,
  capital_frequency: 3,
  let_frequency: 3,
  kanji_limit: 3,
  frequency: 3,
  count: 3,
  letter: 'a',
  mark: 'dash',
  keyword: 'a',
  keywords: ['a', 'word'],
  forbidden_words: ['b'],
  forbidden_char: 'ç',
  end_phrase: 'the end',
  start_phrase: 'the start',
  ending: 'です',
  first_word: 'a',
  nth_paragraph: 2,
  section_spliter: 'Section',
  postscript_marker: 'P.S.',
  prompt_to_repeat: 'again',
  text: 'ete',
  language: 'python',
}

describe('time grows in step with the text', () => {
  it.each(UNITS)('when constraints are looked for in a run of %j', async (unit) => {
    expect(await growthOf(unit, findConstraints)).toBeLessThan(ALLOWED)
  })

  it.each(kinds.filter(({ id }) => id !== 'language:response_language').map((kind) => [kind.id, kind] as const))(
    'when %s is checked on runs of all kinds',
    async (_, kind) => {
      const growths: Record<string, number> = {}
      for (const unit of RESPONSE_UNITS) {
        growths[unit] = await growthOf(unit, (text) => kind.check(ARGUMENTS, readResponse(text)))
      }
      expect(Object.entries(growths).filter(([, growth]) => growth >= ALLOWED)).toEqual([])
    },
  )
})
