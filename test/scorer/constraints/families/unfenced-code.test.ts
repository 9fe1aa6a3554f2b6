import { describe, expect, it } from 'vitest'
import { verdicts } from '../../../support/constraints.ts'

const JAVA =
  'public static long fibonacci(int n) {\n    if (n < 0) {\n        throw new IllegalArgumentException("negative");\n    }\n    long a = 0;\n    for (int i = 0; i < n; i++) {\n        a += i;\n    }\n    return a;\n}'
const BARE_JAVA =
  'static int gcd(int a, int b) {\n    if (b == 0) {\n        return a;\n    }\n    return gcd(b, a % b);\n}'
const CSHARP =
  'public static int ParseOrZero(string text)\n{\n    try\n    {\n        return int.Parse(text);\n    }\n    catch (FormatException)\n    {\n        return 0;\n    }\n}'
const PHP =
  '<?php\nfunction isPalindrome(string $text): bool {\n    if ($text === "") {\n        return true;\n    }\n    return strrev($text) === $text;\n}'
const BARE_PHP =
  'function total(array $items) {\n    $sum = 0;\n    foreach ($items as $item) {\n        $sum += $item;\n    }\n    return $sum;\n}'
const GO =
  'func Factorial(n int) (int, error) {\n\tif n < 0 {\n\t\treturn 0, errors.New("negative")\n\t}\n\tresult := 1\n\tfor i := 2; i <= n; i++ {\n\t\tresult *= i\n\t}\n\treturn result, nil\n}'
const C =
  '#include <stdio.h>\n\nint main(void) {\n    for (int i = 0; i < 3; i++) {\n        printf("%d\\n", i);\n    }\n    return 0;\n}'
const BARE_C =
  'int max(int *values, int length) {\n    int best = values[0];\n    for (int i = 1; i < length; i++) {\n        if (values[i] > best) {\n            best = values[i];\n        }\n    }\n    return best;\n}'
const CPP =
  'int sum(const std::vector<int>& values) {\n    int total = 0;\n    for (int value : values) {\n        total += value;\n    }\n    return total;\n}'
const KOTLIN = 'fun isEven(n: Int): Boolean {\n    return n % 2 == 0\n}'
const KOTLIN_SHORT = 'fun square(n: Int) = n * n'
const SWIFT =
  'func factorial(_ n: Int) -> Int {\n    if n <= 1 {\n        return 1\n    }\n    return n * factorial(n - 1)\n}'
const RUST =
  'fn reverse(text: &str) -> String {\n    let result = text.chars().rev().collect();\n    if text.is_empty() {\n        return String::new();\n    }\n    result\n}'
const JAVASCRIPT =
  'function debounce(callback, delay) {\n  let timer;\n  return (...args) => {\n    clearTimeout(timer);\n    timer = setTimeout(() => callback(...args), delay);\n  };\n}'
const TYPESCRIPT = 'function first<T>(items: T[]): T | undefined {\n  return items[0];\n}'
const PYTHON = 'def evens(numbers):\n    return [n for n in numbers if n % 2 == 0]'
const RUBY = 'def evens(numbers)\n  numbers.select { |n| n.even? }\nend'
const DART = 'int add(int a, int b) => a + b;\n\nvoid main() {\n  print(add(1, 2));\n}'
const JULIA = 'function double(x)\n    return 2x\nend'
const LUA = 'function double(x)\n  return 2 * x\nend'
const DOCKERFILE = 'FROM node:20-alpine\nWORKDIR /app\nCOPY . .\nRUN npm ci\nCMD ["node", "server.js"]'

describe('code without a fence is code in the language that was asked for', () => {
  it.each([
    ['Write a Java method for Fibonacci numbers.', JAVA],
    ['Write a Java method for the greatest common divisor.', BARE_JAVA],
    ['Write a C# method that parses a number.', CSHARP],
    ['Write a PHP function that checks palindromes.', PHP],
    ['Write a PHP function that sums items.', BARE_PHP],
    ['Write a Go function that computes a factorial.', GO],
    ['Write a C program that prints three numbers.', C],
    ['Write a C function that finds the maximum.', BARE_C],
    ['Write a C++ function that sums a vector.', CPP],
    ['Write a Kotlin function that checks for even numbers.', KOTLIN],
    ['Write a Kotlin function that squares.', KOTLIN_SHORT],
    ['Write a Swift function that computes a factorial.', SWIFT],
    ['Write a Rust function that reverses a string.', RUST],
    ['Write a JavaScript function that debounces.', JAVASCRIPT],
    ['Write a TypeScript function that returns the first item.', TYPESCRIPT],
    ['Write a Python function that keeps even numbers.', PYTHON],
    ['Write a Ruby method that keeps even numbers.', RUBY],
    ['Write a Dart function that adds.', DART],
    ['Write a Julia function that doubles.', JULIA],
    ['Write a Lua function that doubles.', LUA],
    ['Write a Dockerfile for a Node app.', DOCKERFILE],
  ])('%s', async (prompt, code) => {
    expect(await verdicts(prompt, code)).toEqual(['yes'])
    expect(await verdicts(prompt, `Here you go:\n\n${code}\n\nLet me know if it works.`)).toEqual(['yes'])
    expect(await verdicts(prompt, '```\n' + code + '\n```')).toEqual(['yes'])
  })
})

describe('code in another language is refused', () => {
  it.each([
    ['Write a Java method for this.', CSHARP],
    ['Write a Java method for this.', GO],
    ['Write a Java method for this.', PYTHON],
    ['Write a Java method for this.', JAVASCRIPT],
    ['Write a Java method for this.', KOTLIN],
    ['Write a C# method for this.', JAVA],
    ['Write a PHP function for this.', JAVASCRIPT],
    ['Write a Go function for this.', SWIFT],
    ['Write a Go function for this.', RUST],
    ['Write a Swift function for this.', GO],
    ['Write a Kotlin function for this.', SWIFT],
    ['Write a Rust function for this.', C],
    ['Write a C program for this.', CPP],
    ['Write a C program for this.', JAVA],
    ['Write a JavaScript function for this.', JAVA],
    ['Write a JavaScript function for this.', BARE_PHP],
    ['Write a JavaScript function for this.', GO],
    ['Write a JavaScript function for this.', PYTHON],
    ['Write a Python function for this.', RUBY],
    ['Write a Python function for this.', JAVASCRIPT],
    ['Write a Ruby method for this.', PYTHON],
    ['Write a Lua function for this.', PYTHON],
    ['Write a TypeScript function for this.', SWIFT],
  ])('%s %#', async (prompt, code) => {
    expect(await verdicts(prompt, code)).toEqual(['no'])
  })
})

describe('a short answer is code', () => {
  it.each([
    ['Write a bash command that deletes all log files.', "find . -name '*.log' -delete", 'yes'],
    ['Write a bash command that archives a folder.', 'tar czf backup.tgz photos', 'yes'],
    ['Write a bash command that archives a folder.', 'Use `tar czf backup.tgz photos`.', 'yes'],
    ['Write a bash one-liner that counts lines.', 'cat *.txt | wc -l', 'yes'],
    ['Write a bash one-liner that counts lines.', '`wc -l *.txt`', 'yes'],
    ['Write a bash command that lists big files.', 'du -ah . | sort -rh | head -20', 'yes'],
    ['Write a regex for ISO dates.', '`^\\d{4}-\\d{2}-\\d{2}$`', 'yes'],
    ['Write a regex for ISO dates.', '^\\d{4}-\\d{2}-\\d{2}$', 'yes'],
    ['Write a JavaScript regex for digits.', '`/\\d+/g`', 'yes'],
    ['Write a SQL query that counts users.', '`SELECT COUNT(*) FROM users;`', 'yes'],
    ['Write a Python one-liner that sums a list.', 'You can use `total = sum(numbers)`.', 'yes'],
    ['Write a regex for ISO dates.', 'Match four digits, a dash, and so on.', 'no'],
    ['Write a bash command that archives a folder.', 'The tar program archives a folder; find its manual.', 'no'],
    ['Write a regex for ISO dates.', 'The function is called `date`.', 'no'],
  ])('%s / %j is %s', async (prompt, response, expected) => {
    expect(await verdicts(prompt, response)).toEqual([expected])
  })

  it('does not take a name between backticks for code that was forbidden', async () => {
    expect(await verdicts('Explain loops. Do not include code.', 'Loops repeat; see `for` and `a && b`.')).toEqual([
      'yes',
    ])
  })

  it('takes JSON for data', async () => {
    expect(await verdicts('Explain loops. Do not include code.', '{\n  "a": {\n    "b": 1\n  }\n}')).toEqual(['yes'])
  })
})
