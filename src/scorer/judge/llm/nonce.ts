const LENGTH = 8
const FIRST_LETTER = 'a'.charCodeAt(0)
const LETTERS = 26

/** Eight random letters: 37 bits, and fewer tokens than digits. */
export function randomNonce(): string {
  const letters = crypto.getRandomValues(new Uint32Array(LENGTH))
  return Array.from(letters, (value) => String.fromCharCode(FIRST_LETTER + (value % LETTERS))).join('')
}
