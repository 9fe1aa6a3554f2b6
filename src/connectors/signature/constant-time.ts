/**
 * Whether the text equals any of the secrets. Both sides are hashed first, so that neither the length nor the place of a difference
 * shows in the time; empty secrets are never good.
 */
export async function equalsAnySecret(text: string, secrets: readonly string[]): Promise<boolean> {
  const given = await digest(text)
  let equal = false
  for (const secret of secrets) {
    const match = sameBytes(given, await digest(secret)) && secret !== ''
    equal = match || equal
  }
  return equal
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

/** For digests of one length: looks at every byte, whatever the earlier ones were. */
function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length
  for (const [i, byte] of a.entries()) difference |= byte ^ (b[i] ?? 0)
  return difference === 0
}
