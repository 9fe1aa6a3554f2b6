import type { Context } from 'hono'
import { readTenantStatistics } from '../../../service/tenant-overview.ts'
import { dependenciesOf } from '../../dependencies-of.ts'
import type { PageEnv } from '../page-env.ts'
import { Live } from '../parts/live.tsx'
import { showPage } from '../parts/show-page.tsx'
import { counted, formatMean } from '../wording/numbers.ts'
import { MODE_NAMES } from '../wording/names.ts'
import { MODES } from '../../../stats/vocabulary.ts'

/** `/`: how the tenant's agents stand. */
export async function overview(c: Context<PageEnv>) {
  const { modes } = await readTenantStatistics(c.get('tenantId'), dependenciesOf(c))
  const body = (
    <>
      <h1>Overview</h1>
      <Live id="averages">
        {MODES.map((mode) => {
          const window = modes[mode]?.windows['24h']
          return (
            window && (
              <section class="card">
                <h2>{MODE_NAMES[mode]}</h2>
                <p>{formatMean(window.mean)}</p>
                <p>{counted(window.count, 'run')}</p>
              </section>
            )
          )
        })}
      </Live>
    </>
  )
  return showPage(c, { title: 'Overview', place: 'overview', body })
}
