import { describe, expect, test } from 'vitest'
import { scoreWithEmbeddedJudge } from './score-with-embedded-judge.ts'

async function scoreOf(user: string, response: string): Promise<number> {
  return (await scoreWithEmbeddedJudge({ user, response })).score
}

const talks = [
  {
    user: 'How do tides arise?',
    answer: 'The moon pulls the sea toward it, so the water bulges on both sides of the planet.',
    talk: 'The subject of tides is a fascinating one. There is much to be said about how tides arise.',
  },
  {
    user: 'Can penguins fly?',
    answer: 'No, their wings are flippers made for swimming.',
    talk: 'The topic here was penguins and whether penguins fly. It is an interesting question about penguins.',
  },
  {
    user: 'Comment fonctionne une éolienne ?',
    answer: "Le vent fait tourner les pales, qui entraînent un générateur produisant de l'électricité.",
    talk: 'Parlons de cette éolienne et de son fonctionnement. Une éolienne est vraiment un sujet très intéressant.',
  },
  {
    user: '¿Cómo funciona un faro?',
    answer: 'Una lámpara potente gira tras una lente que reúne la luz en un haz visible desde lejos.',
    talk: 'El tema era cómo funciona un faro. Hay mucho que decir sobre un faro y sobre cómo funciona un faro.',
  },
  {
    user: '地震はなぜ起こるのですか。',
    answer: '地下の岩盤に力がたまり、耐えきれずにずれ動くときの揺れが地面に伝わるからです。',
    talk: '今回の話題は地震でした。地震については語ることがたくさんあります。地震は重要な問題です。',
  },
  {
    user: '지진은 왜 일어나나요?',
    answer: '땅속의 판이 서로 밀다가 갑자기 어긋나면서 쌓인 힘이 흔들림으로 퍼지기 때문입니다.',
    talk: '이번 이야기의 주제는 지진이었습니다. 지진에 대해서는 할 말이 아주 많습니다. 지진은 매우 흥미로운 주제입니다.',
  },
]

describe.each(talks)('$user', ({ user, answer, talk }) => {
  test('talk about the prompt is no answer', async () => {
    expect(await scoreOf(user, talk)).toBeLessThanOrEqual(0.2)
  })

  test.each([answer, 'Solution:', user])('talk about the prompt raises no answer: %s', async (response) => {
    const before = await scoreOf(user, response)
    for (const padded of [`${response}\n\n${talk}`, `${talk}\n\n${response}`, `${response} ${talk} ${talk}`])
      expect(await scoreOf(user, padded)).toBeLessThanOrEqual(before)
  })
})

test.each([
  ['What is the capital of Peru?', 'What a great question! What is the capital of Peru?'],
  ['Quelle est la capitale du Pérou ?', 'Très bonne question ! Quelle est la capitale du Pérou ?'],
  ['¿Cuál es la capital de Perú?', '¡Muy buena pregunta! ¿Cuál es la capital de Perú?'],
  ['ペルーの首都はどこですか。', '素晴らしい質問ですね。ペルーの首都はどこですか。'],
  ['페루의 수도는 어디인가요?', '정말 좋은 질문이네요! 페루의 수도는 어디인가요?'],
])('a compliment before the prompt is no answer: %s', async (user, response) => {
  expect(await scoreOf(user, response)).toBeLessThanOrEqual(0.2)
})

test.each([
  ['Who wrote Emma?', '**Overview**\n\n**Details**\n\n**Next steps**\n\nSolution:'],
  ['Quem é?', '## Resumo\n\n## Detalhes\n\nAnswer:'],
])('headings with nothing under them are no answer: %s', async (user, response) => {
  expect(await scoreOf(user, response)).toBeLessThanOrEqual(0.2)
})

test('an answer in the words of a yes-or-no question stands', async () => {
  expect(await scoreOf('Is the whale a mammal?', 'The whale is a mammal.')).toBeGreaterThan(0.5)
  expect(await scoreOf('Is the whale a mammal?', 'Yes, the whale is a mammal.')).toBeGreaterThan(0.8)
})

test('a sentence with a sole new word may be the answer to a short question', async () => {
  expect(await scoreOf('What is the capital of Peru?', 'The capital of Peru is Lima.')).toBeGreaterThan(0.8)
})
