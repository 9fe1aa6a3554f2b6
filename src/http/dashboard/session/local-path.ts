const SOMEWHERE = 'https://plumbline.invalid'

/** A path of this dashboard to go to after signing in; what leads anywhere else becomes the overview. */
export function localPath(given: string | undefined): string {
  if (given === undefined || !URL.canParse(given, SOMEWHERE)) return '/'
  const { origin, pathname, search } = new URL(given, SOMEWHERE)
  return origin === SOMEWHERE && !pathname.startsWith('//') ? `${pathname}${search}` : '/'
}
