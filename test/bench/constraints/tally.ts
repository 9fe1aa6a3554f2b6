/** Right of all, such as verdicts that agree. */
export type Share = { right: number; all: number }

/** What a finder found against what it should have found. */
export type Detection = { found: number; labelled: number; matched: number }

export function shareOf({ right, all }: Share): number {
  return all === 0 ? Number.NaN : right / all
}

export function precisionOf({ matched, found }: Detection): number {
  return found === 0 ? Number.NaN : matched / found
}

export function recallOf({ matched, labelled }: Detection): number {
  return labelled === 0 ? Number.NaN : matched / labelled
}

/** The harmonic mean of precision and recall. */
export function f1Of({ matched, found, labelled }: Detection): number {
  return found + labelled === 0 ? Number.NaN : (2 * matched) / (found + labelled)
}

/** Cohen's kappa of two binary raters (Cohen, 1960): agreement beyond what their rates give by chance. */
export function kappaOf(pairs: readonly (readonly [predicted: boolean, actual: boolean])[]): number {
  const all = pairs.length
  const agreed = pairs.filter(([predicted, actual]) => predicted === actual).length / all
  const predictedRate = pairs.filter(([predicted]) => predicted).length / all
  const actualRate = pairs.filter(([, actual]) => actual).length / all
  const byChance = predictedRate * actualRate + (1 - predictedRate) * (1 - actualRate)
  return (agreed - byChance) / (1 - byChance)
}

/** Tallies by name, each begun when first asked for. */
export function tallies<Value>(begin: () => Value): { of(name: string): Value; entries(): [string, Value][] } {
  const values = new Map<string, Value>()
  return {
    of(name) {
      const value = values.get(name) ?? begin()
      values.set(name, value)
      return value
    },
    entries: () => [...values.entries()].toSorted(([first], [second]) => first.localeCompare(second)),
  }
}
