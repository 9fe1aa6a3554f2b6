// The code of the two source documents, with only the import path and `model` changed. Prints one JSON line: example -> result.
import { createPromptAlignmentScorerLLM, createTestRun } from 'plumbline'
import { model } from './model.mjs'

const results = {}

{
  const scorer = createPromptAlignmentScorerLLM({
    model,
  })

  // Evaluate a code generation task
  const result = await scorer.run({
    input: [
      {
        role: 'user',
        content: 'Write a Python function to calculate factorial with error handling',
      },
    ],
    output: {
      role: 'assistant',
      text: `def factorial(n):
    if n < 0:
        raise ValueError("Factorial not defined for negative numbers")
    if n == 0:
        return 1
    return n * factorial(n-1)`,
    },
  })
  results.basic = result
}

{
  // Configure scale and evaluation mode
  const scorer = createPromptAlignmentScorerLLM({
    model,
    options: {
      scale: 10, // Score from 0-10 instead of 0-1
      evaluationMode: 'both', // 'user', 'system', or 'both' (default)
    },
  })

  // User-only evaluation - focus on user satisfaction
  const userScorer = createPromptAlignmentScorerLLM({
    model,
    options: { evaluationMode: 'user' },
  })

  // System-only evaluation - focus on compliance
  const systemScorer = createPromptAlignmentScorerLLM({
    model,
    options: { evaluationMode: 'system' },
  })

  const testRun = {
    input: {
      inputMessages: [{ role: 'user', content: 'Explain how to reverse a string' }],
      systemMessages: [{ role: 'system', content: 'Always provide working code examples.' }],
    },
    output: { text: 'Use slicing:\n\n```python\nprint("abc"[::-1])\n```' },
  }
  results.custom = await scorer.run(testRun)
  results.userOnly = await userScorer.run(testRun)
  results.systemOnly = await systemScorer.run(testRun)
}

const scorer = createPromptAlignmentScorerLLM({
  model,
})

{
  // Evaluate bullet point formatting
  const result = await scorer.run({
    input: [
      {
        role: 'user',
        content: 'List the benefits of TypeScript in bullet points',
      },
    ],
    output: {
      role: 'assistant',
      text: 'TypeScript provides static typing, better IDE support, and enhanced code reliability.',
    },
  })
  results.bullets = result
}

{
  const inputMessages = [
    {
      role: 'user',
      content: 'Write a Python class with initialization, validation, error handling, and documentation',
    },
  ]

  const outputMessage = {
    text: `class Example:
    def __init__(self, value):
        self.value = value`,
  }

  const result = await scorer.run({
    input: inputMessages,
    output: outputMessage,
  })
  results.poor = result
}

{
  const response = 'def factorial(n):\n    return 1 if n < 2 else n * factorial(n - 1)'
  const prompts = [
    'Write a function to calculate factorial',
    'Create a Python function that calculates factorial with error handling for negative inputs',
    'Implement a factorial calculator in Python with: input validation, error handling, and docstring',
  ]

  // Compare alignment scores to find the best prompt
  results.prompts = []
  for (const prompt of prompts) {
    const result = await scorer.run(createTestRun(prompt, response))
    results.prompts.push(result.score)
  }
}

{
  const agent1 = { name: 'helpful', run: () => Promise.resolve('Paris is the capital of France.') }
  const agent2 = { name: 'refusing', run: () => Promise.resolve('I am sorry, but I cannot help with that.') }
  const agents = [agent1, agent2]
  const testPrompts = ['What is the capital of France?']

  results.agents = {}
  for (const agent of agents) {
    let totalScore = 0
    for (const prompt of testPrompts) {
      const response = await agent.run(prompt)
      const evaluation = await scorer.run({ input: prompt, output: response })
      totalScore += evaluation.score
    }
    results.agents[agent.name] = totalScore / testPrompts.length
  }
}

console.log(JSON.stringify(results))
