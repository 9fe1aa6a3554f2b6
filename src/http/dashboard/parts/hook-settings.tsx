import type { ShownHook } from '../../../service/hooks/shown-hook.ts'
import { MODE_NAMES } from '../wording/names.ts'
import { formatShare } from '../wording/numbers.ts'
import { Foreign, ForeignBlock } from './foreign.tsx'
import { Time } from './time.tsx'

/** How the replies of a hook are taken and scored. */
export function HookSettings({ hook }: { hook: ShownHook }) {
  const { agents, systemPrompt, options, model, settleSeconds, sampleRate, createdAt } = hook
  return (
    <section class="card" aria-labelledby="settings">
      <h2 id="settings">Settings</h2>
      <dl class="facts">
        {agents.map(({ agentId, identities = [] }) => (
          <>
            <dt>Agent</dt>
            <dd>
              <Foreign>{agentId}</Foreign>
              {identities.length === 0 ? (
                <span class="muted">, every bot</span>
              ) : (
                <>
                  {': '}
                  <Foreign>{identities.join(', ')}</Foreign>
                </>
              )}
            </dd>
          </>
        ))}
        <dt>Held against</dt>
        <dd>{MODE_NAMES[options.evaluationMode]}</dd>
        <dt>Judge</dt>
        <dd>{model === null ? <span class="muted">the tenant’s own</span> : <Foreign>{model}</Foreign>}</dd>
        <dt>Complete after</dt>
        <dd>{`${settleSeconds} s`}</dd>
        <dt>Scored</dt>
        <dd>{`${formatShare(sampleRate)} of the replies`}</dd>
        <dt>Made</dt>
        <dd>
          <Time at={createdAt} isPoint />
        </dd>
      </dl>
      <h3>System prompt</h3>
      {systemPrompt === null ? <p class="muted">None was given.</p> : <ForeignBlock>{systemPrompt}</ForeignBlock>}
      <p class="small muted">
        {'Everything here can be changed by '}
        <a href="/docs#changeHook">PATCH /v1/hooks/&#123;hookId&#125;</a>.
      </p>
    </section>
  )
}
