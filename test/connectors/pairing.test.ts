import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TEXT_LIFETIME_MS } from '../../src/connectors/pairing/retention.ts'
import { brief, openConversation } from './pairing/conversation.ts'
import { agent, deletion, edit, human, user } from './pairing/message.ts'

/** Delivers each event at its own time, then waits until nothing is due. */
function play(events: ReturnType<typeof user>[]) {
  const conversation = openConversation()
  const first = events[0]
  for (const event of events) {
    conversation.runTo((event.changedAt ?? event.at) - (first?.at ?? 0))
    conversation.receive(event)
  }
  conversation.finish()
  return conversation
}

describe('turns and replies', () => {
  it('pairs a reply with the message before it', () => {
    const { scored, handedOut } = play([user('q', 0), agent('a', 3)])
    expect(scored().map(brief)).toEqual(['q -> a'])
    expect(handedOut[0]).toMatchObject({ pairId: 'a', version: 1, agentId: 'bot', messageId: 'a', history: [] })
  })

  it('joins consecutive messages of users into one turn, and those of the agent into one reply', () => {
    const { scored } = play([
      user('q1', 0),
      user('q2', 1),
      agent('a1', 3),
      agent('a2', 4),
      user('q3', 9),
      agent('a3', 12),
    ])
    expect(scored().map(brief)).toEqual(['q1+q2 -> a1+a2', 'q3 -> a3'])
  })

  it('sends earlier turns along as history, with those of people', () => {
    const { scored } = play([user('q1', 0), agent('a1', 3), human('h', 8), user('q2', 9), agent('a2', 12)])
    expect(scored()[1]?.history).toEqual([
      { role: 'user', text: 'q1' },
      { role: 'assistant', text: 'a1' },
      { role: 'assistant', text: 'h' },
    ])
  })

  it('ends the turn with the answer of a person, which is not scored', () => {
    const { scored, unpaired } = play([user('q1', 0), human('h', 2), agent('late', 3), user('q2', 20), agent('a2', 22)])
    expect(scored().map(brief)).toEqual(['q2 -> a2'])
    expect(unpaired()).toBe(1)
  })

  it.each([
    ['while the reply settles', 3.1],
    ['at the same time, as far as the platform tells', 3],
  ])('keeps the reply that a person answers after, %s', (_name, seconds) => {
    const { scored, unpaired } = play([user('q', 3), agent('a', 3), human('h', seconds), user('q2', 20)])
    expect(scored().map(brief)).toEqual(['q -> a'])
    expect(unpaired()).toBe(0)
  })

  it('does not depend on ids or the order of arrival where a question, its reply and a person have the same time', () => {
    const messages = fc
      .uniqueArray(fc.stringMatching(/^[a-z0-9]{1,3}$/), { minLength: 3, maxLength: 3 })
      .map(([q = '', a = '', h = '']) => [
        user(q, 0, { text: 'q' }),
        agent(a, 0, { text: 'a' }),
        human(h, 0, { text: 'h' }),
      ])
    const shuffled = messages.chain((all) => fc.shuffledSubarray(all, { minLength: 3 }))
    fc.assert(
      fc.property(shuffled, (events) => {
        expect(play(events).scored().map(brief)).toEqual(['q -> a'])
      }),
    )
  })

  it('pairs each of two agents with the turn', () => {
    const { scored } = play([user('q', 0), agent('a', 3), agent('b', 4, { agentId: 'other' }), agent('a+', 4.5)])
    expect(scored().map((pair) => `${pair.agentId}: ${brief(pair)}`)).toEqual(['other: q -> b', 'bot: q -> a+a+'])
  })

  it('keeps threads of a conversation apart, whether the question opened the thread or stands beside it', () => {
    const { scored } = play([
      user('q1', 0),
      user('q2', 1),
      agent('a2', 3, { thread: 'q2' }),
      agent('a1', 4, { thread: 'q1' }),
      user('more', 9, { thread: 'q1' }),
      agent('a3', 12, { thread: 'q1' }),
    ])
    expect(scored().map(brief)).toEqual(['q2 -> a2', 'q1 -> a1', 'more -> a3'])
  })

  it('takes what the agent opened a thread with for history there, not for a reply', () => {
    const { scored, unpaired } = play([
      agent('hello', 0),
      user('q', 5, { thread: 'hello' }),
      agent('a', 8, { thread: 'hello' }),
    ])
    expect(scored().map(brief)).toEqual(['q -> a'])
    expect(scored()[0]?.history).toEqual([{ role: 'assistant', text: 'hello' }])
    expect(unpaired()).toBe(1)
  })

  it('follows a reply that names its question', () => {
    const { scored } = play([
      user('q1', 0),
      user('q2', 1),
      agent('a1', 3, { replyTo: 'q1' }),
      agent('a2', 4, { replyTo: 'q2' }),
    ])
    expect(scored().map(brief)).toEqual(['q1 -> a1', 'q2 -> a2'])
  })

  it('pairs a reply that the platform dates a moment before its question', () => {
    const question = user('q', 0.227)
    const { scored, unpaired } = play([agent('a', 0), question])
    expect(scored().map(brief)).toEqual(['q -> a'])
    expect(unpaired()).toBe(0)
  })

  it('does not score a reply to a picture, nor a picture as a reply', () => {
    const { scored, unpaired } = play([
      user('picture', 0, { text: '' }),
      agent('a', 3),
      user('q', 9),
      agent('p', 12, { text: '' }),
    ])
    expect(scored()).toEqual([])
    expect(unpaired()).toBe(1)
  })

  it('keeps the question that a picture goes with', () => {
    expect(
      play([user('q', 0), user('picture', 1, { text: ' ' }), agent('a', 3)])
        .scored()
        .map(brief),
    ).toEqual(['q -> a'])
  })
})

describe('the time at which a reply is complete', () => {
  it('is settleSeconds after its last message or edit', () => {
    const conversation = openConversation({ settleSeconds: 5 })
    conversation.receive(user('q', 0))
    conversation.runTo(1_000)
    conversation.receive(agent('a', 1, { text: '…' }))
    conversation.runTo(5_000)
    conversation.receive(edit(agent('a', 1), { text: 'done', seconds: 5 }))
    conversation.runTo(9_999)
    expect(conversation.scored()).toEqual([])
    conversation.runTo(10_000)
    expect(conversation.scored().map(brief)).toEqual(['q -> done'])
  })

  it('is at once when the platform says that it is final', () => {
    const conversation = openConversation()
    conversation.receive(user('q', 0))
    conversation.receive(agent('a', 1, { final: true }))
    conversation.runTo(0)
    expect(conversation.scored().map(brief)).toEqual(['q -> a'])
  })

  it('does not come while the platform says that it is being written, until that stood still for a minute', () => {
    const conversation = openConversation()
    conversation.receive(user('q', 0))
    conversation.receive(agent('a', 1, { final: false }))
    conversation.runTo(59_999)
    expect(conversation.scored()).toEqual([])
    conversation.runTo(60_000)
    expect(conversation.scored().map(brief)).toEqual(['q -> a'])
  })
})

describe('edits', () => {
  it('replace the text before the reply is scored', () => {
    const question = user('q', 0)
    const { scored, handedOut } = play([question, edit(question, { text: 'Q', seconds: 1 }), agent('a', 2)])
    expect(scored().map(brief)).toEqual(['Q -> a'])
    expect(handedOut).toHaveLength(1)
  })

  it('of a scored prompt or reply ask for a new version of the same pair', () => {
    const [question, answer] = [user('q', 0), agent('a', 2)]
    const { scored, handedOut } = play([
      question,
      answer,
      edit(answer, { text: 'A', seconds: 30 }),
      edit(question, { text: 'Q', seconds: 60 }),
    ])
    expect(handedOut.map(({ pairId, version }) => `${pairId} ${version}`)).toEqual(['a 1', 'a 2', 'a 3'])
    expect(scored().map(brief)).toEqual(['Q -> A'])
  })

  it('that come late do not undo newer ones', () => {
    const answer = agent('a', 2)
    const { scored } = play([
      user('q', 0),
      answer,
      edit(answer, { text: 'second', seconds: 4 }),
      edit(answer, { text: 'first', seconds: 3 }),
    ])
    expect(scored().map(brief)).toEqual(['q -> second'])
  })

  it('without a new text change nothing', () => {
    const conversation = play([user('q', 0), agent('a', 2)])
    const before = conversation.wake()
    expect(conversation.receive(edit(agent('a', 2), { text: 'a', seconds: 40 }))).toBe('unchanged')
    expect(conversation.wake()).toBe(before)
  })

  it('that come before their message stand in for it', () => {
    const answer = agent('a', 2)
    const { scored } = play([user('q', 0), edit(answer, { text: 'A', seconds: 3 }), answer])
    expect(scored().map(brief)).toEqual(['q -> A'])
  })
})

describe('deletions', () => {
  it('of a reply before it is scored drop it', () => {
    const answer = agent('a', 2)
    const { scored, unpaired } = play([user('q', 0), answer, deletion(answer, 3)])
    expect(scored()).toEqual([])
    expect(unpaired()).toBe(0)
  })

  it('of a placeholder leave the answer', () => {
    const placeholder = agent('thinking', 1)
    expect(
      play([user('q', 0), placeholder, deletion(placeholder, 2), agent('a', 2.5)])
        .scored()
        .map(brief),
    ).toEqual(['q -> a'])
  })

  it('of a whole turn before its reply is scored drop the pair', () => {
    const question = user('q', 0)
    const { scored, unpaired } = play([
      user('q0', -20),
      agent('a0', -18),
      question,
      agent('a', 1),
      deletion(question, 2),
    ])
    expect(scored().map(brief)).toEqual(['q0 -> a0'])
    expect(unpaired()).toBe(0)
  })

  it('that come before their message keep it out', () => {
    const answer = agent('a', 2)
    expect(play([user('q', 0), deletion(answer, 3), answer]).scored()).toEqual([])
  })

  it('after scoring leave the score, and take the text', () => {
    const answer = agent('a', 2)
    const conversation = play([user('q', 0), answer, deletion(answer, 60), user('q2', 70), agent('a2', 72)])
    expect(conversation.scored().map(brief)).toEqual(['q -> a', 'q2 -> a2'])
    expect(conversation.scored()[1]?.history).toEqual([{ role: 'user', text: 'q' }])
    expect(conversation.retracted).toEqual([])
    expect(JSON.stringify(conversation.state())).not.toContain('"text":"a"')
  })
})

describe('a reply without a prompt', () => {
  it('waits ten seconds for one', () => {
    const conversation = openConversation()
    conversation.receive(agent('a', 1))
    conversation.runTo(9_000)
    conversation.receive(user('q', 0))
    conversation.finish()
    expect(conversation.scored().map(brief)).toEqual(['q -> a'])
    expect(conversation.unpaired()).toBe(0)
  })

  it('is counted once then, all its messages together, and still paired should the prompt come', () => {
    const conversation = openConversation()
    conversation.receive(agent('a1', 1))
    conversation.receive(agent('a2', 2))
    conversation.runTo(10_000)
    expect(conversation.unpaired()).toBe(1)
    conversation.receive(user('q', 0))
    conversation.finish()
    expect(conversation.unpaired()).toBe(1)
    expect(conversation.scored().map(brief)).toEqual(['q -> a1+a2'])
  })

  it('waits so long too when it names a question that is not here yet', () => {
    const conversation = openConversation()
    conversation.receive(user('q1', 0))
    conversation.receive(agent('a2', 4, { replyTo: 'q2' }))
    conversation.runTo(9_000)
    expect(conversation.scored()).toEqual([])
    conversation.receive(user('q2', 3))
    conversation.finish()
    expect(conversation.handedOut.map(brief)).toEqual(['q1+q2 -> a2'])
  })
})

describe('what comes late', () => {
  it('moves a reply from the turn that it was taken for to its own', () => {
    const conversation = openConversation()
    for (const event of [user('q1', 0), agent('a1', 2)]) conversation.receive(event)
    conversation.runTo(10_000)
    conversation.receive(agent('a2', 9))
    conversation.runTo(60_000)
    expect(conversation.scored().map(brief)).toEqual(['q1 -> a1+a2'])
    conversation.receive(user('q2', 8))
    conversation.finish()
    expect(conversation.scored().map(brief)).toEqual(['q1 -> a1', 'q2 -> a2'])
  })

  it('gives a reply ten seconds before it is taken for more of one that was scored', () => {
    const conversation = openConversation()
    for (const event of [user('q1', 0), agent('a1', 2)]) conversation.receive(event)
    conversation.runTo(10_000)
    conversation.receive(agent('a2', 9))
    conversation.runTo(15_000)
    conversation.receive(user('q2', 8))
    conversation.finish()
    expect(conversation.handedOut.map(brief)).toEqual(['q1 -> a1', 'q2 -> a2'])
  })

  it('takes back a pair that a person turns out to have answered', () => {
    const conversation = openConversation()
    for (const event of [user('q', 0), agent('a', 4)]) conversation.receive(event)
    conversation.runTo(10_000)
    conversation.receive(human('h', 2))
    conversation.finish()
    expect(conversation.retracted).toEqual(['a'])
    expect(conversation.scored()).toEqual([])
  })
})

describe('what is kept', () => {
  it('is the last ten messages once they are scored', () => {
    const turns = Array.from({ length: 20 }, (_, i) => [user(`q${i}`, 20 * i), agent(`a${i}`, 20 * i + 2)])
    const conversation = play(turns.flat())
    expect(conversation.scored()).toHaveLength(20)
    expect(conversation.state().messages.map(({ id }) => id)).toHaveLength(10)
    expect(conversation.state().pairs).toHaveLength(5)
    expect(conversation.scored().at(-1)?.history).toHaveLength(8)
  })

  it('is also what an open turn or a reply under way needs, up to fifty', () => {
    const conversation = openConversation()
    for (let i = 0; i < 80; i++) conversation.receive(user(`q${i}`, i / 10))
    expect(conversation.state().messages).toHaveLength(50)
    conversation.receive(agent('a', 9))
    conversation.finish()
    expect(conversation.scored()[0]?.prompt.split('\n')).toHaveLength(49)
  })

  it('is nothing after a day, and then no wake is asked for', () => {
    const conversation = play([user('q', 0), agent('a', 2)])
    conversation.runTo(TEXT_LIFETIME_MS + 10_000)
    expect(conversation.state().messages).toEqual([])
    expect(conversation.state().pairs).toEqual([])
    expect(conversation.wake()).toBeNull()
  })

  it('does not take in news about what is no longer kept', () => {
    const conversation = play([user('q', 0), agent('a', 2)])
    conversation.runTo(TEXT_LIFETIME_MS + 10_000)
    expect(conversation.receive(edit(agent('a', 2), { text: 'A', seconds: 86_500 }))).toBe('too_old')
    expect(conversation.state().messages).toEqual([])
  })
})
