/** A prompt with an answer to it. */
export type Exchanges = readonly (readonly [prompt: string, answer: string])[]
