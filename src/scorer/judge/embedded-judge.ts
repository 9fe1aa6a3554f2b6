import type { Judge } from './judge.ts'

/** Raised whenever a change can move a judgement: it is part of the fingerprint under which judgements are remembered. */
const EMBEDDED_VERSION = 4

/**
 * The judge that needs no network and no key: it finds what the prompt asks for by its wording and looks for it in the response by
 * words, stems, fields and the shapes of code. It knows no facts and understands no argument; a wrong answer in the right
 * words passes. A fallback and a start, deterministic and linear in the length of the texts. Its word lists are loaded at the first
 * judgement; the largest one is read from where the caller has it (`readWordFamilies`), and a judgement fails as that does.
 */
export function createEmbeddedJudge(readWordFamilies: () => Promise<string>): Judge {
  return {
    id: 'embedded',
    protocol: `embedded-${EMBEDDED_VERSION}`,
    isInstant: true,
    async judge(request) {
      const wordFamilies = await readWordFamilies()
      const { embeddedOpinion } = await import('./embedded/embedded-opinion.ts')
      return embeddedOpinion(request, wordFamilies)
    },
  }
}
