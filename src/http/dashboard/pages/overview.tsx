import type { Context } from 'hono'
import { z } from 'zod'
import { readSettings } from '../../../platform/settings.ts'
import { readTenantOutlook, type TenantOutlook } from '../../../service/pages/read-tenant-outlook.ts'
import { agentsQuerySchema } from '../../../service/tenant-overview.ts'
import { TIME_WINDOWS } from '../../../stats/time-window.ts'
import { MODES } from '../../../stats/vocabulary.ts'
import { dependenciesOf } from '../../dependencies-of.ts'
import type { PageEnv } from '../page-env.ts'
import { FirstScore } from '../parts/first-score.tsx'
import { Foreign } from '../parts/foreign.tsx'
import { Live } from '../parts/live.tsx'
import { OverviewFigures } from '../parts/overview-figures.tsx'
import { showPage } from '../parts/show-page.tsx'
import { Switch } from '../parts/switch.tsx'
import { queryLink } from '../wording/query-link.ts'

const AGENTS_A_PAGE = 20

/** What is not understood is as if it had not been asked for: an address that somebody typed still shows something. */
const viewSchema = z.object({
  window: z.enum(TIME_WINDOWS).catch('24h'),
  sort: z.enum(['worst', 'recent', 'name']).catch('worst'),
  mode: z.enum(MODES).nullable().catch(null),
  cursor: z.string().optional(),
})
const WINDOWS = TIME_WINDOWS.map((window) => [window, window] as const)

/** `/`, and `/tenants/:tenantId` for the operator: how the tenant's agents stand, the worst first. */
export async function overview(c: Context<PageEnv>) {
  const view = viewSchema.parse(c.req.query())
  const paging = agentsQuerySchema.safeParse({ sort: view.sort, cursor: view.cursor })
  const cursor = paging.success ? paging.data.cursor : undefined
  const query = { window: view.window, sort: view.sort, mode: view.mode, limit: AGENTS_A_PAGE, cursor }
  const outlook = await readTenantOutlook(query, dependenciesOf(c))
  const name = c.get('tenant').name
  const isEmpty = !isAnythingKnown(outlook)
  const body = (
    <>
      <div class="head">
        <h1>
          Overview
          {name !== '' && (
            <>
              {' of '}
              <Foreign>{name}</Foreign>
            </>
          )}
        </h1>
        <Switch
          label="Window"
          options={WINDOWS}
          current={view.window}
          linkTo={(window) => queryLink({ window, sort: view.sort, mode: view.mode })}
        />
      </div>
      {isEmpty ? (
        <Live id="figures">
          <FirstScore origin={new URL(c.req.url).origin} needsKey={readSettings(c.env).AUTH === 'keys'} />
        </Live>
      ) : (
        <OverviewFigures outlook={outlook} view={view} base={c.get('looked').base} isFirst={cursor === undefined} />
      )}
    </>
  )
  return showPage(c, { title: name === '' ? 'Overview' : `Overview of ${name}`, place: 'overview', body })
}

/** Whether anything was ever asked for, scored or not. */
function isAnythingKnown({ coverage: { scored, degraded, pending, failed } }: TenantOutlook): boolean {
  return scored + degraded + pending > 0 || Object.keys(failed).length > 0
}
