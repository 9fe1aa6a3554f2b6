import { MAX_REQUIREMENTS, MAX_SCALE } from '../../../../scorer/options.ts'
import { MODES } from '../../../../stats/vocabulary.ts'
import { ChoiceField, LongField, WordField } from '../../forms/field.tsx'
import type { FormErrors } from '../../forms/form-errors.ts'
import { Foreign } from '../../parts/foreign.tsx'
import { MODE_NAMES } from '../../wording/names.ts'
import type { JudgeChoices } from './judge-choices.ts'
import { TRY_FIELDS, type TryField, type TryForm } from './try-request.ts'

const LANGUAGES = ['en', 'fr', 'ko']

type Fields = { form: TryForm; errors: FormErrors | null; judges: JudgeChoices | null }

/** The fields of the form, filled in as they were sent. Which judges there are is told only to whom they judge for. */
export function Fields({ form, errors, judges }: Fields) {
  const field = (name: TryField) => ({
    name,
    label: TRY_FIELDS[name],
    value: form[name],
    errors: errors?.of(name) ?? [],
  })
  return (
    <>
      <LongField {...field('prompt')} rows={5} />
      <LongField {...field('system')} rows={3} help="What the agent was told; may be left out." />
      <LongField {...field('response')} rows={6} />
      <div class="fields">
        <ChoiceField
          {...field('mode')}
          value={form.mode === '' ? 'both' : form.mode}
          options={MODES.map((mode) => [mode, MODE_NAMES[mode]] as const)}
        />
        <WordField
          {...field('model')}
          suggestions={judges?.named}
          help={judges === null ? undefined : <JudgeHelp judges={judges} />}
        />
        <WordField {...field('scale')} kind="decimal" help={`1 to ${MAX_SCALE}; 1 when left out.`} />
        <WordField {...field('threshold')} kind="decimal" help="On the scale: from where it passes." />
        <WordField {...field('language')} suggestions={LANGUAGES} help="Such as en, fr or ko; English when left out." />
        <WordField {...field('agentId')} help="Name one, and the run is recorded in its averages." />
      </div>
      <LongField
        {...field('requirements')}
        rows={3}
        help={`What else the response has to do, one a line, up to ${MAX_REQUIREMENTS}.`}
      />
    </>
  )
}

function JudgeHelp({ judges: { byDefault, beginnings } }: { judges: JudgeChoices }) {
  return (
    <>
      <Foreign>{byDefault}</Foreign>
      {' when left out'}
      {beginnings.length > 0 && (
        <>
          {'; any model of '}
          <Foreign>{beginnings.join(', ')}</Foreign>
        </>
      )}
    </>
  )
}
