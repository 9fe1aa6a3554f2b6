import { describe, expect, test } from 'vitest'
import { findConstraints, measureConstraints } from '../../../../src/scorer/constraints/index.ts'
import { readPrompt } from '../../../../src/scorer/judge/embedded/exchange-reading.ts'
import { questionText, withoutForms } from '../../../../src/scorer/judge/embedded/question-text.ts'
import { scoreWithEmbeddedJudge } from './score-with-embedded-judge.ts'

async function questionOf(prompt: string): Promise<string> {
  const measurements = await measureConstraints({ constraints: findConstraints(prompt), response: '', language: 'en' })
  return withoutForms(questionText(prompt, readPrompt(prompt).ask, measurements), measurements)
}

describe('what a prompt is about, without what only sets a form', () => {
  test('leaves out a sentence that sets one', async () => {
    const question = await questionOf(
      'How can I learn to juggle? Finish your response with "Keep practising every day."',
    )
    expect(question).toMatch(/^How can I learn to juggle\?\s+$/u)
  })

  test('leaves out the words for it in the ask, and keeps the length', async () => {
    const prompt = 'Describe the desert in at most 50 words.'
    const question = await questionOf(prompt)
    expect(question).toHaveLength(prompt.length)
    expect(question).toContain('Describe the desert')
    expect(question).not.toContain('50')
  })

  test('keeps words for a form that name the subject too', async () => {
    const question = await questionOf('Donne trois conseils pour mieux dormir sous forme de liste numérotée.')
    expect(question).toContain('dormir')
  })

  test('is the prompt itself where nothing is measured', async () => {
    expect(await questionOf('Why is the sea salty?')).toBe('Why is the sea salty?')
  })
})

test.each([
  ['¿Es Roger Federer mejor que Rafael Nadal? Responde con una de estas opciones: "Sí.", "No.", "Quizás."', 'Quizás.'],
  ['Est-il sain de courir ? Réponds par l’une des options suivantes : « Oui. », « Non. »', 'Oui.'],
])('one of the answers that a prompt lays down answers it: %s', async (user, response) => {
  expect((await scoreWithEmbeddedJudge({ user, response })).score).toBeGreaterThan(0.8)
})

test.each([
  ['Combien de pattes possède une araignée ?', 'Huit.'],
  ['Combien de côtés possède un dodécagone ?', 'Douze.'],
  ['¿Cuántos huesos tiene un adulto?', 'Doscientos seis.'],
  ['How many players are in a rugby team?', 'Fifteen.'],
  ['한글날은 며칠인가요?', '10월 9일입니다.'],
])('an amount in words or a date answers a question for one: %s', async (user, response) => {
  expect((await scoreWithEmbeddedJudge({ user, response })).score).toBeGreaterThan(0.8)
})

test.each([
  ['What is osmosis?', 'Marie Curie, in 1903.'],
  ['What is osmosis?', 'In Russia and Botswana.'],
  ['Qu’est-ce qu’un oxymore ?', 'Douze.'],
  ['Which spices go well with lentils?', 'About 5,895 metres.'],
  ['¿Qué especias van con el cordero?', 'Doscientos seis.'],
])(
  'a name, a year, a place or an amount says neither what a thing is nor which of a sort: %s %s',
  async (user, response) => {
    expect((await scoreWithEmbeddedJudge({ user, response })).score).toBeLessThanOrEqual(0.2)
  },
)

test('a message that is asked for speaks to somebody', async () => {
  const user = 'Write a message to my neighbour about the broken gate.'
  const message = 'Hi Tom, our gate has come off its hinge again. Could you help me lift it on Sunday?'
  const account =
    'A gate sags when its top hinge works loose. Screws of brass hold longer than those of steel, and a wheel underneath takes the weight.'
  expect((await scoreWithEmbeddedJudge({ user, response: message })).score).toBeGreaterThan(0.6)
  expect((await scoreWithEmbeddedJudge({ user, response: account })).score).toBeLessThanOrEqual(0.2)
})
