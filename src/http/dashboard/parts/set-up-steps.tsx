import type { Platform } from '../../../connectors/connector.ts'
import { PLATFORM_GUIDES } from '../wording/platforms.tsx'
import { Copyable } from './copyable.tsx'

/** How a platform is told to deliver to a hook. */
export function SetUpSteps({ platform, url }: { platform: Platform; url: string }) {
  const { name, steps, notes } = PLATFORM_GUIDES[platform]
  return (
    <section class="card" aria-labelledby="set-up">
      <h2 id="set-up">{`Set up ${name}`}</h2>
      <Copyable name="the URL" text={url} />
      <ol class="steps">
        {steps.map((step) => (
          <li>{step}</li>
        ))}
      </ol>
      <ul class="steps small muted">
        {notes.map((note) => (
          <li>{note}</li>
        ))}
      </ul>
    </section>
  )
}
