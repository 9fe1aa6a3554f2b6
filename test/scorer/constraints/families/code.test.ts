import { describe, expect, it } from 'vitest'
import { found, verdicts } from '../../../support/constraints.ts'

describe('a prompt asks for code', () => {
  it.each<[string, [string, unknown][]]>([
    ['Write code in Rust to read a file.', [['code:language', { language: 'rust' }]]],
    ['Create a function in Go that reverses a string.', [['code:language', { language: 'go' }]]],
    ['Show me a SQL query that counts users per country.', [['code:language', { language: 'sql' }]]],
    ['Write a bash script to back up a folder.', [['code:language', { language: 'bash' }]]],
    ['Can you give me a JavaScript snippet for debouncing?', [['code:language', { language: 'javascript' }]]],
    ['How do I sort a list in Python? Show code.', [['code:present', {}]]],
    ['Use TypeScript for all code.', [['code:language', { language: 'typescript' }]]],
  ])('%s', (prompt, expected) => {
    expect(found(prompt)).toEqual(expected)
  })
})

describe('a response is checked for code', () => {
  it.each([
    ['Write code in Rust to read a file.', '```rust\nfn main() {}\n```', 'yes'],
    ['Write code in Rust to read a file.', '```python\nprint(1)\n```', 'no'],
    ['Write a Python function to add numbers.', 'Here it is:\n\ndef add(a, b):\n    return a + b', 'yes'],
    ['Write a Python function to add numbers.', 'You add them with a plus sign.', 'no'],
    ['Always provide working code examples.', 'Call it:\n\n    const sum = (a, b) => a + b', 'yes'],
    ['Always provide working code examples.', 'Just call it.', 'no'],
    ['Use TypeScript for all code.', '```ts\nconst a: number = 1\n```', 'yes'],
    ['Use TypeScript for all code.', 'interface A {\n  b: string\n}', 'yes'],
    ['Show me a SQL query that counts users.', 'SELECT COUNT(*) FROM users;', 'yes'],
  ])('%s / %j is %s', async (prompt, response, expected) => {
    expect(await verdicts(prompt, response)).toEqual([expected])
  })
})
