import { describe, expect, it } from 'vitest'
import { detectCode } from '../../../src/scorer/constraints/index.ts'

describe('code without a fence is told by its syntax', () => {
  it.each([
    ['python', 'def add(a, b):\n    return a + b'],
    ['javascript', 'const add = (a, b) => a + b\nconsole.log(add(1, 2))'],
    ['typescript', 'export function add(a: number, b: number): number {\n  return a + b\n}'],
    ['typescript', 'interface User {\n  name: string\n}\nconst user: User = { name: "Ada" }'],
    ['java', 'public class Main {\n  public static void main(String[] args) {\n    System.out.println("hi");\n  }\n}'],
    ['c', '#include <stdio.h>\nint main(void) {\n  printf("hi");\n  return 0;\n}'],
    ['cpp', '#include <iostream>\nusing namespace std;\nint main() {\n  cout << "hi";\n}'],
    ['csharp', 'using System;\nclass Program {\n  static void Main() { }\n}\nConsole.WriteLine("hi");'],
    ['go', 'package main\n\nimport "fmt"\n\nfunc main() {\n\tfmt.Println("hi")\n}'],
    ['rust', 'fn main() {\n    let mut x = 1;\n    println!("{}", x);\n}'],
    ['ruby', 'def greet(name)\n  puts "hi #{name}"\nend'],
    ['php', '<?php\n$name = "Ada";\necho $name;'],
    ['kotlin', 'fun main() {\n    val name = "Ada"\n    println(name)\n}'],
    ['swift', 'import Foundation\nfunc greet(name: String) -> String {\n    return "hi"\n}'],
    ['sql', 'SELECT name FROM users WHERE age > 30 ORDER BY name;'],
    ['bash', '#!/bin/bash\nfor f in *.txt; do\n  echo "$f"\ndone'],
    ['html', '<!DOCTYPE html>\n<html>\n<body><p>hi</p></body>\n</html>'],
    ['css', '.card {\n  color: red;\n  margin: 0;\n}'],
  ])('%s', (language, code) => {
    expect(detectCode(`Here it is:\n\n${code}\n\nThat is all.`)).toMatchObject({ hasCode: true, languages: [language] })
  })
})

describe('code in a fence', () => {
  it('is of the language that the fence names', () => {
    expect(detectCode('```rs\nsomething\n```').languages).toEqual(['rust'])
  })

  it('is told by its syntax when the fence names none', () => {
    expect(detectCode('```\ndef f():\n    pass\n```').languages).toEqual(['python'])
  })

  it('is code even when its language cannot be told', () => {
    expect(detectCode('```\nmov ax, 1\n```')).toMatchObject({ hasCode: true, languages: [] })
  })

  it('lists each language once, in order', () => {
    expect(detectCode('```js\na\n```\n```py\nb\n```\n```javascript\nc\n```').languages).toEqual([
      'javascript',
      'python',
    ])
  })
})

describe('prose is no code', () => {
  it.each([
    'For example: factorial(5) = 5 * factorial(4)',
    'Use the let keyword, and print the result (twice).',
    'Ingredients: 2 eggs; 1 cup of milk. From the fridge, import joy.',
    'Dear class,\n\nWe select three from the list.\n\n- Public opinion\n- Private life',
    'If x > 3: stop. Return to the start; while you wait, rest.',
    '# Heading\n\nSome **bold** text with a [link](https://example.com).',
    '| a | b |\n|---|---|\n| 1 | 2 |',
  ])('%j', (text) => {
    expect(detectCode(text).hasCode).toBe(false)
  })
})
