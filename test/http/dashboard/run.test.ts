import { reset } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { textOf, visit } from '../../support/dashboard.ts'
import { GOOD, POOR, scoreRun } from '../../support/dashboard-exchanges.ts'
import { post } from '../../support/requests.ts'

afterEach(() => reset())

describe('the page of a run', () => {
  it('shows score, label, reason, dimensions with weights, and every requirement with its evidence', async () => {
    const options = { scale: 10, threshold: 9, requirements: ['Names three benefits'] }
    const output = 'TypeScript provides static typing, better IDE support, and enhanced code reliability.'
    const metadata = { build: '42', link: 'https://chat.example/m/1', other: 'javascript:alert(1)' }
    await scoreRun({ ...POOR, output, agentId: 'bot', runId: 'r', options, metadata })
    const html = await (await visit('/agents/bot/runs/r')).text()
    const text = await textOf(new Response(html))
    expect(text).toMatch(
      /Score \d(?:\.\d+)? of 10 (?:Excellent|Very good|Good|Moderate|Poor|Very poor) below its threshold of 9/,
    )
    expect(text).toContain('The score is ')
    expect(text).toMatch(/Intent \d\.\d\d 0\.4 .*Requirements \d\.\d\d 0\.3 .*Completeness \d\.\d\d 0\.2/)
    expect(text).toContain('Intent weight 40%')
    expect(text).toMatch(
      /Not met a bulleted list Not met, counted by code: 0 bullet points\. Evidence 0 bullet points Measured by code; asked for by the user’s prompt; detectable_format:bullet_list/,
    )
    expect(text).toMatch(/Names three benefits .*Decided by the judge; asked for by the caller/)
    expect(text).toContain('judged anew')
    expect(html).toMatch(/<a class="foreign" href="https:\/\/chat\.example\/m\/1" rel="noopener noreferrer nofollow"/)
    expect(html).not.toContain('href="javascript:')
    expect(text).toContain('javascript:alert(1)')
  })

  it('explains its flags, and both prompts apart', async () => {
    const input = {
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'What is SQL?' },
      ],
    }
    await scoreRun({ input, output: '', agentId: 'bot', runId: 'blank', options: { evaluationMode: 'both' } })
    const text = await textOf(await visit('/agents/bot/runs/blank'))
    expect(text).toContain('empty response The response was blank')
    expect(text).toContain('Held against the user’s prompt')
    expect(text).toContain('Held against the system’s prompt')
    expect(text).toMatch(/Intent 0\.00 0\.\d+/)
  })

  it('that waits or failed says so, and what to do', async () => {
    const body = { ...GOOD, agentId: 'bot', runId: 'later', model: 'keyless/x', fallback: false }
    const accepted = await post('/v1/scores', body, { prefer: 'respond-async' })
    expect(accepted.status).toBe(202)
    await accepted.text()
    const page = () => visit('/agents/bot/runs/later')
    await vi.waitUntil(async () => (await textOf(await page())).includes('This run failed'), { timeout: 20_000 })
    const text = await textOf(await page())
    expect(text).toContain('This run failed: The judge is not configured')
    expect(text).toContain('What judge-not-configured means')
    expect(text).not.toContain('Reason')
  })
})
