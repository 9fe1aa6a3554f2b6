import { describe, expect, it } from 'vitest'
import { NotConfiguredError } from '../../src/platform/not-configured-error.ts'
import { secretBox, type SecretBox } from '../../src/platform/secret-box.ts'
import { readSettings } from '../../src/platform/settings.ts'

const OLD = 'the-old-key-of-32-random-characters'
const NEW = 'the-new-key-of-32-random-characters'

function box(settings: Record<string, string>): SecretBox {
  return secretBox(readSettings(settings))
}

describe('a sealed secret', () => {
  it('opens with its key in its context, and shows nothing of itself', async () => {
    const sealed = await box({ ENCRYPTION_KEY: OLD }).seal('sk-secret', ['provider', 'acme'])
    expect(sealed).not.toContain('sk-secret')
    expect(atob(sealed.split('.').at(-1) ?? '')).not.toContain('sk-secret')
    expect(await box({ ENCRYPTION_KEY: OLD }).open(sealed, ['provider', 'acme'])).toBe('sk-secret')
  })

  it('is another text every time', async () => {
    const old = box({ ENCRYPTION_KEY: OLD })
    expect(await old.seal('sk-secret', [])).not.toBe(await old.seal('sk-secret', []))
  })

  it('opens in no other context, with no other key, and not when it was changed', async () => {
    const old = box({ ENCRYPTION_KEY: OLD })
    const sealed = await old.seal('sk-secret', ['provider', 'acme'])
    expect(await old.open(sealed, ['provider', 'other'])).toBeNull()
    expect(await old.open(sealed, ['provider"', '"acme'])).toBeNull()
    expect(await box({ ENCRYPTION_KEY: NEW }).open(sealed, ['provider', 'acme'])).toBeNull()
    expect(await box({}).open(sealed, ['provider', 'acme'])).toBeNull()
    const [version, id, iv, text = ''] = sealed.split('.')
    const changed = `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`
    expect(await old.open([version, id, iv, changed].join('.'), ['provider', 'acme'])).toBeNull()
    for (const nonsense of ['', '.', 'v1', `v1.${id}.!.!`]) expect(await old.open(nonsense, [])).toBeNull()
  })

  it('opens while its key is being replaced, and not after', async () => {
    const sealed = await box({ ENCRYPTION_KEY: OLD }).seal('sk-secret', [])
    const rotating = box({ ENCRYPTION_KEY: NEW, ENCRYPTION_KEY_PREVIOUS: OLD })
    expect(await rotating.open(sealed, [])).toBe('sk-secret')
    expect(await rotating.isCurrent(sealed)).toBe(false)
    const again = await rotating.seal('sk-secret', [])
    expect(await rotating.isCurrent(again)).toBe(true)
    expect(await box({ ENCRYPTION_KEY: NEW }).open(again, [])).toBe('sk-secret')
  })

  it('cannot be made without a key', async () => {
    await expect(box({}).seal('x', [])).rejects.toThrow(NotConfiguredError)
    await expect(box({}).tag('x')).rejects.toThrow(NotConfiguredError)
  })
})

it('seals nothing with a key that is too short to be one, and names the setting', async () => {
  const short = box({ ENCRYPTION_KEY: 'short' })
  await expect(short.seal('sk-secret', [])).rejects.toThrow(/^ENCRYPTION_KEY has less than 22 characters$/)
  expect(await short.open('v1.00000000.AAAA.AAAA', [])).toBeNull()
})
