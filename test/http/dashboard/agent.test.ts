import { reset } from 'cloudflare:test'
import { afterEach, describe, expect, it } from 'vitest'
import { textOf, visit } from '../../support/dashboard.ts'
import { GOOD, POOR, scoreRun } from '../../support/dashboard-exchanges.ts'

afterEach(() => reset())

describe('the page of an agent', () => {
  it('shows windows, dimensions, distribution, labels, judges and the averages over time', async () => {
    for (const index of [1, 2]) {
      await scoreRun({ ...GOOD, agentId: 'bot', runId: `g${index}` })
      await scoreRun({ ...POOR, agentId: 'bot', runId: `p${index}` })
    }
    const html = await (await visit('/agents/bot')).text()
    const text = await textOf(new Response(html))
    expect(text).toMatch(/Mean of the last 24 hours 0\.\d\d/)
    for (const name of ['Intent', 'Requirements', 'Completeness', 'Appropriateness']) expect(text).toContain(name)
    expect(text).toMatch(/embedded@embedded-\d+ : mean 0\.\d\d over 4 runs/)
    expect(text).toMatch(/last 10 4 0\.\d\d/)
    expect(text).toMatch(/Very poor 2/)
    expect(text).toMatch(/Runs by score Score Runs 0\.00–0\.04/)
    expect(text).toMatch(/Averages by hour, the newest first/)
    const drawn = /data-chart="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? ''
    const { seconds, means, rolling, counts } = JSON.parse(drawn)
    expect([seconds.length, means.length, rolling.length, counts]).toEqual([1, 1, 1, [4]])
    const minutes = await textOf(await visit('/agents/bot?resolution=minute&window=last10'))
    expect(minutes).toContain('rolling average over 15 minutes')
    expect(minutes).toMatch(/Mean of the last 10 runs 0\.\d\d/)
  })

  it('lists its runs by label, mode and status, a page at a time', async () => {
    for (let index = 10; index < 40; index += 1) await scoreRun({ ...GOOD, agentId: 'bot', runId: `run-${index}` })
    await scoreRun({ ...POOR, agentId: 'bot', runId: 'run-poor' })
    const runsIn = (html: string) =>
      Array.from(html.slice(html.indexOf('id="run-list"')).matchAll(/agents\/bot\/runs\/([^"]+)"/g), ([, id]) => id)
    const first = await (await visit('/agents/bot')).text()
    expect(runsIn(first)).toHaveLength(25)
    const next = /href="(\?[^"]*cursor=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&')
    expect(runsIn(await (await visit(`/agents/bot${next}`)).text())).toHaveLength(6)
    expect(runsIn(await (await visit('/agents/bot?label=very_poor')).text())).toEqual(['run-poor'])
    expect(await textOf(await visit('/agents/bot?runMode=system'))).toContain('No run that is still held fits this')
    expect(await textOf(await visit('/agents/bot?status=failed&label='))).toContain('No run that is still held fits')
    expect(runsIn(await (await visit('/agents/bot?status=scored&runMode=user&label=')).text())).toHaveLength(25)
  })

  it('says what its low runs fail', async () => {
    for (const index of [1, 2]) await scoreRun({ ...POOR, agentId: 'bot', runId: `p${index}` })
    await scoreRun({
      ...POOR,
      output: '- static typing',
      agentId: 'bot',
      runId: 'other-mode',
      options: { evaluationMode: 'user' },
    })
    const text = await textOf(await visit('/agents/bot'))
    expect(text).toMatch(/What its low runs fail Of the newest \d runs below good/)
    expect(text).toMatch(/a bulleted list is not met in 2; the newest is p2/)
    await scoreRun({ ...GOOD, agentId: 'fine' })
    expect(await textOf(await visit('/agents/fine'))).not.toContain('What its low runs fail')
  })

  it('of one judge shows that it is only that', async () => {
    await scoreRun({ ...GOOD, agentId: 'bot' })
    const text = await textOf(await visit('/agents/bot?judge=other%40other-1'))
    expect(text).toContain('Only runs that other@other-1 judged')
    expect(text).toContain('No run of this judge has a score in this mode')
  })
})
