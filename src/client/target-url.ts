/** Values of a query; what is undefined is left out. */
export type Query = Readonly<Record<string, string | number | undefined>>

/**
 * The URL of an operation: its path with the names filled in, and its query.
 * @throws TypeError for a name that is empty or would be taken as a step in the path
 */
export function targetUrl(
  baseUrl: string,
  { path, names, query }: { path: string; names: Readonly<Record<string, string>>; query: Query },
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const value = names[name]
    if (value === undefined || value === '' || value === '.' || value === '..') {
      throw new TypeError(`${name} cannot be ${value === undefined ? 'left out' : JSON.stringify(value)}`)
    }
    return encodeURIComponent(value)
  })
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  )
  return `${baseUrl}${filled}${parameters.length === 0 ? '' : `?${parameters.join('&')}`}`
}
