import { NotConfiguredError } from './not-configured-error.ts'
import type { Settings } from './settings.ts'
import { hex } from './sha256.ts'

/** Keeps secrets that were given into its care, so that what is stored tells nobody anything. */
export interface SecretBox {
  /**
   * Encrypts a text for one context; it opens only with the same. @throws NotConfiguredError without an ENCRYPTION_KEY that is long enough
   */
  seal(text: string, context: readonly string[]): Promise<string>
  /** What was sealed; null when its key is not here any more, it was changed, or the context is another. */
  open(sealed: string, context: readonly string[]): Promise<string | null>
  /** Whether it was sealed with the current key, not with the previous one. */
  isCurrent(sealed: string): Promise<boolean>
  /** A fingerprint of a text that tells nothing of it to whoever lacks the key. @throws NotConfiguredError */
  tag(text: string): Promise<string>
}

const VERSION = 'v1'
const IV_BYTES = 12
const KEY_ID_BITS = 32
const TAG_DIGITS = 12
/** Anything shorter would not be 128 random bits in any usual notation. */
const MIN_KEY_CHARACTERS = 22

type BoxKey = { id: string; encryption: CryptoKey; tagging: CryptoKey }

const boxes = new WeakMap<Settings, SecretBox>()

/**
 * AES-GCM under `ENCRYPTION_KEY`, with the context as associated data. What `ENCRYPTION_KEY_PREVIOUS` sealed still opens, so that
 * the key can be rotated.
 */
export function secretBox(settings: Settings): SecretBox {
  const box = boxes.get(settings) ?? createBox(settings)
  boxes.set(settings, box)
  return box
}

function createBox({ ENCRYPTION_KEY, ENCRYPTION_KEY_PREVIOUS }: Settings): SecretBox {
  async function current(): Promise<BoxKey> {
    if (ENCRYPTION_KEY === undefined) throw new NotConfiguredError('ENCRYPTION_KEY is not set')
    if (ENCRYPTION_KEY.length < MIN_KEY_CHARACTERS) {
      throw new NotConfiguredError(`ENCRYPTION_KEY has less than ${MIN_KEY_CHARACTERS} characters`)
    }
    return deriveKey(ENCRYPTION_KEY)
  }
  async function isCurrent(sealed: string): Promise<boolean> {
    return ENCRYPTION_KEY !== undefined && sealed.split('.')[1] === (await deriveKey(ENCRYPTION_KEY)).id
  }
  return {
    isCurrent,
    async seal(text, context) {
      const { id, encryption } = await current()
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      const bytes = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData: encode(JSON.stringify(context)) },
        encryption,
        encode(text),
      )
      return [VERSION, id, toBase64(iv), toBase64(new Uint8Array(bytes))].join('.')
    },
    async open(sealed, context) {
      const [, id, iv = '', bytes = ''] = sealed.split('.')
      const given = ENCRYPTION_KEY === undefined ? [] : [ENCRYPTION_KEY, ENCRYPTION_KEY_PREVIOUS ?? ENCRYPTION_KEY]
      const key = (await Promise.all(given.map(deriveKey))).find((candidate) => candidate.id === id)
      if (key === undefined) return null
      try {
        const text = await crypto.subtle.decrypt(
          { name: 'AES-GCM', iv: fromBase64(iv), additionalData: encode(JSON.stringify(context)) },
          key.encryption,
          fromBase64(bytes),
        )
        return new TextDecoder().decode(text)
      } catch {
        return null
      }
    },
    async tag(text) {
      const { tagging } = await current()
      return hex(await crypto.subtle.sign('HMAC', tagging, encode(text))).slice(0, TAG_DIGITS)
    },
  }
}

/** HKDF (RFC 5869): one key for each purpose out of the secret, which is any long random text. */
async function deriveKey(secret: string): Promise<BoxKey> {
  const material = await crypto.subtle.importKey('raw', encode(secret), 'HKDF', false, ['deriveKey', 'deriveBits'])
  const from = (purpose: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: encode(`plumbline ${VERSION} ${purpose}`),
  })
  const [encryption, tagging] = await Promise.all([
    crypto.subtle.deriveKey(from('encryption'), material, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
    crypto.subtle.deriveKey(from('tagging'), material, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, ['sign']),
  ])
  const id = hex(await crypto.subtle.deriveBits(from('key id'), material, KEY_ID_BITS))
  return { id, encryption, tagging }
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
