import type { ShownHook } from '../../../service/hooks/shown-hook.ts'
import { hookLink } from '../wording/hook-counters.ts'
import { counted, formatCount } from '../wording/numbers.ts'
import { PLATFORM_GUIDES } from '../wording/platforms.tsx'
import { Foreign } from './foreign.tsx'
import { Table } from './table.tsx'
import { Time } from './time.tsx'

/** The hooks of a tenant, with what became of what they delivered. */
export function HookTable({ hooks }: { hooks: readonly ShownHook[] }) {
  return (
    <Table
      caption={counted(hooks.length, 'hook')}
      columns={[
        { name: 'Platform' },
        { name: 'Agents' },
        { name: 'Last event' },
        { name: 'Received', isNumber: true },
        { name: 'Scored', isNumber: true },
        { name: 'Rejected', isNumber: true },
        { name: 'Dead letters', isNumber: true },
        { name: 'State' },
      ]}
      rows={hooks.map((hook) => [
        <a href={hookLink(hook.hookId)}>{PLATFORM_GUIDES[hook.platform].name}</a>,
        <Foreign>{hook.agents.map(({ agentId }) => agentId).join(', ')}</Foreign>,
        hook.lastEventAt === null ? <span class="muted">none yet</span> : <Time at={hook.lastEventAt} />,
        formatCount(hook.counters.received),
        formatCount(hook.counters.scored),
        formatCount(hook.counters.rejected),
        <span class={hook.counters.deadLettered > 0 ? 'bad' : undefined}>
          {formatCount(hook.counters.deadLettered)}
        </span>,
        <HookState hook={hook} />,
      ])}
    />
  )
}

/** Whether a hook can take deliveries. */
export function HookState({ hook: { hasSecret, lastEventAt } }: { hook: ShownHook }) {
  if (!hasSecret) return <span class="badge bad">has no secret</span>
  if (lastEventAt === null) return <span class="badge fair">waits for its first event</span>
  return <span class="badge good">takes events</span>
}
