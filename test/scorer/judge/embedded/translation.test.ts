import { expect, test } from 'vitest'
import { translationExtent } from '../../../../src/scorer/judge/embedded/translation.ts'

test.each([
  ['Translate "I will see you tomorrow morning" into French', 'Je te verrai demain matin', 'whole'],
  ['Translate "I will see you tomorrow morning" into French', 'Demain', 'part'],
  ['Translate "I will see you tomorrow morning" into French', 'I will see you tomorrow morning.', 'untranslated'],
  ['Traduis : Il fait très beau ce matin', 'The weather is very nice this morning', 'whole'],
  ['What is "carpe diem"?', 'Seize the day', null],
])('%s -> %s', (prompt, response, extent) => {
  expect(translationExtent(prompt, response)).toBe(extent)
})
