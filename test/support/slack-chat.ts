import { slackBot, slackEdit, slackEnvelope, slackUser } from './fixtures/connectors/slack.ts'
import { sign } from './fixtures/connectors/sign.ts'

/** A Slack workspace with a bot, as the Worker sees it: it signs what it delivers to a hook's URL. */
export interface SlackChat {
  /** What any delivery of a payload is answered with. */
  deliver: (payload: object, headers?: Record<string, string>) => Promise<Response>
  /** Somebody asks in a channel. */
  ask: (text: string) => Promise<Response>
  /** The bot answers in the thread, with a message that it goes on to edit. */
  reply: (text: string) => Promise<Response>
  /** The bot edits its answer. */
  edit: (text: string) => Promise<Response>
  /** Slack sends the last delivery once more, as it does when an answer was late. */
  retry: () => Promise<Response>
}

/** One thread of a channel, which begins now or at `seconds`, after which it is named. `firstEvent` numbers what happens in it. */
export function openSlackChat(options: {
  url: string
  secret: string
  seconds?: number
  firstEvent?: number
}): SlackChat {
  const { url, secret, seconds = Math.floor(Date.now() / 1_000), firstEvent = 1 } = options
  const root = `${seconds}.000100`
  const answer = { ts: `${seconds}.000200`, thread_ts: root }
  let events = firstEvent - 1
  let text = ''
  let last: object = {}

  async function deliver(payload: object, headers: Record<string, string> = {}): Promise<Response> {
    last = payload
    const signed = sign('slack', payload, { secret, seconds: Math.floor(Date.now() / 1_000) })
    return fetch(url, { method: 'POST', headers: { ...signed.headers, ...headers }, body: signed.body })
  }

  function event(body: object): Promise<Response> {
    events += 1
    return deliver(slackEnvelope(body, `Ev${seconds}N${events}`))
  }

  return {
    deliver,
    ask: (question) => event({ ...slackUser, text: question, ts: root, event_ts: root }),
    reply(first) {
      text = first
      return event({ ...slackBot, ...answer, text, event_ts: answer.ts })
    },
    edit(next) {
      const previous = { ...answer, text }
      text = next
      const at = `${seconds}.${String(1_000 + events).padStart(6, '0')}`
      return event({ ...slackEdit({ message: { ...answer, text }, previous }), ts: at, event_ts: at })
    },
    retry: () => deliver(last, { 'x-slack-retry-num': '1', 'x-slack-retry-reason': 'http_timeout' }),
  }
}
