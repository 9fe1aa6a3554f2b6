const LENGTH = 6
const FIRST_LETTER = 'a'.charCodeAt(0)
const LETTERS = 26

/**
 * Six random letters: 28 bits for a guess that has one try, since no text can write a closing tag anyway (`jsonText`). Letters
 * take fewer tokens than digits.
 */
export function randomNonce(): string {
  const letters = crypto.getRandomValues(new Uint32Array(LENGTH))
  return Array.from(letters, (value) => String.fromCharCode(FIRST_LETTER + (value % LETTERS))).join('')
}
