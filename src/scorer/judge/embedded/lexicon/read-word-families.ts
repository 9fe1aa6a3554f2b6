/** The families of words out of the modules that hold them, a line each: for whoever has no file of them to read. */
export async function readWordFamilies(): Promise<string> {
  const [{ wordFamilies }, { moreWordFamilies }, { everydayWordFamilies }] = await Promise.all([
    import('./word-families.ts'),
    import('./more-word-families.ts'),
    import('./everyday-word-families.ts'),
  ])
  return [...wordFamilies, ...moreWordFamilies, ...everydayWordFamilies].join('\n')
}
