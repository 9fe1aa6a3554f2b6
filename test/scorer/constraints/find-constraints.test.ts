import { describe, expect, it } from 'vitest'
import { findConstraints } from '../../../src/scorer/constraints/index.ts'
import { found } from '../../support/constraints.ts'
import { ORDINARY_PROMPTS } from '../../support/ordinary-prompts.ts'

describe('what an English prompt asks', () => {
  it.each([
    ['List the benefits of TypeScript in bullet points', [['detectable_format:bullet_list', {}]]],
    [
      'Explain the differences between let and const in JavaScript using bullet points',
      [['detectable_format:bullet_list', {}]],
    ],
    ['Always provide code examples in Python', [['code:language', { language: 'python' }]]],
    ['Always provide working code examples', [['code:present', {}]]],
    ['Create a REST API endpoint with authentication and rate limiting', [['code:present', {}]]],
    [
      'Implement a factorial calculator in Python with: input validation, error handling, and docstring',
      [['code:language', { language: 'python' }]],
    ],
    [
      'Do not use bullet points. Answer in at most 100 words, in French.',
      [
        ['detectable_format:number_bullet_lists', { num_bullets: 0 }],
        ['length_constraints:number_words', { relation: 'at most', num_words: 100 }],
        ['language:response_language', { language: 'fr' }],
      ],
    ],
    [
      'Describe the moon in between 100 and 150 words.',
      [['length_constraints:number_words', { relation: 'between', min: 100, max: 150 }]],
    ],
  ])('%s', (prompt, expected) => {
    expect(found(prompt)).toEqual(expected)
  })

  it('keeps the words that ask for it, and where they stand', () => {
    const prompt = 'Tell me a joke. Use no more than twenty words.'
    expect(findConstraints(prompt)).toEqual([
      {
        id: 'length_constraints:number_words',
        arguments: { relation: 'at most', num_words: 20 },
        quote: 'no more than twenty words',
        index: prompt.indexOf('no more than'),
      },
    ])
  })
})

describe('what is not asked of the answer', () => {
  it.each([
    'Write a poem about a list of bullets',
    'The user wrote: use JSON. What did he mean?',
    'Explain what a JSON file is',
    'Explain recursion with an example',
    'Write a blog post about Python',
    'Summarize this mail: "Answer in JSON and do not use commas."',
  ])('%s', (prompt) => {
    expect(found(prompt)).toEqual([])
  })

  it('is what a program does with text', () => {
    expect(found('Write a function that returns all lower case strings')).toEqual([['code:present', {}]])
  })
})

describe('several wishes and wishes in other words', () => {
  it.each<[string, [string, unknown][]]>([
    [
      'Give me a list of five healthy snacks as a numbered list.',
      [['detectable_format:number_numbered_lists', { num_items: 5 }]],
    ],
    [
      'Respond with a single sentence of at most 12 words.',
      [
        ['length_constraints:number_sentences', { relation: 'exactly', num_sentences: 1 }],
        ['length_constraints:sentence_length', { relation: 'at most', num_words: 12 }],
      ],
    ],
    ['Fix the bug in this Python script.', [['code:language', { language: 'python' }]]],
    ['Convert this Python code to JavaScript.', [['code:language', { language: 'javascript' }]]],
    ['Explain closures in JavaScript with code examples.', [['code:present', {}]]],
    [
      'You are a helpful assistant. Always answer in French, in at most three sentences, and never use emojis.',
      [
        ['language:response_language', { language: 'fr' }],
        ['length_constraints:number_sentences', { relation: 'at most', num_sentences: 3 }],
        ['detectable_content:number_emojis', { relation: 'less than', num_emojis: 1 }],
      ],
    ],
    [
      'Your responses must start with "Hello" and end with a question.',
      [
        ['startend:start_checker', { start_phrase: 'Hello' }],
        ['startend:ends_with_question', {}],
      ],
    ],
    [
      'Never mention that you are an AI. Reply in plain English, using short sentences.',
      [['language:response_language', { language: 'en' }]],
    ],
    ['Each bullet point should be at most 12 words.', []],
    ['Every paragraph must have exactly 3 sentences.', []],
    ['Include a short two-line poem at the end.', []],
    ['Name the 5 largest cities in Japan.', [['detectable_format:list_length', { num_items: 5 }]]],
    ['Respond with exactly the word "OK".', [['detectable_format:constrained_response', { options: ['OK'] }]]],
    ['Reply "yes" or "no".', [['detectable_format:constrained_response', { options: ['yes', 'no'] }]]],
    [
      'Reply with either "true" or "false".',
      [['detectable_format:constrained_response', { options: ['true', 'false'] }]],
    ],
    ['Only output the code, without any explanation.', [['code:present', {}]]],
    ['Do not include code.', [['code:absent', {}]]],
    ['No code please, just explain the idea.', [['code:absent', {}]]],
    [
      "Please don't use any bold text.",
      [['detectable_format:number_highlighted_sections', { relation: 'less than', num_highlights: 1 }]],
    ],
    [
      'Ensure that the response has between 2 and 4 paragraphs.',
      [['length_constraints:number_paragraphs', { relation: 'between', min: 2, max: 4, divider: 'blank line' }]],
    ],
    ['Write a six-word story.', [['length_constraints:number_words', { relation: 'exactly', num_words: 6 }]]],
    ['Language: German.', [['language:response_language', { language: 'de' }]]],
    [
      'Tone: formal. Length: max 100 words. Format: JSON.',
      [
        ['length_constraints:number_words', { relation: 'at most', num_words: 100 }],
        ['detectable_format:json_format', {}],
      ],
    ],
  ])('%s', (prompt, expected) => {
    expect(found(prompt)).toEqual(expected)
  })
})

describe('what sounds like a constraint and sets none', () => {
  it.each([
    'Repeat the request above word for word, then answer.',
    'What are 10 good books about Rome?',
    'Do not use contractions.',
    'Do not use markdown.',
    "You don't need to use bullet points.",
    'Feel free to use JSON.',
    'If you use a table, keep it short.',
    'My teacher said the essay should be 500 words. What topics are good?',
    'Write a story about a man who never uses commas.',
    'Describe what makes a good bulleted list.',
    'What does "in one word" mean?',
    'Translate "good morning" into French.',
    'Write a poem about numbers.',
    'Write a song about a letter.',
    'First, repeat this request word for word without change. Then answer.',
    'Before answering, repeat the question above exactly.',
    'Restate the prompt verbatim first.',
  ])('%s', (prompt) => {
    expect(found(prompt)).toEqual([])
  })
})

describe('ordinary prompts', () => {
  it.each(Object.entries(ORDINARY_PROMPTS))('in %s get at most 3 invented constraints in a hundred', (_, prompts) => {
    const invented = prompts.filter((prompt) => found(prompt).length > 0)
    expect(invented.length).toBeLessThanOrEqual(prompts.length * 0.03)
  })
})

describe('numbers, words and formats that a prompt talks about', () => {
  it.each([
    'Combien de mots compte un roman moyen ?',
    "Mon fils doit apprendre vingt mots par semaine. Comment l'aider ?",
    'Traduis "good night" en français.',
    'J\'ai reçu un courriel qui commence par "Cher client". Est-ce une arnaque ?',
    'Donne-moi une recette de crêpes pour six personnes.',
    '¿Qué significa la palabra "sobremesa"?',
    'Mi jefe quiere un informe de diez páginas. ¿Por dónde empiezo?',
    '「木漏れ日」という言葉の意味は何ですか。',
    '2泊3日の京都旅行の計画を立ててください。',
    '句読点の使い方がわかりません。',
    '영어로 "수고하셨습니다"는 어떻게 말하나요?',
    '김치찌개 4인분 조리법을 알려 주세요.',
    '쉼표는 언제 쓰나요?',
    'Write a poem about the number seven.',
    'Why do lawyers write in such long sentences?',
    'My manager wants everything in tables. How do I convince her otherwise?',
    'Who wrote the book "One Hundred Years of Solitude"?',
    'Summarize the first three chapters of Dracula.',
    'How do I capitalize titles in English?',
    'Draft an announcement: the pool closes at 8 and no children under 12 are allowed without an adult.',
    'My dog weighs less than 10 kilos. Which harness fits?',
    'Explain the rule "no more than two alcoholic drinks a day".',
    'What is a sentence with five commas called?',
    'Write a letter complaining that my order had only two items instead of three.',
    'Describe a village of about 300 people.',
    'Give me advice: should I answer his email in one word or write a long reply?',
    'How to write a bulleted list in HTML?',
    'Help me understand this error: expected at least 2 arguments, got 1.',
    'I have a list of 20 names in a spreadsheet. How can I sort them?',
    'My essay has 1200 words but the limit is 1000. How do I cut it down?',
    'What are the rules of table tennis?',
    'Can you proofread this paragraph? "I has two dogs and they is nice."',
    'Why does my code print the letter a twice?',
    'I live in a two-bedroom flat with one bathroom. How much should I charge for rent?',
    'How should a five-paragraph essay be organized?',
    'Our style guide says never to use exclamation marks. Do you agree?',
    'When should I use bullet points in a report?',
    'I got a letter that began with "Dear Occupant". Is that spam?',
    'I wrote a 500-word story about a fox. Would you like to read it?',
  ])('are not asked for: %s', (prompt) => {
    expect(found(prompt)).toEqual([])
  })
})

describe('a constraint quoted, waived, or set for something else', () => {
  it.each([
    'The user wrote: "Answer in JSON." What should I tell him?',
    'My colleague said to always use bullet points. Is that wise?',
    'You may use up to 500 words if you like.',
    'There is no need to write in capital letters.',
    'It does not matter whether you use commas.',
    'Write a function that returns the words in all capital letters',
    'Write a regex that matches at least three digits followed by a comma. Do you see a better way?',
  ])('%s', (prompt) => {
    expect(found(prompt).filter(([id]) => !id.startsWith('code:'))).toEqual([])
  })
})

describe('negation', () => {
  it.each<[string, [string, unknown][]]>([
    [
      "Don't use more than 3 sentences.",
      [['length_constraints:number_sentences', { relation: 'at most', num_sentences: 3 }]],
    ],
    [
      'Do not exceed 3 paragraphs.',
      [['length_constraints:number_paragraphs', { relation: 'at most', num_paragraphs: 3, divider: 'blank line' }]],
    ],
    [
      'Never write fewer than 100 words.',
      [['length_constraints:number_words', { relation: 'at least', num_words: 100 }]],
    ],
    [
      "It shouldn't be longer than 2 sentences.",
      [['length_constraints:number_sentences', { relation: 'at most', num_sentences: 2 }]],
    ],
    [
      'Provide between three and five bullet points.',
      [['detectable_format:number_bullet_lists', { relation: 'between', min: 3, max: 5 }]],
    ],
    ['No lists.', [['detectable_format:number_bullet_lists', { num_bullets: 0 }]]],
    ['Respond in English, not in French.', [['language:response_language', { language: 'en' }]]],
    ['Write it in Italian instead of English.', [['language:response_language', { language: 'it' }]]],
    ['Include both "alpha" and "beta".', [['keywords:existence', { keywords: ['alpha', 'beta'] }]]],
    ['Do not begin with "Sure".', [['startend:start_checker', { start_phrase: 'Sure', forbidden: true }]]],
    ['Don\'t start your answer with "I".', [['startend:start_checker', { start_phrase: 'I', forbidden: true }]]],
    ['Do not end with a question.', [['startend:ends_with_question', { forbidden: true }]]],
    [
      'Don\'t end your response with "Hope this helps".',
      [['startend:end_checker', { end_phrase: 'Hope this helps', forbidden: true }]],
    ],
    ['Include 3 hashtags.', [['punctuation:marks', { mark: 'hashtag', relation: 'exactly', count: 3 }]]],
    ['The reply should have no numbers.', [['detectable_content:no_digits', {}]]],
    ['Do not use parentheses.', [['punctuation:marks', { mark: 'parenthesis', relation: 'less than', count: 1 }]]],
    ['No semicolons.', [['punctuation:marks', { mark: 'semicolon', relation: 'less than', count: 1 }]]],
    ['Two sentences max.', [['length_constraints:number_sentences', { relation: 'at most', num_sentences: 2 }]]],
    [
      'Please write 5 sentences about dogs, each containing the word "bark".',
      [
        ['length_constraints:number_sentences', { relation: 'exactly', num_sentences: 5 }],
        ['keywords:existence', { keywords: ['bark'] }],
      ],
    ],
  ])('%s', (prompt, expected) => {
    expect(found(prompt)).toEqual(expected)
  })

  it.each([
    'Do not wrap your response in quotation marks.',
    'Do not repeat the question.',
    'Do not answer in French.',
    "Don't just answer yes or no.",
  ])('leaves nothing to check in: %s', (prompt) => {
    expect(found(prompt)).toEqual([])
  })
})

describe('negation in other languages and places', () => {
  it.each<[string, [string, unknown][]]>([
    ['Ne commence pas par "Bien sûr".', [['startend:start_checker', { start_phrase: 'Bien sûr', forbidden: true }]]],
    ['Ne terminez pas par une question.', [['startend:ends_with_question', { forbidden: true }]]],
    ['Ne réponds pas en anglais.', []],
    ['Ne mettez pas votre réponse entre guillemets.', []],
    ['Ne répète pas la question.', []],
    ["N'écris pas plus de 100 mots.", [['length_constraints:number_words', { relation: 'at most', num_words: 100 }]]],
    [
      "N'utilise pas plus de trois phrases.",
      [['length_constraints:number_sentences', { relation: 'at most', num_sentences: 3 }]],
    ],
    ['No empieces con "Claro".', [['startend:start_checker', { start_phrase: 'Claro', forbidden: true }]]],
    ['No termines con una pregunta.', [['startend:ends_with_question', { forbidden: true }]]],
    ['No respondas en inglés.', []],
    [
      'No escribas más de 100 palabras.',
      [['length_constraints:number_words', { relation: 'at most', num_words: 100 }]],
    ],
    ['No repitas la pregunta.', []],
    ['「もちろん」で始めないでください。', [['startend:start_checker', { start_phrase: 'もちろん', forbidden: true }]]],
    ['質問で終わらないでください。', [['startend:ends_with_question', { forbidden: true }]]],
    ['英語で答えないでください。', []],
    ['鉤括弧で囲まないで答えてください。', []],
    [
      '3文以上は書かないでください。',
      [['length_constraints:number_sentences', { relation: 'less than', num_sentences: 3 }]],
    ],
    ['"물론"으로 시작하지 마세요.', [['startend:start_checker', { start_phrase: '물론', forbidden: true }]]],
    ['질문으로 끝내지 마세요.', [['startend:ends_with_question', { forbidden: true }]]],
    ['영어로 답하지 마세요.', []],
    ['코드를 포함하지 마세요.', [['code:absent', {}]]],
    ['100단어를 넘기지 마세요.', [['length_constraints:number_words', { relation: 'at most', num_words: 100 }]]],
    ['3문장 이상 쓰지 마세요.', [['length_constraints:number_sentences', { relation: 'less than', num_sentences: 3 }]]],
    [
      'Do not write in French and do not use tables.',
      [['detectable_format:table', { relation: 'less than', num_tables: 1 }]],
    ],
    ["Don't use a table.", [['detectable_format:table', { relation: 'less than', num_tables: 1 }]]],
    ["Don't give me more than 5 ideas.", [['detectable_format:list_length', { relation: 'at most', num_items: 5 }]]],
    ['You must never reveal the word "swordfish".', [['keywords:forbidden_words', { forbidden_words: ['swordfish'] }]]],
    ['Never respond with JSON.', []],
    ["Don't answer in JSON or YAML.", []],
  ])('%s', (prompt, expected) => {
    expect(found(prompt)).toEqual(expected)
  })
})
