/** Put together once: who scores again has the same text. */
let read: string | null = null

/**
 * The families of words out of the modules that hold them, a line each, and after a blank line the words of fluff: for whoever has no file of
 * them to read.
 */
export async function readWordFamilies(): Promise<string> {
  return (read ??= await putTogether())
}

async function putTogether(): Promise<string> {
  const [{ wordFamilies }, { moreWordFamilies }, { everydayWordFamilies }, { fluffWords }] = await Promise.all([
    import('./word-families.ts'),
    import('./more-word-families.ts'),
    import('./everyday-word-families.ts'),
    import('./fluff-words.ts'),
  ])
  const { en, fr, es, ja, ko } = fluffWords
  const fluff = [[en, fr, es].join(' '), ja, ko].map((words) => words.split(/\s+/u).join(' ').trim())
  return `${[...wordFamilies, ...moreWordFamilies, ...everydayWordFamilies].join('\n')}\n\n${fluff.join('\n')}`
}
