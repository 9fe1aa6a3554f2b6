import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import { ProblemError } from '../problem.ts'
import { pageHeaders } from './page-headers.ts'
import type { PageEnv } from './page-env.ts'
import { agent } from './pages/agent.tsx'
import { deleteConnector, retryLetter, setSecret, showConnector } from './pages/connector.tsx'
import { makeConnector, showConnectors } from './pages/connectors.tsx'
import { overview } from './pages/overview.tsx'
import { run } from './pages/run.tsx'
import { showSignIn, signIn, signOut } from './pages/sign-in.tsx'
import { tenants } from './pages/tenants.tsx'
import { keepTried, showTry, submitTry } from './pages/try.tsx'
import { atTenant, forOperator } from './session/for-operator.ts'
import { localHostOnly } from './session/local-host-only.ts'
import { forTenant, lookedAtByNobody } from './session/for-tenant.ts'

/**
 * The dashboard: every page, behind who may see it.
 *
 * - A path stands twice: here with what answers it, and in page-paths.ts, which is all that the Worker loads of the dashboard before
 *   the first page is asked for. A page is a function of `pages/` that reads through a use case of src/service and gives a `<Page>` to
 *   `showPage` (parts/show-page.tsx). Errors are thrown; the app answers them with pages/problem-page.tsx.
 * - Behind `forTenant` a handler finds `tenantId` and `tenant` in its context, so `dependenciesOf(c)` works as in the API, and the
 *   same page serves a tenant and the operator who looks at one. Links begin with `c.get('looked').base`, which is empty for the tenant.
 * - Text of other people goes into JSX as text, inside `<Foreign>`; nothing is ever put in as raw HTML. A link of theirs goes through
 *   `<ForeignLink>`. There is no `style` attribute and no inline script: the policy refuses both. Bars and lines are SVG.
 * - What refreshes by itself stands in `<Live id="…">`: public/assets/live.js fetches the same URL every few seconds and changes what differs,
 *   in place, so focus, scroll and open `<details>` stay. So a page is the same for the same figures: no time of asking, no random id.
 * - Everything works without script: filters are links or GET forms, changes are POST forms and answer with a redirect (303). Each POST is
 *   checked to come from these pages.
 * - Names, numbers and times are put in words by `wording/`, colours and spaces by public/assets/dashboard.css, which has the light and the
 *   dark theme as custom properties. Scripts in public/assets are modules as they are, typed by JSDoc (tsconfig.json here).
 */
export const dashboard = new Hono<PageEnv>()
  .use(lookedAtByNobody())
  .use(...pageHeaders())
  .use(localHostOnly(), csrf())
  .get('/sign-in', showSignIn)
  .post('/sign-in', ...signIn())
  .post('/sign-out', signOut)
  .get('/', forTenant('read'), overview)
  .get('/agents/:agentId', forTenant('read'), agent)
  .get('/agents/:agentId/runs/:runId', forTenant('read'), run)
  .get('/try', forTenant('score'), showTry)
  .post('/try', forTenant('score', keepTried), ...submitTry())
  .get('/connectors', forTenant('manage'), showConnectors)
  .post('/connectors', forTenant('manage'), ...makeConnector())
  .get('/connectors/:hookId', forTenant('manage'), showConnector)
  .post('/connectors/:hookId/secret', forTenant('manage'), ...setSecret())
  .post('/connectors/:hookId/delete', forTenant('manage'), ...deleteConnector())
  .post('/connectors/:hookId/dead-letters/:id/retry', forTenant('manage'), retryLetter)
  .get('/tenants', forOperator(), tenants)
  .get('/tenants/:tenantId', forOperator(), atTenant(), overview)
  .get('/tenants/:tenantId/agents/:agentId', forOperator(), atTenant(), agent)
  .get('/tenants/:tenantId/agents/:agentId/runs/:runId', forOperator(), atTenant(), run)
  .onError((error) => {
    // The only one Hono throws itself: what `csrf` refuses.
    const isForeignForm = error instanceof HTTPException && error.status === 403
    if (!isForeignForm) throw error
    throw new ProblemError('forbidden', 'the form was not sent by a page of this dashboard', { cause: error })
  })
