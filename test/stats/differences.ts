/** Where the values differ, field by field: whole numbers and texts must be equal, fractions alike to 1e-9. */
export function differences(actual: unknown, expected: unknown, path = ''): string[] {
  if (Object.is(actual, expected)) return []
  if (typeof actual === 'number' && typeof expected === 'number') {
    const whole = Number.isInteger(actual) && Number.isInteger(expected)
    return !whole && Math.abs(actual - expected) <= 1e-9 ? [] : [`${path}: ${actual} is not ${expected}`]
  }
  if (typeof actual === 'object' && typeof expected === 'object' && actual !== null && expected !== null) {
    const [left, right] = [new Map<string, unknown>(Object.entries(actual)), new Map(Object.entries(expected))]
    const keys = new Set([...left.keys(), ...right.keys()])
    return [...keys].flatMap((key) => differences(left.get(key), right.get(key), `${path}.${key}`))
  }
  return [`${path}: ${String(actual)} is not ${String(expected)}`]
}
