import { findConstraints, measureConstraints } from '../../../src/scorer/constraints/index.ts'

export type Speed = { promptBytes: number; responseBytes: number; medianMs: number; repetitions: number }

const REPETITIONS = 301
const WARM_UP = 50

const PROMPT_PART = `I run a small bakery in Lyon and we are about to open a second shop near the station. Write an announcement for our
newsletter that says why we are growing, who will lead the new shop and what will be different there. Your answer should have at
least 200 words and fewer than 600 words. Use exactly 4 bullet points, mention the word "sourdough" at least twice, and do not
use any exclamation marks. Include a title in double angular brackets, such as <<title>>, and end with the exact phrase "See you
there". Our first shop opened in 2011 with 3 people; now we are 17. Keep it warm. `
const RESPONSE_PART = `<<A second oven>>

We have baked *sourdough* in the same street since 2011, and we are glad to say that a second shop opens in May. Dr. Morel's
daughter Anna, who has run our mornings for six years, will lead it.

* The counter opens at 6.30 a.m., for those who catch the early train.
* There is room to sit, with twelve places (and two outside).
* Lunch is new: soup, a sandwich, or the "plate of the day".

What stays the same? The flour, the starter, and most of the faces. `

/** The median time of finding and checking on a prompt of 1 KB and a response of 4 KB, after warming up. */
export async function measureSpeed(): Promise<Speed> {
  const prompt = PROMPT_PART.repeat(2).slice(0, 1024)
  const response = RESPONSE_PART.repeat(10).slice(0, 4096)
  const times: number[] = []
  for (let repetition = -WARM_UP; repetition < REPETITIONS; repetition++) {
    const start = performance.now()
    await measureConstraints({ constraints: findConstraints(prompt), response, language: 'en' })
    if (repetition >= 0) times.push(performance.now() - start)
  }
  const medianMs = times.toSorted((first, second) => first - second)[Math.floor(REPETITIONS / 2)] ?? Number.NaN
  return { promptBytes: prompt.length, responseBytes: response.length, medianMs, repetitions: REPETITIONS }
}
