/** What a request asks for by `Prefer` (RFC 7240) and the service can do; anything else is ignored, as the RFC has it. */
export type Preferences = {
  respondAsync: boolean
  /** Seconds, 1..60; null when none, or none that can be honoured, is given. */
  waitSeconds: number | null
}

const MAX_WAIT_SECONDS = 60

/** Reads a `Prefer` header. The first of several `wait` counts. */
export function readPreferences(header: string | undefined): Preferences {
  const preferences = (header ?? '').split(',').map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '')
  const wait = preferences.map((preference) => /^wait\s*=\s*"?(\d{1,4})"?$/.exec(preference)?.[1]).find(Boolean)
  const seconds = Number(wait)
  return {
    respondAsync: preferences.includes('respond-async'),
    waitSeconds: wait !== undefined && seconds >= 1 && seconds <= MAX_WAIT_SECONDS ? seconds : null,
  }
}

/** The value of `Preference-Applied`, or null when nothing was honoured. */
export function preferencesApplied({ respondAsync, waitSeconds }: Preferences): string | null {
  const applied = [...(respondAsync ? ['respond-async'] : []), ...(waitSeconds === null ? [] : [`wait=${waitSeconds}`])]
  return applied.length > 0 ? applied.join(', ') : null
}
