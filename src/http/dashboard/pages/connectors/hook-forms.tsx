import type { Platform } from '../../../../connectors/connector.ts'
import { CONNECTORS } from '../../../../connectors/registry.ts'
import type { ShownHook } from '../../../../service/hooks/shown-hook.ts'
import { WordField } from '../../forms/field.tsx'
import type { FormErrors } from '../../forms/form-errors.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { Time } from '../../parts/time.tsx'
import { hookLink } from '../../wording/hook-counters.ts'
import { PLATFORM_GUIDES } from '../../wording/platforms.tsx'

const LABEL = 'New secret'

/** What is said after a form was sent, by the name that stands in the address. */
export const NOTES: Readonly<Record<string, { text: string; tone: 'fair' | 'bad' } | undefined>> = {
  retried: { text: 'It is being scored again, with the settings that the hook has now.', tone: 'fair' },
  gone: {
    text: 'It could not be tried again: its texts are no longer kept, or it is being tried already.',
    tone: 'bad',
  },
  secret: { text: 'The new secret is good at once; the one before for another 24 hours.', tone: 'fair' },
  unsure: { text: 'Nothing was deleted: say that you are sure.', tone: 'bad' },
}

/** Gives the hook its secret, or another one. */
export function SecretForm({ hook, errors }: { hook: ShownHook; errors: FormErrors | null }) {
  const { hookId, hasSecret, previousSecretUntil, platform } = hook
  return (
    <section class="card" aria-labelledby="secret-title">
      <h2 id="secret-title">{hasSecret ? 'Replace its secret' : 'Give it its secret'}</h2>
      {previousSecretUntil !== null && (
        <p>
          {'The secret before is good until '}
          <Time at={previousSecretUntil} isPoint />.
        </p>
      )}
      {errors !== null && <FormProblem errors={errors} fields={{ secret: LABEL }} />}
      <form method="post" action={`${hookLink(hookId)}/secret#secret-title`} class="stack">
        <WordField
          name="secret"
          label={LABEL}
          kind="password"
          value=""
          isRequired
          errors={errors?.of('secret') ?? []}
          help={`${secretHelp(platform)}. It is encrypted and never shown.`}
        />
        <button type="submit">{hasSecret ? 'Replace' : 'Save'}</button>
      </form>
    </section>
  )
}

function secretHelp(platform: Platform): string {
  const { name, secret } = PLATFORM_GUIDES[platform]
  return CONNECTORS[platform].secretFrom === 'hook'
    ? 'whsec_ and 24 random bytes or more in base64, which the bot signs with'
    : `From ${name}: ${secret}`
}

/** Deletes the hook, after saying so twice. */
export function DeleteForm({ hookId }: { hookId: string }) {
  return (
    <details class="card">
      <summary>Delete this hook</summary>
      <form method="post" action={`${hookLink(hookId)}/delete`} class="stack">
        <p>Its counters and dead letters go with it, and its URL answers nobody any more. What was scored stays.</p>
        <label class="check">
          <input type="checkbox" name="sure" value="yes" required />I am sure
        </label>
        <button class="danger" type="submit">
          Delete the hook
        </button>
      </form>
    </details>
  )
}
