import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HOOK_COUNTERS } from '../../../platform/hooks/hook-counters.ts'
import { HOOK_ID } from '../../../platform/hooks/hook-locations.ts'
import { changeHook } from '../../../service/hooks/change-hook.ts'
import { deadLettersQuerySchema, listDeadLetters, retryDeadLetter } from '../../../service/hooks/dead-letters.ts'
import { hookChangeSchema } from '../../../service/hooks/hook-request.ts'
import { readHook } from '../../../service/hooks/read-hooks.ts'
import { removeHook } from '../../../service/hooks/remove-hook.ts'
import type { ShownHook } from '../../../service/hooks/shown-hook.ts'
import { hookManagementOf } from '../../hook-dependencies-of.ts'
import { invalidRequest } from '../../invalid-request.ts'
import { limitBody } from '../../middleware/limit-body.ts'
import { problemOf } from '../../problem-of.ts'
import { type FormErrors, formErrors } from '../forms/form-errors.ts'
import { formText, formWord } from '../forms/form-text.ts'
import { readForm } from '../forms/read-form.ts'
import type { PageEnv } from '../page-env.ts'
import { Crumbs } from '../parts/crumbs.tsx'
import { DeadLetterTable } from '../parts/dead-letter-table.tsx'
import { HookSettings } from '../parts/hook-settings.tsx'
import { HookState } from '../parts/hook-table.tsx'
import { Heard, Live } from '../parts/live.tsx'
import { Pager } from '../parts/pager.tsx'
import { SetUpSteps } from '../parts/set-up-steps.tsx'
import { showPage } from '../parts/show-page.tsx'
import { Table } from '../parts/table.tsx'
import { Time } from '../parts/time.tsx'
import { notFound } from '../session/not-found.ts'
import { COUNTER_WORDS, hookLink } from '../wording/hook-counters.ts'
import { counted, formatCount } from '../wording/numbers.ts'
import { PLATFORM_GUIDES } from '../wording/platforms.tsx'
import { DeleteForm, NOTES, SecretForm } from './connectors/hook-forms.tsx'

const LETTERS_A_PAGE = 25
const MAX_FORM_BYTES = 8_192
const LETTER_ID = /^[0-9a-f]{32}$/

/** `GET /connectors/:hookId`: how a hook does, its dead letters, and how it is set up. */
export function showConnector(c: Context<PageEnv>) {
  return showHook(c, null)
}

/** `POST /connectors/:hookId/secret`: gives a hook the secret of its platform. */
export function setSecret() {
  return [limitBody(MAX_FORM_BYTES), createMiddleware<PageEnv>(submitSecret)] as const
}

/** `POST /connectors/:hookId/delete` */
export function deleteConnector() {
  return [limitBody(MAX_FORM_BYTES), createMiddleware<PageEnv>(submitDelete)] as const
}

/** `POST /connectors/:hookId/dead-letters/:id/retry` */
export async function retryLetter(c: Context<PageEnv>) {
  const hookId = hookIdOf(c)
  const id = c.req.param('id') ?? ''
  if (!LETTER_ID.test(id)) throw notFound('there is no such dead letter')
  const note = await retryDeadLetter({ hookId, id }, hookManagementOf(c)).then(
    () => 'retried',
    (error: unknown) => {
      if (problemOf(error).code === 'not-scorable') return 'gone'
      throw error
    },
  )
  return c.redirect(`${hookLink(hookId)}?note=${note}#dead-letters`, 303)
}

async function submitSecret(c: Context<PageEnv>) {
  const hookId = hookIdOf(c)
  const form = await readForm(c)
  const errors = await giveSecret(c, hookId, formText(form['secret']).trim()).then(
    () => null,
    (error: unknown) => formErrors(error, (path) => (path === 'secret' ? 'secret' : null)),
  )
  if (errors === null) return c.redirect(`${hookLink(hookId)}?note=secret`, 303)
  if (errors.problem.code === 'not-found') throw errors.problem
  return showHook(c, errors)
}

async function giveSecret(c: Context<PageEnv>, hookId: string, secret: string): Promise<void> {
  const parsed = hookChangeSchema.safeParse({ secret })
  if (!parsed.success) throw invalidRequest(parsed.error)
  await changeHook(hookId, parsed.data, hookManagementOf(c))
}

async function submitDelete(c: Context<PageEnv>) {
  const hookId = hookIdOf(c)
  const form = await readForm(c)
  if (formWord(form['sure']) !== 'yes') return c.redirect(`${hookLink(hookId)}?note=unsure`, 303)
  await removeHook(hookId, hookManagementOf(c))
  return c.redirect('/connectors', 303)
}

function hookIdOf(c: Context<PageEnv>): string {
  const hookId = c.req.param('hookId') ?? ''
  if (!HOOK_ID.test(hookId)) throw notFound('there is no such hook')
  return hookId
}

async function showHook(c: Context<PageEnv>, errors: FormErrors | null) {
  const hookId = hookIdOf(c)
  const dependencies = hookManagementOf(c)
  // A cursor that is not understood is as if it had not been asked for.
  const asked = deadLettersQuerySchema.safeParse({ limit: LETTERS_A_PAGE, cursor: c.req.query('cursor') })
  const cursor = asked.data?.cursor?.hookId === hookId ? asked.data.cursor : undefined
  const [hook, { deadLetters, nextCursor }] = await Promise.all([
    readHook(hookId, dependencies),
    listDeadLetters(hookId, { limit: LETTERS_A_PAGE, cursor }, dependencies),
  ])
  const { platform, url, hasSecret, counters } = hook
  const letters = (
    <>
      {deadLetters.length === 0 ? (
        <p class="card">There are none: every reply that was paired has its score, or will be tried again.</p>
      ) : (
        <DeadLetterTable hookId={hookId} letters={deadLetters} />
      )}
      <Pager of="dead letters" parameters={{}} isFirst={cursor === undefined} nextCursor={nextCursor} />
      <Heard>{`${counted(counters.scored, 'reply', 'replies')} scored, ${counted(counters.deadLettered, 'dead letter')}.`}</Heard>
    </>
  )
  const figures = <Figures hook={hook} />
  const note = NOTES[c.req.query('note') ?? '']
  const body = (
    <>
      <Crumbs way={[['/connectors', 'Hooks']]} />
      <div class="head">
        <h1>{`Hook for ${PLATFORM_GUIDES[platform].name}`}</h1>
        <p class="small muted">
          <code class="foreign">{hookId}</code>
        </p>
      </div>
      {note !== undefined && (
        <p class={`notice ${note.tone}`} role="status">
          {note.text}
        </p>
      )}
      {!hasSecret && (
        <p class="notice bad">
          {`It has no secret yet, so every delivery is refused. It is ${PLATFORM_GUIDES[platform].secret}.`}
        </p>
      )}
      {errors === null ? <Live id="figures">{figures}</Live> : figures}
      <section class="stack" id="dead-letters" aria-labelledby="letters-title">
        <h2 id="letters-title">Dead letters</h2>
        {errors === null ? <Live id="letters">{letters}</Live> : letters}
      </section>
      <SetUpSteps platform={platform} url={url} />
      <HookSettings hook={hook} />
      <SecretForm hook={hook} errors={errors} />
      <DeleteForm hookId={hookId} />
    </>
  )
  const page = { title: `Hook for ${PLATFORM_GUIDES[platform].name}`, place: 'connectors', body } as const
  return showPage(c, { ...page, assets: ['/assets/copy.js'] }, errors === null ? 200 : errors.status)
}

function Figures({ hook }: { hook: ShownHook }) {
  return (
    <>
      <p>
        <HookState hook={hook} />
        {hook.lastEventAt !== null && (
          <>
            {' last event '}
            <Time at={hook.lastEventAt} />
          </>
        )}
      </p>
      <Table
        caption="What arrived, and what became of it"
        columns={[{ name: 'Counter' }, { name: 'Count', isNumber: true }, { name: 'What is counted' }]}
        rows={HOOK_COUNTERS.map((counter) => {
          const [name, meaning] = COUNTER_WORDS[counter]
          return [name, formatCount(hook.counters[counter]), <span class="muted">{meaning}</span>]
        })}
      />
    </>
  )
}
