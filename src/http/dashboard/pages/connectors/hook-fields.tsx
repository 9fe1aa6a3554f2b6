import { PLATFORMS } from '../../../../connectors/connector.ts'
import { MODES } from '../../../../stats/vocabulary.ts'
import { ChoiceField, LongField, WordField } from '../../forms/field.tsx'
import type { FormErrors } from '../../forms/form-errors.ts'
import { MODE_NAMES } from '../../wording/names.ts'
import { PLATFORM_GUIDES } from '../../wording/platforms.tsx'
import { HOOK_FIELDS, type HookField, type HookForm } from './hook-form.ts'

/** The fields of the form that makes a hook. A secret that was sent is not sent back. */
export function HookFields({
  form,
  errors,
  judges,
}: {
  form: HookForm
  errors: FormErrors | null
  judges: readonly string[]
}) {
  const field = (name: HookField) => ({
    name,
    label: HOOK_FIELDS[name],
    value: form[name],
    errors: errors?.of(name) ?? [],
  })
  return (
    <>
      <div class="fields">
        <ChoiceField
          {...field('platform')}
          options={PLATFORMS.map((platform) => [platform, PLATFORM_GUIDES[platform].name] as const)}
        />
        <WordField
          {...field('agentId')}
          isRequired
          help="Under which name its replies are recorded, such as support-bot."
        />
        <WordField
          {...field('secret')}
          value=""
          kind="password"
          help="What the platform signs with; it may come later. Your own chat gets one made here."
        />
      </div>
      <LongField
        {...field('identities')}
        rows={2}
        help="Ids or names of the bot there, one a line. Without any it takes every bot; Mattermost and Rocket.Chat need one."
      />
      <LongField
        {...field('systemPrompt')}
        rows={3}
        help="What the bot was told; with it replies are held against both prompts."
      />
      <details>
        <summary>How replies are scored</summary>
        <div class="fields">
          <ChoiceField
            {...field('mode')}
            value={form.mode === '' ? 'both' : form.mode}
            options={MODES.map((mode) => [mode, MODE_NAMES[mode]] as const)}
          />
          <WordField {...field('model')} suggestions={judges} help="The tenant’s own when left out." />
          <WordField {...field('language')} suggestions={['en', 'fr', 'ko']} help="English when left out." />
          <WordField {...field('settleSeconds')} kind="decimal" help="5 on Slack, else 2, when left out." />
          <WordField {...field('sampleRate')} kind="decimal" help="All when left out." />
        </div>
      </details>
    </>
  )
}
