/** Rounds half up to a number of decimals; the nudge keeps decimal halves (1.005) from falling to binary noise. */
export function round(value: number, decimals: number): number {
  const factor = 10 ** decimals
  return Math.round(value * factor * (1 + Number.EPSILON)) / factor
}
