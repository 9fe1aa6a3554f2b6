import * as sdk from 'ai'
import { describe, expect, it } from 'vitest'
import { callFailure } from '../../../../src/scorer/judge/llm/call-failure.ts'

const NOW = Date.parse('2026-11-30T12:00:00Z')

function failureOf(error: unknown) {
  return callFailure(error, { kinds: sdk, now: NOW })
}

function httpError(statusCode: number, more: { responseHeaders?: Record<string, string>; responseBody?: string } = {}) {
  return new sdk.APICallError({ message: 'secret', url: 'http://secret', requestBodyValues: {}, statusCode, ...more })
}

describe('an HTTP status', () => {
  it.each([
    [200, 'judge-unavailable', true],
    [400, 'judge-rejected', false],
    [401, 'judge-not-configured', false],
    [402, 'judge-not-configured', false],
    [403, 'judge-not-configured', false],
    [404, 'judge-not-configured', false],
    [408, 'judge-rejected', false],
    [413, 'judge-rejected', false],
    [422, 'judge-rejected', false],
    [429, 'judge-unavailable', true],
    [500, 'judge-unavailable', true],
    [503, 'judge-unavailable', true],
    [529, 'judge-unavailable', true],
  ])('%i is %s', (status, code, isTransient) => {
    expect(failureOf(httpError(status))).toMatchObject({ code, isTransient, refuses: null })
  })

  it.each([
    [{ 'retry-after': '7' }, 7000],
    [{ 'retry-after': '0.5' }, 500],
    [{ 'retry-after': '120' }, 120_000],
    [{ 'retry-after': 'Mon, 30 Nov 2026 12:00:09 GMT' }, 9000],
    [{ 'retry-after': 'Mon, 30 Nov 2026 11:00:00 GMT' }, 0],
    [{ 'retry-after-ms': '250', 'retry-after': '1' }, 250],
    [{ 'retry-after': 'soon' }, null],
    [{}, null],
  ])('429 with %j waits %j ms', (responseHeaders, retryAfterMs) => {
    expect(failureOf(httpError(429, { responseHeaders })).retryAfterMs).toBe(retryAfterMs)
  })

  it.each([
    [`Unsupported value: 'temperature' does not support 0`, 'temperature'],
    [`Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model`, 'jsonSchema'],
    ['This model does not support structured outputs', 'jsonSchema'],
    ['maximum context length exceeded', null],
  ])('400 that says %j would do without %s', (message, refuses) => {
    const responseBody = JSON.stringify({ error: { message } })
    expect(failureOf(httpError(400, { responseBody }))).toMatchObject({ code: 'judge-rejected', refuses })
  })
})

describe('an error without a status', () => {
  it.each([
    ['a missing key', new sdk.LoadAPIKeyError({ message: 'secret' }), 'judge-not-configured'],
    [
      'an unknown model',
      new sdk.NoSuchModelError({ modelId: 'secret', modelType: 'languageModel' }),
      'judge-not-configured',
    ],
    ['an unsupported request', new sdk.UnsupportedFunctionalityError({ functionality: 'secret' }), 'judge-rejected'],
    ['a lost connection in workerd', new Error('Network connection lost.'), 'judge-unavailable'],
    [
      'a refused connection in Node',
      new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }),
      'judge-unavailable',
    ],
    ['an answer without choices', new sdk.InvalidResponseDataError({ data: 'secret' }), 'judge-unavailable'],
    ['something that is no error', 'secret', 'judge-unavailable'],
  ])('%s', (_, error, code) => {
    const failure = failureOf(error)
    expect(failure).toMatchObject({ code, isTransient: code === 'judge-unavailable' })
    expect(failure.what).not.toContain('secret')
  })
})
