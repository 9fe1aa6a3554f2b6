import { expect, it } from 'vitest'
import { secretBox, type SecretBox } from '../../../src/platform/secret-box.ts'
import { readSettings } from '../../../src/platform/settings.ts'
import { openCredentials, resealProvider, sealProvider } from '../../../src/platform/tenants/provider-credentials.ts'

const OLD = 'the-old-key-of-32-random-characters'
const NEW = 'the-new-key-of-32-random-characters'
const PLACE = { tenantId: 'acme', name: 'own' }
const GIVEN = { baseUrl: 'https://own.example', apiKey: 'sk-own', headers: { 'x-b': '2', 'x-a': '1' } }

function box(settings: Record<string, string>): SecretBox {
  return secretBox(readSettings(settings))
}

it('shows of a provider’s credentials only that there are some', async () => {
  const sealed = await sealProvider(box({ ENCRYPTION_KEY: OLD }), PLACE, { ...GIVEN, supportsJsonSchema: true })
  expect(sealed).toMatchObject({ hasApiKey: true, headerNames: ['x-a', 'x-b'] })
  expect(JSON.stringify(sealed)).not.toContain('sk-own')
})

it('seals them anew with the current key, without making another judge of the provider', async () => {
  const before = await sealProvider(box({ ENCRYPTION_KEY: OLD }), PLACE, { ...GIVEN, supportsJsonSchema: true })
  const rotating = box({ ENCRYPTION_KEY: NEW, ENCRYPTION_KEY_PREVIOUS: OLD })
  const after = await resealProvider(rotating, PLACE, before)
  expect(after).toEqual({ ...before, credentials: after.credentials })
  const only = box({ ENCRYPTION_KEY: NEW })
  expect(await openCredentials(only, PLACE, after)).toEqual({ apiKey: 'sk-own', headers: GIVEN.headers })
  await expect(openCredentials(only, PLACE, before)).rejects.toMatchObject({ code: 'judge-not-configured' })
  expect(await resealProvider(rotating, PLACE, after)).toBe(after)
  expect(await resealProvider(only, PLACE, before)).toBe(before)
})
