import type { HookCounter } from '../../../platform/hooks/hook-counters.ts'

/** What each counter of a hook counts, in the order in which it happens. */
export const COUNTER_WORDS: Record<HookCounter, readonly [name: string, meaning: string]> = {
  received: ['Received', 'events of deliveries whose signature is good'],
  duplicates: ['Duplicates', 'events that were known already'],
  ignored: ['Ignored', 'events that are no message of a conversation, such as a status'],
  rejected: ['Rejected', 'deliveries whose signature is wrong or missing'],
  paired: ['Paired', 'replies with the prompt that they answer'],
  unpaired: ['Unpaired', 'replies without a prompt, which are not scored'],
  skipped: ['Skipped', 'pairs that were left out by the sample rate'],
  scored: ['Scored', 'pairs with a score'],
  failed: ['Failed', 'attempts to score that failed'],
  deadLettered: ['Dead letters', 'pairs that could not be scored with all attempts'],
}

export function hookLink(hookId: string): string {
  return `/connectors/${hookId}`
}
