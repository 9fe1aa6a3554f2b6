/** A prompt and a response to it. */
export type Pair = readonly [prompt: string, response: string]

/**
 * The kinds of documented example, in other words, languages, formats and subjects: everything asked is there; the content without
 * the form asked for; hardly any of the parts asked for.
 */
export type Variant = { name: string; excellent: Pair; partial: Pair; poor: Pair }

export const variants: readonly Variant[] = [
  {
    name: 'Go',
    excellent: [
      'Write a Go function that divides two integers, with error handling for division by zero',
      '```go\n// Divide returns a divided by b.\nfunc Divide(a, b int) (int, error) {\n\tif b == 0 {\n\t\treturn 0, errors.New("division by zero")\n\t}\n\treturn a / b, nil\n}\n```',
    ],
    partial: [
      'List the advantages of Go in a numbered list',
      'Go compiles quickly, has goroutines for concurrency, and ships as a single static binary.',
    ],
    poor: [
      'Write a Go struct with a constructor, validation, logging, and unit tests',
      '```go\ntype User struct {\n\tName string\n}\n\nfunc NewUser(name string) *User {\n\treturn &User{Name: name}\n}\n```',
    ],
  },
  {
    name: 'Rust',
    excellent: [
      'Implement a Rust function that parses a port number from a string, with error handling for invalid input and doc comments',
      '```rust\n/// Parses a TCP port from text.\nfn parse_port(text: &str) -> Result<u16, String> {\n    text.parse::<u16>().map_err(|e| format!("invalid port {text}: {e}"))\n}\n```',
    ],
    partial: [
      'Describe the benefits of Rust as bullet points',
      'Rust gives memory safety without a garbage collector, fearless concurrency and excellent performance.',
    ],
    poor: [
      'Create a Rust struct for a bank account with deposit, withdrawal, error handling, and tests',
      '```rust\nstruct BankAccount {\n    balance: f64,\n}\n```',
    ],
  },
  {
    name: 'Java',
    excellent: [
      'Write a Java method to compute the nth Fibonacci number, with input validation and Javadoc',
      '```java\n/**\n * Computes the nth Fibonacci number.\n * @param n index, zero based\n */\npublic static long fibonacci(int n) {\n    if (n < 0) {\n        throw new IllegalArgumentException("n must not be negative");\n    }\n    long a = 0, b = 1;\n    for (int i = 0; i < n; i++) {\n        long t = a + b;\n        a = b;\n        b = t;\n    }\n    return a;\n}\n```',
    ],
    partial: [
      'Compare abstract classes and interfaces in Java in a table',
      'An abstract class can hold state and partial implementations, while an interface only declares behaviour that a class promises; a Java class may implement many interfaces but extend one class.',
    ],
    poor: [
      'Write a Java class with a constructor, getters, input validation, exception handling, and Javadoc',
      'public class Person {\n    private String name;\n}',
    ],
  },
  {
    name: 'C#',
    excellent: [
      'Write a C# method that reads a file with error handling for a missing file',
      '```csharp\npublic static string ReadText(string path)\n{\n    try\n    {\n        return File.ReadAllText(path);\n    }\n    catch (FileNotFoundException ex)\n    {\n        throw new InvalidOperationException($"File not found: {path}", ex);\n    }\n}\n```',
    ],
    partial: [
      'List the features of C# 12 as bullet points',
      'C# 12 adds primary constructors for classes, collection expressions, and default lambda parameters.',
    ],
    poor: [
      'Create a C# repository class with CRUD methods, async support, logging, and XML documentation',
      'public class Repository\n{\n}',
    ],
  },
  {
    name: 'TypeScript',
    excellent: [
      'Create a TypeScript function to debounce a callback, with type annotations and a usage example',
      '```ts\nfunction debounce<T extends unknown[]>(callback: (...args: T) => void, ms: number): (...args: T) => void {\n  let timer: number | undefined\n  return (...args: T) => {\n    clearTimeout(timer)\n    timer = setTimeout(() => callback(...args), ms)\n  }\n}\n\n// Usage\nconst save = debounce(() => console.log("saved"), 300)\n```',
    ],
    partial: [
      'Explain the differences between let and const in JavaScript using bullet points',
      'let declares a variable that can be reassigned, while const declares one that cannot; both are block scoped in JavaScript.',
    ],
    poor: [
      'Create a REST API endpoint in TypeScript with authentication, rate limiting, input validation, and tests',
      "app.get('/users', (req, res) => {\n  res.json(users)\n})",
    ],
  },
  {
    name: 'Ruby',
    excellent: [
      'Write a Ruby method that counts the vowels in a string, with a comment and handling of nil',
      '# Counts the vowels in a string; nil counts as empty.\ndef count_vowels(text)\n  return 0 if text.nil?\n\n  text.downcase.count("aeiou")\nend',
    ],
    partial: [
      'List the benefits of Ruby on Rails in bullet points',
      'Ruby on Rails offers convention over configuration, a rich ecosystem of gems, and fast prototyping.',
    ],
    poor: [
      'Write a Ruby class with an initializer, validation, error handling, and comments',
      'class Invoice\n  def initialize(total)\n    @total = total\n  end\nend',
    ],
  },
  {
    name: 'PHP',
    excellent: [
      'Write a PHP function that validates an email address with error handling for empty input',
      '```php\n<?php\nfunction validateEmail(string $email): bool\n{\n    if ($email === "") {\n        throw new InvalidArgumentException("Email must not be empty");\n    }\n    return filter_var($email, FILTER_VALIDATE_EMAIL) !== false;\n}\n```',
    ],
    partial: [
      'Give the pros of PHP as a bulleted list',
      'PHP is easy to host, has a huge community, and powers most content management systems.',
    ],
    poor: [
      'Build a PHP login form with password hashing, CSRF protection, session handling, and error messages',
      '<form method="post">\n  <input name="user">\n  <button>Go</button>\n</form>',
    ],
  },
  {
    name: 'Kotlin',
    excellent: [
      'Write a Kotlin function that finds the largest number in a list, with handling of an empty list',
      'fun largest(numbers: List<Int>): Int {\n    require(numbers.isNotEmpty()) { "The list must not be empty" }\n    return numbers.max()\n}',
    ],
    partial: [
      'Name the advantages of Kotlin over Java in bullet points',
      'Kotlin has null safety, data classes, and coroutines, and needs far less boilerplate than Java.',
    ],
    poor: [
      'Write a Kotlin data class with default values, validation, a companion object, and unit tests',
      'data class Point(val x: Int, val y: Int)',
    ],
  },
  {
    name: 'SQL',
    excellent: [
      'Write a SQL query to find the total sales per customer, sorted by total and limited to ten rows',
      'SELECT customer_id, SUM(amount) AS total_sales\nFROM orders\nGROUP BY customer_id\nORDER BY total_sales DESC\nLIMIT 10;',
    ],
    partial: [
      'List the types of SQL joins in a bulleted list',
      'SQL has inner, left, right, full outer and cross joins, which differ in the unmatched rows that they keep.',
    ],
    poor: [
      'Create a SQL schema with a users table, an orders table, foreign keys, and indexes',
      'CREATE TABLE users (id INT);',
    ],
  },
  {
    name: 'Bash',
    excellent: [
      'Write a Bash script that backs up a directory with error handling for a missing directory and comments',
      '#!/bin/bash\n# Back up a directory to /tmp.\nset -euo pipefail\ndir="$1"\nif [ ! -d "$dir" ]; then\n  echo "Directory $dir does not exist" >&2\n  exit 1\nfi\ntar czf "/tmp/backup.tar.gz" "$dir"',
    ],
    partial: [
      'List common Bash commands in a table',
      'Common Bash commands are ls to list files, cd to change directory, grep to search text, and rm to delete files.',
    ],
    poor: [
      'Write a Bash script with argument parsing, logging, error handling, and a help message',
      '#!/bin/bash\necho "hi"',
    ],
  },
  {
    name: 'e-mail',
    excellent: [
      'Write an email to a client apologising for a late delivery, including a new delivery date and a discount offer',
      'Subject: Your order\n\nDear Ms Novak,\n\nI am sorry that your delivery is late. Your parcel will now arrive on Friday, 12 May. To make up for it, we would like to offer you a 15% discount on your next order.\n\nKind regards,\nThe Parcel Team',
    ],
    partial: [
      'Write a shopping list for a barbecue as bullet points',
      'For the barbecue you will need sausages, burgers, buns, salad, charcoal and drinks.',
    ],
    poor: [
      'Write an email to my team with a project update, the next milestones, open risks, and a meeting invitation',
      'Hi team,\n\nThe project is going fine.\n\nBest,\nSam',
    ],
  },
  {
    name: 'recipe',
    excellent: [
      'Give me a pancake recipe with ingredients, step-by-step instructions, and a serving suggestion',
      'Pancakes\n\nIngredients: 200 g flour, 2 eggs, 300 ml milk.\n\n1. Whisk flour, eggs and milk.\n2. Fry a ladle of batter on each side.\n\nServing suggestion: maple syrup and berries.',
    ],
    partial: [
      'List the ingredients of a Greek salad in bullet points',
      'A Greek salad has tomatoes, cucumber, red onion, olives, feta cheese and olive oil.',
    ],
    poor: [
      'Write a lasagna recipe with ingredients, cooking time, step-by-step instructions, and nutritional information',
      'Lasagna is a lovely Italian dish that everybody enjoys.',
    ],
  },
  {
    name: 'explanation',
    excellent: [
      'Explain photosynthesis with a definition, the chemical equation, and an example',
      'Photosynthesis is the process by which plants turn light into chemical energy. Its equation is 6CO2 + 6H2O -> C6H12O6 + 6O2. For example, an oak leaf makes sugar from sunlight all summer.',
    ],
    partial: [
      'Explain the water cycle in a numbered list',
      'Water evaporates from the sea, condenses into clouds, falls as rain and flows back through rivers.',
    ],
    poor: [
      'Explain black holes with their formation, types, detection methods, and an analogy',
      'Black holes are very interesting objects in space.',
    ],
  },
  {
    name: 'summary',
    excellent: [
      'Summarize the causes of World War I, including alliances, militarism, and nationalism',
      'World War I grew out of rival alliances that drew all powers in, an arms race driven by militarism, and nationalism in the Balkans, where the assassination of Franz Ferdinand lit the fuse.',
    ],
    partial: [
      'Summarize the benefits of meditation in bullet points',
      'Meditation lowers stress, improves focus, and helps people sleep better.',
    ],
    poor: [
      'Write a report on renewable energy covering solar, wind, hydropower, and geothermal',
      'Solar panels turn sunlight into electricity and are getting cheaper every year.',
    ],
  },
  {
    name: 'JSON',
    excellent: [
      'Create a JSON object for a book with title, author, year, and price',
      '{"title": "Dune", "author": "Frank Herbert", "year": 1965, "price": 9.99}',
    ],
    partial: ['Return the three primary colors as JSON', 'The three primary colors are red, yellow and blue.'],
    poor: [
      'Generate a product description with features, price, warranty, and customer reviews',
      'This kettle is great.',
    ],
  },
  {
    name: 'story',
    excellent: [
      'Write a short story about a dragon with a dialogue and a happy ending',
      '"Who goes there?" rumbled the dragon. "Only me," said the boy, and held out a loaf. They shared it, became friends, and lived in the mountain happily ever after.',
    ],
    partial: [
      'Write five facts about dolphins as a numbered list',
      'Dolphins are mammals, they breathe air, they use echolocation, they live in pods, and they sleep with one half of the brain.',
    ],
    poor: [
      'Write a marketing plan with target audience, budget, channels, and timeline',
      'Marketing is important for every business that wants to grow.',
    ],
  },
  {
    name: 'travel',
    excellent: [
      'Plan a weekend in Lisbon with sights, restaurants, and transport tips',
      'Saturday: see the sights of Alfama and Belem. Eat at restaurants along the river, such as Ponto Final. For transport, buy a Viva card and take tram 28 early.',
    ],
    partial: [
      'Suggest three museums in Paris as bullet points',
      "In Paris you should see the Louvre, the Musée d'Orsay and the Centre Pompidou.",
    ],
    poor: [
      'Plan a trip to Japan with an itinerary, budget, packing list, and cultural tips',
      'Japan is a wonderful country to visit in spring.',
    ],
  },
  {
    name: 'comparison',
    excellent: [
      'Compare electric and petrol cars, covering cost, range, and environmental impact',
      'Electric cars cost more to buy but less to run. Petrol cars have a longer range, though batteries improve. The environmental impact of electric cars is lower over their lifetime.',
    ],
    partial: [
      'Compare cats and dogs in a table',
      'Cats are independent and need little attention, while dogs are loyal and need walks.',
    ],
    poor: [
      'Compare React and Vue, covering performance, learning curve, ecosystem, and job market',
      'React and Vue are both popular.',
    ],
  },
  {
    name: 'Python in other words',
    excellent: [
      'Implement a factorial routine in Python. It must reject negative input and have a docstring.',
      'def factorial(n: int) -> int:\n    """Return n!."""\n    if n < 0:\n        raise ValueError("n must be >= 0")\n    result = 1\n    for i in range(2, n + 1):\n        result *= i\n    return result',
    ],
    partial: [
      'What are the advantages of static typing? Use bullet points.',
      'Static typing catches errors early, documents intent and makes refactoring safer.',
    ],
    poor: [
      'Build a Python class that has an initializer, validates its input, handles errors, and is documented',
      'class Thing:\n    def __init__(self, x):\n        self.x = x',
    ],
  },
  {
    name: 'lists after a colon',
    excellent: [
      'Implement a factorial calculator in Python with: input validation, error handling, and docstring',
      'def factorial(n):\n    """Compute n factorial."""\n    if not isinstance(n, int):\n        raise TypeError("n must be an integer")\n    if n < 0:\n        raise ValueError("n must be non-negative")\n    return 1 if n < 2 else n * factorial(n - 1)',
    ],
    partial: [
      'Present the pros of remote work as a bulleted list',
      'Remote work saves commuting time, gives flexibility and lets people live where they like.',
    ],
    poor: [
      'Write a cover letter including:\n- a greeting\n- my experience in sales\n- my motivation\n- a call to action',
      'I want this job.',
    ],
  },
  {
    name: 'French',
    excellent: [
      "Écris une fonction JavaScript qui vérifie si un mot est un palindrome, avec des commentaires et un exemple d'utilisation",
      '// Vérifie si un mot est un palindrome.\nfunction estPalindrome(mot) {\n  const propre = mot.toLowerCase()\n  return propre === [...propre].reverse().join("")\n}\n\n// Exemple\nconsole.log(estPalindrome("radar"))',
    ],
    partial: [
      'Donne les avantages du télétravail sous forme de liste à puces',
      'Le télétravail réduit les trajets, offre plus de souplesse et améliore la concentration.',
    ],
    poor: [
      "Rédige un rapport sur l'énergie avec une introduction, trois sources, des statistiques et une conclusion",
      "L'énergie est un sujet.",
    ],
  },
  {
    name: 'Korean',
    excellent: [
      '문자열이 회문인지 확인하는 JavaScript 함수를 주석과 사용 예제를 포함하여 작성하세요',
      '// 문자열이 회문인지 확인한다.\nfunction isPalindrome(text) {\n  return text === [...text].reverse().join("")\n}\n\n// 예제\nconsole.log(isPalindrome("level"))',
    ],
    partial: [
      '재택근무의 장점을 글머리 기호로 나열하세요',
      '재택근무는 출퇴근 시간을 줄이고 유연성을 높이며 집중하기 좋습니다.',
    ],
    poor: [
      '생성자, 입력 검증, 예외 처리, 주석을 갖춘 Java 클래스를 작성하세요',
      'public class Box {\n    private int size;\n}',
    ],
  },
]
