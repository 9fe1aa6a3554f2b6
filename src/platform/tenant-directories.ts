import { callObject } from './call-object.ts'
import type { TenantDirectory } from './tenant-directory.ts'

type Methods = Pick<
  TenantDirectory,
  | 'agents'
  | 'stats'
  | 'outlook'
  | 'forget'
  | 'configure'
  | 'configuration'
  | 'isKnown'
  | 'addKey'
  | 'keys'
  | 'revokeKey'
  | 'eraseTenant'
  | 'budget'
  | 'reserveCall'
  | 'settleCall'
  | 'addHook'
  | 'hooks'
  | 'hook'
  | 'plainHook'
  | 'changeHook'
  | 'removeHook'
  | 'countHook'
  | 'refuseDelivery'
  | 'deadLetters'
  | 'deadLetter'
>

/** One tenant: its agents with their roll-up, its settings and keys. Every method throws a StorageError when its object does not answer. */
export type TenantDirectoryClient = {
  [Name in keyof Methods]: (...input: Parameters<Methods[Name]>) => Promise<Awaited<ReturnType<Methods[Name]>>>
}

/** The Durable Object of a tenant. Every call may be repeated. */
export function durableTenantDirectory(options: {
  namespace: DurableObjectNamespace<TenantDirectory>
  tenantId: string
}): TenantDirectoryClient {
  const stub = () => options.namespace.getByName(options.tenantId)
  return {
    agents: (query) => callObject(async () => stub().agents(query)),
    outlook: (query) => callObject(async () => stub().outlook(query)),
    stats: (query) => callObject(async () => stub().stats(query)),
    configure: (given) => callObject(async () => stub().configure(given)),
    configuration: () => callObject(async () => stub().configuration()),
    isKnown: () => callObject(async () => stub().isKnown()),
    addKey: (key) => callObject(async () => stub().addKey(key)),
    keys: () => callObject(async () => stub().keys()),
    revokeKey: (keyId) => callObject(async () => stub().revokeKey(keyId)),
    eraseTenant: () => callObject(async () => stub().eraseTenant()),
    budget: (limits) => callObject(async () => stub().budget(limits)),
    reserveCall: (call) => callObject(async () => stub().reserveCall(call)),
    settleCall: (call) => callObject(async () => stub().settleCall(call)),
    addHook: (hook) => callObject(async () => stub().addHook(hook)),
    hooks: () => callObject(async () => stub().hooks()),
    hook: (hookId) => callObject(async () => stub().hook(hookId)),
    plainHook: (hookId) => callObject(async () => stub().plainHook(hookId)),
    changeHook: (hook) => callObject(async () => stub().changeHook(hook)),
    removeHook: (hookId) => callObject(async () => stub().removeHook(hookId)),
    // Not repeated, so that nothing is counted twice.
    countHook: async (counted) => stub().countHook(counted),
    refuseDelivery: (delivery) => callObject(async () => stub().refuseDelivery(delivery)),
    deadLetters: (query) => callObject(async () => stub().deadLetters(query)),
    deadLetter: (key) => callObject(async () => stub().deadLetter(key)),
    forget: (agentId) => callObject(async () => stub().forget(agentId)),
  }
}
