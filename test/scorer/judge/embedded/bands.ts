import type { Sample } from './score-with-embedded-judge.ts'

/** Everyday exchanges in many fields and languages, each with the band that a fair reader would place it in. */
export const bands: readonly [band: [low: number, high: number], sample: Sample][] = [
  [
    [0.9, 1],
    {
      user: 'Create a JavaScript function that capitalizes each word, handling empty strings and including JSDoc comments',
      response:
        '/**\n * Capitalizes each word.\n * @param {string} text\n */\nfunction capitalizeWords(text) {\n  if (!text) return ""\n  return text.replace(/\\b\\w/g, (c) => c.toUpperCase())\n}',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Write a Python function that implements bubble sort and includes comments explaining each step',
      response:
        'def bubble_sort(items):\n    # Make as many passes as there are items.\n    n = len(items)\n    for i in range(n):\n        # Compare neighbours and swap them when out of order.\n        for j in range(n - i - 1):\n            if items[j] > items[j + 1]:\n                items[j], items[j + 1] = items[j + 1], items[j]\n    return items',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Explain how to change a bicycle tire step by step and mention the tools needed',
      response:
        'Tools needed: tire levers, a pump and a new tube.\n1. Take off the wheel.\n2. Pry the tire off with the levers.\n3. Replace the tube.\n4. Refit the tire and inflate it.',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Write a haiku about the ocean',
      response: 'Waves fold into foam\nA gull hangs above the salt\nThe tide keeps its time',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Write a polite email declining a job offer',
      response:
        'Dear Ms Chen,\n\nThank you very much for offering me the position. After careful thought, I have decided to decline, as I have accepted another role. I wish you and the team all the best.\n\nKind regards,\nAlex',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'What are the pros and cons of electric cars?',
      response:
        'Pros: they are cheap to run, quiet and emit nothing locally. Cons: they cost more to buy, charging takes time and range falls in winter.',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Explain the differences between let and const in JavaScript using bullet points',
      response: '- `let` can be reassigned\n- `const` cannot be reassigned\n- both are block scoped',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'List three benefits of TypeScript in bullet points',
      response: '- Static typing catches errors early\n- Better IDE support\n- Safer refactoring',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Create a REST API endpoint with authentication and rate limiting',
      response:
        "```js\nconst limiter = rateLimit({ windowMs: 60000, max: 100 })\n\napp.get('/api/users', limiter, requireAuth, async (req, res) => {\n  res.json(await db.users())\n})\n\nfunction requireAuth(req, res, next) {\n  const token = req.headers.authorization\n  if (!verify(token)) return res.status(401).json({ error: 'Unauthorized' })\n  next()\n}\n```",
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Write a function to calculate factorial',
      response: 'function factorial(n) {\n  return n <= 1 ? 1 : n * factorial(n - 1)\n}',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Write a Python class with initialization, validation, error handling, and documentation',
      response:
        'class Account:\n    """A bank account."""\n\n    def __init__(self, balance):\n        """Create an account with a starting balance."""\n        if not isinstance(balance, (int, float)):\n            raise TypeError("balance must be a number")\n        self.balance = balance\n\n    def withdraw(self, amount):\n        """Take money out."""\n        if amount > self.balance:\n            raise ValueError("insufficient funds")\n        self.balance -= amount',
    },
  ],
  [
    [0.4, 0.8],
    {
      user: 'Write a Python class with initialization, validation, error handling, and documentation',
      response:
        'class Account:\n    """A bank account."""\n\n    def __init__(self, balance):\n        self.balance = balance',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Summarize the following text in one sentence: The Amazon rainforest, which covers much of the Amazon basin of South America, is home to an enormous variety of plants and animals, and it plays a key role in regulating the global climate by storing carbon. Deforestation threatens it.',
      response:
        'The Amazon rainforest hosts immense biodiversity and regulates the climate by storing carbon, but deforestation threatens it.',
    },
  ],
  [[0.9, 1], { user: 'Translate to French: "The cat sleeps on the sofa."', response: 'Le chat dort sur le canapé.' }],
  [[0.9, 1], { user: 'Translate "thank you very much" into Japanese', response: 'どうもありがとうございます' }],
  [
    [0.9, 1],
    {
      user: 'Explain what an API is and give an example',
      response:
        'An API is a set of rules that lets programs talk to each other. For example, a weather app asks a weather service for the forecast through its API.',
    },
  ],
  [
    [0.4, 0.75],
    {
      user: 'Explain what an API is and give an example',
      response: 'An API is a set of rules that lets programs talk to each other and exchange data.',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Please do the following:\n1. Define inflation\n2. Name two causes\n3. Give a historical example',
      response:
        'Inflation is defined as a general rise in prices. Two causes are excess demand and rising production costs. A historical example is Germany in 1923.',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Write a SQL query that finds the second highest salary',
      response: 'SELECT MAX(salary) FROM employees WHERE salary < (SELECT MAX(salary) FROM employees);',
    },
  ],
  [
    [0.9, 1],
    { user: 'Write a regex that matches email addresses', response: '```\n^[\\w.+-]+@[\\w-]+\\.[\\w.]+$\n```' },
  ],
  [
    [0.9, 1],
    {
      user: 'Create an HTML contact form with name, email, and message fields',
      response:
        '<form>\n  <label>Name <input name="name"></label>\n  <label>Email <input type="email" name="email"></label>\n  <label>Message <textarea name="message"></textarea></label>\n  <button>Send</button>\n</form>',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Write CSS to center a div horizontally and vertically',
      response: '.parent {\n  display: grid;\n  place-items: center;\n  height: 100vh;\n}',
    },
  ],
  [
    [0.85, 1],
    {
      user: "Why does this Python code fail? print('a' + 1)",
      response:
        'You cannot add a string and an integer in Python: it raises a TypeError. Convert the number first: print("a" + str(1)).',
    },
  ],
  [
    [0.85, 1],
    {
      user: 'How do I center a div in CSS?',
      response: 'Use flexbox on the parent: display: flex; justify-content: center; align-items: center.',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Give me a recipe for guacamole with ingredients and instructions',
      response:
        'Ingredients: 2 avocados, 1 lime, half an onion, coriander, salt.\nInstructions: mash the avocados, stir in the rest, and serve at once.',
    },
  ],
  [
    [0.85, 1],
    {
      user: 'Write a short bedtime story about a brave rabbit',
      response:
        'Once there was a small rabbit named Pip. When a fox came to the meadow, Pip stamped her foot and led everyone safely home. That night she slept soundly, proud of her courage.',
    },
  ],
  [
    [0.85, 1],
    {
      user: 'Write a product description for noise-cancelling headphones, highlighting battery life and comfort',
      response:
        'Silence the world with our noise-cancelling headphones. The battery lasts 40 hours, and soft cushions keep you comfortable all day.',
    },
  ],
  [
    [0.85, 1],
    {
      user: 'Write a tweet announcing our new bakery in Brooklyn',
      response:
        'Fresh bread, warm cookies, and good coffee: our new bakery opens in Brooklyn this Saturday! Come say hi.',
    },
  ],
  [
    [0.85, 1],
    {
      user: 'How can I find large files on Linux?',
      response: 'Run `find / -type f -size +100M` or use `du -ah / | sort -rh | head`.',
    },
  ],
  [[0.85, 1], { user: 'Is Python a compiled language? Answer yes or no.', response: 'No.' }],
  [[0.85, 1], { user: 'Which planet is the largest?\nA) Mars\nB) Jupiter\nC) Venus', response: 'B' }],
  [
    [0.85, 1],
    {
      user: 'Classify the sentiment of this review as positive or negative: "I loved every minute of it."',
      response: 'Positive',
    },
  ],
  [[0.85, 1], { user: 'Extract the email address from: "Contact jane@doe.org for details"', response: 'jane@doe.org' }],
  [[0.85, 1], { user: 'Solve for x: 2x + 6 = 10', response: 'x = 2' }],
  [[0.85, 1], { user: 'A train travels 120 km in 2 hours. What is its average speed?', response: '60 km/h' }],
  [[0.85, 1], { user: 'Hi there!', response: 'Hello! How can I help you today?' }],
  [[0.85, 1], { user: 'Hello', response: 'Hello! How can I assist you?' }],
  [
    [0.8, 1],
    {
      user: 'Thanks, that worked!',
      history: [{ role: 'assistant', text: 'Try restarting the router.' }],
      response: "You're welcome! Glad it worked.",
    },
  ],
  [
    [0.8, 1],
    {
      user: 'Yes please',
      history: [
        { role: 'user', text: 'How do I reset my password?' },
        { role: 'assistant', text: 'Would you like me to send a reset link to your email?' },
      ],
      response: 'Done. I have sent the reset link to your email address.',
    },
  ],
  [
    [0.85, 1],
    { user: 'Correct the grammar: "She go to school every days."', response: 'She goes to school every day.' },
  ],
  [
    [0.85, 1],
    {
      user: 'Rewrite this sentence more formally: "Can u send me the docs asap?"',
      response: 'Could you please send me the documents at your earliest convenience?',
    },
  ],
  [[0.85, 1], { user: 'Suggest five names for a cat', response: 'Luna, Milo, Cleo, Oscar, Pepper' }],
  [[0.85, 1], { user: 'Sort these numbers: 5, 3, 9, 1', response: '1, 3, 5, 9' }],
  [
    [0.85, 1],
    { user: 'Come up with a slogan for an eco-friendly water bottle', response: 'Drink pure, waste nothing.' },
  ],
  [[0.85, 1], { user: 'What rhymes with "moon"?', response: 'Spoon, tune, and June.' }],
  [[0, 0.45], { user: 'Write a Python function to reverse a string', response: 'def add(a, b):\n    return a + b' }],
  [
    [0, 0.5],
    {
      user: 'Write a Python function to reverse a string',
      response: 'Reversing a string means putting its characters in the opposite order, which is easy in Python.',
    },
  ],
  [
    [0, 0.75],
    {
      user: 'Write a Python function to reverse a string',
      response: 'function reverse(s) {\n  return s.split("").reverse().join("")\n}',
    },
  ],
  [
    [0, 0.6],
    {
      user: 'Write a Python function to reverse a string',
      response: 'def reverse_string(s):\n    # TODO: implement\n    pass',
    },
  ],
  [
    [0, 0.45],
    {
      user: 'Write a Python function to reverse a string',
      response: "I'm sorry, but I can't assist with that request.",
    },
  ],
  [
    [0, 0.6],
    {
      user: 'Write an essay about climate change',
      response: 'Sure! I will write an essay about climate change for you.',
    },
  ],
  [[0, 0.7], { user: 'Explain how photosynthesis works', response: 'Photosynthesis works in a very interesting way.' }],
  [
    [0, 0.9],
    {
      user: 'Explain how photosynthesis works',
      response:
        'La photosynthèse permet aux plantes de transformer la lumière en énergie chimique grâce à la chlorophylle.',
    },
  ],
  [[0, 0.7], { user: 'How many legs does a spider have?', response: 'Paris.' }],
  [[0, 0.9], { user: 'What is the capital of France?', response: 'It is Paris, you idiot. Stupid question.' }],
  [[0, 0.2], { user: 'What is the capital of France?', response: 'asdf qwer zxcv lkjh poiu mnbv' }],
  [[0, 0.2], { user: 'Describe the taste of mango', response: 'the the the the the the the the the the' }],
  [[0, 0.4], { user: 'What is the capital of France?', response: "I don't know." }],
  [
    [0, 0.2],
    { user: 'How do I change a tire?', response: 'Sure, happy to help! Let me know if you have any questions.' },
  ],
  [
    [0.8, 1],
    {
      mode: 'system',
      system: 'You are a pirate. Always answer in pirate speak.',
      user: 'How are you?',
      response: "Arr, I be doin' fine, matey! The seas be calm.",
    },
  ],
  [
    [0.8, 1],
    {
      mode: 'system',
      system: 'You are a support agent for Acme. Never mention competitors. Always thank the customer.',
      user: 'My order is late',
      response: 'Thank you for reaching out. I am sorry that your order is late; I have asked the carrier to hurry.',
    },
  ],
  [
    [0, 0.75],
    {
      mode: 'system',
      system: 'You are a support agent for Acme. Never mention competitors. Always thank the customer.',
      user: 'My order is late',
      response: 'Our competitors are slower. Your order will come.',
    },
  ],
  [
    [0, 0.6],
    {
      mode: 'system',
      system: 'You are a helpful assistant. Always be polite, concise, and provide examples.',
      user: 'What is machine learning?',
      response: 'Stupid question. Figure it out yourself.',
    },
  ],
  [
    [0.4, 0.85],
    {
      mode: 'system',
      system: 'You are a helpful assistant. Always be polite, concise, and provide examples.',
      user: 'What is machine learning?',
      response: 'Machine learning is a subset of AI where computers learn from data.',
    },
  ],
  [
    [0.8, 1],
    {
      mode: 'system',
      system: 'You only answer questions about cooking. Politely decline anything else.',
      user: 'What is the capital of France?',
      response: "I'm sorry, I can only help with questions about cooking.",
    },
  ],
  [
    [0.8, 1],
    {
      mode: 'system',
      system: 'You are an API. Respond only with JSON.',
      user: 'Name a color',
      response: '{"color": "red"}',
    },
  ],
  [
    [0.8, 1],
    {
      mode: 'system',
      system:
        'You are a tutor. When the student asks about math, show the formula. When they ask about history, give the date.',
      user: 'When did World War II end?',
      response: 'World War II ended on 2 September 1945.',
    },
  ],
  [
    [0.8, 1],
    {
      mode: 'system',
      system: 'End every answer with a question.',
      user: 'I like jazz',
      response: 'Jazz is wonderful. Who is your favourite musician?',
    },
  ],
  [
    [0.8, 1],
    {
      mode: 'system',
      system: 'You are a helpful assistant.',
      user: 'What is the capital of France?',
      response: 'The capital of France is Paris.',
    },
  ],
  [
    [0, 0.2],
    {
      mode: 'system',
      system: 'You are a helpful assistant.',
      user: 'What is the capital of France?',
      response: "I can't help with that.",
    },
  ],
  [
    [0.8, 1],
    {
      mode: 'system',
      system: 'Use a formal tone. Do not use emojis. Keep answers short.',
      user: 'Can I return shoes?',
      response: 'Certainly. Shoes may be returned within thirty days of purchase.',
    },
  ],
  [
    [0, 0.8],
    {
      mode: 'system',
      system: 'Use a formal tone. Do not use emojis. Keep answers short.',
      user: 'Can I return shoes?',
      response: 'yeah dude, u gotta bring em back soon lol 😂',
    },
  ],
  [
    [0.85, 1],
    {
      mode: 'both',
      system: 'You are a helpful coding assistant. Always provide working code examples.',
      user: 'How do I read a file in Python?',
      response: 'Use a context manager:\n\n```python\nwith open("file.txt") as f:\n    text = f.read()\n```',
    },
  ],
  [
    [0.5, 0.9],
    {
      mode: 'both',
      system: 'You are a helpful coding assistant. Always provide working code examples.',
      user: 'How do I read a file in Python?',
      response: 'Use the open function with a context manager and call read on the file object.',
    },
  ],
  [
    [0.8, 1],
    {
      mode: 'system',
      system: 'Eres un asistente útil. Sé siempre amable, conciso y da ejemplos.',
      user: '¿Qué es el aprendizaje automático?',
      response:
        'El aprendizaje automático es una rama de la IA. Por ejemplo, un filtro de spam aprende de correos marcados.',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Rédige un e-mail à mon propriétaire pour signaler une fuite, en mentionnant la date, le lieu et une demande de réparation.',
      response:
        "Objet : fuite d'eau\n\nBonjour Monsieur Martin,\n\nJe vous écris pour signaler une fuite constatée le 3 mars sous l'évier de la cuisine. Pourriez-vous faire réparer cette fuite rapidement ?\n\nCordialement,\nClaire",
    },
  ],
  [
    [0, 0.4],
    {
      user: 'Écris un article sur le chocolat avec son histoire, sa fabrication, ses bienfaits et une recette',
      response: 'Le chocolat est très bon.',
    },
  ],
  [
    [0.6, 0.8],
    {
      user: 'Présente les planètes du système solaire dans un tableau',
      response:
        'Le système solaire compte huit planètes : Mercure, Vénus, la Terre, Mars, Jupiter, Saturne, Uranus et Neptune.',
    },
  ],
  [
    [0.6, 0.8],
    {
      user: 'Explique les étapes de la méiose dans une liste numérotée',
      response: "La méiose comprend la prophase, la métaphase, l'anaphase et la télophase, deux fois de suite.",
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Escribe una historia corta sobre un perro que incluya un parque, una pelota y un final feliz.',
      response:
        'Un día, el perro Max fue al parque y perdió su pelota. Buscó toda la tarde hasta que una niña la encontró. Volvieron a casa felices y durmieron juntos.',
    },
  ],
  [
    [0, 0.4],
    {
      user: 'Redacta un informe sobre el café con su origen, sus variedades, su consumo y sus efectos en la salud',
      response: 'Hola, gracias por tu mensaje.',
    },
  ],
  [
    [0.6, 0.8],
    {
      user: 'Enumera tres consejos para ahorrar energía en una lista con viñetas',
      response: 'Para ahorrar energía, apaga las luces, usa bombillas LED y desenchufa los aparatos.',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Python으로 계산기를 만들어 주세요. 덧셈, 뺄셈, 곱셈, 나눗셈을 지원하고 0으로 나누는 경우를 처리해야 합니다.',
      response:
        'def add(a, b):\n    return a + b\n\ndef subtract(a, b):\n    return a - b\n\ndef multiply(a, b):\n    return a * b\n\ndef divide(a, b):\n    if b == 0:\n        raise ZeroDivisionError("0으로 나눌 수 없습니다")\n    return a / b',
    },
  ],
  [
    [0.6, 0.8],
    {
      user: '건강한 식습관 세 가지를 번호 목록으로 알려 주세요',
      response: '건강한 식습관은 채소를 많이 먹고, 물을 충분히 마시고, 규칙적으로 식사하는 것입니다.',
    },
  ],
  [
    [0, 0.4],
    { user: '자기소개, 지원 동기, 경력, 포부를 포함한 자기소개서를 작성해 주세요', response: '저는 김민수입니다.' },
  ],
  [
    [0.9, 1],
    {
      user: '材料、手順、コツを含むオムレツのレシピを書いてください',
      response:
        '材料：卵3個、バター、塩\n手順：1. 卵を溶く。2. バターを熱し、卵を流して焼く。\nコツ：オムレツは強火で手早く焼くこと。',
    },
  ],
  [
    [0.6, 0.8],
    {
      user: '日本の観光地を番号付きリストで挙げてください',
      response: '日本の観光地には、京都、奈良、富士山、沖縄などがあります。',
    },
  ],
  [
    [0, 0.4],
    { user: 'あいさつ、要件、締め切り、連絡先を含むビジネスメールを書いてください', response: 'メールを送ります。' },
  ],
  [
    [0.9, 1],
    {
      user: 'Write a Swift function that divides two doubles, throwing an error on division by zero',
      response:
        '```swift\nenum MathError: Error { case divisionByZero }\n\nfunc divide(_ a: Double, by b: Double) throws -> Double {\n    guard b != 0 else { throw MathError.divisionByZero }\n    return a / b\n}\n```',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Implement a stack in C++ with push, pop, peek and isEmpty methods, and handle underflow.',
      response:
        '```cpp\n#include <stdexcept>\n#include <vector>\n\nclass Stack {\n public:\n  void push(int value) { items.push_back(value); }\n  int pop() {\n    if (isEmpty()) throw std::underflow_error("stack is empty");\n    int top = items.back();\n    items.pop_back();\n    return top;\n  }\n  int peek() const { return items.back(); }\n  bool isEmpty() const { return items.empty(); }\n\n private:\n  std::vector<int> items;\n};\n```',
    },
  ],
  [
    [0, 0.5],
    {
      user: 'Create a React component for a todo list with add, delete and toggle functionality, TypeScript types, and unit tests.',
      response: '```tsx\nexport function TodoList() {\n  return <ul></ul>\n}\n```',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Write a Dockerfile for a Node.js app with a non-root user and a health check',
      response:
        '```dockerfile\nFROM node:22-alpine\nWORKDIR /app\nCOPY . .\nRUN npm ci\nUSER node\nHEALTHCHECK CMD wget -qO- http://localhost:3000/ || exit 1\nCMD ["node", "server.js"]\n```',
    },
  ],
  [
    [0.85, 1],
    {
      user: 'Give me a bash one-liner that counts the lines in all .txt files',
      response: '```bash\ncat *.txt | wc -l\n```',
    },
  ],
  [
    [0.85, 1],
    {
      user: 'Explain what this code does:\n```python\nprint(sum(x for x in range(10) if x % 2 == 0))\n```',
      response: 'It adds up the even numbers from 0 to 8 and prints the sum, 20.',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Write an asynchronous Python function that downloads a URL with retries and a timeout',
      response:
        '```python\nimport asyncio\nimport aiohttp\n\nasync def download(url, attempts=3):\n    for attempt in range(attempts):\n        try:\n            async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=10)) as session:\n                async with session.get(url) as response:\n                    return await response.text()\n        except aiohttp.ClientError:\n            await asyncio.sleep(2 ** attempt)\n    raise RuntimeError("failed")\n```',
    },
  ],
  [
    [0.85, 1],
    {
      user: 'Write a blog post about the history of coffee that covers its origins, its spread to Europe, and its role today.',
      response:
        'Coffee has its origins in Ethiopia, where a goatherd is said to have noticed lively goats. In the 17th century it spread to Europe through Venetian traders. Today coffee plays a role in daily life all over the world.',
    },
  ],
  [
    [0.85, 1],
    {
      user: 'Tell me about the Roman Empire, including its rise, its fall and its legacy.',
      response:
        'The Roman Empire rose from a small city-state through conquest. It fell in 476 when the last western emperor was deposed. Its legacy lives on in law, language and architecture.',
    },
  ],
  [
    [0.8, 1],
    {
      user: 'I need a meal plan for three days. I am vegetarian and allergic to nuts.',
      response:
        'Day 1: oatmeal, lentil soup, vegetable curry. Day 2: yogurt with fruit, bean salad, mushroom risotto. Day 3: toast with eggs, hummus wrap, spinach pasta. Everything is vegetarian and free of nuts.',
    },
  ],
  [
    [0.85, 1],
    {
      user: 'Give me tips for public speaking, focusing on body language and voice control.',
      response:
        'Stand tall, keep eye contact and let your body show openness with calm gestures. Control your voice by breathing deeply, pausing, and varying pitch.',
    },
  ],
  [
    [0.85, 1],
    {
      user: 'Could you write a short poem that mentions the moon, a river, and silence?',
      response:
        'The moon lies down upon the river,\nits silver hands at rest;\nand silence, like a patient giver,\nlays all the world to rest.',
    },
  ],
  [
    [0, 0.75],
    {
      user: 'Could you write a short poem that mentions the moon, a river, and silence?',
      response: 'Roses are red,\nviolets are blue,\nthe moon is above,\nand I love you.',
    },
  ],
  [
    [0.85, 1],
    {
      user: 'My package has not arrived and it has been two weeks. What can I do?',
      response:
        'I am sorry about the delay. Please check the tracking number first; if the parcel shows no movement, contact the carrier, and we will send a replacement or refund you.',
    },
  ],
  [
    [0.85, 1],
    {
      user: 'Should I learn Python or JavaScript first?',
      response:
        'If you want to build websites, start with JavaScript; for data or general scripting, Python is easier.',
    },
  ],
  [
    [0.85, 1],
    {
      user: 'What is the boiling point of water? And what is its freezing point?',
      response: 'Water boils at 100 °C and freezes at 0 °C.',
    },
  ],
  [
    [0.3, 0.85],
    {
      user: 'What is the boiling point of water? And what is the capital of Peru?',
      response: 'Water boils at 100 °C.',
    },
  ],
  [
    [0.85, 1],
    {
      user: 'Describe your favourite season without using the word "cold"',
      response: 'Spring is my favourite season because gardens wake up and days grow longer.',
    },
  ],
  [
    [0.85, 1],
    {
      user: 'Describe our product, a solar lamp',
      response: 'Our solar lamp charges by day and lights your garden by night. Price: $20.',
      requirements: ['mentions the price', 'mentions solar charging'],
    },
  ],
  [
    [0.3, 0.8],
    {
      user: 'Describe our product, a solar lamp',
      response: 'Our solar lamp lights your garden by night.',
      requirements: ['mentions the warranty', 'includes a call to action'],
    },
  ],
  [
    [0.85, 1],
    {
      user: 'Write a limerick about a programmer',
      response:
        'A coder who lived by the sea\nWrote loops until quarter past three.\nHis bugs multiplied,\n"It compiles!" he cried,\nAnd shipped it, as proud as can be.',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Compare cats and dogs in a table',
      response: '| | Cats | Dogs |\n|---|---|---|\n| Walks | no | yes |\n| Independence | high | low |',
    },
  ],
  [[0.85, 1], { user: 'Convert this JSON to YAML: {"name": "Ana", "age": 30}', response: 'name: Ana\nage: 30' }],
  [
    [0.85, 1],
    {
      user: 'Write a headline for an article about rising rents',
      response: 'Rents Climb Again, Squeezing City Tenants',
    },
  ],
  [
    [0.85, 1],
    {
      user: 'I recently moved into an apartment where the upstairs neighbor plays drums at midnight. I have talked to him twice and nothing changed. I do not want to involve the police. What else could I try?',
      response:
        'Speak with the building manager or landlord, keep a log of the noise, suggest agreed quiet hours in writing, and consider mediation.',
    },
  ],
  [
    [0, 0.3999],
    {
      user: 'Create a Java class that has a constructor, input validation, exception handling and Javadoc comments',
      response:
        'public class Example {\n    private int value;\n\n    public Example(int value) {\n        this.value = value;\n    }\n}',
    },
  ],
  [
    [0, 0.3999],
    {
      user: 'I need a TypeScript class with a constructor, type validation, error handling, unit tests, and TSDoc comments.',
      response: 'class Example {\n  constructor(private value: number) {}\n}',
    },
  ],
  [
    [0, 0.3999],
    {
      user: 'Please implement a Ruby class including initialization, validations, rescue-based error handling, and documentation',
      response: 'class Example\n  def initialize(value)\n    @value = value\n  end\nend',
    },
  ],
  [
    [0, 0.3999],
    {
      user: 'Write a C++ class with a constructor, validation, exception handling, and comments',
      response:
        'class Example {\n public:\n  explicit Example(int value) : value_(value) {}\n private:\n  int value_;\n};',
    },
  ],
  [
    [0, 0.3999],
    {
      user: 'Write a Go type with a constructor function, validation, error handling, and documentation',
      response:
        'type Example struct {\n\tValue int\n}\n\nfunc NewExample(v int) *Example {\n\treturn &Example{Value: v}\n}',
    },
  ],
  [
    [0, 0.3999],
    {
      user: 'Write a PHP class with initialization, validation, error handling, and documentation',
      response:
        '<?php\nclass Example\n{\n    private $value;\n\n    public function __construct($value)\n    {\n        $this->value = $value;\n    }\n}',
    },
  ],
  [
    [0, 0.3999],
    {
      user: 'Provide a business plan with an executive summary, market analysis, financial projections, and a marketing strategy',
      response: 'Executive summary: We sell great coffee.',
    },
  ],
  [
    [0, 0.3999],
    {
      user: 'Write a lesson plan including learning objectives, materials, activities, and assessment',
      response: 'The lesson will be about fractions and the pupils will enjoy it.',
    },
  ],
  [
    [0, 0.3999],
    {
      user: 'Write a Python class with initialization, validation, error handling, and documentation',
      response: '```python\nclass Example:\n    def __init__(self, value):\n        self.value = value\n```',
    },
  ],
  [
    [0, 0.3999],
    {
      user: 'Write a Python class with initialization, validation, error handling, and documentation',
      response:
        'Here is the class you asked for:\n\n```python\nclass Example:\n    def __init__(self, value):\n        self.value = value\n```\n\nLet me know if you need anything else!',
    },
  ],
  [
    [0, 0.3999],
    {
      user: 'Write a press release with a headline, a quote from the CEO, product details, and contact information',
      response: 'We are happy to announce something new today.',
    },
  ],
  [
    [0, 0.3999],
    {
      user: 'Build a Flask endpoint with authentication, rate limiting, input validation, and logging',
      response: "@app.route('/items')\ndef items():\n    return jsonify([])",
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Create a Java class that has a constructor, input validation, exception handling and Javadoc comments',
      response:
        '```java\n/** A positive amount. */\npublic class Amount {\n    private final int value;\n\n    /** @param value must be positive */\n    public Amount(int value) {\n        if (value <= 0) {\n            throw new IllegalArgumentException("value must be positive");\n        }\n        this.value = value;\n    }\n\n    public static Amount parse(String text) {\n        try {\n            return new Amount(Integer.parseInt(text));\n        } catch (NumberFormatException e) {\n            throw new IllegalArgumentException("not a number", e);\n        }\n    }\n}\n```',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Write a JavaScript function to compute the factorial of a number, throwing an error for negative input',
      response:
        'function factorial(n) {\n  if (n < 0) throw new RangeError("n must not be negative")\n  return n <= 1 ? 1 : n * factorial(n - 1)\n}',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Write a Rust function to calculate the factorial of a number with overflow handling',
      response:
        '```rust\nfn factorial(n: u64) -> Option<u64> {\n    (1..=n).try_fold(1u64, |acc, x| acc.checked_mul(x))\n}\n```',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Write a C# method to calculate a factorial with error handling for negative numbers',
      response:
        '```csharp\npublic static long Factorial(int n)\n{\n    if (n < 0) throw new ArgumentOutOfRangeException(nameof(n), "n must not be negative");\n    return n <= 1 ? 1 : n * Factorial(n - 1);\n}\n```',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Write a Kotlin function to calculate factorial with error handling for negative numbers',
      response:
        'fun factorial(n: Int): Long {\n    require(n >= 0) { "n must not be negative" }\n    return if (n < 2) 1 else n * factorial(n - 1)\n}',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Write a Ruby method to calculate factorial with error handling for negative numbers',
      response:
        'def factorial(n)\n  raise ArgumentError, "n must not be negative" if n.negative?\n  (1..n).reduce(1, :*)\nend',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Write a PHP function to calculate factorial with error handling for negative numbers',
      response:
        '```php\nfunction factorial(int $n): int {\n    if ($n < 0) {\n        throw new InvalidArgumentException("Negative numbers are not allowed");\n    }\n    return $n < 2 ? 1 : $n * factorial($n - 1);\n}\n```',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Write a Bash script that computes a factorial with error handling for negative numbers',
      response:
        '#!/bin/bash\nn=$1\nif [ "$n" -lt 0 ]; then\n  echo "negative numbers are not allowed" >&2\n  exit 1\nfi\nresult=1\nfor ((i = 2; i <= n; i++)); do\n  result=$((result * i))\ndone\necho "$result"',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Please write a Python function that checks whether a string is a palindrome. It should ignore case and include a docstring.',
      response:
        'def is_palindrome(text):\n    """Return True if text reads the same backwards, ignoring case."""\n    cleaned = text.lower()\n    return cleaned == cleaned[::-1]',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Give me a workout plan with warm-up, strength exercises, and cool-down',
      response:
        'Warm-up: five minutes of jumping jacks.\nStrength exercises: three sets of squats, push-ups and planks.\nCool-down: stretch for five minutes.',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Write a business email to a supplier with a greeting, the reason for writing, and a closing',
      response:
        'Dear Mr Okafor,\n\nI am writing because our last order arrived incomplete. Could you please send the missing boxes this week?\n\nKind regards,\nLena Voss',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'Explain machine learning in simple terms with a real-world example',
      response:
        'Machine learning means that a computer learns patterns from data instead of following fixed rules. For example, your email learns to spot spam from messages you marked before.',
    },
  ],
  [
    [0.9, 1],
    {
      user: 'What is the difference between a stack and a queue? Give an example of each.',
      response:
        'A stack is last in, first out, like a pile of plates. A queue is first in, first out, for example people waiting in line at a shop.',
    },
  ],
  [
    [0.6, 0.8],
    {
      user: 'Summarize the advantages of remote work as a numbered list',
      response: 'Remote work saves commuting time, offers flexibility, and lowers office costs.',
    },
  ],
  [
    [0.6, 0.8],
    {
      user: 'Provide the benefits of Rust in a markdown table',
      response: 'Rust offers memory safety, high performance and fearless concurrency.',
    },
  ],
  [
    [0.6, 0.8],
    {
      user: 'List the planets of the solar system in JSON format',
      response: 'The planets of the solar system are Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus and Neptune.',
    },
  ],
  [
    [0.6, 0.8],
    {
      user: 'Describe the benefits of yoga using bullet points',
      response: 'Yoga improves flexibility, reduces stress and strengthens the muscles.',
    },
  ],
  [
    [0.6, 0.8],
    {
      user: 'What are the advantages of Docker? Answer in bullet points.',
      response: 'Docker gives you reproducible environments, fast start-up and easy deployment.',
    },
  ],
  [
    [0.6, 0.8],
    {
      user: 'Explain how to make tea in numbered steps',
      response: 'To make tea, boil water, pour it over the leaves, wait three minutes and enjoy.',
    },
  ],
  [
    [0.6, 0.8],
    {
      user: 'List the benefits of TypeScript in bullet points',
      response:
        'Static typing, better tooling and safer refactoring are what make it attractive compared to plain JavaScript.',
    },
  ],
  [
    [0.6, 0.8],
    {
      user: 'Show the differences between HTTP and HTTPS as a bulleted list',
      response:
        'HTTP sends data in plain text, while HTTPS encrypts it with TLS and checks the identity of the server.',
    },
  ],
  [
    [0.6, 0.8],
    {
      user: 'Write a summary of the plot of Romeo and Juliet in exactly three bullet points',
      response:
        'Romeo and Juliet, children of feuding families, fall in love and marry in secret. After a duel Romeo is banished, and a plan to reunite them fails, so both die.',
    },
  ],
]
