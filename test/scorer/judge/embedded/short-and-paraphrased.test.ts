import { describe, expect, test } from 'vitest'
import { scoreWithEmbeddedJudge } from './score-with-embedded-judge.ts'

describe('a right answer is not punished for being short', () => {
  test.each([
    ['What is the capital of France?', 'Paris.'],
    ['2+2?', '4'],
    ['Is the earth round?', 'Yes.'],
    ['How many legs does a spider have?', 'Eight'],
    ['Who wrote Romeo and Juliet?', 'William Shakespeare'],
    ['Give me a synonym for happy', 'Joyful'],
    ['Translate "thank you very much" into Japanese', 'どうもありがとうございます'],
    ['Which planet is the largest?\nA) Mars\nB) Jupiter\nC) Venus', 'B'],
    ['Sort these numbers: 5, 3, 9, 1', '1, 3, 5, 9'],
    ['Suggest five names for a cat', 'Luna, Milo, Cleo, Oscar, Pepper'],
    ['Extract the email address from: "Contact jane@doe.org for details"', 'jane@doe.org'],
    ['フランスの首都はどこですか？', 'パリです。'],
    ['프랑스의 수도는 어디인가요?', '파리입니다.'],
    ['Hi there!', 'Hello! How can I help you today?'],
  ])('%s -> %s', async (user, response) => {
    expect((await scoreWithEmbeddedJudge({ user, response })).score).toBeGreaterThanOrEqual(0.85)
  })

  test('a reply to the question of an earlier turn is read with that turn', async () => {
    const { score } = await scoreWithEmbeddedJudge({
      user: 'A',
      history: [{ role: 'assistant', text: 'Which plan do you want, A (basic) or B (premium)?' }],
      response: 'Great, I have set you up with the basic plan.',
    })
    expect(score).toBeGreaterThanOrEqual(0.8)
  })

  test('a few words that are no amount do not answer how many', async () => {
    const sample = { user: 'How many legs does a spider have?', response: 'Paris.' }
    expect((await scoreWithEmbeddedJudge(sample)).score).toBeLessThan(0.6)
  })
})

describe('a good answer in other words than the prompt is not taken for off topic', () => {
  test.each([
    ['How can I fall asleep faster?', 'Keep your bedroom cool and dark and avoid screens for an hour before.'],
    ['What causes tides?', 'The gravity of the moon, and to a lesser degree of the sun, pulls on the oceans.'],
    [
      'How do I stay motivated to work out?',
      'Set small goals, track your progress, find a gym buddy, and reward yourself when you hit a milestone.',
    ],
    ['Write a haiku about autumn', 'Crisp leaves drift downward\nA red hush over the hills\nThe year holds its breath'],
    ['What do bees do for us?', 'They pollinate crops, which gives us fruit, vegetables and honey.'],
    ['Comment mieux dormir ?', 'Couchez-vous à heures régulières, évitez les écrans et gardez la chambre fraîche.'],
    ['¿Cómo puedo aprender inglés más rápido?', 'Practica cada día, ve series con subtítulos y habla con nativos.'],
  ])('%s', async (user, response) => {
    expect((await scoreWithEmbeddedJudge({ user, response })).score).toBeGreaterThanOrEqual(0.8)
  })
})
