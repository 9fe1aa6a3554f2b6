import type { z } from 'zod'
import type { deadLetterPageSchema } from '../../../service/hooks/dead-letters.ts'
import { agentLink } from '../wording/agent-link.ts'
import { hookLink } from '../wording/hook-counters.ts'
import { counted } from '../wording/numbers.ts'
import { Foreign, ForeignLink } from './foreign.tsx'
import { Table } from './table.tsx'
import { Time } from './time.tsx'

type DeadLetter = z.infer<typeof deadLetterPageSchema>['deadLetters'][number]

/** Replies that could not be scored, each with why and a button that tries again. */
export function DeadLetterTable({ hookId, letters }: { hookId: string; letters: readonly DeadLetter[] }) {
  return (
    <Table
      caption="Replies that could not be scored, the newest first"
      columns={[
        { name: 'Failed' },
        { name: 'Agent' },
        { name: 'Message' },
        { name: 'Why' },
        { name: 'Texts kept until' },
        { name: 'Try again' },
      ]}
      rows={letters.map((letter) => [
        <Time at={letter.failedAt} />,
        <a href={agentLink({ base: '', agentId: letter.agentId })}>
          <Foreign>{letter.agentId}</Foreign>
        </a>,
        <Message letter={letter} />,
        <Reason letter={letter} />,
        <Time at={letter.retryableUntil} isPoint />,
        <form method="post" action={`${hookLink(hookId)}/dead-letters/${letter.id}/retry`}>
          <button class="quiet" type="submit" aria-label={`Try again: ${letter.messageId}`}>
            Try again
          </button>
        </form>,
      ])}
    />
  )
}

function Message({ letter: { conversation, messageId, link } }: { letter: DeadLetter }) {
  return (
    <span>
      {link === null ? <Foreign>{messageId}</Foreign> : <ForeignLink text={link} />}
      <span class="small muted">
        {' in '}
        <Foreign>{conversation}</Foreign>
      </span>
    </span>
  )
}

function Reason({ letter: { code, detail, attempts } }: { letter: DeadLetter }) {
  return (
    <span>
      <a href={`/problems/${encodeURIComponent(code)}`}>{code}</a>
      {': '}
      <Foreign>{detail}</Foreign>
      <span class="small muted">{`, ${counted(attempts, 'attempt')}`}</span>
    </span>
  )
}
