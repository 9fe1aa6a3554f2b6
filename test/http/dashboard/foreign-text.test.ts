import { reset } from 'cloudflare:test'
import { afterEach, describe, expect, it } from 'vitest'
import { textOf, visit } from '../../support/dashboard.ts'
import { HOSTILE, scoreRun } from '../../support/dashboard-exchanges.ts'
import { rise } from '../../support/risen.ts'

afterEach(() => reset())

describe('text of others', () => {
  it('is shown as text wherever it stands', async () => {
    const body = {
      agentId: 'hostile',
      runId: 'r',
      input: `Write exactly 3 bullet points about ${HOSTILE}`,
      output: `${HOSTILE} done`,
      options: { requirements: [`Say ${HOSTILE}`] },
      metadata: { [HOSTILE]: HOSTILE },
    }
    await scoreRun(body)
    await rise('local', 'hostile')
    for (const path of ['/', '/agents/hostile', '/agents/hostile/runs/r']) {
      const html = await (await visit(path)).text()
      expect(html).not.toMatch(/<script>|<img|onerror="/)
    }
    const text = await textOf(await visit('/agents/hostile/runs/r'))
    expect(text).toContain(`Say ${HOSTILE}`)
    const asked = await (await visit(`/agents/hostile?judge=${encodeURIComponent(HOSTILE)}`)).text()
    expect(asked).not.toMatch(/<script>|<img|onerror="/)
  })
})
