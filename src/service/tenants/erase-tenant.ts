import type { TenantDependencies } from './tenant-dependencies.ts'

/** So many rounds are waited for; what is left then is erased in the background. */
const MAX_ROUNDS = 20

/**
 * Erases a tenant: keys and settings, agents, roll-ups, remembered judgements, its place in the operator's list. Nobody can use it
 * from here on; what arrives within the next minute by a key that somewhere is still remembered is erased too. Erasing one that is not there
 * does nothing.
 * @throws StorageError
 */
export async function eraseTenant(
  tenantId: string,
  { directoryOf, memory }: Pick<TenantDependencies, 'directoryOf' | 'memory'>,
): Promise<void> {
  const directory = directoryOf(tenantId)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { isDone } = await directory.eraseTenant()
    memory.tenantErased()
    if (isDone) return
  }
}
