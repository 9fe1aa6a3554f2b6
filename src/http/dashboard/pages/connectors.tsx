import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { z } from 'zod'
import { hookRequestSchema, type HookRequest } from '../../../service/hooks/hook-request.ts'
import { makeHook } from '../../../service/hooks/make-hook.ts'
import { listHooks } from '../../../service/hooks/read-hooks.ts'
import type { newHookSchema } from '../../../service/hooks/shown-hook.ts'
import { hookManagementOf } from '../../hook-dependencies-of.ts'
import { invalidRequest } from '../../invalid-request.ts'
import { limitBody } from '../../middleware/limit-body.ts'
import { type FormErrors, formErrors } from '../forms/form-errors.ts'
import { FormProblem } from '../forms/form-problem.tsx'
import { readForm } from '../forms/read-form.ts'
import type { PageEnv } from '../page-env.ts'
import { Copyable } from '../parts/copyable.tsx'
import { Crumbs } from '../parts/crumbs.tsx'
import { HookTable } from '../parts/hook-table.tsx'
import { Heard, Live } from '../parts/live.tsx'
import { SetUpSteps } from '../parts/set-up-steps.tsx'
import { showPage } from '../parts/show-page.tsx'
import { hookLink } from '../wording/hook-counters.ts'
import { counted } from '../wording/numbers.ts'
import { PLATFORM_GUIDES } from '../wording/platforms.tsx'
import { judgeChoices } from './try/judge-choices.ts'
import { HookFields } from './connectors/hook-fields.tsx'
import {
  EMPTY_HOOK,
  HOOK_FIELDS,
  hookFieldOf,
  type HookForm,
  hookFormSchema,
  hookRequestOf,
} from './connectors/hook-form.ts'

type NewHook = z.infer<typeof newHookSchema>

/** `GET /connectors`: the hooks of the tenant, and a form that makes one. */
export function showConnectors(c: Context<PageEnv>) {
  return showHooks(c, EMPTY_HOOK, null)
}

/** `POST /connectors`: makes a hook. Its answer holds the secret that was made, this once. */
export function makeConnector() {
  return [limitBody(), createMiddleware<PageEnv>(make)] as const
}

async function make(c: Context<PageEnv>) {
  const form = hookFormSchema.parse(await readForm(c))
  const made = await makeFrom(c, form).catch((error: unknown) => formErrors(error, hookFieldOf))
  return 'problem' in made ? showHooks(c, form, made) : showMade(c, made)
}

/** @throws what `POST /v1/hooks` answers as a problem */
async function makeFrom(c: Context<PageEnv>, form: HookForm): Promise<{ request: HookRequest; hook: NewHook }> {
  const parsed = hookRequestSchema.safeParse(hookRequestOf(form))
  if (!parsed.success) throw invalidRequest(parsed.error)
  return { request: parsed.data, hook: await makeHook(parsed.data, hookManagementOf(c)) }
}

async function showHooks(c: Context<PageEnv>, form: HookForm, errors: FormErrors | null) {
  const { hooks } = await listHooks(hookManagementOf(c))
  const letters = hooks.reduce((sum, { counters }) => sum + counters.deadLettered, 0)
  const list = (
    <>
      {hooks.length === 0 ? <NoHooks /> : <HookTable hooks={hooks} />}
      <Heard>{`${counted(hooks.length, 'hook')}, ${counted(letters, 'dead letter')}.`}</Heard>
    </>
  )
  const body = (
    <>
      <h1>Hooks</h1>
      {/* What answers a form is not asked for again. */}
      {errors === null ? <Live id="hooks">{list}</Live> : list}
      <section class="stack" aria-labelledby="new-hook">
        <h2 id="new-hook">A new hook</h2>
        {errors !== null && <FormProblem errors={errors} fields={HOOK_FIELDS} />}
        <form method="post" action="/connectors#new-hook" class="card" autocomplete="off">
          <HookFields form={form} errors={errors} judges={judgeChoices(c).named} />
          <button type="submit">Make the hook</button>
        </form>
      </section>
    </>
  )
  return showPage(c, { title: 'Hooks', place: 'connectors', body }, errors === null ? 200 : errors.status)
}

function NoHooks() {
  return (
    <section class="card">
      <h2>No chat platform delivers yet</h2>
      <p>
        Point a chat platform’s webhook here, and every reply of a bot is scored against the message it answers, with no
        code on the bot’s side. Make a hook below; it tells what to set up there.
      </p>
    </section>
  )
}

function showMade(
  c: Context<PageEnv>,
  { request: { platform, secret: given }, hook }: { request: HookRequest; hook: NewHook },
) {
  const { name, secret: place } = PLATFORM_GUIDES[platform]
  const body = (
    <>
      <Crumbs way={[['/connectors', 'Hooks']]} />
      <h1>{`The hook for ${name} is made`}</h1>
      {hook.secret !== null && (
        <section class="notice fair" role="status" aria-labelledby="secret-title">
          <h2 id="secret-title">Its secret is shown this once</h2>
          <p>Take it along now: only its encrypted form is kept, and nobody can read it again.</p>
          <Copyable name="the secret" text={hook.secret} />
        </section>
      )}
      {hook.secret === null && given === undefined && (
        <section class="notice fair" aria-labelledby="secret-title">
          <h2 id="secret-title">It still needs its secret</h2>
          <p>{`Until then deliveries are refused. It is ${place}; give it on the page of the hook.`}</p>
        </section>
      )}
      <SetUpSteps platform={platform} url={hook.url} />
      <p>
        <a class="button" href={hookLink(hook.hookId)}>
          To the hook
        </a>
      </p>
    </>
  )
  return showPage(c, { title: 'A new hook', place: 'connectors', assets: ['/assets/copy.js'], body }, 201)
}
