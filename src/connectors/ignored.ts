import type { IgnoredEvent, IgnoreReason } from './connector.ts'

/** An event that is not needed, with the keys by which its repeats are known. */
export function ignored(ignoredBecause: IgnoreReason, dedupeKeys: string[] = []): IgnoredEvent {
  return { role: 'ignore', ignoredBecause, dedupeKeys }
}
