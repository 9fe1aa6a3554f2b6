import type { TenantProvider, TenantSettings } from './tenant-settings.ts'

/** The tenant's provider that a judge id names, or null. */
export function ownProvider({ providers }: Pick<TenantSettings, 'providers'>, id: string): TenantProvider | null {
  const [name = '', ...model] = id.split('/')
  return model.join('/') !== '' && Object.hasOwn(providers, name) ? (providers[name] ?? null) : null
}
