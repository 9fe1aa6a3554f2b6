import { describe, expect, it } from 'vitest'
import { splitSentences } from '../../../../src/scorer/constraints/response/sentences.ts'

describe('sentences', () => {
  it.each([
    ['end at a full stop, a question mark and an exclamation mark', 'One. Two? Three!', 3],
    ['do not end after an abbreviation', 'Dr. Smith met Mrs. Jones at 5 p.m. on Monday.', 1],
    ['do not end within a number', 'It costs 3.50 now.', 1],
    ['do not end at an initial', 'J. R. R. Tolkien wrote it.', 1],
    ['may end with "No."', 'No. That is wrong.', 2],
    ['do not end at an ellipsis that goes on', 'Well ... maybe. Yes.', 2],
    ['end before a closing quotation mark', 'He said "Stop." She stopped.', 2],
    ['end at a blank line', 'One line\n\nAnother line', 2],
    ['do not end at a line break within a paragraph', 'One line\nthat goes on.', 1],
    ['are one for each list item', '- one\n- two\n- three', 3],
    ['are none in a heading, a rule or a table', '# Heading\n\n---\n\n| a. b. | c. |\n|---|---|\n\nOne.', 1],
    ['end at the marks of Chinese and Japanese', '一つ目。二つ目！三つ目？', 3],
    ['end at the mark of Hindi', 'बिल्ली सो रही है। कुत्ता भी।', 2],
  ])('%s', (_, text, count) => {
    expect(splitSentences(text)).toHaveLength(count)
  })
})
