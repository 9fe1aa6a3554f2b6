/** Which way a mean went, at the 2 decimals that are shown, and in words. */
export type ShownChange = { direction: 'up' | 'down' | 'same'; text: string; words: string }

/** A change of a mean of 0..1, such as `−0.21`. */
export function showChange(change: number): ShownChange {
  const hundredths = Math.round(change * 100)
  const size = (Math.abs(hundredths) / 100).toFixed(2)
  if (hundredths > 0) return { direction: 'up', text: `+${size}`, words: `up ${size}` }
  if (hundredths < 0) return { direction: 'down', text: `−${size}`, words: `down ${size}` }
  return { direction: 'same', text: '±0.00', words: 'unchanged' }
}
