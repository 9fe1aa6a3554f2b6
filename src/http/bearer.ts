/** The token of an `Authorization: Bearer` header (RFC 6750); null when there is none. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer +([\x21-\x7e]+) *$/i.exec(header ?? '')?.[1] ?? null
}
