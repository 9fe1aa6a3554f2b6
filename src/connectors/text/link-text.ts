/** A link as `label (address)`; one whose label is its own address stays that. */
export function linkText(url: string, label: string): string {
  if (label === '') return url
  return bare(url) === bare(label) ? label : `${label} (${url})`
}

function bare(address: string): string {
  return address.replace(/^https?:\/\//i, '').replace(/\/$/, '')
}
