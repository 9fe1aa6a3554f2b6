import { COUNT_WINDOWS, type CountWindow } from '../../../stats/newest-runs.ts'
import { TIME_WINDOWS, type TimeWindow } from '../../../stats/time-window.ts'
import { WINDOW_BEFORE, WINDOW_NAMES } from './names.ts'
import { formatCount } from './numbers.ts'

export type AnyWindow = CountWindow | TimeWindow

export const ALL_WINDOWS = ['last10', 'last100', 'last1000', ...TIME_WINDOWS] as const satisfies readonly AnyWindow[]

/** A window as it stands on a button. */
export function shortName(window: AnyWindow): string {
  return isCounted(window) ? `last ${formatCount(COUNT_WINDOWS[window])}` : window
}

/** A window as it stands in a sentence: "in the last 100 runs". */
export function longName(window: AnyWindow): string {
  return isCounted(window) ? `the last ${formatCount(COUNT_WINDOWS[window])} runs` : WINDOW_NAMES[window]
}

/** What a window is compared with; null where nothing is kept that could be. */
export function nameOfBefore(window: AnyWindow): string | null {
  if (!isCounted(window)) return WINDOW_BEFORE[window]
  return window === 'last1000' ? null : `the ${formatCount(COUNT_WINDOWS[window])} before`
}

function isCounted(window: AnyWindow): window is CountWindow {
  return Object.hasOwn(COUNT_WINDOWS, window)
}
