const TIME = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

/** A moment as text: `30 Nov 2026, 21:14 UTC`. `at` is RFC 3339. */
export function formatTime(at: string): string {
  return `${TIME.format(new Date(at))} UTC`
}
