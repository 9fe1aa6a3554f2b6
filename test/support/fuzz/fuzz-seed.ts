/** The same requests in every run, so that a change is held to what passed before it; `FUZZ_SEED=<number> npm test` tries others. */
export const FUZZ_SEED = 20_261_130

declare module 'vitest' {
  interface ProvidedContext {
    fuzzSeed: number
  }
}
