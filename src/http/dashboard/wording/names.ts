import type { TimeWindow } from '../../../stats/time-window.ts'
import type { Dimension, Label, Mode } from '../../../stats/vocabulary.ts'

export const MODE_NAMES: Record<Mode, string> = { user: 'User prompt', system: 'System prompt', both: 'Both prompts' }

export const LABEL_NAMES: Record<Label, string> = {
  excellent: 'Excellent',
  very_good: 'Very good',
  good: 'Good',
  moderate: 'Moderate',
  poor: 'Poor',
  very_poor: 'Very poor',
}

export const DIMENSION_NAMES: Record<Dimension, string> = {
  intentAlignment: 'Intent',
  requirementsFulfillment: 'Requirements',
  completeness: 'Completeness',
  responseAppropriateness: 'Appropriateness',
}

/** A window as it stands in a sentence: "in the last hour". */
export const WINDOW_NAMES: Record<TimeWindow, string> = {
  '1h': 'the last hour',
  '24h': 'the last 24 hours',
  '7d': 'the last 7 days',
  '30d': 'the last 30 days',
  all: 'all time',
}

/** What a window is compared with; null where nothing is kept that could be. */
export const WINDOW_BEFORE: Record<TimeWindow, string | null> = {
  '1h': 'the hour before',
  '24h': 'the 24 hours before',
  '7d': 'the 7 days before',
  '30d': null,
  all: null,
}
