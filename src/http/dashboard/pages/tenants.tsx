import type { Context } from 'hono'
import { z } from 'zod'
import { readTenantSettings } from '../../../platform/tenants/tenant-settings.ts'
import { listTenants, tenantsQuerySchema } from '../../../service/tenants/list-tenants.ts'
import { TIME_WINDOWS } from '../../../stats/time-window.ts'
import { tenantDependenciesOf } from '../../tenant-dependencies-of.ts'
import type { PageEnv } from '../page-env.ts'
import { Heard, Live } from '../parts/live.tsx'
import { Pager } from '../parts/pager.tsx'
import { showPage } from '../parts/show-page.tsx'
import { Switch } from '../parts/switch.tsx'
import { tenantNameText } from '../parts/tenant-name.tsx'
import { type ListedTenant, TenantTable } from '../parts/tenant-table.tsx'
import { queryLink } from '../wording/query-link.ts'

const TENANTS_A_PAGE = 25

const SORTS = [
  ['worst', 'Worst first'],
  ['name', 'By id'],
] as const

/** What is not understood is as if it had not been asked for. */
const viewSchema = z.object({
  window: z.enum(TIME_WINDOWS).catch('24h'),
  sort: z.enum(['worst', 'name']).catch('worst'),
  cursor: z.string().optional(),
})

/** `/tenants`: every tenant of the operator, the worst first. */
export async function tenants(c: Context<PageEnv>) {
  const { window, sort, cursor: text } = viewSchema.parse(c.req.query())
  const paging = tenantsQuerySchema.safeParse({ sort, cursor: text })
  const cursor = paging.success ? paging.data.cursor : undefined
  const page = await listTenants({ window, sort, limit: TENANTS_A_PAGE, cursor }, tenantDependenciesOf(c))
  const listed = await Promise.all(page.tenants.map((tenant) => named(c, tenant)))
  const [first] = listed
  const body = (
    <>
      <div class="head">
        <h1>Tenants</h1>
        <div class="actions">
          <Switch
            label="Window"
            options={TIME_WINDOWS.map((name) => [name, name] as const)}
            current={window}
            linkTo={(name) => queryLink({ window: name, sort })}
          />
          <Switch
            label="Order of the tenants"
            options={SORTS}
            current={sort}
            linkTo={(name) => queryLink({ window, sort: name })}
          />
        </div>
      </div>
      <Live id="tenants">
        {first === undefined ? (
          <NoTenants origin={new URL(c.req.url).origin} />
        ) : (
          <TenantTable tenants={listed} window={window} sort={sort} />
        )}
        <Pager of="tenants" parameters={{ window, sort }} isFirst={cursor === undefined} nextCursor={page.nextCursor} />
        <Heard>
          {first === undefined || sort !== 'worst'
            ? ''
            : `The tenant with the lowest mean is ${tenantNameText(first)}.`}
        </Heard>
      </Live>
    </>
  )
  return showPage(c, { title: 'Tenants', place: 'tenants', body })
}

async function named(c: Context<PageEnv>, tenant: Omit<ListedTenant, 'name'>): Promise<ListedTenant> {
  const { name } = await readTenantSettings(c.env.KEYS, tenant.tenantId)
  return { ...tenant, name }
}

function NoTenants({ origin }: { origin: string }) {
  const command = `curl -s -X PUT ${origin}/v1/tenants/acme -H 'authorization: Bearer <admin token>' \\
  -H 'content-type: application/json' -d '{ "name": "Acme" }'
curl -s -X POST ${origin}/v1/tenants/acme/keys -H 'authorization: Bearer <admin token>' \\
  -H 'content-type: application/json' -d '{ "label": "first", "scopes": ["score", "read", "manage"] }'`
  return (
    <section class="card">
      <h2>There is no tenant yet</h2>
      <p>Set one up and make its first key. It shows here within a minute.</p>
      <pre tabindex={0}>
        <code>{command}</code>
      </pre>
    </section>
  )
}
