import { describe, expect, it } from 'vitest'
import { scoreWithEmbeddedJudge } from './score-with-embedded-judge.ts'

const PROMPT =
  'Write a bash script that backs up a directory, with argument checking, a timestamp in the file name, and logging'

describe('code that takes up no word of the prompt', () => {
  it('is on the subject when it has the parts asked for', async () => {
    const response = [
      '#!/usr/bin/env bash',
      'if [ $# -ne 1 ]; then echo "usage: $0 DIR" >&2; exit 1; fi',
      'stamp=$(date +%Y%m%d-%H%M%S)',
      'tar czf "backup-$stamp.tar.gz" "$1"',
      'echo "$(date): saved $1" >> saved.log',
    ].join('\n')
    expect((await scoreWithEmbeddedJudge({ user: PROMPT, response })).score).toBeGreaterThanOrEqual(0.8)
  })

  it('is off the subject when it has none of them', async () => {
    const response = '#!/usr/bin/env bash\nfor i in 1 2 3; do\n  sleep "$i"\ndone'
    expect((await scoreWithEmbeddedJudge({ user: PROMPT, response })).score).toBeLessThan(0.4)
  })
})
