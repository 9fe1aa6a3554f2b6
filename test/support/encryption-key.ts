/** Under which the Worker under test seals; no answer and no log may hold it. */
export const ENCRYPTION_KEY = 'canary-of-the-encryption-key-0123456789'
