import type { Label } from '../../../stats/vocabulary.ts'

/** How a figure looks: never the only sign of what it says. */
export type Tone = 'good' | 'fair' | 'bad'

const TONES: Record<Label, Tone> = {
  excellent: 'good',
  very_good: 'good',
  good: 'good',
  moderate: 'fair',
  poor: 'bad',
  very_poor: 'bad',
}

export function toneOfLabel(label: Label): Tone {
  return TONES[label]
}

/** The tone of a mean of 0..1, by the bands of the labels (docs of the score: good from 0.7, moderate from 0.6). */
export function toneOfMean(mean: number): Tone {
  const hundredths = Math.round(mean * 100)
  if (hundredths >= 70) return 'good'
  return hundredths >= 60 ? 'fair' : 'bad'
}
