import { expect, test } from 'vitest'
import { readWordFamilies } from '../../../../src/scorer/judge/embedded/lexicon/read-word-families.ts'

const FILE = '../../../../src/http/dashboard/public/assets/word-families.txt'

test('the file of word families among the assets holds what the modules hold', async () => {
  const families = await readWordFamilies()
  expect(families.split('\n').length).toBeGreaterThan(100)
  await expect(families).toMatchFileSnapshot(FILE)
})
