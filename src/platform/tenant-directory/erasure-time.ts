/** After so long no isolate takes an erased tenant's keys any more, and every agent has told its directory that it is there. */
export const ERASURE_MS = 120_000
