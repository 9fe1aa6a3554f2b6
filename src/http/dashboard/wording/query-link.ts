/** A link to the same page with other parameters; those that are null or the default (undefined) are left out. */
export function queryLink(parameters: Readonly<Record<string, string | null | undefined>>): string {
  const entries = Object.entries(parameters).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return `?${new URLSearchParams(entries).toString()}`
}
