/** What a log line may carry: names, codes and numbers; never a key, a secret or anybody's text. */
export type LogDetails = Record<string, string | number | boolean | null>

/** Writes one structured line, which Workers observability indexes by its fields. */
export function log(event: string, details: LogDetails = {}): void {
  console.log(JSON.stringify({ event, ...details }))
}
