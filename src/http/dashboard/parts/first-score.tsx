/** How to make the first score, for whoever has none. */
export function FirstScore({
  origin,
  needsKey,
  agentId = 'support-bot',
}: {
  origin: string
  needsKey: boolean
  agentId?: string
}) {
  const authorization = needsKey ? ` \\\n  -H 'authorization: Bearer <key with the scope score>'` : ''
  const command = `curl -s ${origin}/v1/scores -H 'content-type: application/json'${authorization} -d '{
  "agentId": "${agentId}",
  "input": "List the benefits of TypeScript in bullet points",
  "output": "TypeScript provides static typing, better IDE support, and enhanced code reliability."
}'`
  return (
    <section class="card">
      <h2>Nothing has been scored yet</h2>
      <p>Send an exchange with the name of its agent. It shows here within a minute.</p>
      <pre tabindex={0}>
        <code>{command}</code>
      </pre>
      <p class="small muted">
        Everything that can be sent is in the <a href="/docs">reference</a>.
      </p>
    </section>
  )
}
