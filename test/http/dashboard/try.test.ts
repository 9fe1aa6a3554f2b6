import { reset } from 'cloudflare:test'
import { afterEach, describe, expect, it } from 'vitest'
import { requestOf, tryFormSchema } from '../../../src/http/dashboard/pages/try/try-request.ts'
import { textOf, visit } from '../../support/dashboard.ts'
import { get, post } from '../../support/requests.ts'

afterEach(() => reset())

const PROMPT = 'List the benefits of TypeScript in bullet points'
const RESPONSE = 'TypeScript provides static typing, better IDE support, and enhanced code reliability.'
const HOSTILE = `</textarea><script>alert('x')</script> "q" \u202Eabc\u202C & $(id) \`id\` \\ ${'w'.repeat(10_000)}`

function send(form: Record<string, string>): Promise<Response> {
  return visit('/try', { form })
}

/** The text of a block that is there to be copied. */
function copyable(html: string, name: string): string {
  const block = new RegExp(`data-copy="${name}"><pre[^>]*><code>([\\s\\S]*?)</code>`).exec(html)?.[1]
  if (block === undefined) throw new Error(`there is no ${name} to copy`)
  return unescaped(block)
}

function unescaped(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

/** What a field holds when the page is shown. */
function fieldValue(html: string, name: string): string {
  const area = new RegExp(`<textarea id="${name}"[^>]*>\\n?([\\s\\S]*?)</textarea>`).exec(html)?.[1]
  const input = new RegExp(`<input id="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1]
  return unescaped(area ?? input ?? '')
}

describe('the empty form', () => {
  it('asks for everything that can be chosen, and says what happens without', async () => {
    const response = await visit('/try')
    expect(response.status).toBe(200)
    const html = await response.text()
    const labels = ['User prompt', 'System prompt', 'Response', 'Hold it against', 'Judge', 'Scale', 'Threshold']
    for (const label of [...labels, 'Requirements', 'Language of the reason', 'Agent']) {
      const name = new RegExp(`<label for="([^"]+)">${label}</label>`).exec(html)?.[1] ?? 'none'
      expect(html).toMatch(new RegExp(`<(?:input|textarea|select) id="${name}" name="${name}"`))
    }
    expect(html).toContain('<option value="both" selected="">Both prompts</option>')
    expect(html).toContain('<option value="embedded">')
    expect(await textOf(new Response(html))).toContain('nothing is recorded unless you name an agent')
    expect(html).not.toContain('id="result"')
  })
})

describe('what was filled in', () => {
  it('is scored as the API scores it, and shown as a run is', async () => {
    const form = {
      prompt: PROMPT,
      response: RESPONSE,
      mode: 'user',
      scale: '10',
      threshold: '9',
      requirements: 'Names three benefits\n\n',
    }
    const response = await send(form)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    const body = {
      input: PROMPT,
      output: RESPONSE,
      options: { evaluationMode: 'user', scale: 10, threshold: 9, requirements: ['Names three benefits'] },
    }
    const {
      runId: _other,
      cache: _memory,
      judge: _counted,
      ...scored
    } = await (await post('/v1/scores', body)).json<Record<string, unknown>>()
    const shown = JSON.parse(copyable(html, 'the answer'))
    expect(shown).toMatchObject(scored)
    const text = await textOf(new Response(html))
    expect(text).toContain(`Score ${String(scored['score'])} of 10`)
    expect(text).toContain('below its threshold of 9')
    expect(text).toContain(String(scored['reason']))
    expect(text).toMatch(/Not met a bulleted list .* Measured by code; asked for by the user’s prompt/)
    expect(text).toMatch(/Names three benefits .*asked for by the caller/)
    for (const [name, value] of Object.entries(form)) if (name !== 'mode') expect(fieldValue(html, name)).toBe(value)
    expect(html).toContain('<option value="user" selected="">')
  })

  it('comes with the command that makes the same', async () => {
    const form = { prompt: "Say it's fine", system: 'Be brief.', response: 'It is', agentId: 'bot', language: 'fr' }
    const html = await (await send(form)).text()
    const command = copyable(html, 'the command')
    expect(command).toMatch(/^curl -s http:\/\/localhost\/v1\/scores \\\n {2}-H 'content-type: application\/json' \\\n/)
    expect(command).not.toContain('PLUMBLINE_KEY')
    const quoted = /--data-binary '([\s\S]*)'$/.exec(command)?.[1] ?? ''
    const body = JSON.parse(quoted.replaceAll(`'\\''`, "'"))
    expect(body).toEqual({
      agentId: 'bot',
      input: { prompt: "Say it's fine", system: 'Be brief.' },
      output: 'It is',
      options: { language: 'fr' },
    })
  })

  it('is recorded only when an agent is named', async () => {
    const before = await textOf(await send({ prompt: PROMPT, response: RESPONSE }))
    expect(before).not.toContain('Recorded as a run of')
    expect(await (await get('/v1/agents')).json()).toMatchObject({ agents: [] })
    const text = await textOf(await send({ prompt: PROMPT, response: RESPONSE, agentId: ' by-hand ' }))
    expect(text).toContain('Recorded as a run of by-hand')
    const runs = await (await get('/v1/agents/by-hand/runs')).json<{ runs: unknown[] }>()
    expect(runs.runs).toHaveLength(1)
  })

  it('keeps line breaks as they were typed', () => {
    const form = tryFormSchema.parse({ prompt: 'a\r\nb', response: 'c\r\n' })
    expect(requestOf(form)).toEqual({ input: 'a\nb', output: 'c\n' })
  })

  it('may be a blank response, which is one', async () => {
    expect(await textOf(await send({ prompt: PROMPT }))).toContain('empty response The response was blank')
  })

  it('may be a system prompt alone', async () => {
    const html = await (await send({ system: 'Answer in one word.', response: 'Yes', mode: 'system' })).text()
    expect(JSON.parse(copyable(html, 'the answer'))).toMatchObject({ effectiveMode: 'system' })
  })
})

describe('what cannot be scored', () => {
  it('is told by its fields, with everything still filled in', async () => {
    const response = await send({
      prompt: PROMPT,
      response: RESPONSE,
      scale: '0',
      agentId: 'no spaces',
      threshold: 'high',
    })
    expect(response.status).toBe(422)
    const html = await response.text()
    for (const name of ['scale', 'agentId', 'threshold']) {
      expect(html).toMatch(new RegExp(`id="${name}"[^>]*aria-describedby="[^"]*${name}-error"[^>]*aria-invalid="true"`))
      expect(html).toContain(`id="${name}-error"`)
      expect(html).toContain(`<a href="#${name}">`)
    }
    expect(html).toContain('role="alert"')
    expect(fieldValue(html, 'prompt')).toBe(PROMPT)
    expect(fieldValue(html, 'threshold')).toBe('high')
  })

  it.each([
    [{ response: RESPONSE }, 422, 'There is nothing to score'],
    [{ prompt: PROMPT, response: RESPONSE, scale: '0x10' }, 422, 'The request is not valid'],
    [{ prompt: PROMPT, response: RESPONSE, model: 'nobody/none' }, 422, 'The request is not valid'],
    [{ prompt: PROMPT, response: RESPONSE, model: 'keyless/x' }, 503, 'The judge is not configured'],
    [{ prompt: PROMPT, response: RESPONSE, language: 'not a language' }, 422, 'The request is not valid'],
    [{ prompt: 'x'.repeat(300_000), response: RESPONSE }, 413, 'The body is too large'],
  ])('%#: says why', async (form: Record<string, string>, status, title) => {
    const response = await send(form)
    expect(response.status).toBe(status)
    const text = await textOf(response)
    expect(text).toContain(title)
    expect(text).toContain('The same from a command line')
    expect(text).not.toContain('The answer as the API gives it')
  })

  it('is a body of another kind', async () => {
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x', 'text/plain']) {
      const response = await visit('/try', { form: { prompt: PROMPT }, headers: { 'content-type': type } })
      expect([type, response.status]).toEqual([type, 200])
      await response.text()
    }
  })

  it('is no form of another page', async () => {
    const response = await visit('/try', { form: { prompt: PROMPT }, headers: { origin: 'https://evil.example' } })
    expect(response.status).toBe(403)
    await response.text()
  })
})

describe('text of whoever fills it in', () => {
  it('stays text, in the form, the result, the answer and the command', async () => {
    const form = {
      prompt: `Write exactly 3 bullet points about ${HOSTILE}`,
      system: HOSTILE,
      response: HOSTILE,
      requirements: `Say ${HOSTILE.slice(0, 60)}`,
      model: 'embedded',
    }
    const html = await (await send(form)).text()
    expect(html).not.toMatch(/<script>|alert\('x'\)<\/script>/)
    for (const [name, value] of Object.entries(form)) expect(fieldValue(html, name)).toBe(value)
    const quoted = /--data-binary '([\s\S]*)'$/.exec(copyable(html, 'the command'))?.[1] ?? ''
    expect(JSON.parse(quoted.replaceAll(`'\\''`, "'"))).toMatchObject({
      input: { prompt: form.prompt, system: HOSTILE },
      output: HOSTILE,
    })
    const refused = await (await send({ ...form, agentId: HOSTILE, language: HOSTILE })).text()
    expect(refused).not.toMatch(/<script>|alert\('x'\)<\/script>/)
    expect(fieldValue(refused, 'agentId')).toBe(HOSTILE)
  })
})
