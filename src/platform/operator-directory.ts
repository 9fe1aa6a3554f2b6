import { DurableObject } from 'cloudflare:workers'
import type { TenantStatistics } from '../stats/tenant-statistics.ts'
import { TIME_WINDOWS, type TimeWindow } from '../stats/time-window.ts'
import { applyMigrations, hasTables } from './migrations.ts'
import { OPERATOR_DIRECTORY_MIGRATIONS } from './operator-directory/schema.ts'

/** What a tenant's directory works out: absolute, so that saying it twice changes nothing. `at` is epoch milliseconds. */
export interface TenantReport {
  tenantId: string
  at: number
  statistics: TenantStatistics
}

/** Where a listing goes on: after that tenant, and when listed by mean, after that mean. */
export interface TenantCursor {
  tenantId: string
  mean: number
}

/** `worst` is by the mean over all modes in `window`, lowest first; tenants that have no run there come last. */
export interface TenantQuery {
  sort: 'name' | 'worst'
  window: TimeWindow
  limit: number
  after?: TenantCursor | undefined
}

/** A tenant as it last reported. `statistics` is the JSON text of `TenantStatistics`. */
export interface ListedTenant {
  tenantId: string
  reportedAt: number
  statistics: string
}

export interface TenantPage {
  tenants: ListedTenant[]
  next: TenantCursor | null
}

/** Where a tenant without runs stands: after every mean there can be. */
const AFTER_ALL_MEANS = 2

type TenantRow = { tenant_id: string; reported_at: number; statistics: string; mean: number }

/** The list of tenants with their roll-ups; one object, named `operator`. */
export class OperatorDirectory extends DurableObject<Env> {
  #hasTables = false

  /** Takes over what a tenant's directory worked out; an older report than the one held changes nothing. */
  async report({ tenantId, at, statistics }: TenantReport): Promise<void> {
    const { sql } = this.ctx.storage
    this.ctx.storage.transactionSync(() => {
      if (!this.#hasTables) applyMigrations(this.ctx.storage, OPERATOR_DIRECTORY_MIGRATIONS)
      const [held] = sql.exec<{ reported_at: number }>('SELECT reported_at FROM tenants WHERE tenant_id = ?', tenantId)
      if (held !== undefined && held.reported_at > at) return
      sql.exec(
        'INSERT OR REPLACE INTO tenants (tenant_id, reported_at, statistics) VALUES (?, ?, ?)',
        tenantId,
        at,
        JSON.stringify(statistics),
      )
      sql.exec('DELETE FROM standings WHERE tenant_id = ?', tenantId)
      for (const window of TIME_WINDOWS) {
        const { mean } = statistics.trends[window]
        sql.exec('INSERT INTO standings VALUES (?, ?, ?)', tenantId, window, mean ?? AFTER_ALL_MEANS)
      }
    })
    this.#hasTables = true
  }

  /** Takes the tenant off the list. */
  async forget(tenantId: string): Promise<void> {
    const { sql } = this.ctx.storage
    if (!hasTables(sql)) return
    this.ctx.storage.transactionSync(() => {
      sql.exec('DELETE FROM tenants WHERE tenant_id = ?', tenantId)
      sql.exec('DELETE FROM standings WHERE tenant_id = ?', tenantId)
    })
  }

  /** A page of tenants; `after` is the `next` of the page before. */
  async tenants(query: TenantQuery): Promise<TenantPage> {
    const { sql } = this.ctx.storage
    if (!hasTables(sql)) return { tenants: [], next: null }
    const { text, bindings } = tenantPageQuery(query)
    const rows = sql.exec<TenantRow>(text, ...bindings).toArray()
    const shown = rows.slice(0, query.limit)
    const last = shown.at(-1)
    return {
      tenants: shown.map((row) => ({
        tenantId: row.tenant_id,
        reportedAt: row.reported_at,
        statistics: row.statistics,
      })),
      next: rows.length > query.limit && last !== undefined ? { tenantId: last.tenant_id, mean: last.mean } : null,
    }
  }
}

/** The statement of a page, one row more than asked for to know whether there are more. */
export function tenantPageQuery({ sort, window, limit, after }: TenantQuery): {
  text: string
  bindings: (string | number)[]
} {
  if (sort === 'name') {
    const text = `SELECT tenant_id, reported_at, statistics, 0 AS mean FROM tenants
      ${after === undefined ? '' : 'WHERE tenant_id > ?'} ORDER BY tenant_id LIMIT ?`
    return { text, bindings: after === undefined ? [limit + 1] : [after.tenantId, limit + 1] }
  }
  const text = `SELECT standings.tenant_id, reported_at, statistics, mean
    FROM standings CROSS JOIN tenants ON tenants.tenant_id = standings.tenant_id
    WHERE window_name = ? ${after === undefined ? '' : 'AND mean >= ? AND (mean, standings.tenant_id) > (?, ?)'}
    ORDER BY mean, standings.tenant_id LIMIT ?`
  const cursor = after === undefined ? [] : [after.mean, after.mean, after.tenantId]
  return { text, bindings: [window, ...cursor, limit + 1] }
}
