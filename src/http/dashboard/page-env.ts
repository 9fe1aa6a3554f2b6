import type { AppEnv } from '../context.ts'
import type { Viewer } from './session/viewer.ts'

/** Who looks at what. */
export type Looked = {
  /** Null for somebody who is not signed in, or of whom that is not known. */
  viewer: Viewer | null
  /** Whose data is shown; null on pages that show no tenant. */
  tenantId: string | null
  /** What the operator called it; empty where that is not known. */
  tenantName: string
  /** What the paths of the tenant's pages begin with: empty, or `/tenants/<tenantId>` where the operator looks at one. */
  base: string
}

export const NOBODY: Looked = { viewer: null, tenantId: null, tenantName: '', base: '' }

/** What a page finds in its context: what a route of the API finds there, and who looks at what. */
export type PageEnv = AppEnv & { Variables: { looked: Looked } }
