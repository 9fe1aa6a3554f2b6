import { Foreign } from './foreign.tsx'

/** A tenant by the name that the operator gave it, with its id; by the id alone where nobody gave one. */
export function TenantName({ tenantId, name }: { tenantId: string; name: string }) {
  if (name === '' || name === tenantId) return <Foreign>{tenantId}</Foreign>
  return (
    <>
      <Foreign>{name}</Foreign>
      {' ('}
      <Foreign>{tenantId}</Foreign>)
    </>
  )
}

/** The same as plain text, to be heard. */
export function tenantNameText({ tenantId, name }: { tenantId: string; name: string }): string {
  return name === '' || name === tenantId ? tenantId : `${name} (${tenantId})`
}
