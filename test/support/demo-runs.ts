const HOUR_MS = 3_600_000

/** How far back the runs go: the last 24 hours and the 24 before, which they are compared with. */
const HOURS = 47

type Answers = { system?: string; input: string; good: string; poor: string }

/** A run as the body of `POST /v1/scores`. */
export type DemoRun = {
  agentId: string
  runId: string
  input: string | { messages: { role: 'system' | 'user'; content: string }[] }
  output: string
  occurredAt: string
  options: { scale: number; threshold: number; evaluationMode: 'user' | 'both' }
  metadata: Record<string, string>
}

const SUPPORT: readonly Answers[] = [
  {
    input: 'How do I reset my password? Answer as a numbered list of exactly 3 steps.',
    good: '1. Open the sign-in page and choose "Forgot password".\n2. Enter your email to reset the password.\n3. Follow the link in the message and set a new password.',
    poor: 'To reset your password open the sign-in page, choose "Forgot password", enter your email, and follow the link in the message.',
  },
  {
    input: 'Where is my order 4711? Answer in at most 30 words and mention the delivery date.',
    good: 'Your order 4711 has left our warehouse. The delivery date is Thursday, 3 December.',
    poor: 'Thank you so much for reaching out to us today! We truly appreciate your patience and we completely understand how important it is for you to know where things are. Rest assured that our team is working hard.',
  },
  {
    input: 'List the plans you offer in bullet points',
    good: '- Starter plan: one seat\n- Team plan: ten seats\n- Business plan: as many seats as you need',
    poor: 'We offer several plans, called Starter, Team and Business.',
  },
]

const WRITING: readonly Answers[] = [
  {
    input: 'Write a product description of a desk lamp in two sentences, without commas',
    good: 'This desk lamp gives warm light wherever you work. Its arm turns every way and its base stays where you put it.',
    poor: 'Our desk lamp, with its elegant, adjustable arm, gives warm light. It is sturdy, efficient, and stylish. You will love it.',
  },
  {
    input: 'Summarize in one sentence: The sea is wide and the wind is cold, and so the sailors stayed at home.',
    good: 'Because the sea is wide and the wind is cold the sailors stayed at home.',
    poor: 'The sea is wide. The wind is cold. The sailors stayed at home.',
  },
]

const BRIEF = 'Answer in at most 40 words. Be polite. Never mention competitors.'
const GUIDED: readonly Answers[] = [
  {
    system: BRIEF,
    input: 'How do I invite a colleague to my team?',
    good: 'Open Settings, choose Team, and invite your colleague by email. They get a link to join your team.',
    poor: 'I am sorry, but I cannot help with that.',
  },
  {
    system: BRIEF,
    input: 'Can I export my data as CSV?',
    good: 'Yes, you can export your data as CSV: open Data, choose Export, and pick CSV.',
    poor: 'Unlike what our competitors do we take exports very seriously. '.repeat(8),
  },
]

/** Agents with how many runs they have an hour, and how likely one is poor, so many hours ago. */
const AGENTS: readonly {
  agentId: string
  answers: readonly Answers[]
  perHour: number
  poor: (ago: number) => number
}[] = [
  // The one that slipped: since nine hours ago a new prompt forgets the form that was asked for.
  { agentId: 'support-bot', answers: SUPPORT, perHour: 3, poor: (ago) => (ago < 9 ? 0.85 : 0.06) },
  { agentId: 'product-writer', answers: WRITING, perHour: 1, poor: () => 0.3 },
  { agentId: 'onboarding-guide', answers: GUIDED, perHour: 2, poor: () => 0.12 },
  { agentId: 'order-desk', answers: SUPPORT, perHour: 1, poor: (ago) => (ago > 24 ? 0.5 : 0.15) },
  { agentId: 'release-notes', answers: WRITING, perHour: 1, poor: () => 0.02 },
]

/**
 * Runs of two days that tell a story on the dashboard: one agent of five slipped nine hours ago. The same `now` (epoch milliseconds) gives the
 * same runs; the embedded judge scores them without a network.
 */
export function demoRuns(now: number): DemoRun[] {
  const random = seeded(20_261_130)
  return AGENTS.flatMap(({ agentId, answers, perHour, poor }) =>
    Array.from({ length: HOURS * perHour }, (_, index): DemoRun => {
      const ago = index / perHour + random() / perHour
      const answer = answers[Math.floor(random() * answers.length)]
      if (answer === undefined) throw new RangeError('an agent without answers')
      const { system, input, good, poor: bad } = answer
      const isPoor = random() < poor(ago)
      return {
        agentId,
        runId: `${agentId}-${String(index).padStart(3, '0')}`,
        input:
          system === undefined
            ? input
            : {
                messages: [
                  { role: 'system', content: system },
                  { role: 'user', content: input },
                ],
              },
        output: isPoor ? bad : good,
        occurredAt: new Date(now - ago * HOUR_MS).toISOString(),
        options: { scale: 10, threshold: 7, evaluationMode: system === undefined ? 'user' : 'both' },
        metadata: { build: ago < 9 ? '2026.11.30' : '2026.11.24', conversation: `https://chat.example/c/${index}` },
      }
    }),
  )
}

/** Numbers of 0..1 that are the same every time (Park and Miller's minimal standard generator). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
